/**
 * Who of the players is a person, who plays with whom, and which of several people is before the screen. "People" are seats
 * without a bot.
 *
 * @import { Seat, Snapshot, TakenTrick, View } from "./protocol.mjs"
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
 * Whether a seat is on the viewer's side, where there are sides of several.
 * @param {Pick<View, "seat" | "sides">} view
 * @param {Seat} seat
 * @returns {"us" | "them" | null} null: everybody plays for themselves
 */
export function teamOf({ seat: viewer, sides }, seat) {
  const side = sides.find(({ seats }) => seats.includes(seat));
  return side === undefined || side.seats.length < 2 ? null : side.seats.includes(viewer) ? "us" : "them";
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

/**
 * Whether a person has won the game.
 * @param {Snapshot} snapshot of a game that is over
 * @returns {boolean | null} null: no person sits at the table
 */
export function personWon({ table, view }) {
  const places = view.score?.places ?? [];
  const people = peopleOf(table);
  return people.length === 0 ? null : people.some((seat) => places[seat] === Math.min(...places));
}

/** Who is before the screen, where several people share it, and which trick each of them saw last. */
export function createPresence() {
  /** @type {Seat | null} */
  let present = null;
  /** @type {Map<Seat, string>} */
  const seen = new Map();
  const mark = (/** @type {View} */ { deal, tricks }) => `${deal}/${tricks.length}`;
  return {
    /** The person before the screen; null until somebody says so, where there are several. */
    get seat() {
      return present;
    },
    /**
     * A table that isn't the one before: whoever sits there alone is before the screen.
     * @param {Snapshot} opened
     */
    greet({ table, view }) {
      const people = peopleOf(table);
      present = people.length > 1 ? null : (people[0] ?? view.seat);
      seen.clear();
    },
    /** @param {Seat} seat */
    come(seat) {
      present = seat;
    },
    /**
     * A new deal: the score was for all to see, the cards are for one.
     * @param {Snapshot["table"]} table
     */
    dealt(table) {
      present = peopleOf(table).length > 1 ? null : present;
    },
    /**
     * Somebody else sits in a seat. Who joins a table of bots is there; when who was there leaves, another may be next.
     * @param {Seat} at
     * @param {Snapshot["table"]} before
     * @param {Snapshot["table"]} after
     */
    sat(at, before, after) {
      const people = peopleOf(after);
      if (people.length === 1 && people[0] === at && before.seats[at].bot !== null) {
        present = at;
      } else if (at === present && after.seats[at].bot !== null && people.length > 0) {
        present = null;
      }
    },
    /**
     * Whether the cards of a view are for somebody else than who is there; if not, they have been seen now.
     * @param {View} view
     */
    hides(view) {
      if (present === view.seat) {
        seen.set(view.seat, mark(view));
      }
      return present !== view.seat;
    },
    /**
     * The last trick, if it ended while its player was away from the screen.
     * @param {View} view
     * @returns {TakenTrick | null}
     */
    missed(view) {
      return seen.get(view.seat) === mark(view) ? null : (view.tricks.at(-1) ?? null);
    },
  };
}
