/** Draws the whole table from the state, and again whenever the state or the window changes. */

import { flash } from "../animate.mjs";
import { announce } from "../announce.mjs";
import { phrase } from "../phrases.mjs";
import { setLook } from "./art.mjs";
import { buildBar, renderBar } from "./bar.mjs";
import { renderBoard } from "./board.mjs";
import { button, find, h, put } from "./dom.mjs";
import { dealBacks, renderHand } from "./hand.mjs";
import { layoutOf } from "./layout.mjs";
import { renderPrompt } from "./prompt.mjs";
import { renderSeats, seatPlace, seatPlayers } from "./seats.mjs";
import { renderTrick } from "./trick.mjs";

/**
 * @import { Seat, SeatSetup } from "../protocol.mjs"
 * @import { State, Store } from "../store.mjs"
 * @import { Layout, Place } from "./layout.mjs"
 */

/** @type {Layout} */
let layout;

/** Parts of the table by what they are called. */
const LABELS = /** @type {const} */ ({
  "#table": "cardTable",
  "#seats": "players",
  "#board": "sides",
  "#trick": "theTrick",
  "#hand": "yourHand",
});

/** Takes the window's size and passes it on to the style sheets. */
function measure() {
  const { clientWidth, clientHeight } = find("#table");
  const root = document.documentElement;
  const styles = getComputedStyle(root);
  const inset = (/** @type {string} */ edge) => Number.parseFloat(styles.getPropertyValue(`--inset-${edge}`));
  layout = layoutOf(clientWidth, clientHeight, {
    top: inset("top"),
    right: inset("right"),
    bottom: inset("bottom"),
    left: inset("left"),
  });
  put(root, "data-shape", layout.shape);
  for (const [name, value] of Object.entries({
    "--card-w": layout.card.w,
    "--card-h": layout.card.h,
    "--hand-top": layout.handTop,
    "--trick-x": layout.trick.x,
    "--trick-y": layout.trick.y,
  })) {
    root.style.setProperty(name, `${value}px`);
  }
}

/**
 * The table before the engine is up: players, and backs that are dealt or already lie there.
 * @param {SeatSetup[]} players
 * @param {number} cards in the hand
 * @param {boolean} moving a new deal, not one that was left
 */
export function setTable(players, cards, moving) {
  labelTable();
  measure();
  seatPlayers(players, cards);
  dealBacks(layout, cards, moving);
}

/** What is called by a name for as long as the language stays. */
export function labelTable() {
  buildBar();
  for (const [part, key] of Object.entries(LABELS)) {
    find(part).setAttribute("aria-label", phrase(key));
  }
}

/** @param {Store} store */
export function followStore(store) {
  const draw = () => render(store.state);
  store.listen(draw);
  window.addEventListener("resize", () => {
    measure();
    if (store.state.snapshot === null) {
      dealBacks(layout, document.querySelectorAll("#hand [data-back]").length, false);
    }
    draw();
  });
}

/**
 * What style sheets and outside tools read off the root, also while there is no table yet.
 * @param {State} state
 */
export function showState({ ui, settings }) {
  const root = document.documentElement;
  put(root, "data-state", ui.state);
  put(root, "data-suits", settings.fourColours ? "four" : "two");
  put(root, "data-backs", settings.back);
  put(root, "data-thumb", settings.thumb);
  setLook(settings);
  if (root.dataset.theme !== settings.theme) {
    root.dataset.theme = settings.theme;
    // What the browser puts around the page has the colour of the bar.
    find('meta[name="theme-color"]').setAttribute(
      "content",
      getComputedStyle(root).getPropertyValue("--felt"),
    );
  }
}

/**
 * Where players' portraits are, and what stood on the table when it was measured. To measure again at each card that flies
 * would make the browser lay the table out in the middle of every drawing.
 * @type {{ of: unknown[], places: Map<Seat, Place> }}
 */
const portraits = { of: [], places: new Map() };

/**
 * @param {State} state
 * @returns {(seat: Seat) => Place}
 */
function portraitsOf({ snapshot, settings }) {
  const { of, places } = portraits;
  // What moves a portrait: the window, the settings, another person before the screen, another game's plates.
  const now = [layout, settings, snapshot?.view.seat, snapshot?.view.sides.length];
  if (now.some((part, i) => part !== of[i])) {
    portraits.of = now;
    places.clear();
  }
  return (seat) => {
    const place = places.get(seat) ?? seatPlace(seat, layout);
    places.set(seat, place);
    return place;
  };
}

/** @param {State} state */
function render(state) {
  const place = portraitsOf(state);
  renderBar(state);
  renderBoard(state);
  renderSeats(state);
  renderHand(state, layout, place);
  renderTrick(state, layout, place);
  renderPrompt(state);
}

/**
 * A short word near the hand: why something didn't go. Read out at once, for it is an alert.
 * @param {string} sentence
 * @param {number} [stay] milliseconds
 */
export function toast(sentence, stay = 2600) {
  const note = h("p", {}, sentence);
  find("#toast").replaceChildren(note);
  flash(note, stay);
}

/**
 * A word about the page itself that stays until it is closed.
 * @param {string} sentence
 * @param {string} close label of the button
 */
export function notice(sentence, close) {
  document.querySelector(".notice")?.remove();
  const box = h("div", { class: "notice", role: "status" }, h("p", {}, sentence));
  box.append(button(close, { onclick: () => box.remove() }));
  document.body.append(box);
  announce(sentence);
}
