/**
 * Who of the players is a person, and whose turn it is of several at one device. "People" are seats without a bot.
 *
 * @import { Seat, Snapshot } from "./protocol.mjs"
 */

/**
 * The seats in which people sit.
 * @param {Pick<Snapshot["table"], "seats">} table
 * @returns {Seat[]}
 */
export function peopleOf({ seats }) {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/**
 * The person whom the match waits for: the one before the screen if possible, for then nobody has to move.
 * @param {Snapshot} snapshot
 * @param {Seat | null} present the person before the screen
 * @returns {Seat | null} null when it waits for no person
 */
export function personToAct({ table }, present) {
  const people = peopleOf(table).filter((seat) => table.acting.includes(seat));
  return present !== null && people.includes(present) ? present : (people[0] ?? null);
}
