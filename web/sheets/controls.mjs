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
  return choices(legend, { class: "segments" }, values, (each, label) =>
    h(
      "label",
      { class: "segments__one" },
      h("input", { type: "radio", name, value: each, checked: each === value, onchange: () => change(each) }),
      h("span", {}, label),
    ),
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
  return choices(legend, { class: "swatches", "data-of": name }, values, (each, label) =>
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
}

/**
 * @template {string} T
 * @param {string} legend
 * @param {Parameters<typeof h>[1]} box attributes of what the choices stand in
 * @param {Record<T, string>} values
 * @param {(value: T, label: string) => HTMLElement} one
 */
function choices(legend, box, values, one) {
  const entries = /** @type {[T, string][]} */ (Object.entries(values));
  return h(
    "fieldset",
    { class: "field" },
    h("legend", {}, legend),
    h("div", box, ...entries.map(([each, label]) => one(each, label))),
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
