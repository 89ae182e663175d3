/**
 * How much a bot may think on this device: as many playouts as it makes in a moment, measured once a visit for each kind of
 * game. It stays what it is, so that the same cards are played again after an undo.
 */

/**
 * @import { Engine } from "./engine-client.mjs"
 *
 * @typedef {(game: string) => Promise<number>} Budget playouts of one decision
 */

/** Milliseconds that a decision may take. */
const THOUGHT = 250;
const LEAST = 40;
const MOST = 3000;
/** Playouts where nothing may wait: the same on every machine. */
const AT_ONCE = 60;
/** Playouts that are timed, one request after the other; the quickest counts, for the browser compiles what is used often. */
const TRIALS = [60, 150, 150, 150];
/** Milliseconds after which a trial, but for the first, has told enough: others would keep the person waiting. */
const TELLING = 100;

/**
 * @param {Engine} engine
 * @param {boolean} atOnce
 * @returns {Budget}
 */
export function createBudget(engine, atOnce) {
  /** @type {Map<string, Promise<number>>} */
  const known = new Map();
  return (game) => {
    if (atOnce) {
      return Promise.resolve(AT_ONCE);
    }
    let playouts = known.get(game);
    if (playouts === undefined) {
      playouts = measure(engine, game);
      known.set(game, playouts);
      // The answers may have been dropped with a table that is gone.
      playouts.catch(() => known.delete(game));
    }
    return playouts;
  };
}

/**
 * @param {Engine} engine
 * @param {string} game
 */
async function measure(engine, game) {
  let each = Number.POSITIVE_INFINITY;
  await engine.ready;
  for (const [number, playouts] of TRIALS.entries()) {
    const began = performance.now();
    await engine.request({ do: "speed", game, playouts });
    const took = performance.now() - began;
    each = Math.min(each, took / playouts);
    if (took > TELLING && number > 0) {
      break;
    }
  }
  return Math.round(Math.min(MOST, Math.max(LEAST, THOUGHT / each)));
}
