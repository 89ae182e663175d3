/** The tricks of this deal so far, the last one first: who played what, and why it was won. */

import { phrase } from "../phrases.mjs";
import { drawFace, icon } from "../render/art.mjs";
import { h, put } from "../render/dom.mjs";
import { sideOf } from "../render/layout.mjs";
import { cardName, signed } from "../words.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { Snapshot, TakenTrick } from "../protocol.mjs" */

/** @param {Snapshot} snapshot */
export function openLastTrick({ view, table }) {
  const { tricks } = view;
  if (tricks.length === 0) {
    openSheet({ name: "last-trick", title: phrase("lastTrick"), body: [h("p", {}, phrase("noTrick"))] });
    return;
  }
  let at = tricks.length - 1;
  const stage = h("div", { class: "taken", "aria-live": "polite" });
  const earlier = stepper(phrase("earlier"), "arrow-left", () => show(at - 1));
  const later = stepper(phrase("later"), "arrow", () => show(at + 1));

  /** @param {number} index */
  function show(index) {
    at = index;
    stage.replaceChildren(...drawn(tricks[at], view.seat, (seat) => table.seats[seat].name));
    put(earlier, "disabled", at === 0);
    put(later, "disabled", at === tricks.length - 1);
  }

  show(at);
  openSheet({
    name: "last-trick",
    title: phrase("lastTrick"),
    body: [h("div", { class: "taken__row" }, earlier, stage, later)],
  });
}

/** About as wide as the style sheet makes these cards; CSS pixels. */
const CARD_WIDTH = 68;

/**
 * @param {TakenTrick} trick
 * @param {number} viewer
 * @param {(seat: number) => string} nameOf
 */
function drawn({ number, plays, winner, points, reason, leader }, viewer, nameOf) {
  const cards = plays.map(({ seat, card }) => {
    const face = h("div", { class: "taken__card", role: "img", "aria-label": cardName(card) });
    drawFace(face, card, CARD_WIDTH);
    return h(
      "figure",
      {
        class: "taken__play",
        "data-side": sideOf(seat, viewer),
        "data-winning": seat === winner,
        "data-leader": seat === leader,
      },
      face,
      h("figcaption", {}, nameOf(seat)),
    );
  });
  return [
    h(
      "p",
      { class: "taken__title" },
      phrase("trickTaken", { number, name: nameOf(winner) }),
      points !== 0 && h("b", {}, ` ${signed(points)}`),
    ),
    h("div", { class: "taken__cross" }, ...cards),
    h("p", { class: "taken__reason" }, reason.text),
  ];
}

/** @param {string} label @param {string} drawing @param {() => void} go */
function stepper(label, drawing, go) {
  return h(
    "button",
    { type: "button", class: "sheet__step", "aria-label": label, onclick: go },
    icon(drawing),
  );
}
