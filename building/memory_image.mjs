// Makes the memory image that the page starts Python from; see web/memory-image.mjs.
// Arguments: the folder py/ of the site, with Pyodide and stdlib.zip in it; the engine's compiled modules, a zip file.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";
import { pack, withMemory } from "../web/memory-image.mjs";
import { NO_PACKAGES } from "./lock_file.mjs";

const [folder, engine] = process.argv.slice(2);
const { default: createPyodideModule } = await import(pathToFileURL(`${folder}/pyodide.asm.mjs`).href);
// Python notes the time in its memory when it starts, and two builds of the same sources have to be the same to the byte.
Date.now = () => Date.UTC(1980, 0, 1);
performance.now = () => 0;

/** @type {ArrayBuffer} */
let fresh;
const python = await loadPyodide({
  _makeSnapshot: true,
  // Nothing of this machine: Python would note the path of the program and the language.
  _sysExecutable: "/pyodide",
  env: { HOME: "/home/pyodide", LANG: "C.UTF-8", PYTHONHASHSEED: "0", PYTHONPATH: "/lib/engine.zip" },
  indexURL: folder,
  stdLibURL: `${folder}/stdlib.zip`,
  lockFileContents: NO_PACKAGES,
  fsInit: async (files) => files.writeFile("/lib/engine.zip", readFileSync(engine)),
  createPyodideModule: withMemory(createPyodideModule, (memory) => {
    fresh = memory.slice(0);
  }),
});
python.runPython(`
def prepare():
    import gc, importlib, random, sys, zipimport

    path = "/lib/engine.zip"
    names = (name for name in sorted(zipimport._zip_directory_cache[path]) if name.endswith(".pyc"))
    for name in names:
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
    # The page has none of the files that all this was read from, until it loads the library.
    sys.path.remove(path)
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()
    # The same numbers for every build; the page seeds it anew when it starts.
    random.seed(0)
    gc.collect()

prepare()
del prepare
`);
sweep(python._module);
if (python._module.HEAPU8.length > fresh.byteLength) {
  throw new Error(
    "Python's memory has grown beyond what it begins with: Pyodide couldn't take the image back.",
  );
}
const image = pack(python.makeMemorySnapshot(), fresh);
writeFileSync(`${folder}/python.img.zst`, compressed(image));

/** Writes zeros over what was given back, so that it need not be stored: takes all of it, piece by piece, and gives it back. */
function sweep(module) {
  const end = module._sbrk(0);
  const taken = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    for (let place = 0; place < end; ) {
      place = module._malloc(size);
      taken.push(place);
      module.HEAPU8.fill(0, place, place + size);
    }
  }
  for (const place of taken) {
    module._free(place);
  }
}

/** By Python's own Zstandard: the same bytes on every machine. At levels over 19 fzstd may refuse what comes out. */
function compressed(data) {
  python.FS.writeFile("/image", data);
  python.runPython(`
import _zstd
whole = _zstd.ZstdCompressor(level=19)
open("/image.zst", "wb").write(whole.compress(open("/image", "rb").read(), whole.FLUSH_FRAME))
`);
  return python.FS.readFile("/image.zst");
}
