/** The score: the sheet of all deals, one deal's reckoning, and the end of the game. */
import { icon, portrait } from "../render/art.mjs";
import { button, h } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { DealScore, SeatSetup, Snapshot } from "../protocol.mjs" */

/** @param {Snapshot} snapshot */
export function openScoreSheet({ table, view }) {
  openSheet({
    name: "score-sheet",
    title: STRINGS.scoreSheet,
    body: [
      allDeals(
        table,
        view.seats.map(({ total }) => total),
      ),
    ],
  });
}

/**
 * @param {Snapshot["table"]} table
 * @param {number[]} totals
 */
function allDeals({ seats, sheet }, totals) {
  if (sheet.length === 0) {
    return h("p", {}, STRINGS.noDeal);
  }
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, STRINGS.deal),
    ...seats.map((seat) => h("th", { scope: "col" }, ...player(seat))),
  );
  const rows = sheet.map(({ deal, points, notes }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, String(deal)),
      ...points.map((value) => h("td", {}, STRINGS.number(value))),
      notes.length > 0 && h("td", { class: "scores__note" }, notes.map(({ text }) => text).join(" · ")),
    ),
  );
  const foot = h(
    "tr",
    {},
    h("th", { scope: "row" }, STRINGS.total),
    ...totals.map((total) => h("td", {}, STRINGS.number(total))),
  );
  return h(
    "div",
    { class: "scores__scroll", tabindex: "0" },
    h("table", { class: "scores" }, h("thead", {}, head), h("tbody", {}, ...rows), h("tfoot", {}, foot)),
  );
}

/** @param {SeatSetup} seat */
function player(seat) {
  return [
    h("span", { class: "scores__portrait" }, portrait(seat)),
    h("span", { class: "scores__name" }, seat.name),
  ];
}

/**
 * What each player gets for the deal, and what it makes.
 * @param {Snapshot} snapshot
 * @param {() => void} onClose
 */
export function openDealOver({ view, table }, onClose) {
  const score = /** @type {DealScore} */ (view.score);
  openSheet({
    name: "deal-over",
    title: score.text.text,
    body: [
      h("div", { class: "reckoning" }, ...score.seats.map((line) => reckoning(table.seats[line.seat], line))),
    ],
    actions: [
      button(STRINGS.scoreSheet, { "data-command": "score-sheet" }),
      button(STRINGS.nextDeal, { "data-command": "next-deal", "data-turn": true }),
    ],
    onClose,
  });
}

/**
 * @param {SeatSetup} seat
 * @param {DealScore["seats"][number]} line
 * @param {number | null} [place]
 */
function reckoning(seat, { points, total, lines }, place = null) {
  return h(
    "div",
    { class: "reckoning__row", "data-place": place },
    place !== null &&
      h("span", { class: "reckoning__place" }, place === 1 ? icon("crown") : "", STRINGS.place(place)),
    h("span", { class: "reckoning__portrait" }, portrait(seat)),
    h(
      "span",
      { class: "reckoning__who" },
      h("b", {}, seat.name),
      h("span", { class: "reckoning__lines" }, lines.map(({ text }) => text).join(" · ")),
    ),
    h("span", { class: "reckoning__points" }, points === 0 ? "0" : STRINGS.points(points)),
    h("span", { class: "reckoning__total" }, STRINGS.number(total)),
  );
}

/**
 * The places, best first.
 * @param {Snapshot} snapshot
 * @param {() => void} onClose
 */
export function openGameOver({ view, table }, onClose) {
  const score = /** @type {DealScore} */ (view.score);
  const places = score.places ?? [];
  const ranked = [...score.seats].sort((a, b) => places[a.seat] - places[b.seat]);
  const first = ranked.filter(({ seat }) => places[seat] === 1);
  const alone =
    first[0].seat === view.seat && table.seats[view.seat].bot === null
      ? STRINGS.youWon
      : STRINGS.winner(table.seats[first[0].seat].name);
  openSheet({
    name: "game-over",
    title: first.length === 1 ? alone : STRINGS.sharedWin,
    body: [
      h("p", { class: "reckoning__text" }, score.text.text),
      h(
        "div",
        { class: "reckoning" },
        ...ranked.map((line) => reckoning(table.seats[line.seat], line, places[line.seat])),
      ),
    ],
    actions: [
      button(STRINGS.scoreSheet, { "data-command": "score-sheet" }),
      button(STRINGS.newGame, { "data-command": "new-game", "data-turn": true }),
    ],
    onClose,
  });
}
