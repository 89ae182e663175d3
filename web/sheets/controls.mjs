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
 * Values that are chosen by their looks, each with its name for those who don't see it.
 * @template {string} T
 * @param {string} name
 * @param {string} legend
 * @param {Record<T, string>} values
 * @param {T} value
 * @param {(value: T) => HTMLElement} draw
 * @param {(value: T) => void} change
 */
export function swatches(name, legend, values, value, draw, change) {
  const choices = /** @type {[T, string][]} */ (Object.entries(values)).map(([each, label]) =>
    h(
      "label",
      { class: "swatch", title: label },
      h("input", {
        type: "radio",
        name,
        value: each,
        checked: each === value,
        "aria-label": label,
        onchange: () => change(each),
      }),
      draw(each),
    ),
  );
  return h(
    "fieldset",
    { class: "field" },
    h("legend", {}, legend),
    h("div", { class: "swatches", "data-of": name }, ...choices),
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
