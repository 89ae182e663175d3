/** The sheet that starts a game: which one, who plays, by which rules. */
import { button, h, put } from "../render/dom.mjs";
import { PERSONS, STRINGS } from "../strings.mjs";
import { segments } from "./controls.mjs";
import { opponentsField } from "./opponents.mjs";
import { rulesPicker } from "./rules-picker.mjs";
import { seatRow } from "./seat-row.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { BotEntry, GameEntry, SeatSetup } from "../protocol.mjs" */

/**
 * @param {object} setup
 * @param {GameEntry[]} setup.games
 * @param {string} setup.game the one that was played last
 * @param {BotEntry[]} setup.bots
 * @param {SeatSetup[]} setup.seats as the last game had them
 * @param {Record<string, unknown>} setup.options as the last game had them
 * @param {(game: string, seats: SeatSetup[], options: Record<string, unknown>) => Promise<void>} setup.start rejects with the
 *   reason
 */
export function openNewGame({ games, game, bots, seats, options, start }) {
  const chosenSeats = seats.map((seat) => ({ ...seat }));
  const problem = h("p", { class: "problem", role: "alert" });
  const complain = (/** @type {string} */ said) => {
    problem.textContent = said;
  };
  const pickers = new Map(
    games.map((each) => [each.name, rulesPicker(each, each.name === game ? options : {}, complain)]),
  );
  let chosen = game;
  const summary = h("p", { class: "sheet__small" });
  const rules = h("div", {});
  const showRules = () => {
    const { element } = /** @type {ReturnType<typeof rulesPicker>} */ (pickers.get(chosen));
    complain("");
    rules.replaceChildren(element);
    summary.textContent = games.find(({ name }) => name === chosen)?.summary.text ?? "";
  };
  const titles = Object.fromEntries(games.map(({ name, title }) => [name, title.text]));
  const tabs = segments("game", STRINGS.game, titles, chosen, (name) => {
    chosen = name;
    showRules();
  });
  tabs.querySelector("legend")?.classList.add("unseen");
  showRules();

  const opponents = opponentsField(bots, chosenSeats, (bot) => {
    for (const seat of chosenSeats) {
      seat.bot = seat.bot === null ? null : bot;
    }
    drawRows();
  });
  const rows = h("div", { class: "rivals" });
  const drawRows = () =>
    rows.replaceChildren(
      opponents.element,
      ...chosenSeats.map((seat, at) =>
        seatRow(seat, at, bots, () => {
          opponents.draw();
          named();
        }),
      ),
    );
  /** Several people need names of their own: "You" would be somebody else for each of them. */
  const named = () => {
    const several = chosenSeats.filter(({ bot }) => bot === null).length > 1;
    const first = chosenSeats[0];
    if (first.bot === null && (first.name === STRINGS.you) === several) {
      Object.assign(first, several ? PERSONS[0] : { name: STRINGS.you, picture: "you" });
      drawRows();
    }
  };
  drawRows();

  const go = button(STRINGS.start, {
    "data-main": true,
    "data-command": "start",
    onclick: async () => {
      put(go, "disabled", true);
      try {
        await start(chosen, chosenSeats, pickers.get(chosen)?.chosen ?? {});
      } catch (error) {
        complain(/** @type {Error} */ (error).message);
      } finally {
        put(go, "disabled", false);
      }
    },
  });
  openSheet({
    name: "new-game",
    title: STRINGS.newGame,
    body: [tabs, summary, h("h3", {}, STRINGS.players), rows, h("h3", {}, STRINGS.rules), rules],
    note: problem,
    actions: [button(STRINGS.cancel, { "data-command": "close" }), go],
  });
}
