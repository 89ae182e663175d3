/** The sheet that starts a game: whom against, by which rules. */

import { portrait } from "../render/art.mjs";
import { button, h, put } from "../render/dom.mjs";
import { STRINGS } from "../strings.mjs";
import { optionField } from "./option-field.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { BotEntry, GameEntry, SeatSetup } from "../protocol.mjs" */

/**
 * @param {object} setup
 * @param {GameEntry} setup.game
 * @param {BotEntry[]} setup.bots
 * @param {SeatSetup[]} setup.seats as the last game had them
 * @param {Record<string, unknown>} setup.options as the last game had them
 * @param {(seats: SeatSetup[], options: Record<string, unknown>) => Promise<void>} setup.start rejects with the reason
 */
export function openNewGame({ game, bots, seats, options, start }) {
  const chosenSeats = seats.map((seat) => ({ ...seat }));
  let chosen = { ...options };
  const fields = h("div", { class: "fields" });
  const presets = h("div", { class: "presets", role: "group", "aria-label": STRINGS.rules });
  const problem = h("p", { class: "problem", role: "alert" });

  const drawFields = () =>
    fields.replaceChildren(
      ...game.options.map((field) =>
        optionField(field, chosen[field.name] ?? field.default, (value) => {
          chosen = { ...chosen, [field.name]: value };
          problem.textContent = "";
          drawPresets();
        }),
      ),
    );
  const drawPresets = () => {
    const current = game.presets.find((preset) => sameOptions(preset.options, chosen))?.name ?? null;
    presets.replaceChildren(
      ...game.presets.map(({ name, title, options: preset }) =>
        h(
          "button",
          {
            type: "button",
            class: "preset",
            "data-preset": name,
            "aria-pressed": String(name === current),
            onclick: () => {
              chosen = { ...preset };
              problem.textContent = "";
              drawPresets();
              drawFields();
              /** @type {HTMLElement | null} */ (presets.querySelector(`[data-preset="${name}"]`))?.focus();
            },
          },
          title.text,
        ),
      ),
      ...(current === null
        ? [h("span", { class: "preset preset--own", "aria-current": "true" }, STRINGS.ownRules)]
        : []),
    );
  };
  drawFields();
  drawPresets();

  const go = button(STRINGS.start, {
    "data-main": true,
    "data-command": "start",
    onclick: async () => {
      put(go, "disabled", true);
      try {
        await start(chosenSeats, chosen);
      } catch (error) {
        problem.textContent = /** @type {Error} */ (error).message;
        problem.scrollIntoView({ block: "nearest" });
      } finally {
        put(go, "disabled", false);
      }
    },
  });
  openSheet({
    name: "new-game",
    title: STRINGS.newGame,
    body: [
      h("h3", {}, STRINGS.opponents),
      h("div", { class: "rivals" }, ...[1, 2, 3].map((seat) => rival(chosenSeats[seat], seat, bots))),
      h("h3", {}, STRINGS.rules),
      presets,
      h("details", { class: "more" }, h("summary", {}, STRINGS.moreRules), fields),
      problem,
    ],
    actions: [button(STRINGS.cancel, { "data-command": "close" }), go],
  });
}

/**
 * @param {SeatSetup} seat changed in place
 * @param {number} at
 * @param {BotEntry[]} bots
 */
function rival(seat, at, bots) {
  const label = [STRINGS.westSeat, STRINGS.northSeat, STRINGS.eastSeat][at - 1];
  const manner = h("small", {}, bots.find(({ name }) => name === seat.bot)?.manner.text ?? "");
  const select = h(
    "select",
    { name: `seat-${at}`, "aria-label": `${label}: ${seat.name}` },
    ...bots.map(({ name, title }) => h("option", { value: name, selected: name === seat.bot }, title.text)),
  );
  select.addEventListener("change", () => {
    seat.bot = select.value;
    manner.textContent = bots.find(({ name }) => name === select.value)?.manner.text ?? "";
  });
  return h(
    "div",
    { class: "rival" },
    h("span", { class: "rival__portrait" }, portrait(seat)),
    h("div", {}, h("b", {}, seat.name), h("small", {}, label)),
    select,
    manner,
  );
}

/**
 * @param {Record<string, unknown>} a
 * @param {Record<string, unknown>} b
 */
function sameOptions(a, b) {
  return Object.keys(a).every((name) => a[name] === b[name]);
}
