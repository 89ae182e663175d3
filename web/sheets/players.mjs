/** Who sits at the table: people may leave, when a bot goes on with their cards, come back, and join. */
import { portrait } from "../render/art.mjs";
import { button, h } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";
import { nameField } from "./seat-row.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { BotEntry, Seat, SeatSetup } from "../protocol.mjs" */

/**
 * @param {object} setup
 * @param {SeatSetup[]} setup.seats
 * @param {BotEntry[]} setup.bots
 * @param {(seat: Seat) => void} setup.leave
 * @param {(seat: Seat) => void} setup.join
 * @param {(seat: Seat, name: string) => void} setup.rename
 */
export function openPlayers({ seats, bots, leave, join, rename }) {
  const rows = seats.map((there, at) => {
    const seat = { ...there };
    const bot = bots.find(({ name }) => name === seat.bot);
    const renamed = (/** @type {Event} */ { target }) => {
      if (seat.name === "") {
        /** @type {HTMLInputElement} */ (target).value = there.name;
      } else if (seat.name !== there.name) {
        rename(at, seat.name);
      }
    };
    return h(
      "div",
      { class: "rival", onchange: renamed },
      h("span", { class: "rival__portrait" }, portrait(seat)),
      h(
        "div",
        {},
        bot ? h("b", {}, seat.name) : nameField(seat, at, () => {}),
        h("small", {}, bot ? STRINGS.botPlays(bot.title.text) : STRINGS.person),
      ),
      bot
        ? button(STRINGS.sitDown, {
            "data-join": at,
            "aria-label": STRINGS.sitDownAs(seat.name),
            onclick: () => join(at),
          })
        : button(STRINGS.leave, {
            "data-leave": at,
            "aria-label": STRINGS.leaveAs(seat.name),
            onclick: () => leave(at),
          }),
    );
  });
  openSheet({
    name: "players",
    title: STRINGS.players,
    body: [h("div", { class: "rivals" }, ...rows), h("p", { class: "sheet__small" }, STRINGS.playersText)],
  });
}
