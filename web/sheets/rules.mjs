/** The rules of the game on the table, as its options make them; the engine writes them. */

import { phrase } from "../phrases.mjs";
import { h } from "../render/dom.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { Explanation } from "../protocol.mjs" */

/** @param {Explanation} explanation */
export function openRules({ title, sections }) {
  const changed = sections.some(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.changed));
  openSheet({
    name: "rules",
    title: phrase("rulesOf", { game: title.text }),
    body: [
      changed ? h("p", { class: "sheet__small rules__key" }, phrase("houseRules")) : null,
      h("div", { class: "rules" }, ...sections.flatMap(section)),
    ],
  });
}

/** @param {Explanation["sections"][number]} section */
function section({ title, paragraphs }) {
  return [
    h("h3", {}, title.text),
    ...paragraphs.map(({ text, changed }) => h("p", { "data-changed": changed }, text.text)),
  ];
}
