/** The sheet that starts a game: which one, who plays, by which rules. */
import { ADAPTS } from "../adapting.mjs";
import { unknownPerson } from "../characters.mjs";
import { DEFAULT_BOT } from "../opening.mjs";
import { phrase } from "../phrases.mjs";
import { button, h, put } from "../render/dom.mjs";
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
 * @param {{name: string, picture: string}} setup.person who plays alone
 * @param {Record<string, unknown>} setup.options as the last game had them
 * @param {boolean} setup.adapts whether opponents adapt unless something else is chosen
 * @param {(seats: SeatSetup[]) => boolean} setup.offered whether they can
 * @param {(game: string, seats: SeatSetup[], options: Record<string, unknown>) => Promise<void>} setup.start with `ADAPTS`
 *   in the seats of opponents that adapt; rejects with the reason
 */
export function openNewGame({ games, game, bots, seats, person, options, adapts, offered, start }) {
  const kinds = [adaptive(), ...bots];
  const chosenSeats = seats.map((seat) => ({ ...seat }));
  const setAll = (/** @type {string} */ bot) => {
    for (const seat of chosenSeats) {
      seat.bot = seat.bot === null ? null : bot;
    }
  };
  adapts && offered(seats) && setAll(ADAPTS);
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
  const tabs = segments("game", phrase("game"), titles, chosen, (name) => {
    chosen = name;
    showRules();
  });
  tabs.querySelector("legend")?.classList.add("unseen");
  showRules();

  const change = (/** @type {string} */ bot) => {
    setAll(bot);
    drawRows();
  };
  const opponents = opponentsField(kinds, chosenSeats, change, () => offered(chosenSeats));
  const rows = h("div", { class: "rivals" });
  const drawRows = () => {
    const { name } = /** @type {{name?: string}} */ (document.activeElement ?? {});
    rows.replaceChildren(
      opponents.element,
      ...chosenSeats.map((seat, at) =>
        seatRow(seat, at, kinds, () => {
          together();
          opponents.draw();
          named();
        }),
      ),
    );
    /** @type {HTMLElement | null} */ (name ? rows.querySelector(`[name="${name}"]`) : null)?.focus();
  };
  /** All opponents adapt, and to one person; else they play as they did in the last game. */
  const together = () => {
    const alone = chosenSeats.some(({ bot }) => bot !== null && bot !== ADAPTS);
    if (alone || !offered(chosenSeats)) {
      for (const [at, seat] of chosenSeats.entries()) {
        seat.bot = seat.bot === ADAPTS ? (seats[at].bot ?? DEFAULT_BOT) : seat.bot;
      }
      drawRows();
    }
  };
  /** Several people need names of their own: "You" would be somebody else for each of them. */
  const named = () => {
    const several = chosenSeats.filter(({ bot }) => bot === null).length > 1;
    const first = chosenSeats[0];
    if (first.bot === null && (several ? first.name === phrase("you") : first.name !== person.name)) {
      Object.assign(first, several ? unknownPerson(0) : person);
      drawRows();
    }
  };
  drawRows();

  const go = button(phrase("start"), {
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
    title: phrase("newGame"),
    body: [tabs, summary, h("h3", {}, phrase("players")), rows, h("h3", {}, phrase("rules")), rules],
    note: problem,
    actions: [button(phrase("cancel"), { "data-command": "close" }), go],
  });
}

/** @returns {BotEntry} stands before the levels */
function adaptive() {
  const text = (/** @type {string} */ said) => ({ key: "", args: {}, text: said });
  return { name: ADAPTS, title: text(phrase("adapts")), manner: text(phrase("adaptsManner")) };
}
