/**
 * Owns the worker in which the engine runs: starts it, asks it, and starts it again when it no longer answers.
 * Knows nothing of games; a request's body and its answer pass through as they are.
 */
import { CLIENT_ERROR, FAILURE, MESSAGE, NEW_TABLE, NO_TABLE } from "./protocol.mjs";

/** @import { Answer, FromWorker, Request, RequestMessage } from "./protocol.mjs" */

/** Milliseconds without a word from the worker after which it counts as stuck. */
const BOOT_PATIENCE = 45_000;
const ANSWER_PATIENCE = 15_000;

/**
 * A request that the engine refused, or that can't be answered any more.
 * `code` is the engine's (see its bridge) or one of `CLIENT_ERROR`; `message` is a sentence for the player.
 */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {import("./protocol.mjs").Text | null} [said] what a translation needs of the message
   */
  constructor(code, message, said = null) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.said = said;
  }
}

/**
 * @typedef {object} WorkerLike The part of `Worker` that is used here.
 * @property {(message: RequestMessage) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: MessageEvent<FromWorker>) => void) | null} onmessage
 * @property {((event: ErrorEvent) => void) | null} onerror
 *
 * @typedef {object} Pending
 * @property {number} id
 * @property {number} gen
 * @property {any} body
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {boolean} again already asked once of a worker that didn't answer
 *
 * @typedef {{reason: string, detail: string}} Failure `reason`: what happened and what to do, one of the protocol's `FAILURE`
 *
 * @typedef {object} EngineSetup
 * @property {string} base address of the site's root, ending in "/"
 * @property {(progress: {loaded: number, total: number}) => void} [onProgress] bytes of the parts, while they load
 * @property {(failure: Failure) => void} [onFatal] the engine can't run; `restart` tries once more
 * @property {() => void} [onRestart] the worker was stuck and has been started again where the match stood
 * @property {() => WorkerLike} [createWorker]
 *
 * @typedef {object} Engine
 * @property {Promise<{version: string}>} ready of the worker that runs now; never rejects: see `onFatal`
 * @property {(body: Request | Record<string, unknown>) => Promise<any>} request the answer, or an {@link EngineError}
 * @property {() => void} restart a new worker, at the table that the last snapshot described
 */

/**
 * Starts the engine. Requests may be made at once; they wait until it is ready.
 *
 * Answers about a table that has since been replaced (by new, load, undo, redo or `restart`) never arrive: their
 * promises reject with the code "stale", which a caller ignores.
 * @param {EngineSetup} setup
 * @returns {Engine}
 */
export function createEngine({
  base,
  onProgress = () => {},
  onFatal = () => {},
  onRestart = () => {},
  createWorker = () => startWorker(base),
}) {
  /** @type {WorkerLike | null} */
  let worker = null;
  let booted = false;
  let dead = false;
  let lastId = 0;
  let gen = 0;
  /** The save text of the last snapshot: where a new worker begins. @type {string | null} */
  let save = null;
  /** Requests without an answer, oldest first. @type {Map<number, Pending>} */
  const pending = new Map();
  /** Answers of an older generation, kept until the newer table stands. @type {[Pending, Answer][]} */
  const held = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {PromiseWithResolvers<{version: string}>} */
  let ready = withResolvers();

  function start() {
    worker?.terminate();
    booted = false;
    dead = false;
    worker = createWorker();
    const current = worker;
    current.onmessage = ({ data }) => current === worker && receive(data);
    current.onerror = (event) => {
      event.preventDefault?.();
      if (current === worker) {
        fail("The game's engine could not be started. Load the page again.", event.message ?? "");
      }
    };
    wait(BOOT_PATIENCE);
  }

  /** @param {number} milliseconds */
  function wait(milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(stuck, milliseconds);
  }

  /** @param {FromWorker} message */
  function receive(message) {
    if (message.type === MESSAGE.progress) {
      wait(BOOT_PATIENCE);
      onProgress({ loaded: message.loaded, total: message.total });
    } else if (message.type === MESSAGE.ready) {
      booted = true;
      if (save !== null) {
        send({ id: 0, gen, body: { do: "load", save } });
      }
      for (const request of pending.values()) {
        send(request);
      }
      expect();
      ready.resolve({ version: message.version });
    } else if (message.type === MESSAGE.fatal) {
      fail(message.reason, message.detail);
    } else if (message.type === MESSAGE.response) {
      answer(message.id, JSON.parse(message.body));
    }
  }

  /** Waits for the oldest request, or for nothing. */
  function expect() {
    clearTimeout(timer);
    if (pending.size > 0) {
      wait(ANSWER_PATIENCE);
    }
  }

  /** @param {{id: number, gen: number, body: any}} request */
  function send({ id, gen, body }) {
    worker?.postMessage({ type: MESSAGE.request, id, gen, body: JSON.stringify(body) });
  }

  /**
   * @param {number} id
   * @param {Answer} body
   */
  function answer(id, body) {
    const request = pending.get(id);
    if (request === undefined) {
      return;
    }
    pending.delete(id);
    expect();
    if (request.gen < gen && !NO_TABLE.includes(request.body.do) && raisingInFlight()) {
      held.push([request, body]);
      return;
    }
    if (isNewTable(request.body)) {
      // The newer table stands, so what was said of the older is of no use; or it was refused, and the older stands.
      for (const [older, its] of held.splice(0)) {
        body.ok ? older.reject(stale()) : settle(older, its);
      }
    }
    settle(request, body);
  }

  /** Whether a request for another table waits for its answer. */
  function raisingInFlight() {
    return [...pending.values()].some((request) => isNewTable(request.body));
  }

  /**
   * @param {Pending} request
   * @param {Answer} body
   */
  function settle(request, body) {
    if (!body.ok) {
      const { code, text, key, args } = body.error;
      request.reject(new EngineError(code, text, { key, args, text }));
      return;
    }
    if ("save" in body) {
      save = body.save;
    }
    request.resolve(body);
  }

  /** The worker said nothing for too long: once more with a new one, then give up. */
  function stuck() {
    const oldest = pending.values().next().value;
    if (!booted || oldest === undefined || oldest.again) {
      fail(
        booted ? FAILURE.failed : FAILURE.slow,
        oldest === undefined ? "no answer while starting" : `no answer to ${oldest.body.do}`,
      );
      return;
    }
    oldest.again = true;
    start();
    onRestart();
  }

  /**
   * @param {string} reason
   * @param {string} detail
   */
  function fail(reason, detail) {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    dead = true;
    rejectAll(() => new EngineError(CLIENT_ERROR.stopped, reason));
    onFatal({ reason, detail });
  }

  /** @param {() => EngineError} error */
  function rejectAll(error) {
    const requests = [...held.splice(0).map(([request]) => request), ...pending.values()];
    pending.clear();
    for (const request of requests) {
      request.reject(error());
    }
  }

  start();
  return {
    get ready() {
      return ready.promise;
    },
    request(body) {
      return new Promise((resolve, reject) => {
        if (dead) {
          reject(new EngineError(CLIENT_ERROR.stopped, FAILURE.failed));
          return;
        }
        if (isNewTable(body)) {
          gen += 1;
        }
        lastId += 1;
        const request = { id: lastId, gen, body, resolve, reject, again: false };
        pending.set(lastId, request);
        if (booted) {
          send(request);
          if (pending.size === 1) {
            expect();
          }
        }
      });
    },
    restart() {
      gen += 1;
      rejectAll(stale);
      ready = withResolvers();
      start();
    },
  };
}

/** @param {{do?: unknown}} body */
function isNewTable(body) {
  return NEW_TABLE.includes(String(body.do));
}

function stale() {
  return new EngineError(CLIENT_ERROR.stale, "That was asked about a table that is gone.");
}

/**
 * @param {string} base
 * @returns {WorkerLike}
 */
function startWorker(base) {
  return new Worker(new URL("web/worker.mjs", base), { type: "module", name: "engine" });
}

/**
 * `Promise.withResolvers`, which Safari before 17.4 lacks.
 * @template T
 * @returns {PromiseWithResolvers<T>}
 */
function withResolvers() {
  /** @type {any} */
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}
