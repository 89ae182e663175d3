/**
 * What the player may set, and what it means in milliseconds.
 *
 * @typedef {object} Settings
 * @property {"slow" | "normal" | "fast" | "none"} speed of cards and opponents
 * @property {"short" | "normal" | "long" | "tap"} stay how long a finished trick lies
 * @property {boolean} fourColours clubs green, diamonds blue
 * @property {boolean} hidePoints points of the running deal are not shown
 * @property {boolean} adapts new games begin with opponents that are a match for the person
 * @property {boolean} learns finished deals tell how the person plays
 *
 * @typedef {object} Tempo
 * @property {number} motion factor of every movement's time; 0: nothing moves
 * @property {number} gap milliseconds from one opponent's card to the next
 * @property {number} stay milliseconds that a finished trick lies; Infinity: until a tap
 * @property {number} moment milliseconds that a moon is shown
 * @property {number} deal milliseconds that a score stays when deals follow each other by themselves
 */

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  speed: "normal",
  stay: "normal",
  fourColours: false,
  hidePoints: false,
  adapts: false,
  learns: true,
});

const MOTION = { slow: 1.5, normal: 1, fast: 0.6, none: 0 };
const GAP = { slow: 950, normal: 560, fast: 260, none: 120 };
const STAY = { short: 650, normal: 1200, long: 2400, tap: Number.POSITIVE_INFINITY };

/** Nothing moves and nothing waits: for tools, by `speed=0` in the address. @type {Readonly<Tempo>} */
export const AT_ONCE = Object.freeze({ motion: 0, gap: 0, stay: 0, moment: 0, deal: 0 });

/**
 * @param {Settings} settings
 * @param {boolean} reduced the system asks for less motion
 * @returns {Tempo}
 */
export function tempoOf({ speed, stay }, reduced) {
  return { motion: reduced ? 0 : MOTION[speed], gap: GAP[speed], stay: STAY[stay], moment: 2000, deal: 2500 };
}

/**
 * Settings out of anything; what isn't understood takes its default.
 * @param {unknown} kept
 * @returns {Settings}
 */
export function settingsFrom(kept) {
  const given = /** @type {Record<string, unknown>} */ (
    typeof kept === "object" && kept !== null ? kept : {}
  );
  return {
    speed: oneOf(given.speed, MOTION) ?? DEFAULTS.speed,
    stay: oneOf(given.stay, STAY) ?? DEFAULTS.stay,
    fourColours: given.fourColours === true,
    hidePoints: given.hidePoints === true,
    adapts: given.adapts === true,
    learns: given.learns !== false,
  };
}

/**
 * @template {object} T
 * @param {unknown} value
 * @param {T} table
 * @returns {keyof T | null}
 */
function oneOf(value, table) {
  return typeof value === "string" && Object.hasOwn(table, value) ? /** @type {keyof T} */ (value) : null;
}
