/**
 * Opponents that keep games close. Who they are, the engine says, by a profile that it makes of the deals that one person has
 * played; the page keeps it, one for each game, and doesn't look into it.
 */
import { peopleOf } from "./people.mjs";
import { BAD_PROFILE } from "./protocol.mjs";
import { createRefusals } from "./refusals.mjs";
import { sideOf } from "./render/layout.mjs";
import { forgetProfile, keepProfile, keptProfile } from "./storage.mjs";

/**
 * @import { Engine } from "./engine-client.mjs"
 * @import { Assessment, SeatSetup, Snapshot, Suggestion } from "./protocol.mjs"
 * @import { Store } from "./store.mjs"
 * @import { Think } from "./thinking.mjs"
 *
 * @typedef {object} AdaptingSetup
 * @property {Engine} engine
 * @property {Think} think
 * @property {Store} store
 * @property {boolean} auto bots play all seats
 * @property {(error: unknown) => boolean} failed whether it was a refusal, which the person has been told
 * @property {() => void} lost tells the person that what was known can't be read and has been forgotten
 */

/** Stands in a seat, before a game begins, for whichever bot is a match for the person. */
export const ADAPTS = "adapts";
/** Playouts by which a decision is judged: the same on every device, for what they come to is kept. */
const PLAYOUTS = 300;

/** @param {unknown} error */
const isBadProfile = (error) => /** @type {{code?: string}} */ (error).code === BAD_PROFILE;

/** @param {AdaptingSetup} setup */
export function createAdapting({ engine, think, store, auto, failed, lost }) {
  const refused = createRefusals(() => {});
  /** How often everything has been forgotten. */
  let forgotten = 0;
  /** Games whose profile the engine has read. @type {Set<string>} */
  const readable = new Set();

  /** @param {SeatSetup[]} seats */
  const offered = (seats) => !auto && peopleOf({ seats }).length === 1;

  /**
   * Who is a match for the person, and what is believed of them. What the engine can't read is forgotten.
   * @param {string} game
   * @returns {Promise<Suggestion & {damaged: boolean}>}
   */
  async function suggest(game) {
    const profile = keptProfile(game);
    try {
      const answer = await engine.request({ do: "suggest", game, profile });
      readable.add(game);
      return { ...answer, damaged: false };
    } catch (error) {
      if (!isBadProfile(error)) {
        throw error;
      }
      forgetProfile(game);
      return { ...(await suggest(game)), damaged: true };
    }
  }

  /**
   * Seats with the suggested bots wherever one is to adapt.
   * @param {string} game
   * @param {SeatSetup[]} seats
   * @throws {Error} with the engine's reason
   */
  async function seated(game, seats) {
    if (!seats.some(({ bot }) => bot === ADAPTS)) {
      return seats;
    }
    const [person] = peopleOf({ seats });
    const { bots, damaged } = await suggest(game);
    damaged && lost();
    return seats.map((seat, at) =>
      seat.bot === ADAPTS ? { ...seat, bot: bots[sideOf(at, person) - 1] } : seat,
    );
  }

  /**
   * Judges the deals of this match that are over. Nobody waits for it: whoever goes on ends it, and the next end of a deal
   * catches up.
   * @returns {Promise<void>}
   */
  async function learn() {
    const of = /** @type {Snapshot} */ (store.state.snapshot);
    const { game, seats } = of.table;
    if (!offered(seats)) {
      return;
    }
    const [seat] = peopleOf({ seats });
    const profile = keptProfile(game);
    const before = forgotten;
    const unwanted = () => before !== forgotten || !store.state.settings.learns;
    const over = () => unwanted() || store.state.snapshot !== of;
    try {
      /** @type {Assessment | null} */
      const learnt = await think({ do: "assess", seat, profile, playouts: PLAYOUTS }, game, over);
      if (learnt !== null && !unwanted()) {
        keepProfile(game, learnt.profile);
        readable.add(game);
      }
    } catch (error) {
      if (refused(error) && isBadProfile(error) && !over()) {
        forgetProfile(game);
        lost();
        await learn();
      }
    }
  }

  /** The deals of this match that are over will never be judged. */
  async function overlook() {
    const of = store.state.snapshot;
    if (of === null || of.table.sheet.length === 0 || !offered(of.table.seats)) {
      return;
    }
    const [seat] = peopleOf(of.table);
    const { game } = of.table;
    try {
      const { profile } = await engine.request({ do: "overlook", seat, profile: keptProfile(game) });
      keepProfile(game, profile);
    } catch (error) {
      // A profile that can't be read is told of where it is to be used.
      if (!refused(error)) {
        throw error;
      }
    }
  }

  return {
    offered,
    suggest,
    seated,
    learn,
    overlook,
    /**
     * A step of a bot, with what it may know of the person.
     * @type {Think}
     */
    thinkKnowing(body, game, over) {
      const { settings, snapshot } = store.state;
      const knows = settings.learns && readable.has(game) && offered(snapshot?.table.seats ?? []);
      const profile = knows && body.do === "step" ? keptProfile(game) : null;
      return think(profile === null ? body : { ...body, profile }, game, over);
    },
    /**
     * The seats of a game that nobody has been asked about.
     * @param {string} game
     * @param {SeatSetup[]} seats
     */
    async usual(game, seats) {
      if (!store.state.settings.adapts || !offered(seats)) {
        return seats;
      }
      const adaptive = seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: ADAPTS }));
      try {
        return await seated(game, adaptive);
      } catch (error) {
        failed(error);
        return seats;
      }
    },
    /** @param {string[]} games of which nothing is to be known any more */
    forget(games) {
      forgotten += 1;
      games.map(forgetProfile);
      return overlook();
    },
  };
}

/** @typedef {ReturnType<typeof createAdapting>} Adapting */
