/** The one fine moment of a feat: it rises over the table, and goes when its time is over or somebody taps. */
import { icon } from "./art.mjs";
import { find, h } from "./dom.mjs";

/**
 * @param {string} kind of the event: `moon`, `boston`
 * @param {string} sentence
 * @param {Promise<void>} ended
 */
export async function showMoment(kind, sentence, ended) {
  const sky = h(
    "div",
    { class: "moment", "data-kind": kind, "aria-hidden": "true" },
    h("div", { class: "moment__night" }),
    h("div", { class: "moment__stars" }),
    h("div", { class: "moment__disc" }, icon("crown")),
    h("p", { class: "moment__text" }, sentence),
  );
  find("#moment").replaceChildren(sky);
  await ended;
  sky.remove();
}
