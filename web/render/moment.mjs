/** The one fine moment of a feat: it rises over the table, and goes when its time is over or somebody taps. */
import { icon } from "./art.mjs";
import { find, h } from "./dom.mjs";

const SCRAPS = 60;

/** Steps of the sequence that fills a square evenly without a pattern: 1/p and 1/p², where p³ = p + 1 (Roberts' R2). */
const ACROSS = 0.7549;
const DOWN = 0.5698;

/**
 * @param {string} kind `moon`, `boston`, `won`
 * @param {string} sentence
 * @param {Promise<void>} ended
 */
export async function showMoment(kind, sentence, ended) {
  const sky = h(
    "div",
    { class: "moment", "data-kind": kind, "aria-hidden": "true" },
    h("div", { class: "moment__night" }),
    h("div", { class: "moment__stars" }),
    ...(kind === "won" ? confetti() : []),
    h("div", { class: "moment__disc" }, icon("crown")),
    h("p", { class: "moment__text" }, sentence),
  );
  find("#moment").replaceChildren(sky);
  await ended;
  sky.remove();
}

/** Scraps of paper that rain down, the same in every win. */
function confetti() {
  return Array.from({ length: SCRAPS }, (_, i) => {
    const scrap = h("i", { class: "moment__scrap" });
    const places = {
      "--at": (i * ACROSS) % 1,
      "--late": (i * DOWN) % 1,
      "--turn": (i % 2) * 2 - 1,
      "--hue": (i * 47) % 360,
    };
    for (const [name, value] of Object.entries(places)) {
      scrap.style.setProperty(name, String(value));
    }
    return scrap;
  });
}
