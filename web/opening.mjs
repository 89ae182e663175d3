/**
 * Which table the page opens with: the one that was kept, or a new one. What can't be had is said, and an ordinary game
 * stands in its place.
 */

import { OPPONENTS } from "./characters.mjs";
import { phrase } from "./phrases.mjs";
import { keptGame } from "./storage.mjs";

/**
 * @import { Adapting } from "./adapting.mjs"
 * @import { Engine } from "./engine-client.mjs"
 * @import { Catalog, SeatSetup, Snapshot } from "./protocol.mjs"
 * @import { Session } from "./session.mjs"
 * @import { KeptGame } from "./storage.mjs"
 * @import { Wish } from "./address.mjs"
 */

const DEFAULT_GAME = "hearts";
/** The opponent that sits down unless another is asked for. */
export const DEFAULT_BOT = "thumb";

/** A seed that nobody can guess. */
export function freshSeed() {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/**
 * The person alone, as they want to be shown.
 * @param {Pick<import("./settings.mjs").Settings, "name" | "picture">} settings
 */
export function personOf({ name, picture }) {
  return { name: name || phrase("you"), picture };
}

/**
 * @param {Pick<import("./settings.mjs").Settings, "name" | "picture">} settings
 * @param {boolean} auto a bot in the person's place, too
 * @returns {SeatSetup[]}
 */
export function defaultSeats(settings, auto) {
  return [
    { ...personOf(settings), bot: auto ? DEFAULT_BOT : null },
    ...OPPONENTS.slice(1).map((player) => ({ ...player, bot: DEFAULT_BOT })),
  ];
}

/**
 * The seats of a kept game, to show before the engine has read it.
 * @param {KeptGame | null} kept
 * @returns {SeatSetup[] | null}
 */
export function keptSeats(kept) {
  try {
    const { seats } = JSON.parse(kept?.save ?? "");
    const whole = Array.isArray(seats) && seats.length === 4;
    return whole && seats.every((seat) => typeof seat?.name === "string" && typeof seat.picture === "string")
      ? seats
      : null;
  } catch {
    return null;
  }
}

/**
 * @param {{engine: Engine, session: Session, adapting: Adapting, catalog: () => Promise<Catalog>, seats: SeatSetup[], wish: Wish, kept: KeptGame | null}} parts
 *   `seats`: as a new game has them
 * @returns {Promise<string[]>} complaints, in sentences
 */
export async function openTable({ engine, session, adapting, catalog, seats, wish, kept }) {
  const complaints = [...wish.complaints];
  let game = wish.game ?? DEFAULT_GAME;
  let keeps = kept;
  // Asked only when in doubt: the first cards don't wait for the list of all there is.
  if (game !== DEFAULT_GAME && !(await catalog()).games.some(({ name }) => name === game)) {
    complaints.push(phrase("badGame", { name: game }));
    game = DEFAULT_GAME;
    keeps = keptGame();
  }

  if (asksForAnother(wish)) {
    try {
      const seed = wish.seed ?? freshSeed();
      const opened = await engine.request({
        do: "new",
        game,
        seats: await adapting.usual(game, seats),
        seed,
        options: wish.options ?? {},
      });
      if (!wish.auto && keeps !== null && sameGame(keeps.save, opened.save, wish.seed !== null)) {
        await session.load(keeps.save, keeps.shown);
      } else {
        session.stand(opened);
      }
      return complaints;
    } catch (error) {
      complaints.push(phrase("badWish", { reason: sentence(error) }));
    }
  }
  const problem = await openGame({ session, adapting, game, seats, kept: wish.auto ? null : keeps });
  return problem === null ? complaints : [...complaints, problem];
}

/**
 * The game that was kept, or else a new one.
 * @param {{session: Session, adapting: Adapting, game: string, seats: SeatSetup[], kept: KeptGame | null}} parts
 * @returns {Promise<string | null>} why what was kept can't be opened
 */
export async function openGame({ session, adapting, game, seats, kept }) {
  let problem = null;
  if (kept !== null) {
    try {
      await session.load(kept.save, kept.shown);
      return null;
    } catch (error) {
      problem = phrase("badKept", { reason: sentence(error) });
    }
  }
  await session.begin({ game, seats: await adapting.usual(game, seats), seed: freshSeed() });
  return problem;
}

/**
 * Whether the address asks for a table of its own, rather than the one that was kept.
 * @param {Wish} wish
 */
export function asksForAnother(wish) {
  return wish.auto || wish.seed !== null || wish.options !== null;
}

/**
 * Whether two save texts are of one game with the same options, and the same seed where that counts.
 * @param {string} kept
 * @param {string} opened
 * @param {boolean} withSeed
 */
function sameGame(kept, opened, withSeed) {
  try {
    const [a, b] = [kept, opened].map((text) => JSON.parse(text));
    const same = a.game === b.game && JSON.stringify(a.options) === JSON.stringify(b.options);
    return same && (!withSeed || a.seed === b.seed);
  } catch {
    return false;
  }
}

/** @param {unknown} error */
function sentence(error) {
  const { message } = /** @type {Error} */ (error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
