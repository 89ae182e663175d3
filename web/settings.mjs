/**
 * What the player may set, and what it means in milliseconds.
 *
 * @typedef {object} Settings
 * @property {"slow" | "normal" | "fast" | "none"} speed of cards and opponents
 * @property {"short" | "normal" | "long" | "tap"} stay how long a finished trick lies
 * @property {"once" | "twice"} tap taps that play a card
 * @property {"right" | "left"} thumb the hand that holds a phone
 * @property {"lagoon" | "forest" | "midnight" | "plum" | "linen" | "mist"} theme
 * @property {"fit" | "classic" | "large"} deck `fit`: large indices where cards are small
 * @property {"auto" | import("./phrases.mjs").Language} language
 * @property {"crimson" | "navy" | "forest" | "violet" | "slate"} back
 * @property {boolean} fourColours clubs green, diamonds blue
 * @property {boolean} hidePoints points of the running deal are not shown
 * @property {boolean} adapts new games begin with opponents that are a match for the person
 * @property {boolean} learns finished deals tell how the person plays
 * @property {string} name of the person; empty: "You"
 * @property {import("./pictures.mjs").Picture} picture of the person
 * @property {Record<Sound, boolean>} sounds which are heard
 * @property {boolean} vibrates
 *
 * @typedef {"card" | "trick" | "broken" | "costly" | "feat" | "end"} Sound `costly`: a trick that costs a lot falls; `feat`: a
 *   moon, a Boston
 *
 * @typedef {object} Tempo
 * @property {number} motion factor of every movement's time; 0: nothing moves
 * @property {number} gap milliseconds from one opponent's card to the next
 * @property {number} stay milliseconds that a finished trick lies; Infinity: until a tap
 * @property {number} moment milliseconds that a moon is shown
 * @property {number} deal milliseconds that a score stays when deals follow each other by themselves
 */
import { LANGUAGES } from "./phrases.mjs";
import { NOBODY, PICTURES } from "./pictures.mjs";

const MOTION = { slow: 1.5, normal: 1, fast: 0.6, none: 0 };
const GAP = { slow: 950, normal: 560, fast: 260, none: 120 };
const STAY = { short: 650, normal: 1200, long: 2400, tap: Number.POSITIVE_INFINITY };

/** What each setting may be, in the order in which it is offered. */
export const VALUES = /** @type {const} */ ({
  speed: ["slow", "normal", "fast", "none"],
  stay: ["short", "normal", "long", "tap"],
  tap: ["once", "twice"],
  thumb: ["left", "right"],
  theme: ["lagoon", "forest", "midnight", "plum", "linen", "mist"],
  deck: ["fit", "classic", "large"],
  back: ["crimson", "navy", "forest", "violet", "slate"],
  language: ["auto", .../** @type {import("./phrases.mjs").Language[]} */ (Object.keys(LANGUAGES))],
  picture: [NOBODY, ...PICTURES],
});
/** What is meant until something is chosen, where that isn't the first. */
const USUAL = { speed: "normal", stay: "normal", thumb: "right" };
const SWITCHES = /** @type {const} */ ({
  fourColours: false,
  hidePoints: false,
  adapts: false,
  learns: true,
  vibrates: true,
});
/** @type {readonly Sound[]} */
export const SOUNDS = ["card", "trick", "broken", "costly", "feat", "end"];

/** The longest name that the engine takes, in characters. */
export const LONGEST_NAME = 40;

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
  const given = record(kept);
  const sounds = record(given.sounds);
  const chosen = Object.entries(VALUES).map(([name, values]) => {
    const value = given[name];
    const usual = USUAL[/** @type {keyof typeof USUAL} */ (name)] ?? values[0];
    return [name, /** @type {readonly unknown[]} */ (values).includes(value) ? value : usual];
  });
  const switched = Object.entries(SWITCHES).map(([name, usual]) => [name, truth(given[name], usual)]);
  return /** @type {Settings} */ ({
    ...Object.fromEntries([...chosen, ...switched]),
    name: typeof given.name === "string" ? given.name.trim().slice(0, LONGEST_NAME) : "",
    sounds: Object.fromEntries(SOUNDS.map((sound) => [sound, truth(sounds[sound], true)])),
  });
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function record(value) {
  return typeof value === "object" && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
}

/** @param {unknown} value @param {boolean} usual */
function truth(value, usual) {
  return typeof value === "boolean" ? value : usual;
}
