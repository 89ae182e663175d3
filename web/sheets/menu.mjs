/** The menu, and the list of keys. */
import { icon } from "../render/art.mjs";
import { h } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";
import { openSheet } from "./sheet.mjs";

/** @type {[string, string, string]} */
const NEW_GAME = ["new-game", STRINGS.newGame, "plus"];

/** Entries by command: what each is called and drawn with. */
const ENTRIES = /** @type {[string, string, string][]} */ ([
  ["players", STRINGS.players, "users"],
  ["score-sheet", STRINGS.scoreSheet, "scores"],
  ["last-trick", STRINGS.lastTrick, "last-trick"],
  ["your-play", STRINGS.yourPlay, "statistics"],
  ["rules", STRINGS.rules, "rules"],
  ["settings", STRINGS.settings, "settings"],
  ["keys", STRINGS.keys, "help"],
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
      entry(STRINGS.playOther(title), "play", { "data-game": name, onclick: go }),
    ),
  );
}

/** @param {[string, string, string]} entry */
function commandEntry([command, label, drawing]) {
  return entry(label, drawing, { "data-command": command });
}

/**
 * @param {string} label
 * @param {string} drawing
 * @param {Parameters<typeof h>[1]} attributes
 */
function entry(label, drawing, attributes) {
  return h("button", { type: "button", class: "menu__entry", ...attributes }, icon(drawing), label);
}

export function openKeys() {
  const rows = STRINGS.keyList.map(([keys, what]) =>
    h("div", { class: "keys__row" }, h("dt", {}, h("kbd", {}, keys)), h("dd", {}, what)),
  );
  openSheet({ name: "keys", title: STRINGS.keys, body: [h("dl", { class: "keys" }, ...rows)] });
}
