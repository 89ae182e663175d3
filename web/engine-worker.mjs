/**
 * The worker with the engine in it, as `engine-client.mjs` uses it.
 *
 * WebAssembly, two thirds of all bytes, is fetched and compiled by the page and handed to the worker: it's half ready by
 * the time the worker has started.
 */
import { loadPart, PartError } from "./parts.mjs";
import { MESSAGE } from "./protocol.mjs";

/**
 * @import { WorkerLike } from "./engine-client.mjs"
 * @import { FromWorker } from "./protocol.mjs"
 */

const WASM = "pyodide.asm.wasm";

/**
 * @param {string} base address of the site's root, ending in "/"
 * @returns {WorkerLike}
 */
export function startWorker(base) {
  const worker = new Worker(new URL("web/worker.mjs", base), { type: "module", name: "engine" });
  const count = { here: 0, there: 0, expected: 0 };

  /** @type {WorkerLike} */
  const started = {
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
    onmessage: null,
    onerror: null,
  };

  /** @param {FromWorker} data */
  function tell(data) {
    started.onmessage?.(/** @type {MessageEvent<FromWorker>} */ ({ data }));
  }

  function tellProgress() {
    const { here, there, expected } = count;
    tell({ type: MESSAGE.progress, loaded: here + there, total: PARTS[WASM].bytes + expected });
  }

  worker.onerror = (event) => started.onerror?.(event);
  worker.onmessage = ({ data }) => {
    if (data.type === MESSAGE.progress) {
      count.there = data.loaded;
      count.expected = data.total;
      tellProgress();
    } else {
      tell(data);
    }
  };

  const file = loadPart(new URL("py/", base).href, WASM, "application/wasm", (bytes) => {
    count.here += bytes;
    tellProgress();
  });
  file
    .then((response) => WebAssembly.compileStreaming(response))
    .then((module) => worker.postMessage({ type: MESSAGE.wasm, module }))
    .catch((error) => {
      const { message, detail } = error instanceof PartError ? error : new PartError(WASM, error);
      tell({ type: MESSAGE.fatal, reason: message, detail });
    });
  return started;
}
