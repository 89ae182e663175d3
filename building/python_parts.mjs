// Makes the parts of Python that the page loads, with the Pyodide that will load them, run in Node.
// Arguments: folder to write stdlib.zip and engine.zip to, the engine's wheel, micropip's wheel.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [folder, engine, micropip] = process.argv.slice(2);
const lock = JSON.parse(
  readFileSync(new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url), "utf8"),
);
const python = await loadPyodide({
  // Compiled code lists the members of a set in the order of their hashes: fixed, so that two builds are the same.
  env: { PYTHONHASHSEED: "0" },
  lockFileContents: { info: lock.info, packages: {} },
});
python.FS.writeFile("/engine.whl", readFileSync(engine));
python.FS.writeFile("/micropip.whl", readFileSync(micropip));
python.FS.writeFile("/slim_stdlib.py", readFileSync(new URL("slim_stdlib.py", import.meta.url)));
python.runPython(`
import sys
sys.path.insert(0, "/")
import slim_stdlib
open("/engine.zip", "wb").write(slim_stdlib.bytecode("/engine.whl", "blacklady"))
open("/stdlib.zip", "wb").write(slim_stdlib.slim(["/engine.whl", "/micropip.whl"], ["blacklady", "micropip"]))
`);
for (const name of ["stdlib.zip", "engine.zip"]) {
  writeFileSync(`${folder}/${name}`, python.FS.readFile(`/${name}`));
}
