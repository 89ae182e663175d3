/**
 * The course of a match between two decisions of the person: tricks are looked at, opponents act, one after the other, at
 * a pace that one can follow and that any tap shortens.
 */

import { personToAct, personWon } from "./people.mjs";

/**
 * @import { Decisions } from "./decisions.mjs"
 * @import { Engine } from "./engine-client.mjs"
 * @import { Pace } from "./pace.mjs"
 * @import { Seat, Snapshot } from "./protocol.mjs"
 * @import { Tempo } from "./settings.mjs"
 * @import { Store, TableState } from "./store.mjs"
 * @import { Think } from "./thinking.mjs"
 *
 * @typedef {object} CourseSetup
 * @property {Engine} engine
 * @property {Think} think
 * @property {Store} store
 * @property {Pace} pace
 * @property {() => Tempo} tempo
 * @property {boolean} auto deals follow each other by themselves
 * @property {() => Seat | null} present the person before the screen
 * @property {Decisions} decisions of the person; the course asks for nothing while one is on its way
 * @property {(next: Snapshot, how?: {jump?: boolean}) => void} take the table stands as the snapshot says
 * @property {(kind: string, sentence: string, ended: Promise<void>) => void} celebrate shows a feat until `ended`
 * @property {(state: TableState) => void} rest the table waits for the person
 * @property {(error: unknown) => boolean} failed whether it was a refusal, which the person has been told
 */

/** Milliseconds, at normal speed, in which a trick reaches its winner. */
const COLLECT = 300;
/** Part of the gap between two cards that an opponent takes to choose a pass. */
const PASS_GAP = 0.45;
/** Kinds of events that get a moment of their own. */
const FEATS = ["moon", "boston"];

/**
 * What gets a moment of its own: a feat, or that a person has won.
 * @param {Snapshot} snapshot
 * @returns {{kind: string, text: import("./protocol.mjs").Text} | null}
 */
function momentOf(snapshot) {
  const { events, view, table } = snapshot;
  const feat = events.find(({ kind }) => FEATS.includes(kind));
  const won = table.waiting === "over" && events.length > 0 && personWon(snapshot) === true;
  const result = won ? (view.score?.result ?? null) : null;
  return feat ?? (result === null ? null : { kind: "won", text: result });
}

/**
 * @param {CourseSetup} setup
 * @returns {() => Promise<void>} goes on until the person has to do something; an older course ends at its next step
 */
export function createCourse({
  engine,
  think,
  store,
  pace,
  tempo,
  auto,
  present,
  decisions,
  take,
  celebrate,
  rest,
  failed,
}) {
  /** Number of the course that runs. */
  let running = 0;

  const snapshot = () => /** @type {Snapshot} */ (store.state.snapshot);

  /** @param {TableState} state */
  function show(state) {
    store.set({ ui: { state } });
  }

  /**
   * Waits for the decision that is on its way; refused, and the course goes on.
   * @param {() => boolean} over
   * @returns {Promise<boolean>} whether this loop has ended with it
   */
  async function decided(over) {
    await decisions.clear();
    return over();
  }

  /**
   * Leaves a finished trick on the table for as long as the player set.
   * @param {() => boolean} over
   * @returns {Promise<boolean>} whether this loop has ended meanwhile
   */
  async function lookAtTrick(over) {
    if (store.state.ui.lingering === null) {
      return over();
    }
    show("animating");
    await pace.beat(tempo().stay);
    if (!over()) {
      store.set({ ui: { lingering: null } });
      if (snapshot().table.waiting !== "person") {
        await pace.beat(COLLECT * tempo().motion);
      }
    }
    return over();
  }

  /**
   * @param {() => boolean} over
   * @returns {Promise<boolean>} whether it is the person's turn now
   */
  async function nextStep(over) {
    if (await decided(over)) {
      return true;
    }
    const { view, table } = snapshot();
    if (store.state.ui.showing && !store.state.ui.hidden) {
      return settle("your-turn");
    }
    switch (table.waiting) {
      case "bot": {
        show("thinking");
        const gap = pace.beat(tempo().gap * (view.phase === "pass" ? PASS_GAP : 1));
        const next = await think({ do: "step", seat: view.seat }, table.game, over);
        await gap;
        if (next !== null && !over()) {
          take(next);
        }
        return over();
      }
      case "person":
        return personsStep(over);
      case "deal":
        if (!auto) {
          return settle("deal-over");
        }
        show("deal-over");
        await pace.beat(tempo().deal);
        if (!(await decided(over))) {
          take(await engine.request({ do: "deal", seat: view.seat }));
        }
        return over();
      default:
        return settle("game-over");
    }
  }

  /**
   * A person is to act: a play that makes itself is made, whoever is before the screen; else it is their turn.
   * @param {() => boolean} over
   */
  async function personsStep(over) {
    const { view } = snapshot();
    const seat = /** @type {Seat} */ (personToAct(snapshot(), present()));
    const theirs = seat === view.seat ? snapshot() : await engine.request({ do: "view", seat });
    if (over()) {
      return true;
    }
    const { prompt } = theirs.view;
    if (prompt?.kind !== "card" || prompt.auto === null) {
      if (seat !== view.seat) {
        take(theirs, { jump: true });
      }
      return settle("your-turn");
    }
    show("animating");
    await pace.beat(tempo().gap);
    if (!(await decided(over))) {
      const next = await engine.request({ do: "act", seat, action: prompt.auto, viewer: view.seat });
      if (!over()) {
        take(next);
      }
    }
    return over();
  }

  /** @param {TableState} state @returns {true} */
  function settle(state) {
    show(state);
    rest(state);
    return true;
  }

  return async function run() {
    running += 1;
    const mine = running;
    const over = () => mine !== running;
    try {
      while (!over()) {
        if (await lookAtTrick(over)) {
          return;
        }
        const moment = momentOf(snapshot());
        if (moment !== null && tempo().moment > 0) {
          const ended = pace.beat(tempo().moment);
          celebrate(moment.kind, moment.text.text, ended);
          await ended;
          if (over()) {
            return;
          }
        }
        if (await nextStep(over)) {
          return;
        }
      }
    } catch (error) {
      if (failed(error) && !over()) {
        settle("ready");
      }
    }
  };
}
