/** How strong the bots play: all of them at once, or one by one. */
import { ADAPTS } from "../adapting.mjs";
import { phrase } from "../phrases.mjs";
import { h, put } from "../render/dom.mjs";

/** @import { BotEntry, SeatSetup } from "../protocol.mjs" */

/** Value of the choice that stands for several levels. */
const MIXED = "";

/**
 * The levels, from weak to strong, to be chosen from. Who adapts does so with all the others, so that is no level of one seat.
 * @param {BotEntry[]} bots
 * @param {string | null} chosen
 */
export function levels(bots, chosen) {
  return bots.map(({ name, title }) =>
    h("option", { value: name, selected: name === chosen, hidden: name === ADAPTS }, title.text),
  );
}

/**
 * Sets every seat in which a bot sits.
 * @param {BotEntry[]} bots
 * @param {SeatSetup[]} seats as they are at any time
 * @param {(bot: string) => void} change
 * @param {() => boolean} [offered] whether they can adapt
 */
export function opponentsField(bots, seats, change, offered = () => false) {
  const mixed = h("option", { value: MIXED, hidden: true }, phrase("mixed"));
  const select = h("select", { name: "opponents" }, mixed, ...levels(bots, null));
  const manner = h("small", {});
  const element = h("label", { class: "opponents" }, h("b", {}, phrase("opponents")), select, manner);
  const draw = () => {
    const there = new Set(seats.flatMap(({ bot }) => bot ?? []));
    const [level] = there;
    select.value = there.size === 1 ? level : MIXED;
    const adaptive = select.querySelector(`[value="${ADAPTS}"]`);
    adaptive !== null && put(adaptive, "hidden", !offered());
    put(element, "hidden", there.size === 0);
    put(element, "data-mixed", there.size > 1);
    manner.textContent = bots.find(({ name }) => name === select.value)?.manner.text ?? "";
  };
  select.addEventListener("change", () => {
    change(select.value);
    draw();
  });
  draw();
  return { element, draw };
}
