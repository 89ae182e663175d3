/** The worker: hears the page's messages, asks the engine, tells the answers. It holds no state of the game. */
import { MESSAGE } from "./protocol.mjs";
import { PartError } from "./parts.mjs";
import { bootEngine } from "./pyodide-boot.mjs";

/** @import { FromWorker, RequestMessage, ToWorker } from "./protocol.mjs" */

/**
 * Serves the engine over anything that carries messages.
 * @param {(message: FromWorker) => void} tell
 * @returns {(message: ToWorker) => void} to be called with each message that arrives
 */
export function serveEngine(tell) {
  /** @type {((body: string) => string) | null} */
  let handle = null;
  /** @type {(module: WebAssembly.Module) => void} */
  let hand = () => {};
  /** @type {Promise<WebAssembly.Module>} */
  const wasm = new Promise((resolve) => {
    hand = resolve;
  });

  /** @param {string} base */
  async function boot(base) {
    try {
      const engine = await bootEngine({
        base,
        wasm,
        onProgress: (loaded, total) => tell({ type: MESSAGE.progress, loaded, total }),
      });
      handle = engine.handle;
      tell({ type: MESSAGE.ready, version: engine.version });
    } catch (error) {
      tell(fatal(error, "The game's engine could not be started. Try again, or use a newer browser."));
    }
  }

  /** @param {RequestMessage} request */
  function answer({ id, gen, body }) {
    try {
      if (handle === null) {
        throw new Error("asked before it was ready");
      }
      tell({ type: MESSAGE.response, id, gen, body: handle(body) });
    } catch (error) {
      tell(fatal(error, "The game's engine has failed. Your game is kept: load the page again."));
    }
  }

  return (message) => {
    if (message.type === MESSAGE.boot) {
      boot(message.base);
    } else if (message.type === MESSAGE.wasm) {
      hand(message.module);
    } else {
      answer(message);
    }
  };
}

/**
 * @param {unknown} error
 * @param {string} reason
 * @returns {FromWorker}
 */
function fatal(error, reason) {
  if (error instanceof PartError) {
    return { type: MESSAGE.fatal, reason: error.message, detail: error.detail };
  }
  return { type: MESSAGE.fatal, reason, detail: error instanceof Error ? `${error.message}` : String(error) };
}

const receive = serveEngine((message) => globalThis.postMessage(message));
globalThis.addEventListener("message", ({ data }) => receive(data));
