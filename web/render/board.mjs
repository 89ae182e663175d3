/** The score board of a game with sides: what each has, what it bid together, and what it took of that. */
import { teamOf } from "../people.mjs";
import { phrase } from "../phrases.mjs";
import { namesOf, number } from "../words.mjs";
import { find, h, put, say } from "./dom.mjs";

/**
 * @import { State } from "../store.mjs"
 *
 * @typedef {object} SideParts
 * @property {HTMLElement} root
 * @property {HTMLElement} name
 * @property {HTMLElement} short for small tables
 * @property {HTMLElement} total
 * @property {HTMLElement} contract
 * @property {HTMLElement} outlook what the contract still needs
 * @property {HTMLElement} note
 */

/** @type {SideParts[]} */
const rows = [];

function build() {
  const parts = {
    name: h("span", { class: "board__name" }),
    short: h("span", { class: "board__short", "aria-hidden": "true" }),
    total: h("span", { class: "board__total" }),
    contract: h("span", { class: "contract" }),
    outlook: h("span", { class: "board__note board__outlook" }),
    note: h("span", { class: "board__note" }),
  };
  const root = h("p", { class: "board__side", "data-tap": "score-sheet" }, ...Object.values(parts));
  find("#board").append(root);
  return { root, ...parts };
}

/** @param {State} state */
export function renderBoard({ snapshot }) {
  if (snapshot === null) {
    return;
  }
  const { view, table } = snapshot;
  const sides = view.sides.filter(({ seats }) => seats.length > 1);
  put(find("#board"), "hidden", sides.length === 0);
  put(document.documentElement, "data-sides", sides.length > 0);
  // The person's own side first.
  sides.sort((a, b) => Number(b.seats.includes(view.seat)) - Number(a.seats.includes(view.seat)));
  sides.forEach(({ seats, contract, note }, i) => {
    rows[i] ??= build();
    const { root, name, short, total, contract: bid, outlook, note: bags } = rows[i];
    const team = teamOf(view, seats[0]);
    put(root, "data-team", team);
    say(short, team === "us" ? phrase("we") : phrase("they"));
    put(root, "data-board", i);
    say(name, namesOf(seats.map((seat) => table.seats[seat])));
    say(total, number(view.seats[seats[0]].total));
    say(bid, contract?.label.text ?? "");
    put(root, "data-bid", contract !== null);
    put(bid, "data-state", contract?.state);
    say(outlook, contract?.text.text ?? "");
    say(bags, note?.text ?? "");
  });
}
