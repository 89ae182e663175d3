/**
 * One match at this page: passes on to the engine what the person decides, and takes what stands on the table then. Knows no rule; what may be done is in the snapshot's prompt, and the engine has the last word.
 */
import { createCourse } from "./course.mjs";
import { createPace } from "./pace.mjs";
import { peopleOf } from "./people.mjs";
import { CLIENT_ERROR } from "./protocol.mjs";
import { hasJustReceived, lookOf } from "./received.mjs";
import { STRINGS } from "./strings.mjs";

/**
 * @import { Engine } from "./engine-client.mjs"
 * @import { Action, Card, Event, Seat, Snapshot, TakenTrick } from "./protocol.mjs"
 * @import { Tempo } from "./settings.mjs"
 * @import { Store, TableState } from "./store.mjs"
 * @import { KeptGame } from "./storage.mjs"
 *
 * @typedef {object} SessionSetup
 * @property {Engine} engine
 * @property {Store} store
 * @property {boolean} atOnce no animation, no waiting
 * @property {boolean} auto deals follow each other by themselves
 * @property {() => Tempo} tempo
 * @property {(kind: string, game: KeptGame) => void} keep
 * @property {(sentence: string) => void} refuse says why something didn't go
 * @property {(events: Event[], trick: TakenTrick | null) => void} tell shows and says what happened
 * @property {(kind: string, sentence: string, ended: Promise<void>) => void} celebrate shows a feat until `ended`
 * @property {(state: TableState) => void} rest the table waits for the person
 */

/** Milliseconds in which a second click is taken for the rest of a double click. */
const DOUBLE_CLICK = 260;

/** @param {SessionSetup} setup */
export function createSession({ engine, store, atOnce, auto, tempo, keep, refuse, tell, celebrate, rest }) {
  const pace = createPace();
  /** A decision of the person is on its way to the engine. */
  let busy = false;
  let lastAct = 0;
  /** The received cards that have been looked at: of which deal, by which seat. @type {string[]} */
  let shown = [];
  /** The person before the screen; null until somebody says so, where there are several. @type {Seat | null} */
  let present = null;

  const snapshot = () => /** @type {Snapshot} */ (store.state.snapshot);
  const seat = () => snapshot().view.seat;
  const run = createCourse({
    engine,
    store,
    pace,
    tempo,
    auto,
    present: () => present,
    take,
    celebrate,
    rest,
    failed,
  });

  /** @param {TableState} state */
  function show(state) {
    store.set({ ui: { state } });
  }

  /**
   * The table stands as the snapshot says.
   * @param {Snapshot} next
   * @param {{jump?: boolean}} [how] `jump`: not a step from the table before, so nothing is played out
   */
  function take(next, { jump = false } = {}) {
    const { view, events } = next;
    const trick = events.some(({ kind }) => kind === "trick") ? (view.tricks.at(-1) ?? null) : null;
    if (view.phase === "pass") {
      shown = shown.filter((looked) => looked !== lookOf(next));
    }
    const showing = !atOnce && !auto && hasJustReceived(next) && !shown.includes(lookOf(next));
    const hidden = present !== view.seat;
    const lingering = jump || tempo().stay === 0 ? null : trick;
    store.set({
      snapshot: next,
      ui: { chosen: [], hint: null, lingering, showing, hidden, state: "animating" },
    });
    keepNow();
    tell(events, trick);
  }

  function keepNow() {
    if (!auto) {
      const { save, table, view } = snapshot();
      const running = table.ply > 0 && table.waiting !== "over";
      keep(table.game, { save, shown, cards: view.seats[view.seat].cards, running });
    }
  }

  /**
   * A table that isn't the one before: whoever sits there alone is before the screen.
   * @param {Snapshot} opened
   */
  function greet({ table, view }) {
    const people = peopleOf(table);
    present = people.length > 1 ? null : (people[0] ?? view.seat);
  }

  /**
   * @param {unknown} error
   * @returns {boolean} whether the engine refused, which the person is told; else the table or the engine is gone
   */
  function failed(error) {
    const code = /** @type {{code?: string}} */ (error).code;
    if (code === undefined) {
      throw error;
    }
    const refused = code !== CLIENT_ERROR.stale && code !== CLIENT_ERROR.stopped;
    if (refused) {
      refuse(/** @type {Error} */ (error).message);
    }
    return refused;
  }

  /**
   * Asks for a change of the person's making. One at a time; whatever comes of it, the next may follow.
   * @param {Record<string, unknown>} body
   * @param {{jump?: boolean}} [how]
   */
  async function decide(body, how) {
    if (busy || store.state.snapshot === null) {
      return;
    }
    busy = true;
    const before = store.state.ui.state;
    show("thinking");
    try {
      const next = await engine.request(body);
      // After a jump, such as an undo, the pointer is on a button that is no card: what comes next is meant.
      if (!how?.jump) {
        lastAct = performance.now();
      }
      take(next, how);
      run();
    } catch (error) {
      if (store.state.ui.state !== "error") {
        show(before);
      }
      failed(error);
    } finally {
      busy = false;
    }
  }

  /**
   * A card of the hand is clicked.
   * @param {Card} card
   */
  function choose(card) {
    const { ui } = store.state;
    const { prompt } = snapshot().view;
    if (
      ui.state !== "your-turn" ||
      ui.hidden ||
      busy ||
      (!atOnce && performance.now() - lastAct < DOUBLE_CLICK)
    ) {
      return;
    }
    if (ui.showing) {
      goOn();
    } else if (prompt?.kind === "cards") {
      const picked = ui.chosen.includes(card);
      if (!picked && ui.chosen.length === prompt.count) {
        refuse(STRINGS.passFull(prompt.count));
        return;
      }
      store.set({
        ui: { chosen: picked ? ui.chosen.filter((other) => other !== card) : [...ui.chosen, card] },
      });
    } else if (prompt?.kind === "card") {
      act(`${prompt.verb} ${card}`);
    }
  }

  /** The received cards have been looked at. */
  function goOn() {
    if (store.state.ui.showing) {
      shown = [...shown, lookOf(snapshot())].slice(-4);
      store.set({ ui: { showing: false } });
      keepNow();
      run();
    }
  }

  /** @param {Action} action */
  function act(action) {
    const { state, hidden } = store.state.ui;
    if (state === "your-turn" && !hidden) {
      return decide({ do: "act", seat: seat(), action });
    }
  }

  /** @param {"undo" | "redo"} way */
  function jump(way) {
    if (!store.state.ui.hidden) {
      return decide({ do: way, seat: seat() }, { jump: true });
    }
  }

  return {
    choose,
    act,
    /** Ends the waiting of the moment: a tap anywhere, any key. */
    hurry() {
      if (performance.now() - lastAct > DOUBLE_CLICK) {
        pace.cut();
      }
    },
    goOn,
    undo: () => jump("undo"),
    redo: () => jump("redo"),
    nextDeal() {
      if (store.state.ui.state === "deal-over") {
        return decide({ do: "deal", seat: seat() });
      }
    },
    /** The person whose turn it is says that they are before the screen. */
    ready() {
      if (store.state.ui.hidden && store.state.ui.state === "your-turn") {
        present = seat();
        // The last trick ended while somebody else was before the screen.
        const missed = tempo().stay > 0 ? (snapshot().view.tricks.at(-1) ?? null) : null;
        store.set({ ui: { hidden: false, lingering: missed } });
        run();
      }
    },
    /**
     * Somebody leaves, and a bot goes on with the same cards; or sits down, or comes back.
     * @param {Seat} at
     * @param {string | null} bot null: a person
     * @param {string} [name]
     */
    sit(at, bot, name) {
      if (bot === null && peopleOf(snapshot().table).length === 0) {
        present = at;
      }
      return decide({ do: "sit", seat: at, bot, ...(name && { name }), viewer: seat() }, { jump: true });
    },
    async hint() {
      const { state, showing, hidden } = store.state.ui;
      if (state === "your-turn" && !showing && !hidden) {
        const of = snapshot();
        try {
          const hint = await engine.request({ do: "hint", seat: seat() });
          if (of === store.state.snapshot) {
            store.set({ ui: { hint } });
          }
        } catch (error) {
          failed(error);
        }
      }
    },
    /**
     * A new table in place of the one that stands.
     * @param {Snapshot} opened the engine's answer to `new`
     */
    stand(opened) {
      shown = [];
      greet(opened);
      take(opened);
      run();
    },
    /**
     * The table of a save text in place of the one that stands.
     * @param {string} save
     * @param {string[]} [looked] the received cards that have been looked at
     * @throws {Error} with the engine's reason; the old table goes on
     */
    async load(save, looked = []) {
      const next = await engine.request({ do: "load", save });
      shown = looked;
      greet(next);
      take(next, { jump: true });
      run();
    },
    get save() {
      return store.state.snapshot?.save ?? "";
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
