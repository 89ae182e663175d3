// Compiles Python's standard library and the engine with the Pyodide that will run them, in Node.
// Arguments: the files to write, stdlib.zip and engine.zip; the engine's wheel, micropip's wheel.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { NO_PACKAGES } from "./lock_file.mjs";

const [stdlib, engine, engineWheel, micropipWheel] = process.argv.slice(2);
const python = await loadPyodide({
  // Compiled code lists the members of a set in the order of their hashes: fixed, so that two builds are the same. And it
  // keeps the column of everything that can fail, a quarter of its size; lines are enough to find an error.
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  lockFileContents: NO_PACKAGES,
});
python.FS.writeFile("/engine.whl", readFileSync(engineWheel));
python.FS.writeFile("/micropip.whl", readFileSync(micropipWheel));
python.FS.writeFile("/slim_stdlib.py", readFileSync(new URL("slim_stdlib.py", import.meta.url)));
python.runPython(`
import sys
sys.path.insert(0, "/")
import slim_stdlib
open("/engine.zip", "wb").write(slim_stdlib.bytecode("/engine.whl", "blacklady"))
open("/stdlib.zip", "wb").write(slim_stdlib.slim(["/engine.whl", "/micropip.whl"], ["blacklady", "micropip"]))
`);
writeFileSync(stdlib, python.FS.readFile("/stdlib.zip"));
writeFileSync(engine, python.FS.readFile("/engine.zip"));
