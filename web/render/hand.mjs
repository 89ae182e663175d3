/** The person's cards. */
import { glide, slide, turnUp } from "../animate.mjs";
import { phrase } from "../phrases.mjs";
import { cardName } from "../words.mjs";
import { cardBack, drawFace } from "./art.mjs";
import { find, h, put } from "./dom.mjs";
import { handPlaces } from "./layout.mjs";

/**
 * @import { Card, Seat } from "../protocol.mjs"
 * @import { State } from "../store.mjs"
 * @import { Layout, Place } from "./layout.mjs"
 */

/** Milliseconds between two cards of a deal. */
const DEAL_STEP = 26;

/** @type {Map<Card, HTMLButtonElement>} */
const buttons = new Map();
/** Where a card of the hand was last, also after it has left. @type {Map<Card, Place>} */
const places = new Map();
/** Backs that lie there until the engine is up. @type {HTMLElement[]} */
const backs = [];

/** @param {Card} card @returns {Place | undefined} */
export function lastPlace(card) {
  return places.get(card);
}

/**
 * A card has been dragged: what follows begins where it is now.
 * @param {Card} card
 * @param {number} x way to the right, CSS pixels
 * @param {number} y way down
 */
export function movePlace(card, x, y) {
  const place = places.get(card);
  place && places.set(card, { ...place, x: place.x + x, y: place.y + y });
}

/**
 * A card that was dragged goes back to its place, if it still is in the hand.
 * @param {HTMLElement} button
 */
export function cameBack(button) {
  const from = button.style.translate;
  button.style.translate = "";
  put(button, "data-dragged", null);
  if (button.isConnected) {
    slide(button, from);
  }
}

/**
 * Deals backs, before anything is known of the cards.
 * @param {Layout} layout
 * @param {number} count
 * @param {boolean} moving
 */
export function dealBacks(layout, count, moving) {
  const hand = find("#hand");
  handPlaces(layout, count).forEach((place, i) => {
    const back =
      backs[i] ??
      h("span", { class: "card", "data-back": true }, h("span", { class: "card__face" }, cardBack()));
    backs[i] = back;
    if (hand.children[i] !== back) {
      hand.insertBefore(back, hand.children[i] ?? null);
    }
    glide(
      back,
      place,
      moving ? { from: deckPlace(layout), delay: i * DEAL_STEP, duration: 240, fade: "in" } : {},
    );
  });
}

/** @param {Layout} layout @returns {Place} */
function deckPlace({ trick }) {
  return { ...trick, turn: -40, scale: 0.7 };
}

/**
 * @param {State} state
 * @param {Layout} layout
 * @param {(seat: Seat) => Place} seatPlace middle of a player's portrait
 */
export function renderHand({ snapshot, ui }, layout, seatPlace) {
  if (snapshot === null) {
    return;
  }
  const { view, events } = snapshot;
  const hand = find("#hand");
  if (ui.hidden || view.covered) {
    turnDown(
      hand,
      layout,
      view.seats[view.seat].cards,
      events.some(({ kind }) => kind === "deal"),
    );
    return;
  }
  const cards = heldOf(snapshot);
  const covered = backs.splice(0);
  for (const back of covered) {
    back.remove();
  }
  const fresh = cards.filter((card) => !buttons.has(card));
  const dealt = fresh.length === cards.length && fresh.length > 0;
  for (const [card, button] of buttons) {
    if (!cards.includes(card)) {
      leave(
        card,
        button,
        view.passed.includes(card) && view.pass_to !== null ? seatPlace(view.pass_to) : null,
      );
    }
  }
  const target = handPlaces(layout, cards.length, breaksOf(cards));
  cards.forEach((card, i) => {
    let button = buttons.get(card);
    if (button === undefined) {
      button = h(
        "button",
        { type: "button", class: "card", "data-card": card },
        h("span", { class: "card__face" }),
      );
      buttons.set(card, button);
    }
    const place = target[i];
    drawFace(/** @type {HTMLElement} */ (button.firstElementChild), card, layout.card.w);
    // What can be hit is what can be seen: the button is the strip, the face lies over it.
    button.style.width = `${place.strip.w.toFixed(1)}px`;
    button.style.height = `${place.strip.h.toFixed(1)}px`;
    const isFresh = fresh.includes(card);
    const from =
      !isFresh || covered.length > 0
        ? undefined
        : dealt
          ? deckPlace(layout)
          : arrival(card, snapshot, seatPlace);
    if (hand.children[i] !== button) {
      hand.insertBefore(button, hand.children[i] ?? null);
    }
    glide(button, place, {
      from,
      delay: dealt && from ? i * DEAL_STEP : 0,
      duration: from ? 320 : 260,
      fade: from ? "in" : undefined,
    });
    if (isFresh && (covered.length > 0 || events.some(({ kind }) => kind === "deal"))) {
      turnUp(button, cardBack(), (covered.length > 0 ? 0 : 380) + i * 28);
    }
    places.set(card, place);
  });
  mark(hand, { view, ui });
}

/**
 * The hand lies face down: the seat hasn't looked at it, or somebody else is before the screen.
 * @param {HTMLElement} hand
 * @param {Layout} layout
 * @param {number} count
 * @param {boolean} dealt the cards have just been dealt
 */
function turnDown(hand, layout, count, dealt) {
  const moving = dealt && backs.length === 0;
  for (const button of buttons.values()) {
    button.remove();
  }
  buttons.clear();
  places.clear();
  for (const back of backs.splice(count)) {
    back.remove();
  }
  put(hand, "data-choosing", null);
  put(find("#table"), "data-raised", null);
  dealBacks(layout, count, moving);
}

/**
 * A card leaves the hand: into the trick, which draws it itself, or to another player.
 * @param {Card} card
 * @param {HTMLButtonElement} button
 * @param {Place | null} to
 */
function leave(card, button, to) {
  buttons.delete(card);
  if (document.activeElement === button) {
    // Before the card is taken out: the browser would look for a place for the focus itself, and style the table for it.
    const next = button.nextElementSibling ?? button.previousElementSibling;
    /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
  }
  if (to === null) {
    button.remove();
  } else {
    const ghost = h("span", { class: "card" });
    ghost.append(...button.childNodes);
    button.replaceWith(ghost);
    find("#trick").append(ghost);
    const from = /** @type {Place} */ (places.get(card));
    glide(ghost, { ...to, scale: 0.3 }, { from, duration: 420, fade: "out" }).then(() => ghost.remove());
  }
}

/**
 * @param {Card} card
 * @param {import("../protocol.mjs").Snapshot} snapshot
 * @param {(seat: Seat) => Place} seatPlace
 * @returns {Place | undefined}
 */
function arrival(card, { view }, seatPlace) {
  return view.received.includes(card) && view.pass_from !== null
    ? { ...seatPlace(view.pass_from), scale: 0.3 }
    : undefined;
}

/**
 * The cards that lie in the hand: those that have been passed are on their way, also while the others still choose.
 * @param {import("../protocol.mjs").Snapshot} snapshot
 */
function heldOf({ view }) {
  return view.hand.filter((card) => !view.passed.includes(card));
}

/**
 * Indexes at which another suit begins.
 * @param {Card[]} hand
 */
function breaksOf(hand) {
  return hand.flatMap((card, i) => (i > 0 && card.at(-1) !== hand[i - 1].at(-1) ? [i] : []));
}

/**
 * What can be chosen, is chosen, has come.
 * @param {HTMLElement} hand
 * @param {{view: import("../protocol.mjs").View, ui: State["ui"]}} state
 */
function mark(hand, { view, ui }) {
  const { prompt } = view;
  const asked =
    ui.state === "your-turn" && !ui.showing && (prompt?.kind === "card" || prompt?.kind === "cards");
  const legal = asked ? prompt.cards : [];
  put(hand, "data-choosing", asked && prompt.kind === "card");
  const focusable = [...buttons.values()].find(
    (button) => button.tabIndex === 0 && document.activeElement === button,
  );
  for (const [card, button] of buttons) {
    const can = legal.includes(card);
    const picked = ui.chosen.includes(card);
    const raised = ui.showing && view.received.includes(card);
    // A tap on a card that has just come is one way to go on.
    put(button, "data-legal", can || raised);
    put(button, "data-raised", raised || (picked && prompt?.kind === "card"));
    put(button, "data-hint", ui.hint?.action.split(" ").includes(card));
    put(button, "aria-pressed", asked && prompt.kind === "cards" ? String(picked) : null);
    put(button, "aria-disabled", asked && !can ? "true" : null);
    const extra =
      asked && !can
        ? `, ${phrase("cantPlay")}`
        : raised && view.pass_from !== null
          ? `, ${phrase("isNew")}`
          : "";
    put(button, "aria-label", cardName(card) + extra);
  }
  const lifted = '[data-raised], [aria-pressed="true"]';
  put(
    find("#table"),
    "data-raised",
    handButtons().some((button) => button.matches(lifted)),
  );
  rove(focusable ?? buttons.get(legal[0] ?? view.hand[0]) ?? handButtons()[0]);
}

/**
 * One card of the hand is reached with Tab; the arrow keys move on from there.
 * @param {HTMLButtonElement | undefined} button
 */
export function rove(button) {
  for (const other of buttons.values()) {
    // Written only where it changes: the browser computes styles anew to see whether the focus may stay.
    put(other, "tabindex", other === button ? "0" : "-1");
  }
}

/** The advised card is the next that the keyboard reaches; the focus goes there, or to the advised bid, if it was near. */
export function goToHinted() {
  const hinted = document.querySelector("#hand [data-hint], #prompt [data-hint]");
  if (hinted?.matches("[data-card]")) {
    rove(/** @type {HTMLButtonElement} */ (hinted));
  }
  if (document.activeElement?.closest("#hand, #prompt")) {
    /** @type {HTMLElement | null} */ (hinted)?.focus({ preventScroll: true });
  }
}

/** The cards' buttons as they lie, from left to right. */
export function handButtons() {
  return /** @type {HTMLButtonElement[]} */ ([...find("#hand").querySelectorAll("[data-card]")]);
}
