// Boots Python as the site ships it, in Node, and runs what comes in: a JSON text of code a line, an answer a line.
// Arguments: the site's folder py/.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadPyodide } from "pyodide";

const folder = process.argv[2];
const tell = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const lock = JSON.parse(process.argv[3]);
const python = await loadPyodide({
  stdLibURL: `${folder}/stdlib.zip`,
  packageBaseUrl: folder,
  lockFileContents: lock,
  env: { PYTHONPATH: "/lib/engine.zip" },
  fsInit: (FS) => FS.writeFile("/lib/engine.zip", readFileSync(`${folder}/engine.zip`)),
  stdout: (line) => console.error(line),
});
tell({ value: "ready" });

for await (const line of createInterface({ input: process.stdin })) {
  try {
    tell({ value: await python.runPythonAsync(JSON.parse(line)) });
  } catch (error) {
    tell({ error: String(error) });
  }
}
