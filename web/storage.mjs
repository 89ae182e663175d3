/**
 * Keeps the games in hand, one of each kind, the settings, and what is known of the person in the browser. Everything must play without: in a frame,
 * storage may be absent or throw on every touch, so each access is guarded, and a page without it forgets when it is left.
 *
 * @typedef {object} KeptGame
 * @property {string} save the engine's save text
 * @property {string[]} shown whose received cards of which deals have been looked at, see `session.mjs`
 * @property {number} cards in the hand, to lay out backs before the engine is up
 * @property {boolean} running see {@link isRunning}
 */

const GAME = "blacklady/game";
const SETTINGS = "blacklady/settings";
const PROFILE = "blacklady/profile";

/** What the browser wouldn't keep. @type {Map<string, string>} */
const unkept = new Map();

/** @param {string} name */
function read(name) {
  try {
    return JSON.parse(unkept.get(name) ?? localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function write(name, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    unkept.delete(name);
  } catch {
    // Blocked or full: the game goes on, it is only not there after a reload.
    unkept.set(name, text);
  }
}

/**
 * Whether a game has begun and is not over.
 * @param {import("./protocol.mjs").TableState} table
 */
export function isRunning({ ply, waiting }) {
  return ply > 0 && waiting !== "over";
}

/**
 * @param {string | null} [kind] name of a game; without one, that which was played last
 * @returns {KeptGame | null}
 */
export function keptGame(kind = null) {
  const game = read(kind === null ? GAME : `${GAME}/${kind}`);
  return typeof game?.save === "string"
    ? {
        save: game.save,
        shown: [game.shown].flat().map(String),
        cards: Number(game.cards),
        running: game.running === true,
      }
    : null;
}

/**
 * @param {string} kind name of the game
 * @param {KeptGame} game
 */
export function keepGame(kind, game) {
  write(GAME, game);
  write(`${GAME}/${kind}`, game);
}

/** @returns {unknown} */
export function keptSettings() {
  return read(SETTINGS);
}

/** @param {object} settings */
export function keepSettings(settings) {
  write(SETTINGS, settings);
}

/**
 * @param {string} kind name of a game
 * @returns {unknown} what the engine has made of the person's play of it; null: nothing
 */
export function keptProfile(kind) {
  return read(`${PROFILE}/${kind}`);
}

/**
 * @param {string} kind name of the game
 * @param {unknown} profile
 */
export function keepProfile(kind, profile) {
  write(`${PROFILE}/${kind}`, profile);
}

/** @param {string} kind name of the game */
export function forgetProfile(kind) {
  const name = `${PROFILE}/${kind}`;
  unkept.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Where nothing may be touched, nothing has been kept.
  }
}
