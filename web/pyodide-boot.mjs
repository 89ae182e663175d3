/**
 * Starts Python with the engine in it. The same in a worker, on a page, or wherever there is a `fetch`.
 *
 * All parts are fetched side by side, at once; Pyodide is handed them as it asks. WebAssembly is compiled by whoever starts
 * this. The standard library is one that the
 * build has compiled and thinned out, and the engine is a zip file on Python's path, so nothing is unpacked or compiled.
 */
import { loadPyodide } from "pyodide";
import { loadPart, PartError, partAddress } from "./parts.mjs";

const WASM = "pyodide.asm.wasm";
const SCRIPT = "pyodide.asm.mjs";
const STDLIB = "stdlib.zip";
const ENGINE = "engine.zip";

/**
 * @param {object} setup
 * @param {string} setup.base address of the site's root, ending in "/"
 * @param {Promise<WebAssembly.Module>} setup.wasm Python itself
 * @param {(loaded: number, total: number) => void} setup.onProgress bytes of the parts fetched here, unpacked
 * @returns {Promise<{version: string, handle: (body: string) => string}>} `handle` is the engine's bridge
 * @throws {PartError} when a part can't be loaded
 */
export async function bootEngine({ base, wasm, onProgress }) {
  const folder = new URL("py/", base).href;
  const script = import(partAddress(folder, SCRIPT)).catch((error) => {
    throw new PartError(SCRIPT, error);
  });
  const total = PARTS[STDLIB].bytes + PARTS[ENGINE].bytes;
  let loaded = 0;
  const [stdlib, engine] = [STDLIB, ENGINE].map((name) =>
    loadPart(folder, name, "application/zip", (bytes) => {
      loaded += bytes;
      onProgress(loaded, total);
    }),
  );
  const failure = Promise.all([script, stdlib, engine]).then(forever);
  const restore = handOver(folder + STDLIB, orForever(stdlib), wasm);
  try {
    const python = await Promise.race([start(folder, script, engine), failure]);
    const bridge = python.pyimport("blacklady.bridge");
    const version = python.pyimport("blacklady").__version__;
    return { version, handle: bridge.handle };
  } finally {
    restore();
  }
}

/** @returns {Promise<never>} */
function forever() {
  return new Promise(() => {});
}

/**
 * Pyodide would only log a part's failure and then wait for ever; so it is given what has arrived, and else nothing:
 * the failure is told where all parts are awaited.
 * @template T
 * @param {Promise<T>} part
 * @returns {Promise<T>}
 */
function orForever(part) {
  return part.catch(forever);
}

/**
 * @param {string} folder
 * @param {Promise<{default: any}>} script
 * @param {Promise<Response>} engine
 */
async function start(folder, script, engine) {
  return loadPyodide({
    createPyodideModule: (await script).default,
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: folder + STDLIB,
    lockFileContents: LOCK_FILE,
    env: { PYTHONPATH: `/lib/${ENGINE}`, HOME: "/home/pyodide" },
    fsInit: async (FS) => {
      FS.writeFile(`/lib/${ENGINE}`, new Uint8Array(await (await engine).arrayBuffer()));
    },
  });
}

/**
 * Gives Pyodide, when it asks, what is already on its way: it would begin to fetch and compile its WebAssembly only after
 * its script has been loaded.
 * @param {string} stdlibAddress
 * @param {Promise<Response>} stdlib
 * @param {Promise<WebAssembly.Module>} wasm
 * @returns {() => void} ends it
 */
function handOver(stdlibAddress, stdlib, wasm) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) => {
    const address = String(input);
    if (address === stdlibAddress) {
      return stdlib;
    }
    return address.endsWith(WASM) ? forever() : fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
