/** Controls that several sheets have. */
import { h } from "../render/dom.mjs";

/**
 * A few values side by side, one of them chosen.
 * @template {string} T
 * @param {string} name
 * @param {string} legend
 * @param {Record<T, string>} values
 * @param {T} value
 * @param {(value: T) => void} change
 */
export function segments(name, legend, values, value, change) {
  const choices = /** @type {[T, string][]} */ (Object.entries(values)).map(([each, label]) =>
    h(
      "label",
      { class: "segments__one" },
      h("input", { type: "radio", name, value: each, checked: each === value, onchange: () => change(each) }),
      h("span", {}, label),
    ),
  );
  return h(
    "fieldset",
    { class: "field" },
    h("legend", {}, legend),
    h("div", { class: "segments" }, ...choices),
  );
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} help
 * @param {boolean} value
 * @param {(value: boolean) => void} change
 */
export function toggle(name, label, help, value, change) {
  const box = h("input", { type: "checkbox", class: "toggle", role: "switch", name, checked: value });
  box.addEventListener("change", () => change(box.checked));
  return h(
    "label",
    { class: "field field--toggle" },
    h("span", {}, h("b", {}, label), h("small", {}, help)),
    box,
  );
}
