/** Questions with a few answers: what the game asks, and whether to give up what would be gone. */

import { phrase } from "../phrases.mjs";
import { button, h } from "../render/dom.mjs";
import { closeSheet, openSheet } from "./sheet.mjs";

/**
 * @import { Key } from "../phrases.mjs"
 * @import { ChoicePrompt } from "../protocol.mjs"
 */

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
  askFirst("give-up", ["giveUp", "giveUpText", "giveUpYes", "giveUpNo"], yes, closeSheet);
}

/**
 * @param {() => void} yes
 * @param {() => void} no
 */
export function askToForget(yes, no) {
  askFirst("forget", ["forgetAsk", "forgetText", "forgetYes", "forgetNo"], yes, no);
}

/**
 * @param {string} name of the sheet, and of the answer that can't be taken back
 * @param {[Key, Key, Key, Key]} words question, what comes of it, and the two answers
 * @param {() => void} yes
 * @param {() => void} no
 */
function askFirst(name, [title, text, go, stay], yes, no) {
  openSheet({
    name,
    title: phrase(title),
    body: [h("p", {}, phrase(text))],
    actions: [
      button(phrase(go), { "data-choice": name, onclick: yes }),
      button(phrase(stay), { "data-main": true, onclick: no }),
    ],
  });
}
