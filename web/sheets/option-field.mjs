/**
 * One option of a game as a control. What it is called, does and may be comes from the engine's catalog; the engine also
 * refuses what can't be.
 */

import { phrase } from "../phrases.mjs";
import { h } from "../render/dom.mjs";
import { toggle } from "./controls.mjs";

/** @import { OptionField } from "../protocol.mjs" */

/**
 * @param {OptionField} field
 * @param {unknown} value
 * @param {(value: unknown) => void} change
 * @returns {HTMLElement}
 */
export function optionField(field, value, change) {
  const { name, kind, title, help } = field;
  if (kind === "bool") {
    return toggle(name, title.text, help.text, value === true, change);
  }
  return h(
    "label",
    { class: "field" },
    h("b", {}, title.text),
    h(
      "small",
      {},
      kind === "int"
        ? `${help.text} (${phrase("range", { low: Number(field.low), high: Number(field.high) })})`
        : help.text,
    ),
    kind === "int" ? number(field, value, change) : choice(field, value, change),
  );
}

/** @param {OptionField} field @param {unknown} value @param {(value: unknown) => void} change */
function number({ name, low, high }, value, change) {
  const input = h("input", {
    type: "number",
    inputmode: "numeric",
    name,
    min: low,
    max: high,
    step: 1,
    value: String(value),
  });
  // What isn't a number goes to the engine as it was written, and comes back with the reason.
  input.addEventListener("change", () =>
    change(Number.isFinite(input.valueAsNumber) ? input.valueAsNumber : input.value),
  );
  return input;
}

/** @param {OptionField} field @param {unknown} value @param {(value: unknown) => void} change */
function choice({ name, choices = [] }, value, change) {
  const select = h(
    "select",
    { name },
    ...choices.map((each, i) => h("option", { value: i, selected: each.value === value }, each.title.text)),
  );
  select.addEventListener("change", () => change(choices[select.selectedIndex].value));
  return select;
}
