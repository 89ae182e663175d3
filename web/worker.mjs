/** The worker: hears the page's messages, asks the engine, tells the answers. It holds no state of the game. */
import { FAILURE, MESSAGE } from "./protocol.mjs";
import { bootEngine, PartError } from "./pyodide-boot.mjs";

/** @import { FromWorker, RequestMessage } from "./protocol.mjs" */

/**
 * Starts the engine and serves it over anything that carries messages.
 * @param {string} base address of the site's root, ending in "/"
 * @param {(message: FromWorker) => void} tell
 * @returns {(message: RequestMessage) => void} to be called with each message that arrives
 */
export function serveEngine(base, tell) {
  /** @type {((body: string) => string) | null} */
  let handle = null;

  async function boot() {
    try {
      const engine = await bootEngine({
        base,
        onProgress: (loaded, total) => tell({ type: MESSAGE.progress, loaded, total }),
      });
      handle = engine.handle;
      tell({ type: MESSAGE.ready, version: engine.version });
    } catch (error) {
      tell(fatal(error, FAILURE.start));
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
      tell(fatal(error, FAILURE.failed));
    }
  }

  boot();
  return answer;
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

// The site's root is the folder above. Waiting to be told would cost as long as the page is busy with its first picture.
const receive = serveEngine(new URL("..", location.href).href, (message) => globalThis.postMessage(message));
globalThis.addEventListener("message", ({ data }) => receive(data));
