/** Who sits at the table: people may leave, when a bot goes on with their cards, come back, and join. */

import { phrase } from "../phrases.mjs";
import { portrait } from "../render/art.mjs";
import { button, h } from "../render/dom.mjs";
import { levels, opponentsField } from "./opponents.mjs";
import { nameField } from "./seat-row.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { BotEntry, Seat, SeatSetup } from "../protocol.mjs" */

/**
 * @param {object} setup
 * @param {SeatSetup[]} setup.seats
 * @param {BotEntry[]} setup.bots
 * @param {(bot: string, at: Seat[]) => void} setup.level another bot plays in these seats
 * @param {(seat: Seat) => void} setup.leave
 * @param {(seat: Seat) => void} setup.join
 * @param {(seat: Seat, name: string) => void} setup.rename
 */
export function openPlayers({ seats, bots, level, leave, join, rename }) {
  const now = seats.map((seat) => ({ ...seat }));
  /** @param {string} bot @param {Seat[]} at */
  const change = (bot, at) => {
    for (const seat of at) {
      now[seat].bot = bot;
    }
    level(bot, at);
  };
  const selects = seats.map(({ name, bot }, at) => {
    const select = h(
      "select",
      { name: `seat-${at}`, "aria-label": phrase("playsAs", { name }) },
      ...levels(bots, bot),
    );
    select.addEventListener("change", () => {
      change(select.value, [at]);
      opponents.draw();
    });
    return select;
  });
  const opponents = opponentsField(bots, now, (bot) => {
    const at = now.flatMap((seat, i) => (seat.bot === null ? [] : [i]));
    for (const seat of at) {
      selects[seat].value = bot;
    }
    change(bot, at);
  });
  const rows = seats.map((there, at) => {
    const seat = now[at];
    const bot = seat.bot !== null;
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
        bot ? selects[at] : h("small", {}, phrase("person")),
      ),
      bot
        ? button(phrase("sitDown"), {
            "data-join": at,
            "aria-label": phrase("sitDownAs", { name: seat.name }),
            onclick: () => join(at),
          })
        : button(phrase("leave"), {
            "data-leave": at,
            "aria-label": phrase("leaveAs", { name: seat.name }),
            onclick: () => leave(at),
          }),
    );
  });
  openSheet({
    name: "players",
    title: phrase("players"),
    body: [
      h("div", { class: "rivals" }, opponents.element, ...rows),
      h("p", { class: "sheet__small" }, phrase("playersText")),
    ],
  });
}
