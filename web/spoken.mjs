/** The table in sentences, for whoever asks without seeing it: the trick, the points, the bids, the hand, what is gone. */
import { STRINGS } from "./strings.mjs";

/** @import { Snapshot } from "./protocol.mjs" */

/** @param {Snapshot} snapshot */
export function spokenTrick({ view, table }) {
  const { trick } = view;
  if (trick === null || trick.plays.length === 0) {
    return STRINGS.sayNoTrick;
  }
  const nameOf = (/** @type {number} */ seat) => table.seats[seat].name;
  const plays = trick.plays.map(({ seat, card }) => STRINGS.sayPlay(nameOf(seat), card));
  const winning = trick.winning === null ? null : nameOf(trick.winning);
  return STRINGS.sayTrick(trick.number, plays, winning);
}

/**
 * @param {Snapshot} snapshot
 * @param {boolean} hidePoints those of the running deal are not said
 */
export function spokenPoints({ view, table }, hidePoints) {
  return view.sides
    .map(({ seats, note }) =>
      STRINGS.sayPoints({
        name: STRINGS.names(seats.map((seat) => table.seats[seat])),
        total: view.seats[seats[0]].total,
        points: hidePoints ? 0 : view.seats[seats[0]].points,
        note: note?.text ?? null,
      }),
    )
    .join(" ");
}

/** @param {Snapshot} snapshot */
export function spokenBids({ view, table }) {
  const told = view.seats.flatMap(({ seat, contract }) =>
    contract === null ? [] : [STRINGS.sayBid(table.seats[seat].name, contract.text.text)],
  );
  const sides = view.sides.flatMap(({ seats, contract }) =>
    contract === null || seats.length < 2
      ? []
      : [STRINGS.sayBid(STRINGS.names(seats.map((seat) => table.seats[seat])), contract.text.text)],
  );
  return [...told, ...sides].join(" ") || STRINGS.sayNoBids;
}

/** @param {Snapshot} snapshot */
export function spokenHand({ view: { hand, passed } }) {
  const held = hand.filter((card) => !passed.includes(card));
  return held.length === 0 ? STRINGS.sayNoHand : STRINGS.sayHand(held);
}

/** @param {Snapshot} snapshot */
export function spokenPlayed({ view: { tricks, trick } }) {
  const played = [...tricks, ...(trick === null ? [] : [trick])].flatMap(({ plays }) =>
    plays.map(({ card }) => card),
  );
  return played.length === 0 ? STRINGS.sayNoPlayed : STRINGS.sayPlayed(played);
}
