/** What is known of how the person plays, and whether more may be learnt. */

import { phrase } from "../phrases.mjs";
import { button, h } from "../render/dom.mjs";
import { toggle } from "./controls.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { Text } from "../protocol.mjs" */

/**
 * @param {object} setup
 * @param {{title: string, words: Text[], damaged: boolean}[]} setup.games
 * @param {boolean} setup.known whether there is something to forget
 * @param {boolean} setup.learns
 * @param {(learns: boolean) => void} setup.change
 * @param {() => void} setup.forget
 */
export function openYourPlay({ games, known, learns, change, forget }) {
  openSheet({
    name: "your-play",
    title: phrase("yourPlay"),
    body: [
      h("p", { class: "sheet__small" }, phrase("yourPlayText")),
      ...games.flatMap(({ title, words, damaged }) => [
        h("h3", {}, title),
        damaged ? h("p", { class: "known__lost", role: "alert" }, phrase("badProfile")) : null,
        h("ul", { class: "known" }, ...words.map(({ text }) => h("li", {}, text))),
      ]),
      toggle("learns", phrase("learns"), phrase("learnsText"), learns, change),
    ],
    actions: [button(phrase("forget"), { "data-choice": "forget", disabled: !known, onclick: forget })],
  });
}
