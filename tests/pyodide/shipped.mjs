// Boots Python as the site ships it, in Node, and runs what comes in: a JSON text of code a line, an answer a line.
// Arguments: the site's folder py/, the lock file's contents. `library.add()` puts the standard library in its place.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { decompress } from "fzstd";
import { loadPyodide } from "pyodide";
import { fromImage, unpack } from "../../web/memory-image.mjs";

const folder = process.argv[2];
const tell = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const { default: createPyodideModule } = await import(pathToFileURL(`${folder}/pyodide.asm.mjs`).href);
const image = Promise.resolve(unpack(decompress(readFileSync(`${folder}/python.img.zst`))));
const python = await loadPyodide({
  ...fromImage(createPyodideModule, image),
  indexURL: folder,
  packageBaseUrl: folder,
  // On the page it comes later, if at all: it isn't needed to play.
  stdLibURL: "/dev/null",
  lockFileContents: JSON.parse(process.argv[3]),
  stdout: (line) => console.error(line),
});
python.registerJsModule("library", {
  add: () => python.FS.writeFile("/lib/python314.zip", readFileSync(`${folder}/stdlib.zip`)),
});
tell({ value: "ready" });

for await (const line of createInterface({ input: process.stdin })) {
  try {
    tell({ value: await python.runPythonAsync(JSON.parse(line)) });
  } catch (error) {
    tell({ error: String(error) });
  }
}
