/** Questions with a few answers: what the game asks, and whether to give up a running match. */
import { button, h } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";
import { closeSheet, openSheet } from "./sheet.mjs";

/** @import { ChoicePrompt } from "../protocol.mjs" */

/**
 * @param {ChoicePrompt} prompt
 * @param {() => void} onClose
 */
export function openChoice({ text, choices }, onClose) {
  openSheet({
    name: "choice",
    title: text.text,
    body: [
      h(
        "div",
        { class: "choices" },
        ...choices.map((choice) =>
          button(choice.text.text, { "data-action": choice.action, "data-turn": true }),
        ),
      ),
    ],
    onClose,
  });
}

/** @param {() => void} yes */
export function askToGiveUp(yes) {
  openSheet({
    name: "give-up",
    title: STRINGS.giveUp,
    body: [h("p", {}, STRINGS.giveUpText)],
    actions: [
      button(STRINGS.giveUpYes, { "data-choice": "give-up", onclick: yes }),
      button(STRINGS.giveUpNo, { "data-main": true, onclick: closeSheet }),
    ],
  });
}
