/**
 * Keeps the game and the settings in the browser. Everything must play without: in a frame, storage may be absent or
 * throw on every touch, so each access is guarded and a page without it just forgets.
 *
 * @typedef {object} KeptGame
 * @property {string} save the engine's save text
 * @property {string[]} shown whose received cards of which deals have been looked at, see `session.mjs`
 * @property {number} cards in the hand, to lay out backs before the engine is up
 */

const GAME = "blacklady/game";
const SETTINGS = "blacklady/settings";

/** @param {string} name */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Blocked or full: the game goes on, it is only not there after a reload.
  }
}

/** @returns {KeptGame | null} */
export function keptGame() {
  const game = read(GAME);
  return typeof game?.save === "string"
    ? { save: game.save, shown: [game.shown].flat().map(String), cards: Number(game.cards) }
    : null;
}

/** @param {KeptGame} game */
export function keepGame(game) {
  write(GAME, game);
}

/** @returns {unknown} */
export function keptSettings() {
  return read(SETTINGS);
}

/** @param {object} settings */
export function keepSettings(settings) {
  write(SETTINGS, settings);
}
