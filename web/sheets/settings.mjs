/** Settings: each change shows at once on the table behind. */
import { h } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { Settings } from "../settings.mjs" */

/**
 * @param {Settings} settings
 * @param {(settings: Settings) => void} change
 */
export function openSettings(settings, change) {
  let now = settings;
  /** @param {Partial<Settings>} part */
  const set = (part) => {
    now = { ...now, ...part };
    change(now);
  };
  openSheet({
    name: "settings",
    title: STRINGS.settings,
    body: [
      segments("speed", STRINGS.speed, STRINGS.speeds, now.speed, (speed) => set({ speed })),
      segments("stay", STRINGS.stay, STRINGS.stays, now.stay, (stay) => set({ stay })),
      toggle("fourColours", STRINGS.fourColours, STRINGS.fourColoursText, now.fourColours, (fourColours) =>
        set({ fourColours }),
      ),
      toggle("hidePoints", STRINGS.hidePoints, STRINGS.hidePointsText, now.hidePoints, (hidePoints) =>
        set({ hidePoints }),
      ),
    ],
  });
}

/**
 * A few values side by side, one of them chosen.
 * @template {string} T
 * @param {string} name
 * @param {string} legend
 * @param {Record<T, string>} values
 * @param {T} value
 * @param {(value: T) => void} change
 */
function segments(name, legend, values, value, change) {
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
