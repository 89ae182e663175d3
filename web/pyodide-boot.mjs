/**
 * Starts Python with the engine in it. The same in a worker, on a page, or wherever there is a `fetch`.
 *
 * All parts are fetched side by side, at once; Pyodide is handed them as it asks. Nothing is imported or even run to start with:
 * Python's memory is filled from an image in which it has started already, see memory-image.mjs.
 */

import { decompress } from "fzstd";
import { loadPyodide } from "pyodide";
import { fromImage, unpack } from "./memory-image.mjs";
import { FAILURE } from "./protocol.mjs";

/** @import { Image } from "./memory-image.mjs" */

const WASM = "pyodide.asm.wasm";
const SCRIPT = "pyodide.asm.mjs";
const IMAGE = "python.img.zst";
/** What Pyodide would load as its standard library. */
const STDLIB = "stdlib.zip";

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
  const image = loader.load(IMAGE).then(unpacked);
  const failure = Promise.all([wasm, script, image]).then(forever);
  const restore = handOver(folder + STDLIB, orForever(wasm));
  try {
    const python = await Promise.race([start(folder, script, orForever(image)), failure]);
    // The image was made with a seed that everybody knows.
    python.pyimport("random").seed();
    const bridge = python.pyimport("blacklady.bridge");
    const version = python.pyimport("blacklady").__version__;
    return { version, handle: bridge.handle };
  } finally {
    restore();
  }
}

/**
 * @param {Response} response
 * @returns {Promise<Image>}
 */
async function unpacked(response) {
  try {
    return unpack(decompress(new Uint8Array(await response.arrayBuffer())));
  } catch (error) {
    throw missing(IMAGE, String(error));
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
 * @param {Promise<Image>} image
 */
async function start(folder, script, image) {
  return loadPyodide({
    ...fromImage((await script).default, image),
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: folder + STDLIB,
    lockFileContents: LOCK_FILE,
    env: { HOME: "/home/pyodide" },
  });
}

/**
 * @param {string} name
 * @param {string} why
 */
function missing(name, why) {
  return new PartError(FAILURE.part, `${name}: ${why}`);
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
        headers: { "Content-Type": name === WASM ? "application/wasm" : "application/octet-stream" },
      });
    },
  };
}

/**
 * Gives Pyodide, when it asks, the WebAssembly that is already on its way (it would begin to fetch and compile it only after
 * its script has been loaded), and an empty standard library: the image holds all that is needed of it.
 * @param {string} stdlib address
 * @param {Promise<WebAssembly.Module>} wasm
 * @returns {() => void} ends it
 */
function handOver(stdlib, wasm) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (input, init) => {
    const address = String(input);
    if (address === stdlib) {
      return new Response();
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
