/** Between two people at one device: the cards lie face down until the next one says so. */

import { phrase } from "../phrases.mjs";
import { portrait } from "../render/art.mjs";
import { button, h } from "../render/dom.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { SeatSetup } from "../protocol.mjs" */

/**
 * @param {SeatSetup} person whose turn it is
 * @param {() => void} leave a bot goes on for them
 * @param {() => void} onClose
 */
export function openHandover(person, leave, onClose) {
  openSheet({
    name: "handover",
    title: phrase("turnOf", { name: person.name }),
    stays: true,
    body: [
      h("div", { class: "handover__portrait" }, portrait(person)),
      h("p", { class: "handover__text" }, phrase("handover", { name: person.name })),
    ],
    actions: [
      button(phrase("menu"), { "data-command": "menu" }),
      button(phrase("botGoesOn"), { "data-choice": "leave", onclick: leave }),
      button(phrase("ready", { name: person.name }), { "data-command": "ready", "data-turn": true }),
    ],
    onClose,
  });
}
