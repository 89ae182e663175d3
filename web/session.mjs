/**
 * One match at this page: passes on to the engine what the person decides, and takes what stands on the table then. Knows no rule; what may be done is in the snapshot's prompt, and the engine has the last word.
 */
import { createCourse } from "./course.mjs";
import { createPace } from "./pace.mjs";
import { createPresence } from "./people.mjs";
import { CLIENT_ERROR } from "./protocol.mjs";
import { createLooks } from "./received.mjs";
import { isRunning } from "./storage.mjs";
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
  const looks = createLooks();
  const presence = createPresence();

  const snapshot = () => /** @type {Snapshot} */ (store.state.snapshot);
  const seat = () => snapshot().view.seat;
  const run = createCourse({
    engine,
    store,
    pace,
    tempo,
    auto,
    present: () => presence.seat,
    pending: () => busy,
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
   * @param {{jump?: boolean, stays?: boolean}} [how] `jump`: not a step from the table before, so nothing is played out;
   *   `stays`: what lies on the table is as it was
   */
  function take(next, { jump = false, stays = false } = {}) {
    const { view, events } = next;
    const trick = events.some(({ kind }) => kind === "trick") ? (view.tricks.at(-1) ?? null) : null;
    const showing = looks.wanted(next) && !atOnce && !auto;
    const hidden = presence.hides(view);
    const lingering = stays ? store.state.ui.lingering : jump || tempo().stay === 0 ? null : trick;
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
      const { cards } = view.seats[view.seat];
      keep(table.game, { save, shown: looks.all, cards, running: isRunning(table) });
    }
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
   * @param {{jump?: boolean, stays?: boolean}} [how] see {@link take}
   * @param {(next: Snapshot) => void} [answered] before the table is taken
   */
  async function decide(body, how = {}, answered = () => {}) {
    if (busy || store.state.snapshot === null) {
      return;
    }
    busy = true;
    const before = store.state.ui.state;
    // A course that was under way stops for this, and has to go on whatever comes of it.
    let goesOn = before === "thinking" || before === "animating";
    show("thinking");
    try {
      const next = await engine.request(body);
      // After anything but a play the pointer is on a button that is no card: what comes next is meant.
      if (!how.jump && !how.stays) {
        lastAct = performance.now();
      }
      answered(next);
      take(next, how);
      goesOn = true;
    } catch (error) {
      if (store.state.ui.state !== "error") {
        show(before);
      }
      failed(error);
    } finally {
      busy = false;
      if (goesOn) {
        run();
      }
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
      looks.add(snapshot());
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
        presence.dealt(snapshot().table);
        return decide({ do: "deal", seat: seat() });
      }
    },
    /** The person whose turn it is says that they are before the screen. */
    ready() {
      if (store.state.ui.hidden && store.state.ui.state === "your-turn") {
        const { view } = snapshot();
        const lingering = tempo().stay > 0 ? presence.missed(view) : null;
        presence.come(view.seat);
        store.set({ ui: { hidden: presence.hides(view), lingering } });
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
      if (!busy) {
        // What a bot has done already is on the table before somebody else sits down.
        pace.cut();
        return decide(
          { do: "sit", seat: at, bot, ...(name && { name }), viewer: seat() },
          { stays: true },
          (next) => presence.sat(at, snapshot().table, next.table),
        );
      }
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
      looks.all = [];
      presence.greet(opened);
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
      looks.all = looked;
      presence.greet(next);
      take(next, { jump: true });
      run();
    },
    get save() {
      return store.state.snapshot?.save ?? "";
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
