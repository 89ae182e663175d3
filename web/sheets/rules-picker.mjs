/**
 * The house rules of a game: presets by name, every option as a control, and why two of them can't be together. All of it
 * comes from the engine's catalog; the engine also has the last word.
 */

import { phrase } from "../phrases.mjs";
import { h } from "../render/dom.mjs";
import { optionField } from "./option-field.mjs";

/** @import { GameEntry } from "../protocol.mjs" */

/**
 * @param {GameEntry} game
 * @param {Record<string, unknown>} options to begin with
 * @param {(problem: string) => void} complain says what is wrong with the choice; empty when nothing is
 */
export function rulesPicker(game, options, complain) {
  let chosen = { ...options };
  const fields = h("div", { class: "fields" });
  const presets = h("div", { class: "presets", role: "group", "aria-label": phrase("rules") });

  const check = () => {
    const excluded = game.exclusions.find((each) => holds(each.fields, chosen));
    complain(excluded?.text.text ?? "");
    for (const field of fields.querySelectorAll("[data-option]")) {
      const name = /** @type {HTMLElement} */ (field).dataset.option ?? "";
      field.toggleAttribute("data-excluded", excluded !== undefined && name in excluded.fields);
    }
  };
  const drawFields = () => {
    fields.replaceChildren(
      ...game.options.map((field) => {
        const control = optionField(field, chosen[field.name] ?? field.default, (value) => {
          chosen = { ...chosen, [field.name]: value };
          drawPresets();
          check();
        });
        control.dataset.option = field.name;
        return control;
      }),
    );
    check();
  };
  const drawPresets = () => {
    const current = game.presets.find((preset) => sameOptions(preset.options, chosen))?.name ?? null;
    presets.replaceChildren(
      ...game.presets.map(({ name, title, options: preset }) =>
        h(
          "button",
          {
            type: "button",
            class: "preset",
            "data-preset": name,
            "aria-pressed": String(name === current),
            onclick: () => {
              chosen = { ...preset };
              drawPresets();
              drawFields();
              /** @type {HTMLElement | null} */ (presets.querySelector(`[data-preset="${name}"]`))?.focus();
            },
          },
          title.text,
        ),
      ),
      ...(current === null
        ? [h("span", { class: "preset preset--own", "aria-current": "true" }, phrase("ownRules"))]
        : []),
    );
  };
  drawPresets();
  drawFields();
  return {
    element: h(
      "div",
      {},
      presets,
      h("details", { class: "more" }, h("summary", {}, phrase("moreRules")), fields),
    ),
    /** The options as they are now. */
    get chosen() {
      return chosen;
    },
  };
}

/**
 * @param {Record<string, unknown[]>} fields
 * @param {Record<string, unknown>} options
 */
function holds(fields, options) {
  return Object.entries(fields).every(([name, values]) => values.includes(options[name]));
}

/**
 * @param {Record<string, unknown>} a
 * @param {Record<string, unknown>} b
 */
function sameOptions(a, b) {
  return Object.keys(a).every((name) => a[name] === b[name]);
}
