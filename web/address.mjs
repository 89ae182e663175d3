/**
 * What the address asks for: `?game=hearts&seed=TEXT&speed=0&options={…}&auto=1`.
 *
 * @typedef {object} Wish
 * @property {string | null} game
 * @property {string | null} seed
 * @property {Record<string, unknown> | null} options
 * @property {boolean} atOnce `speed=0`
 * @property {boolean} auto `auto=1`
 * @property {string[]} complaints what was not understood, in sentences
 */
import { phrase } from "./phrases.mjs";

/**
 * @param {string} search the address from "?" on
 * @returns {Wish}
 */
export function wishOf(search) {
  const given = new URLSearchParams(search);
  /** @type {string[]} */
  const complaints = [];
  /** @param {string} name @param {string} on */
  const flag = (name, on) => {
    const value = given.get(name);
    if (value !== null && value !== on && !(name === "auto" && value === "0")) {
      complaints.push(phrase("badValue", { name, value }));
    }
    return value === on;
  };
  return {
    game: given.get("game"),
    seed: given.get("seed"),
    options: optionsOf(given.get("options"), complaints),
    atOnce: flag("speed", "0"),
    auto: flag("auto", "1"),
    complaints,
  };
}

/**
 * @param {string | null} text
 * @param {string[]} complaints
 * @returns {Record<string, unknown> | null}
 */
function optionsOf(text, complaints) {
  if (text === null) {
    return null;
  }
  try {
    const options = JSON.parse(text);
    if (typeof options === "object" && options !== null && !Array.isArray(options)) {
      return options;
    }
  } catch {
    // Said below, as for any other text that isn't an object.
  }
  complaints.push(phrase("badOptions"));
  return null;
}
