// Bundles the page's scripts and style sheets into dist/, each at the path that index.html gives it.
// Arguments: JSON {"outdir", "entries": ["web/main.mjs", …], "constants": {"PARTS": …}}
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

const { outdir, entries, constants } = JSON.parse(process.argv[2]);

// Pyodide names a public host to fall back to. The page asks no host but its own, so the address goes.
const noForeignHost = {
  name: "no-foreign-host",
  setup(plugins) {
    plugins.onLoad({ filter: /pyodide\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const address = /`https:\/\/[^`]*`/g;
      if (source.match(address)?.length !== 1) {
        throw new Error(
          "Pyodide's fallback address was not found once: look at what has changed in this release",
        );
      }
      return { contents: source.replace(address, '"./"'), loader: "js" };
    });
  },
};

await build({
  entryPoints: entries.map((entry) => ({ in: entry, out: entry.replace(/\.[^.]+$/, "") })),
  outdir,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome105", "firefox115", "safari16.4"],
  outExtension: { ".js": ".mjs" },
  // Names that Pyodide imports only under Node, and files that lie beside the page.
  external: ["node:*", "ws", "*.svg", "*.png", "*.webp", "*.woff2"],
  define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
  plugins: [noForeignHost],
  legalComments: "none",
  logLevel: "warning",
});
