/** Who sits down when nobody else was asked for: South, West, North, East. */
import { phrase } from "./phrases.mjs";

/** Bots. */
export const OPPONENTS = [
  { name: "Finn", picture: "finn" },
  { name: "Ada", picture: "ada" },
  { name: "Otto", picture: "otto" },
  { name: "Rosa", picture: "rosa" },
];

/**
 * People who share a device, until they say their names.
 * @param {number} seat
 */
export function unknownPerson(seat) {
  return {
    name: phrase("player", { number: seat + 1 }),
    picture: ["fox", "badger", "hare", "owl"][seat],
  };
}
