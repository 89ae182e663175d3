/** Who is to sit in a seat: a person with a name, or one of the bots. */

import { OPPONENTS, unknownPerson } from "../characters.mjs";
import { phrase } from "../phrases.mjs";
import { portrait } from "../render/art.mjs";
import { h } from "../render/dom.mjs";
import { LONGEST_NAME } from "../settings.mjs";
import { levels } from "./opponents.mjs";

/** @import { BotEntry, SeatSetup } from "../protocol.mjs" */

/** Value of the choice that stands for a person. */
const PERSON = "person";

/**
 * @param {SeatSetup} seat changed in place
 * @param {number} at
 * @param {BotEntry[]} bots
 * @param {() => void} changed another kind of player sits there
 */
export function seatRow(seat, at, bots, changed) {
  const label = [phrase("southSeat"), phrase("westSeat"), phrase("northSeat"), phrase("eastSeat")][at];
  const picture = h("span", { class: "rival__portrait" });
  const who = h("div", {});
  const manner = h("small", { class: "rival__manner" });
  const select = h(
    "select",
    { name: `seat-${at}`, "aria-label": label },
    h("option", { value: PERSON, selected: seat.bot === null }, phrase("person")),
    ...levels(bots, seat.bot),
  );
  const draw = () => {
    picture.replaceChildren(portrait(seat));
    manner.textContent = bots.find(({ name }) => name === seat.bot)?.manner.text ?? "";
    who.replaceChildren(
      seat.bot === null
        ? nameField(seat, at, () => picture.replaceChildren(portrait(seat)))
        : h("b", {}, seat.name),
      h("small", {}, label),
    );
  };
  select.addEventListener("change", () => {
    const bot = select.value === PERSON ? null : select.value;
    if ((bot === null) !== (seat.bot === null)) {
      Object.assign(seat, bot === null ? unknownPerson(at) : OPPONENTS[at]);
    }
    seat.bot = bot;
    changed();
    draw();
  });
  draw();
  return h("div", { class: "rival" }, picture, who, select, manner);
}

/**
 * @param {SeatSetup} seat changed in place
 * @param {number} at
 * @param {() => void} changed
 */
export function nameField(seat, at, changed) {
  const input = h("input", {
    type: "text",
    name: `name-${at}`,
    value: seat.name,
    maxlength: LONGEST_NAME,
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": phrase("nameOf"),
  });
  input.addEventListener("input", () => {
    seat.name = input.value.trim();
    changed();
  });
  return input;
}
