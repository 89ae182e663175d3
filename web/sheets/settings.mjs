/** Settings, all in one place: each change shows at once on the table behind. */

import { LANGUAGES, phrase } from "../phrases.mjs";
import { cardBack, portrait } from "../render/art.mjs";
import { h } from "../render/dom.mjs";
import { LONGEST_NAME, SOUNDS, VALUES } from "../settings.mjs";
import { segments, swatches, toggle } from "./controls.mjs";
import { openSheet } from "./sheet.mjs";

/**
 * @import { Key } from "../phrases.mjs"
 * @import { Settings, Sound } from "../settings.mjs"
 */

/**
 * @typedef {object} Setup
 * @property {Settings} now
 * @property {(part: Partial<Settings>) => void} set
 */

/** The part that was open last. @type {keyof typeof PARTS} */
let part = "look";

const PARTS = { look: lookPart, play: playPart, sound: soundPart, you: youPart };

/**
 * @param {Settings} settings
 * @param {(settings: Settings) => void} change
 */
export function openSettings(settings, change) {
  /** @type {Setup} */
  const setup = {
    now: settings,
    set(changed) {
      setup.now = { ...setup.now, ...changed };
      change(setup.now);
    },
  };
  const body = h("div", {});
  const show = () => body.replaceChildren(...PARTS[part](setup));
  const tabs = segments(
    "part",
    phrase("settings"),
    labelled("part", /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS))),
    part,
    (chosen) => {
      part = chosen;
      show();
    },
  );
  tabs.querySelector("legend")?.classList.add("unseen");
  show();
  openSheet({ name: "settings", title: phrase("settings"), body: [tabs, body] });
}

/** @param {Setup} setup */
function lookPart(setup) {
  const { now, set } = setup;
  return [
    swatches(
      "theme",
      phrase("theme"),
      named("theme"),
      now.theme,
      (theme) => h("span", { class: "swatch__felt", "data-theme": theme }),
      (theme) => set({ theme }),
    ),
    swatches(
      "back",
      phrase("back"),
      named("back"),
      now.back,
      (back) => h("span", { class: "swatch__card", "data-backs": back }, cardBack(back)),
      (back) => set({ back }),
    ),
    segments("deck", phrase("deck"), named("deck"), now.deck, (deck) => set({ deck })),
    toggle("fourColours", phrase("fourColours"), phrase("fourColoursText"), now.fourColours, (fourColours) =>
      set({ fourColours }),
    ),
    languageField(setup),
  ];
}

/** @param {Setup} setup */
function languageField({ now, set }) {
  const select = h(
    "select",
    { name: "language" },
    ...VALUES.language.map((tag) =>
      h(
        "option",
        { value: tag, selected: tag === now.language, lang: tag === "auto" ? null : tag },
        tag === "auto" ? phrase("language.auto") : LANGUAGES[tag],
      ),
    ),
  );
  select.addEventListener("change", () => set({ language: VALUES.language[select.selectedIndex] }));
  return h("label", { class: "field" }, h("b", {}, phrase("language")), select);
}

/** @param {Setup} setup */
function playPart({ now, set }) {
  return [
    segments("speed", phrase("speed"), named("speed"), now.speed, (speed) => set({ speed })),
    segments("stay", phrase("stay"), named("stay"), now.stay, (stay) => set({ stay })),
    segments("tap", phrase("tap"), named("tap"), now.tap, (tap) => set({ tap })),
    segments("thumb", phrase("thumb"), named("thumb"), now.thumb, (thumb) => set({ thumb })),
    toggle("hidePoints", phrase("hidePoints"), phrase("hidePointsText"), now.hidePoints, (hidePoints) =>
      set({ hidePoints }),
    ),
  ];
}

/** @param {Setup} setup */
function soundPart(setup) {
  const { now, set } = setup;
  const parts = SOUNDS.map((sound) => {
    // What stands now, not what stood when the sheet was opened: each of them changes the same record.
    return toggle(
      `sound-${sound}`,
      phrase(`sound.${sound}`),
      phrase(`sound.${sound}.help`),
      now.sounds[sound],
      (on) => set({ sounds: { ...setup.now.sounds, [sound]: on } }),
    );
  });
  const any = SOUNDS.some((sound) => now.sounds[sound]);
  const all = toggle("sound-all", phrase("allSounds"), phrase("allSoundsText"), any, (on) => {
    set({
      sounds: /** @type {Record<Sound, boolean>} */ (Object.fromEntries(SOUNDS.map((sound) => [sound, on]))),
    });
    for (const part of parts) {
      /** @type {HTMLInputElement} */ (part.querySelector("input")).checked = on;
    }
  });
  const shakes = toggle("vibrates", phrase("vibrates"), phrase("vibratesText"), now.vibrates, (vibrates) =>
    set({ vibrates }),
  );
  return [all, ...parts, ...("vibrate" in navigator ? [shakes] : [])];
}

/** @param {Setup} setup */
function youPart({ now, set }) {
  const name = h("input", {
    type: "text",
    name: "person",
    value: now.name,
    placeholder: phrase("you"),
    maxlength: LONGEST_NAME,
    autocomplete: "nickname",
    spellcheck: "false",
  });
  name.addEventListener("change", () => set({ name: name.value.trim() }));
  const field = h("label", { class: "field" }, h("b", {}, phrase("nameOf")), name);
  const pictures = swatches(
    "picture",
    phrase("picture"),
    named("picture"),
    now.picture,
    (picture) => h("span", { class: "swatch__portrait" }, portrait({ name: now.name, picture })),
    (picture) => set({ picture }),
  );
  return [field, pictures, h("p", { class: "sheet__small" }, phrase("youText"))];
}

/**
 * What a setting may be, each with its name.
 * @template {keyof typeof VALUES} T
 * @param {T} setting
 * @returns {Record<(typeof VALUES)[T][number], string>}
 */
function named(setting) {
  return labelled(setting, /** @type {readonly (typeof VALUES)[T][number][]} */ (VALUES[setting]));
}

/**
 * @template {string} V
 * @param {string} group in which the names stand
 * @param {readonly V[]} values
 * @returns {Record<V, string>}
 */
function labelled(group, values) {
  const entries = values.map((value) => [value, phrase(/** @type {Key} */ (`${group}.${value}`))]);
  return /** @type {Record<V, string>} */ (Object.fromEntries(entries));
}
