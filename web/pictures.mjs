/**
 * The pictures that players can have: files of `assets/portraits/`.
 *
 * @typedef {typeof NOBODY | (typeof PICTURES)[number]} Picture
 */

/** Of a person who has not chosen one. */
export const NOBODY = /** @type {const} */ ("you");

export const PICTURES = /** @type {const} */ ([
  "ada",
  "amira",
  "finn",
  "greta",
  "hugo",
  "ines",
  "kofi",
  "mei",
  "omar",
  "otto",
  "rosa",
  "tomas",
  "yuki",
  "badger",
  "bear",
  "cat",
  "fox",
  "frog",
  "hare",
  "lion",
  "owl",
  "panda",
  "penguin",
  "tiger",
  "wolf",
]);
