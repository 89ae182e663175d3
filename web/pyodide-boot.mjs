/**
 * Starts Python with the engine in it. The same in a worker, on a page, or wherever there is a `fetch`.
 *
 * All parts are fetched side by side, at once; Pyodide is handed them as it asks. Its standard library is one that the
 * build has compiled and thinned out, and the engine is a zip file on Python's path, so nothing is unpacked or compiled.
 */
import { loadPyodide } from "pyodide";

const WASM = "pyodide.asm.wasm";
const SCRIPT = "pyodide.asm.mjs";
const STDLIB = "stdlib.zip";
const ENGINE = "engine.zip";

/** A part of the engine that could not be had; `message` is for the player. */
export class PartError extends Error {
  /**
   * @param {string} message
   * @param {string} detail
   */
  constructor(message, detail) {
    super(message);
    this.name = "PartError";
    this.detail = detail;
  }
}

/**
 * @param {object} setup
 * @param {string} setup.base address of the site's root, ending in "/"
 * @param {(loaded: number, total: number) => void} setup.onProgress bytes, unpacked
 * @returns {Promise<{version: string, handle: (body: string) => string}>} `handle` is the engine's bridge
 * @throws {PartError} when a part can't be loaded
 */
export async function bootEngine({ base, onProgress }) {
  const folder = new URL("py/", base).href;
  const loader = createLoader(folder, onProgress);
  const wasm = loader.load(WASM).then((response) => WebAssembly.compileStreaming(response));
  const script = import(loader.address(SCRIPT)).catch((error) => {
    throw missing(SCRIPT, String(error));
  });
  const stdlib = loader.load(STDLIB);
  const engine = loader.load(ENGINE);
  const failure = Promise.all([wasm, script, stdlib, engine]).then(forever);
  const restore = handOver(folder + STDLIB, orForever(stdlib), orForever(wasm));
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
 * @param {string} name
 * @param {string} why
 */
function missing(name, why) {
  return new PartError(
    "A part of the game could not be loaded. Check your connection, then try again.",
    `${name}: ${why}`,
  );
}

/**
 * @param {string} folder
 * @param {(loaded: number, total: number) => void} onProgress
 */
function createLoader(folder, onProgress) {
  let loaded = 0;
  let total = 0;
  /** @param {string} name */
  const address = (name) => `${folder}${name}?v=${PARTS[name].mark}`;
  return {
    address,
    /**
     * @param {string} name
     * @returns {Promise<Response>}
     */
    async load(name) {
      total += PARTS[name].bytes;
      const response = await fetch(address(name)).catch((error) => {
        throw missing(name, String(error));
      });
      if (!response.ok || response.body === null) {
        throw missing(name, `status ${response.status}`);
      }
      const counter = new TransformStream({
        transform(chunk, controller) {
          loaded += chunk.byteLength;
          onProgress(loaded, total);
          controller.enqueue(chunk);
        },
      });
      return new Response(response.body.pipeThrough(counter), {
        headers: { "Content-Type": name === WASM ? "application/wasm" : "application/zip" },
      });
    },
  };
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
