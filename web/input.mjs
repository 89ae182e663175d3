/**
 * Clicks, taps and keys become decisions. One listener each on the document, so what is drawn anew needs no wiring; cards
 * and controls say themselves what they stand for, by `data-card`, `data-action` and `data-command`.
 */
import { announce } from "./announce.mjs";
import { handButtons, rove } from "./render/hand.mjs";
import { noneOf } from "./words.mjs";

/**
 * @import { Session } from "./session.mjs"
 *
 * @typedef {(command: string) => void} Commands
 */

/** Keys that stand for commands. */
const KEYS = {
  u: "undo",
  r: "redo",
  h: "hint",
  l: "last-trick",
  s: "score-sheet",
  n: "next",
  m: "menu",
  t: "say-trick",
  p: "say-points",
  b: "say-bids",
  c: "say-hand",
  w: "say-played",
  "?": "keys",
};

/** Sheets over which the keys for commands go on working, since the table waits behind them. */
const SCORES = '[data-sheet="deal-over"], [data-sheet="game-over"]';

/**
 * @param {Session} session
 * @param {Commands} run
 */
export function listen(session, run) {
  document.addEventListener("pointerdown", () => session.hurry(), { passive: true });
  document.addEventListener("click", (event) => click(event, session, run));
  document.addEventListener("keydown", (event) => press(event, session, run));
}

/**
 * @param {MouseEvent} event
 * @param {Session} session
 * @param {Commands} run
 */
function click(event, session, run) {
  const target =
    event.target instanceof Element
      ? event.target.closest("[data-card], [data-action], [data-command], [data-tap]")
      : null;
  if (!(target instanceof HTMLElement) || target.matches(":disabled")) {
    return;
  }
  // `data-tap` is what a command is called where there is a button for it besides.
  const { card, action, tap, command = tap } = target.dataset;
  // The second half of a double click would hit whatever has moved under the pointer.
  if (event.detail > 1 && (card !== undefined || action !== undefined || command === "next-deal")) {
    return;
  }
  if (card !== undefined) {
    rove(/** @type {HTMLButtonElement} */ (target));
    // A key or a screen reader has chosen already, by going there.
    session.choose(card, { sure: event.detail === 0 });
  } else if (action !== undefined) {
    session.act(action);
  } else if (command !== undefined) {
    run(command);
  }
}

/**
 * @param {KeyboardEvent} event
 * @param {Session} session
 * @param {Commands} run
 */
function press(event, session, run) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || ["Shift", "Tab"].includes(key)) {
    return;
  }
  if (event.repeat && (key === "Enter" || key === " ")) {
    event.preventDefault();
    return;
  }
  session.hurry();
  const writing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  const sheet = document.querySelector("dialog[open]");
  if (writing || (sheet !== null && !sheet.matches(SCORES))) {
    return;
  }
  if (sheet === null && (moveInPrompt(key) || move(key) || answer(key))) {
    event.preventDefault();
    return;
  }
  if (sheet === null && event.shiftKey && goToSuit(key)) {
    event.preventDefault();
    return;
  }
  const command = KEYS[/** @type {keyof typeof KEYS} */ (key.toLowerCase())];
  if (command !== undefined) {
    event.preventDefault();
    run(command);
  }
}

/**
 * With the focus nowhere, Enter and Space press the button that the table asks with.
 * @param {string} key
 * @returns {boolean} whether the key was for that
 */
function answer(key) {
  const button = document.querySelector("#prompt [data-turn]:enabled");
  if ((key !== "Enter" && key !== " ") || document.activeElement !== document.body || button === null) {
    return false;
  }
  /** @type {HTMLElement} */ (button).click();
  return true;
}

/**
 * Moves the focus between the hand and what is asked above it, and among several choices: arrows, or the digit that one
 * begins with.
 * @param {string} key
 * @returns {boolean} whether the key was for that
 */
function moveInPrompt(key) {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#prompt button:enabled")]);
  const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (buttons.length === 0 || (at < 0 && key !== "ArrowUp" && !isDigit(key))) {
    return false;
  }
  const row = buttons.findIndex(({ offsetTop }) => offsetTop !== buttons[0].offsetTop);
  const columns = row < 0 ? buttons.length : row;
  /** @type {Record<string, number>} */
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - columns, ArrowDown: at + columns };
  if (at < 0 && key === "ArrowUp") {
    buttons[0].focus();
  } else if (isDigit(key)) {
    const fitting = buttons.filter(({ textContent }) => textContent?.startsWith(key));
    const next = fitting[(fitting.indexOf(buttons[at]) + 1) % fitting.length];
    next?.focus();
  } else if (key === "ArrowDown" && buttons[steps[key]] === undefined) {
    /** @type {HTMLElement | null} */ (document.querySelector('#hand [tabindex="0"]'))?.focus();
  } else if (key in steps && buttons.length > 1) {
    buttons[steps[key]]?.focus();
  } else {
    return false;
  }
  return true;
}

/** @param {string} key */
function isDigit(key) {
  return key.length === 1 && key >= "0" && key <= "9";
}

/**
 * Moves the focus along the hand.
 * @param {string} key
 * @returns {boolean} whether the key was for that
 */
function move(key) {
  const cards = handButtons();
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const to = destination(key, at, cards.length);
  if (to === null || cards.length === 0) {
    return false;
  }
  const card =
    at < 0 && (key === "ArrowLeft" || key === "ArrowRight")
      ? (cards.find(({ tabIndex }) => tabIndex === 0) ?? cards[0])
      : cards[to];
  rove(card);
  card.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the next card of a suit, by the suit's letter.
 * @param {string} key
 * @returns {boolean} whether the key was for that
 */
function goToSuit(key) {
  if (!/^[a-z]$/i.test(key)) {
    return false;
  }
  const cards = handButtons();
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const after = [...cards.slice(at + 1), ...cards.slice(0, at + 1)];
  const next = after.find(({ dataset: { card } }) => card?.endsWith(key.toUpperCase()));
  if (next === undefined) {
    announce(noneOf(key.toUpperCase()));
  } else {
    rove(next);
    next.focus({ preventScroll: true });
  }
  return true;
}

/**
 * @param {string} key
 * @param {number} at −1: the focus is elsewhere
 * @param {number} count
 */
function destination(key, at, count) {
  switch (key) {
    case "ArrowLeft":
      return at <= 0 ? count - 1 : at - 1;
    case "ArrowRight":
      return (at + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
