/** Settings, all in one place: each change shows at once on the table behind. */
import { cardBack, portrait } from "../render/art.mjs";
import { h } from "../render/dom.mjs";
import { LONGEST_NAME, SOUNDS, VALUES } from "../settings.mjs";
import { STRINGS } from "../strings.mjs";
import { segments, swatches, toggle } from "./controls.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { Settings, Sound } from "../settings.mjs" */

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
  const tabs = segments("part", STRINGS.settings, STRINGS.settingParts, part, (chosen) => {
    part = chosen;
    show();
  });
  tabs.querySelector("legend")?.classList.add("unseen");
  show();
  openSheet({ name: "settings", title: STRINGS.settings, body: [tabs, body] });
}

/** @param {Setup} setup */
function lookPart({ now, set }) {
  return [
    swatches(
      "theme",
      STRINGS.theme,
      named(VALUES.theme, STRINGS.themes),
      now.theme,
      (theme) => h("span", { class: "swatch__felt", "data-theme": theme }),
      (theme) => set({ theme }),
    ),
    swatches(
      "back",
      STRINGS.back,
      named(VALUES.back, STRINGS.backs),
      now.back,
      (back) => h("span", { class: "swatch__card", "data-backs": back }, cardBack(back)),
      (back) => set({ back }),
    ),
    segments("deck", STRINGS.deck, STRINGS.decks, now.deck, (deck) => set({ deck })),
    toggle("fourColours", STRINGS.fourColours, STRINGS.fourColoursText, now.fourColours, (fourColours) =>
      set({ fourColours }),
    ),
  ];
}

/** @param {Setup} setup */
function playPart({ now, set }) {
  return [
    segments("speed", STRINGS.speed, STRINGS.speeds, now.speed, (speed) => set({ speed })),
    segments("stay", STRINGS.stay, STRINGS.stays, now.stay, (stay) => set({ stay })),
    segments("tap", STRINGS.tap, STRINGS.taps, now.tap, (tap) => set({ tap })),
    segments("thumb", STRINGS.thumb, STRINGS.thumbs, now.thumb, (thumb) => set({ thumb })),
    toggle("hidePoints", STRINGS.hidePoints, STRINGS.hidePointsText, now.hidePoints, (hidePoints) =>
      set({ hidePoints }),
    ),
  ];
}

/** @param {Setup} setup */
function soundPart(setup) {
  const { now, set } = setup;
  const parts = SOUNDS.map((sound) => {
    const [label, help] = STRINGS.sounds[sound];
    // What stands now, not what stood when the sheet was opened: each of them changes the same record.
    return toggle(`sound-${sound}`, label, help, now.sounds[sound], (on) =>
      set({ sounds: { ...setup.now.sounds, [sound]: on } }),
    );
  });
  const any = SOUNDS.some((sound) => now.sounds[sound]);
  const all = toggle("sound-all", STRINGS.allSounds, STRINGS.allSoundsText, any, (on) => {
    set({
      sounds: /** @type {Record<Sound, boolean>} */ (Object.fromEntries(SOUNDS.map((sound) => [sound, on]))),
    });
    for (const part of parts) {
      /** @type {HTMLInputElement} */ (part.querySelector("input")).checked = on;
    }
  });
  parts.unshift(all);
  const shakes = "vibrate" in navigator;
  return shakes
    ? [
        ...parts,
        toggle("vibrates", STRINGS.vibrates, STRINGS.vibratesText, now.vibrates, (vibrates) =>
          set({ vibrates }),
        ),
      ]
    : parts;
}

/** @param {Setup} setup */
function youPart({ now, set }) {
  const name = h("input", {
    type: "text",
    name: "person",
    value: now.name,
    placeholder: STRINGS.you,
    maxlength: LONGEST_NAME,
    autocomplete: "nickname",
    spellcheck: "false",
  });
  name.addEventListener("change", () => set({ name: name.value.trim() }));
  const field = h("label", { class: "field" }, h("b", {}, STRINGS.nameOf), name);
  const pictures = swatches(
    "picture",
    STRINGS.picture,
    named(VALUES.picture, STRINGS.pictures),
    now.picture,
    (picture) => h("span", { class: "swatch__portrait" }, portrait({ name: now.name, picture })),
    (picture) => set({ picture }),
  );
  return [field, pictures, h("p", { class: "sheet__small" }, STRINGS.youText)];
}

/**
 * Values with their names, in the order of the values.
 * @template {string} T
 * @param {readonly T[]} values
 * @param {Record<T, string>} names
 * @returns {Record<T, string>}
 */
function named(values, names) {
  return /** @type {Record<T, string>} */ (Object.fromEntries(values.map((value) => [value, names[value]])));
}
