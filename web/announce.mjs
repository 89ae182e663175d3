/**
 * Says what happens to a screen reader. A log, so that sentences which come fast are read one after the other instead of
 * each replacing the one before.
 */
import { find, h } from "./render/dom.mjs";

/** Sentences that stay for a screen reader's review. */
const KEPT = 40;

/** Nothing that was said stays to be read, for somebody else comes to the screen. */
export function forget() {
  find("#said").replaceChildren();
}

/** @param {string} sentence */
export function announce(sentence) {
  if (sentence === "") {
    return;
  }
  const said = find("#said");
  said.append(h("p", {}, sentence));
  while (said.childElementCount > KEPT) {
    said.firstElementChild?.remove();
  }
}
