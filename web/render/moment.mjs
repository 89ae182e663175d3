/** The one fine moment of a moon: it rises over the table, and goes when its time is over or somebody taps. */
import { find, h } from "./dom.mjs";

/**
 * @param {string} sentence
 * @param {Promise<void>} ended
 */
export async function showMoon(sentence, ended) {
  const sky = h(
    "div",
    { class: "moon", "aria-hidden": "true" },
    h("div", { class: "moon__night" }),
    h("div", { class: "moon__stars" }),
    h("div", { class: "moon__disc" }),
    h("p", { class: "moon__text" }, sentence),
  );
  find("#moment").replaceChildren(sky);
  await ended;
  sky.remove();
}
