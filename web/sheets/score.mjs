/** The score: the sheet of all deals, one deal's reckoning, and the end of the game. Partners share a column or a row. */
import { peopleOf } from "../people.mjs";
import { phrase } from "../phrases.mjs";
import { icon, portrait } from "../render/art.mjs";
import { button, h } from "../render/dom.mjs";
import { namesOf, number, signed } from "../words.mjs";
import { openSheet } from "./sheet.mjs";

/**
 * @import { DealScore, Seat, SeatSetup, Snapshot, Text } from "../protocol.mjs"
 *
 * @typedef {object} Side Seats that play together, with what goes for each of them.
 * @property {Seat[]} seats
 * @property {Seat} first
 * @property {SeatSetup[]} players
 * @property {string} name
 */

/** Columns up to which each deal's lines stand in the sheet itself; more would be too narrow for sentences. */
const WORDY = 2;

/**
 * @param {Snapshot} snapshot
 * @returns {Side[]}
 */
function sidesOf({ view, table }) {
  return view.sides.map(({ seats }) => {
    const players = seats.map((seat) => table.seats[seat]);
    return { seats, first: seats[0], players, name: namesOf(players) };
  });
}

/** @param {Snapshot} snapshot */
export function openScoreSheet(snapshot) {
  openSheet({ name: "score-sheet", title: phrase("scoreSheet"), body: [allDeals(snapshot)] });
}

/** @param {Snapshot} snapshot */
function allDeals(snapshot) {
  const { view, table } = snapshot;
  const sides = sidesOf(snapshot);
  if (table.sheet.length === 0) {
    return h("p", {}, phrase("noDeal"));
  }
  const head = h(
    "tr",
    {},
    h("th", { scope: "col" }, phrase("deal")),
    ...sides.map((side) => h("th", { scope: "col" }, ...player(side))),
  );
  const rows = table.sheet.flatMap(({ deal, points, totals, lines, notes }) => {
    const words = sides.map(({ first }) => lines[first]);
    return [
      h(
        "tr",
        {},
        h("th", { scope: "row" }, String(deal)),
        ...sides.map(({ first }, i) =>
          h(
            "td",
            {},
            h("span", { class: "scores__points" }, number(points[first])),
            h("small", { class: "scores__sum" }, phrase("makes", { total: number(totals[first]) })),
            sides.length <= WORDY && linesOf(words[i]),
          ),
        ),
      ),
      notes.length > 0 ? under(sides, h("p", {}, notes.map(({ text }) => text).join(" · "))) : null,
      sides.length > WORDY && words.some((each) => each.length > 0) ? why(sides, words) : null,
    ].filter((row) => row !== null);
  });
  const foot = h(
    "tr",
    {},
    h("th", { scope: "row" }, phrase("total")),
    ...sides.map(({ first }) => h("td", {}, number(view.seats[first].total))),
  );
  return h(
    "div",
    { class: "scores__scroll", tabindex: "0" },
    h("table", { class: "scores" }, h("thead", {}, head), h("tbody", {}, ...rows), h("tfoot", {}, foot)),
  );
}

/** @param {Text[]} lines */
function linesOf(lines) {
  return h("span", { class: "scores__lines" }, ...lines.map(({ text }) => h("span", {}, text)));
}

/**
 * A row that explains the one above it, once it is opened.
 * @param {Side[]} sides
 * @param {Text[][]} lines of each side
 */
function why(sides, lines) {
  const told = sides.flatMap(({ name }, i) =>
    lines[i].length > 0
      ? [h("p", {}, h("b", {}, `${name}: `), lines[i].map(({ text }) => text).join(" · "))]
      : [],
  );
  return under(sides, h("details", {}, h("summary", {}, phrase("why")), ...told));
}

/**
 * A row of words under that of a deal.
 * @param {Side[]} sides
 * @param {HTMLElement} words
 */
function under(sides, words) {
  return h("tr", { class: "scores__why" }, h("td", { colspan: sides.length + 1 }, words));
}

/** @param {Side} side */
function player({ players, name }) {
  return [
    h(
      "span",
      { class: "scores__portraits" },
      ...players.map((seat) => h("span", { class: "scores__portrait" }, portrait(seat))),
    ),
    h("span", { class: "scores__name" }, name),
  ];
}

/**
 * What each side gets for the deal, and what it makes.
 * @param {Snapshot} snapshot
 * @param {() => void} onClose
 */
export function openDealOver(snapshot, onClose) {
  const score = /** @type {DealScore} */ (snapshot.view.score);
  openSheet({
    name: "deal-over",
    title: score.text.text,
    body: [
      h(
        "div",
        { class: "reckoning" },
        ...sidesOf(snapshot).map((side) => reckoning(side, score.seats[side.first])),
      ),
    ],
    actions: [
      button(phrase("scoreSheet"), { "data-command": "score-sheet" }),
      button(phrase("nextDeal"), { "data-command": "next-deal", "data-turn": true }),
    ],
    onClose,
  });
}

/**
 * @param {Side} side
 * @param {DealScore["seats"][number]} line
 * @param {number | null} [place]
 */
function reckoning({ players, name }, { points, total, lines }, place = null) {
  return h(
    "div",
    { class: "reckoning__row", "data-place": place },
    place !== null &&
      h("span", { class: "reckoning__place" }, place === 1 ? icon("crown") : "", phrase("place", { place })),
    h(
      "span",
      { class: "reckoning__portraits" },
      ...players.map((seat) => h("span", { class: "reckoning__portrait" }, portrait(seat))),
    ),
    h(
      "span",
      { class: "reckoning__who" },
      h("b", {}, name),
      h("span", { class: "reckoning__lines" }, lines.map(({ text }) => text).join(" · ")),
    ),
    h("span", { class: "reckoning__points" }, points === 0 ? "0" : signed(points)),
    h("span", { class: "reckoning__total" }, number(total)),
  );
}

/**
 * The places, best first.
 * @param {Snapshot} snapshot
 * @param {() => void} onClose
 */
export function openGameOver(snapshot, onClose) {
  const { view, table } = snapshot;
  const score = /** @type {DealScore} */ (view.score);
  const places = score.places ?? [];
  const ranked = sidesOf(snapshot).sort((a, b) => places[a.first] - places[b.first]);
  const better = (/** @type {Side} */ side) =>
    ranked.filter(({ first }) => places[first] < places[side.first]);
  const winners = ranked.filter((side) => better(side).length === 0);
  const people = peopleOf(table);
  const mine = people.length === 1 && winners[0].seats.includes(people[0]);
  const alone = mine ? phrase("youWon") : phrase("winner", { name: winners[0].name });
  openSheet({
    name: "game-over",
    title: winners.length === 1 ? alone : phrase("sharedWin"),
    body: [
      h("p", { class: "reckoning__text" }, score.result?.text ?? score.text.text),
      h(
        "div",
        { class: "reckoning" },
        ...ranked.map((side) => reckoning(side, score.seats[side.first], 1 + better(side).length)),
      ),
    ],
    actions: [
      button(phrase("scoreSheet"), { "data-command": "score-sheet" }),
      button(phrase("newGame"), { "data-command": "new-game", "data-turn": true }),
    ],
    onClose,
  });
}
