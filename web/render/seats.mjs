/** The four players: portrait, name, points, and the backs of their cards. */
import { flash } from "../animate.mjs";
import { teamOf } from "../people.mjs";
import { phrase } from "../phrases.mjs";
import { number, seatWords, signed } from "../words.mjs";
import { icon, portrait } from "./art.mjs";
import { find, h, put, say } from "./dom.mjs";
import { sideOf } from "./layout.mjs";

/**
 * @import { Seat, SeatSetup } from "../protocol.mjs"
 * @import { State } from "../store.mjs"
 * @import { Layout, Place } from "./layout.mjs"
 *
 * @typedef {object} SeatParts
 * @property {HTMLElement} root
 * @property {HTMLElement} picture
 * @property {HTMLElement} name
 * @property {HTMLElement} total
 * @property {HTMLElement} points
 * @property {HTMLElement} contract
 * @property {HTMLElement} backs
 */

const PLACES = ["south", "west", "north", "east"];

/** @type {SeatParts[]} */
const seats = [];

/** @param {number} seat */
function build(seat) {
  const parts = {
    picture: h("span", { class: "seat__picture" }),
    name: h("span", { class: "seat__name" }),
    total: h("span", { class: "seat__total", "data-total": seat }),
    points: h("span", { class: "seat__points", "data-points": seat }),
    contract: h("span", { class: "contract", "data-contract": seat }),
    backs: h("div", { class: "seat__backs", "aria-hidden": "true" }),
  };
  const root = h(
    "article",
    { class: "seat", "data-seat": seat },
    h(
      "div",
      { class: "seat__portrait" },
      parts.picture,
      h("span", { class: "seat__ring" }),
      h("span", { class: "seat__tick" }, icon("check")),
      h("span", { class: "seat__dealer" }, icon("dealer")),
    ),
    h(
      "div",
      { class: "seat__plate", "data-tap": "score-sheet" },
      parts.name,
      parts.contract,
      parts.total,
      parts.points,
    ),
    parts.backs,
  );
  find("#seats").append(root);
  return { root, ...parts };
}

/**
 * Seats before the engine is up: names, pictures and backs only.
 * @param {SeatSetup[]} players
 * @param {number} cards backs in each fan
 */
export function seatPlayers(players, cards) {
  players.forEach((player, seat) => {
    introduce(player, seat);
    put(seats[seat].root, "data-place", PLACES[seat]);
    fanBacks(seats[seat].backs, cards);
  });
}

/**
 * @param {SeatSetup} player
 * @param {number} seat
 */
function introduce(player, seat) {
  seats[seat] ??= build(seat);
  const { root, picture, name } = seats[seat];
  if (root.dataset.picture !== `${player.picture} ${player.name}`) {
    root.dataset.picture = `${player.picture} ${player.name}`;
    picture.replaceChildren(portrait(player));
  }
  say(name, player.name);
}

/** @param {State} state */
export function renderSeats({ snapshot, ui, settings }) {
  if (snapshot === null) {
    return;
  }
  const { view, table } = snapshot;
  table.seats.forEach(introduce);
  view.seats.forEach(({ seat, cards, points, total, ready, contract }) => {
    const { root, total: totalText, points: pointsText, contract: contractText, backs } = seats[seat];
    const you = seat === view.seat;
    const note = view.sides.find(
      ({ seats: together }) => together.length === 1 && together[0] === seat,
    )?.note;
    const acts = view.acting.includes(seat) && ui.lingering === null && !(ui.showing && !you);
    put(root, "data-place", PLACES[sideOf(seat, view.seat)]);
    put(root, "data-you", you);
    put(root, "data-team", teamOf(view, seat));
    put(root, "data-acting", you ? ui.state === "your-turn" : acts && table.waiting !== "over");
    put(root, "data-dealer", seat === view.dealer);
    put(root, "data-ready", ready && view.phase === "pass");
    put(
      root,
      "aria-label",
      seatWords({
        name: table.seats[seat].name,
        total,
        points: settings.hidePoints ? 0 : points,
        more: [
          seat === view.dealer ? phrase("seatDealer") : null,
          contract?.text.text ?? null,
          note?.text ?? null,
          phrase("seatCards", { cards }),
        ],
      }),
    );
    say(totalText, number(total));
    const shown = settings.hidePoints || view.phase === "over" ? "" : signed(points);
    say(pointsText, shown || (note?.text ?? ""));
    say(contractText, contract?.label.text ?? "");
    put(root, "data-bid", contract !== null);
    put(contractText, "data-state", contract?.state);
    fanBacks(backs, you ? 0 : cards);
  });
}

/**
 * @param {HTMLElement} fan
 * @param {number} count
 */
function fanBacks(fan, count) {
  while (fan.childElementCount > count) {
    fan.lastElementChild?.remove();
  }
  while (fan.childElementCount < count) {
    fan.append(h("span", { class: "back" }));
  }
  [...fan.children].forEach((back, i) => {
    /** @type {HTMLElement} */ (back).style.setProperty("--at", String(i - (count - 1) / 2));
  });
}

/**
 * Middle of a player's portrait.
 * @param {Seat} seat
 * @param {Layout} layout
 * @returns {Place}
 */
export function seatPlace(seat, { trick }) {
  const box = seats[seat]?.root.firstElementChild?.getBoundingClientRect();
  return box === undefined
    ? trick
    : { x: box.left + box.width / 2, y: box.top + box.height / 2, turn: 0, scale: 0.4 };
}

/**
 * Points that fall to a player, shown for a moment.
 * @param {Seat} seat
 * @param {number} points
 */
export function floatPoints(seat, points) {
  const sign = h(
    "span",
    { class: "seat__float", "aria-hidden": "true", "data-good": points < 0 },
    signed(points),
  );
  seats[seat].root.append(sign);
  flash(sign, 1900);
}

/**
 * What a player says, shown for a moment.
 * @param {Seat} seat
 * @param {string} text
 */
export function bubble(seat, text) {
  const { root } = seats[seat];
  root.querySelector(".seat__bubble")?.remove();
  const said = h("p", { class: "seat__bubble", "aria-hidden": "true" }, text);
  root.append(said);
  markSaying(root);
  flash(said, 2600).then(() => markSaying(root));
}

/** Nothing that was said stands any more: the table isn't the one that it was said at. */
export function hush() {
  for (const { root } of seats) {
    root.querySelector(".seat__bubble")?.remove();
    markSaying(root);
  }
}

/** @param {HTMLElement} root of a seat */
function markSaying(root) {
  put(root, "data-says", root.querySelector(".seat__bubble") !== null);
}
