/**
 * The engine's sentences in the person's language. The engine speaks English and tells with every sentence its key and its
 * arguments; from those the sentence of another language is made, in one place, before anybody reads the answer.
 */
import { EngineError } from "./engine-client.mjs";
import { formatted, listed, phrase, spokenLanguage } from "./phrases.mjs";
import { cardName, cardSign, signed, suitName } from "./words.mjs";

/**
 * @import { Engine } from "./engine-client.mjs"
 * @import { Key } from "./phrases.mjs"
 * @import { SeatSetup, Text } from "./protocol.mjs"
 *
 * @typedef {{names: string[], viewer: number | null}} Company whom a sentence may name, and who reads it
 */

/** What the arguments of the engine's sentences stand for, by their names; all others are figures, or words already. */
const SEAT = ["seat", "to"];
const CARD = ["card", "best"];
const SUIT = ["suit", "other"];

/**
 * An engine whose answers, and refusals, are in the person's language.
 * @param {Engine} engine
 * @returns {Engine}
 */
export function translating(engine) {
  /** @type {Company} */
  let company = { names: [], viewer: null };
  return {
    get ready() {
      return engine.ready;
    },
    restart: engine.restart,
    async request(body) {
      try {
        const answer = await engine.request(body);
        if (answer.table !== undefined) {
          const names = answer.table.seats.map((/** @type {SeatSetup} */ { name }) => name);
          company = { names, viewer: answer.view.seat };
        }
        if (spokenLanguage() !== "en") {
          translate(answer, company);
        }
        return answer;
      } catch (error) {
        if (error instanceof EngineError && error.said !== null && spokenLanguage() !== "en") {
          error.message = sentenceOf(error.said, company);
        }
        throw error;
      }
    },
  };
}

/**
 * Puts the sentence of the language into every text of an answer.
 * @param {unknown} value
 * @param {Company} company
 */
export function translate(value, company) {
  if (typeof value !== "object" || value === null) {
    return;
  }
  if (isText(value)) {
    value.text = sentenceOf(value, company);
    return;
  }
  for (const part of Object.values(value)) {
    translate(part, company);
  }
}

/** @param {object} value @returns {value is Text} */
function isText(value) {
  return "key" in value && "args" in value && "text" in value;
}

/**
 * @param {Text} said
 * @param {Company} company
 */
function sentenceOf({ key, args, text }, company) {
  const values = Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => valuesOf(name, value, company)),
  );
  return formatted(key, values) ?? text;
}

/**
 * What a message may use of an argument: of a seat its name and, as `seatIs`, whether that is "you"; of a card its name and,
 * as `cardSign`, Q♠; of points also, as `pointsSigned`, +5.
 * @param {string} name
 * @param {unknown} value
 * @param {Company} company
 * @returns {[string, string | number][]}
 */
function valuesOf(name, value, { names, viewer }) {
  if (value === null || value === undefined) {
    return [];
  }
  if (SEAT.includes(name) && typeof value === "number") {
    return [
      [name, names[value] ?? String(value)],
      [`${name}Is`, value === viewer ? "you" : "other"],
    ];
  }
  if (CARD.includes(name)) {
    return [
      [name, cardName(String(value))],
      [`${name}Sign`, cardSign(String(value))],
    ];
  }
  if (SUIT.includes(name)) {
    return [[name, suitName(String(value))]];
  }
  if (name === "bot") {
    return [[name, phrase(/** @type {Key} */ (`bot.${value}`))]];
  }
  if (Array.isArray(value)) {
    return [[name, listed(value.map((each) => wordOf(name, each, names)))]];
  }
  return typeof value === "number"
    ? [
        [name, value],
        [`${name}Signed`, signed(value) || "+0"],
      ]
    : [[name, String(value)]];
}

/**
 * One of several.
 * @param {string} name of the argument
 * @param {unknown} each
 * @param {string[]} names of the players
 */
function wordOf(name, each, names) {
  switch (name) {
    case "seats":
      return names[Number(each)] ?? String(each);
    case "cards":
      return cardName(String(each));
    case "bots":
      return phrase(/** @type {Key} */ (`bot.${each}`));
    default:
      return String(each);
  }
}
