/**
 * What the page says, in the person's language: `messages/en.json` has the English words, the other files beside it the same keys,
 * and those of the engine, in ICU MessageFormat. English is a part of the page; another language is fetched.
 *
 * @typedef {keyof typeof ENGLISH} Key
 */
import { IntlMessageFormat } from "intl-messageformat";
import ENGLISH from "./messages/en.json" with { type: "json" };

/** Languages by tag, each by its own name. */
export const LANGUAGES = Object.freeze({
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  pt: "Português",
  he: "עברית",
});
const RIGHT_TO_LEFT = ["he"];

/** @typedef {keyof typeof LANGUAGES} Language */

/** @type {Language} */
let language = "en";
/** @type {Record<string, string>} */
let messages = ENGLISH;
/** Messages that have been said already, ready for the next time. @type {Map<string, IntlMessageFormat>} */
const formats = new Map();

/** The language that is spoken. */
export function spokenLanguage() {
  return language;
}

/** Whether its words run from right to left. */
export function isRightToLeft() {
  return RIGHT_TO_LEFT.includes(language);
}

/**
 * The language that a person wants: their choice, or the first of the browser's that is spoken here.
 * @param {Language | "auto"} chosen
 * @param {readonly string[]} wanted tags, such as "pt-BR"
 * @returns {Language}
 */
export function languageFor(chosen, wanted) {
  if (chosen !== "auto") {
    return chosen;
  }
  const tags = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return /** @type {Language} */ (tags.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en");
}

/**
 * Speaks another language from now on.
 * @param {Language} next
 * @throws {Error} when its words can't be loaded; the language stays then
 */
export async function speak(next) {
  if (next === language) {
    return;
  }
  const spoken = next === "en" ? ENGLISH : await fetched(next);
  language = next;
  messages = spoken;
  formats.clear();
  document.documentElement.lang = next;
  document.documentElement.dir = isRightToLeft() ? "rtl" : "ltr";
}

/** @param {Language} tag @returns {Promise<Record<string, string>>} */
async function fetched(tag) {
  const response = await fetch(new URL(`web/messages/${tag}.json`, document.baseURI));
  if (!response.ok) {
    throw new Error(`${tag}: ${response.status}`);
  }
  return response.json();
}

/**
 * A message of the page.
 * @param {Key} key
 * @param {Record<string, string | number>} [values]
 */
export function phrase(key, values) {
  return formatted(key, values) ?? key;
}

/**
 * A message of the page or the engine.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string | null} null: the language has no such message
 */
export function formatted(key, values) {
  if (!Object.hasOwn(messages, key)) {
    return null;
  }
  let format = formats.get(key);
  if (format === undefined) {
    format = new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return withMinus(String(format.format(values)));
}

/**
 * A hyphen before a figure is a minus.
 * @param {string} sentence
 */
function withMinus(sentence) {
  return sentence.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
}

/**
 * Several, as the language counts them up: "A, B and C".
 * @param {string[]} words
 */
export function listed(words) {
  return new Intl.ListFormat(language, { style: "long", type: "conjunction" }).format(words);
}
