/**
 * What the page shows: what the engine told (`snapshot`), what only the page knows (`ui`), and what the player chose
 * (`settings`). Renderers read it, the session writes it.
 *
 * @import { Action, Card, Hint, Snapshot, TakenTrick } from "./protocol.mjs"
 * @import { Settings } from "./settings.mjs"
 *
 * @typedef {"booting" | "ready" | "thinking" | "your-turn" | "animating" | "deal-over" | "game-over" | "error"} TableState
 *
 * @typedef {object} Ui
 * @property {TableState} state as `<html data-state>` tells it
 * @property {Card[]} chosen cards that the person has picked out of the hand
 * @property {TakenTrick | null} lingering a finished trick that still lies on the table
 * @property {boolean} showing received cards are raised until the person goes on
 * @property {boolean} hidden the hand lies face down, for somebody else than its player is before the screen
 * @property {Hint | null} hint what the engine would do
 * @property {boolean} advising a hint is being thought out
 * @property {Card | Action | null} considered what the person looked at after the hint
 * @property {boolean} asking a sheet asks what the table waits for, so the table itself needs no button for it
 * @property {number | null} loading part of the engine that has arrived, 0 to 1
 *
 * @typedef {object} State
 * @property {Snapshot | null} snapshot
 * @property {Ui} ui
 * @property {Settings} settings
 *
 * @typedef {object} Store
 * @property {State} state
 * @property {(changes: {snapshot?: Snapshot, ui?: Partial<Ui>, settings?: Settings}) => void} set tells the listeners at once
 * @property {(listener: (state: State) => void) => void} listen
 */

/**
 * @param {Settings} settings
 * @returns {Store}
 */
export function createStore(settings) {
  /** @type {State} */
  const state = {
    snapshot: null,
    ui: {
      state: "booting",
      chosen: [],
      lingering: null,
      showing: false,
      hidden: false,
      hint: null,
      advising: false,
      considered: null,
      asking: false,
      loading: null,
    },
    settings,
  };
  /** @type {((state: State) => void)[]} */
  const listeners = [];
  return {
    state,
    set(changes) {
      state.snapshot = changes.snapshot ?? state.snapshot;
      state.settings = changes.settings ?? state.settings;
      Object.assign(state.ui, changes.ui);
      for (const listener of listeners) {
        listener(state);
      }
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}
