/** The menu, and the list of keys. */

import { phrase } from "../phrases.mjs";
import { icon } from "../render/art.mjs";
import { h } from "../render/dom.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { Key } from "../phrases.mjs" */

/** @type {[string, Key, string]} */
const NEW_GAME = ["new-game", "newGame", "plus"];

/** Entries by command: what each is called and drawn with. */
const ENTRIES = /** @type {[string, Key, string][]} */ ([
  ["players", "players", "users"],
  ["score-sheet", "scoreSheet", "scores"],
  ["last-trick", "lastTrick", "last-trick"],
  ["your-play", "yourPlay", "statistics"],
  ["rules", "rules", "rules"],
  ["settings", "settings", "settings"],
  ["keys", "keys", "help"],
]);

/**
 * @param {string} version of the engine
 * @param {Promise<{name: string, title: string, go: () => void}[]>} others the other games; they come when the engine is up
 */
export async function openMenu(version, others) {
  const games = h("div", { class: "menu__games" });
  openSheet({
    name: "menu",
    title: "Black Lady",
    body: [
      h("div", { class: "menu" }, commandEntry(NEW_GAME), games, ...ENTRIES.map(commandEntry)),
      h("p", { class: "sheet__small" }, version),
    ],
  });
  games.replaceChildren(
    ...(await others).map(({ name, title, go }) =>
      entry(phrase("playOther", { game: title }), "play", { "data-game": name, onclick: go }),
    ),
  );
}

/** @param {[string, Key, string]} entry */
function commandEntry([command, label, drawing]) {
  return entry(phrase(label), drawing, { "data-command": command });
}

/**
 * @param {string} label
 * @param {string} drawing
 * @param {Parameters<typeof h>[1]} attributes
 */
function entry(label, drawing, attributes) {
  return h("button", { type: "button", class: "menu__entry", ...attributes }, icon(drawing), label);
}

const KEYS = /** @type {[string, Key][]} */ ([
  ["← →", "key.arrows"],
  ["↑ ↓", "key.up"],
  ["1 … 9", "key.digits"],
  ["⏎", "key.enter"],
  ["⇧ C D H S", "key.suits"],
  ["U", "undo"],
  ["R", "redo"],
  ["H", "hint"],
  ["L", "lastTrick"],
  ["S", "scoreSheet"],
  ["T P B C W", "key.tell"],
  ["N", "key.next"],
  ["Esc", "close"],
  ["?", "key.these"],
]);

export function openKeys() {
  const rows = KEYS.map(([keys, what]) =>
    h("div", { class: "keys__row" }, h("dt", {}, h("kbd", {}, keys)), h("dd", {}, phrase(what))),
  );
  openSheet({ name: "keys", title: phrase("keys"), body: [h("dl", { class: "keys" }, ...rows)] });
}
