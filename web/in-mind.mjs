/** What the person has in mind: the choice that has the focus, or on which the mouse rests. */

/** @import { Action, Card } from "./protocol.mjs" */

const CHOICES = "#hand [data-legal], .pad [data-action]";

/**
 * @param {unknown} target
 * @returns {Card | Action | null}
 */
function choiceAt(target) {
  const choice = target instanceof Element ? target.closest(CHOICES) : null;
  return choice instanceof HTMLElement ? (choice.dataset.card ?? choice.dataset.action ?? null) : null;
}

/** @returns {Card | Action | null} */
export function choiceInMind() {
  // A finger leaves `:hover` behind where it last was.
  const pointed = matchMedia("(hover: hover)").matches
    ? document.querySelector(`:is(${CHOICES}):hover`)
    : null;
  return choiceAt(pointed ?? document.activeElement);
}

/** @param {(choice: Card | Action, focused: boolean) => void} consider */
export function followMind(consider) {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const choice = pointerType === "mouse" ? choiceAt(target) : null;
    choice !== null && consider(choice, false);
  });
  document.addEventListener("focusin", ({ target }) => {
    const choice = choiceAt(target);
    choice !== null && consider(choice, true);
  });
}
