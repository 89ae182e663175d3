/** The menu, and the list of keys. */
import { icon } from "../render/art.mjs";
import { h } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";
import { openSheet } from "./sheet.mjs";

/** Entries by command: what each is called and drawn with. */
const ENTRIES = /** @type {const} */ ([
  ["new-game", STRINGS.newGame, "plus"],
  ["players", STRINGS.players, "users"],
  ["score-sheet", STRINGS.scoreSheet, "scores"],
  ["last-trick", STRINGS.lastTrick, "last-trick"],
  ["settings", STRINGS.settings, "settings"],
  ["keys", STRINGS.keys, "help"],
]);

/** @param {string} version of the engine */
export function openMenu(version) {
  openSheet({
    name: "menu",
    title: "Black Lady",
    body: [
      h(
        "div",
        { class: "menu" },
        ...ENTRIES.map(([command, label, drawing]) =>
          h(
            "button",
            { type: "button", class: "menu__entry", "data-command": command },
            icon(drawing),
            label,
          ),
        ),
      ),
      h("p", { class: "sheet__small" }, version),
    ],
  });
}

export function openKeys() {
  const rows = STRINGS.keyList.map(([keys, what]) =>
    h("div", { class: "keys__row" }, h("dt", {}, h("kbd", {}, keys)), h("dd", {}, what)),
  );
  openSheet({ name: "keys", title: STRINGS.keys, body: [h("dl", { class: "keys" }, ...rows)] });
}
