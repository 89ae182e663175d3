/** Questions with a few answers: what the game asks, and whether to give up what would be gone. */
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
  const { giveUp, giveUpText, giveUpYes, giveUpNo } = STRINGS;
  askFirst("give-up", [giveUp, giveUpText, giveUpYes, giveUpNo], yes, closeSheet);
}

/**
 * @param {() => void} yes
 * @param {() => void} no
 */
export function askToForget(yes, no) {
  const { forgetAsk, forgetText, forgetYes, forgetNo } = STRINGS;
  askFirst("forget", [forgetAsk, forgetText, forgetYes, forgetNo], yes, no);
}

/**
 * @param {string} name of the sheet, and of the answer that can't be taken back
 * @param {[string, string, string, string]} words question, what comes of it, and the two answers
 * @param {() => void} yes
 * @param {() => void} no
 */
function askFirst(name, [title, text, go, stay], yes, no) {
  openSheet({
    name,
    title,
    body: [h("p", {}, text)],
    actions: [
      button(go, { "data-choice": name, onclick: yes }),
      button(stay, { "data-main": true, onclick: no }),
    ],
  });
}
