/**
 * One match at this page: passes on to the engine what the person decides, and takes what stands on the table then. Knows no rule; what may be done is in the snapshot's prompt, and the engine has the last word.
 */
import { createAdvice } from "./advice.mjs";
import { createCourse } from "./course.mjs";
import { createPace } from "./pace.mjs";
import { createPresence } from "./people.mjs";
import { phrase } from "./phrases.mjs";
import { createLooks } from "./received.mjs";
import { createRefusals } from "./refusals.mjs";
import { isRunning } from "./storage.mjs";

/**
 * @import { Decisions } from "./decisions.mjs"
 * @import { Engine } from "./engine-client.mjs"
 * @import { Action, Card, Event, NewRequest, Seat, Snapshot, TakenTrick } from "./protocol.mjs"
 * @import { Tempo } from "./settings.mjs"
 * @import { Store, TableState } from "./store.mjs"
 * @import { KeptGame } from "./storage.mjs"
 * @import { Think } from "./thinking.mjs"
 *
 * @typedef {object} SessionSetup
 * @property {Engine} engine
 * @property {Decisions} decisions of the person
 * @property {Think} think
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
export function createSession({
  engine,
  decisions,
  think,
  store,
  atOnce,
  auto,
  tempo,
  keep,
  refuse,
  tell,
  celebrate,
  rest,
}) {
  const pace = createPace();
  const failed = createRefusals(refuse);
  let lastAct = 0;
  const looks = createLooks();
  const presence = createPresence();

  const snapshot = () => /** @type {Snapshot} */ (store.state.snapshot);
  const seat = () => snapshot().view.seat;
  const run = createCourse({
    engine,
    think,
    store,
    pace,
    tempo,
    auto,
    present: () => presence.seat,
    decisions,
    take,
    celebrate,
    rest,
    failed,
  });
  const advice = createAdvice({ store, think, failed });

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
      ui: {
        chosen: stays ? store.state.ui.chosen : [],
        hint: null,
        considered: null,
        lingering,
        showing,
        hidden,
        state: "animating",
      },
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
   * Asks for a change of the person's making. One at a time; whatever comes of it, the next may follow.
   * @param {Record<string, unknown>} body
   * @param {{jump?: boolean, stays?: boolean}} [how] see {@link take}
   * @param {(next: Snapshot) => void} [answered] before the table is taken
   */
  async function decide(body, how = {}, answered = () => {}) {
    if (decisions.pending || store.state.snapshot === null) {
      return;
    }
    const before = store.state.ui.state;
    store.set({ ui: { state: "thinking" } });
    try {
      await change(body, how, (next) => {
        // After anything but a play the pointer is on a button that is no card: what comes next is meant.
        if (!how.jump && !how.stays) {
          lastAct = performance.now();
        }
        answered(next);
      });
    } catch (error) {
      if (store.state.ui.state !== "error") {
        store.set({ ui: { state: before } });
      }
      failed(error);
    }
  }

  /**
   * The engine's answer takes the place of the table, and a new course begins there; refused, the old one goes on.
   * @param {Record<string, unknown>} body
   * @param {{jump?: boolean, stays?: boolean}} how see {@link take}
   * @param {(next: Snapshot) => void} answered before the table is taken
   */
  function change(body, how, answered) {
    return decisions.make(async () => {
      const next = await engine.request(body);
      answered(next);
      take(next, how);
      run();
    });
  }

  /**
   * A card of the hand is clicked.
   * @param {Card} card
   * @param {{sure?: boolean}} [how] `sure`: once is enough, whatever the settings say
   */
  function choose(card, { sure = false } = {}) {
    const { ui } = store.state;
    const { prompt } = snapshot().view;
    if (
      ui.state !== "your-turn" ||
      ui.hidden ||
      decisions.pending ||
      (!atOnce && performance.now() - lastAct < DOUBLE_CLICK)
    ) {
      return;
    }
    if (ui.showing) {
      goOn();
    } else if (prompt?.kind === "cards") {
      const picked = ui.chosen.includes(card);
      if (!picked && ui.chosen.length === prompt.count) {
        refuse(phrase("passFull", { count: prompt.count }));
        return;
      }
      store.set({
        ui: { chosen: picked ? ui.chosen.filter((other) => other !== card) : [...ui.chosen, card] },
      });
    } else if (prompt?.kind === "card") {
      const { tap } = store.state.settings;
      if (tap === "twice" && !sure && !ui.chosen.includes(card) && prompt.cards.includes(card)) {
        store.set({ ui: { chosen: [card] } });
        return;
      }
      return act(`${prompt.verb} ${card}`);
    }
  }

  /**
   * Another table is about to be taken.
   * @param {Snapshot} next
   * @param {string[]} [looked] the received cards that have been looked at
   */
  function clear(next, looked = []) {
    looks.all = looked;
    presence.greet(next);
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
    /** The table in the words of another language. */
    async retell() {
      const before = store.state.snapshot;
      if (before !== null) {
        try {
          const told = await engine.request({ do: "view", seat: before.view.seat });
          // What has happened meanwhile is told in that language already.
          if (store.state.snapshot === before) {
            store.set({ snapshot: { ...told, events: [] }, ui: { hint: null } });
          }
        } catch (error) {
          failed(error);
        }
      }
    },
    /**
     * Somebody leaves, and a bot goes on with the same cards; or sits down, or comes back.
     * @param {Seat} at
     * @param {string | null} bot null: a person
     * @param {{name?: string, picture?: string}} [as]
     */
    async sit(at, bot, as = {}) {
      while (decisions.pending) {
        await decisions.clear();
      }
      // What a bot has done already is on the table before somebody else sits down.
      pace.cut();
      await decide({ do: "sit", seat: at, bot, ...as, viewer: seat() }, { stays: true }, (next) =>
        presence.sat(at, snapshot().table, next.table),
      );
    },
    hint: advice.ask,
    consider: advice.consider,
    /** @param {Snapshot} opened the engine's answer to `new`: this table takes the place of the one that stands */
    stand(opened) {
      clear(opened);
      take(opened);
      run();
    },
    /**
     * Deals a new table in place of the one that stands.
     * @param {Omit<NewRequest, "do">} wanted
     * @param {() => void} [dealt] before the table is taken
     * @throws {Error} with the engine's reason; the old table goes on
     */
    begin(wanted, dealt = () => {}) {
      return change({ do: "new", ...wanted }, {}, (opened) => {
        clear(opened);
        dealt();
      });
    },
    /**
     * The table of a save text in place of the one that stands.
     * @param {string} save
     * @param {string[]} [looked] the received cards that have been looked at
     * @throws {Error} with the engine's reason; the old table goes on
     */
    load(save, looked = []) {
      return change({ do: "load", save }, { jump: true }, (next) => clear(next, looked));
    },
    get save() {
      return store.state.snapshot?.save ?? "";
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
