/** The trick in the middle: the one being played, or the last one while it is still looked at. */
import { glide } from "../animate.mjs";
import { cardName } from "../words.mjs";
import { drawFace } from "./art.mjs";
import { find, h, put } from "./dom.mjs";
import { lastPlace } from "./hand.mjs";
import { sideOf, trickPlace } from "./layout.mjs";

/**
 * @import { Card, Seat } from "../protocol.mjs"
 * @import { State } from "../store.mjs"
 * @import { Layout, Place } from "./layout.mjs"
 */

/** @type {Map<Card, HTMLElement>} */
const shown = new Map();
/** Whom the cards that lie there will go to. @type {Seat | null} */
let taker = null;

/**
 * @param {State} state
 * @param {Layout} layout
 * @param {(seat: Seat) => Place} seatPlace middle of a player's portrait
 */
export function renderTrick({ snapshot, ui }, layout, seatPlace) {
  if (snapshot === null) {
    return;
  }
  const { view, table } = snapshot;
  const plays = ui.lingering?.plays ?? view.trick?.plays ?? [];
  const winning = ui.lingering?.winner ?? view.trick?.winning ?? null;
  const layer = find("#trick");
  put(layer, "data-taken", ui.lingering !== null);
  put(layer, "data-plays", plays.length);

  for (const [card, element] of shown) {
    if (!plays.some((play) => play.card === card)) {
      shown.delete(card);
      collect(
        element,
        view.tricks.some((trick) => trick.plays.some((play) => play.card === card)) ? taker : null,
        seatPlace,
      );
    }
  }
  plays.forEach(({ seat, card }, i) => {
    let element = shown.get(card);
    const side = sideOf(seat, view.seat);
    const place = trickPlace(layout, side);
    if (element === undefined) {
      element = h(
        "div",
        { class: "card", role: "img", "data-trick-card": card },
        h("span", { class: "card__face" }),
      );
      shown.set(card, element);
      const own = seat === view.seat ? lastPlace(card) : undefined;
      layer.append(element);
      glide(element, place, {
        from: own ?? { ...seatPlace(seat), turn: 0, scale: 0.35 },
        duration: 240,
        fade: own ? undefined : "in",
      });
    } else {
      glide(element, place);
    }
    drawFace(
      /** @type {HTMLElement} */ (element.firstElementChild),
      card,
      layout.card.w * layout.trick.scale,
    );
    put(element, "data-winning", seat === winning && plays.length > 1);
    put(element, "data-side", side);
    put(element, "aria-label", `${cardName(card)}, ${table.seats[seat].name}`);
    // A trick that is over shows its winner whole.
    element.style.zIndex = String(ui.lingering !== null && seat === winning ? 5 : i + 1);
  });
  taker = ui.lingering?.winner ?? null;
}

/**
 * @param {HTMLElement} element
 * @param {Seat | null} winner null: an undo or another table took the card away
 * @param {(seat: Seat) => Place} seatPlace
 */
async function collect(element, winner, seatPlace) {
  put(element, "data-trick-card", null);
  put(element, "data-winning", null);
  put(element, "aria-hidden", "true");
  if (winner !== null) {
    await glide(
      element,
      { ...seatPlace(winner), turn: 12, scale: 0.22 },
      { duration: 320, ease: "cubic-bezier(0.5, 0, 0.3, 1)", fade: "out" },
    );
  }
  element.remove();
}
