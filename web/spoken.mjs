/** The table in sentences, for whoever asks without seeing it: the trick, the points, the bids, the hand, what is gone. */
import { phrase } from "./phrases.mjs";
import { bySuit, cardName, namesOf, seatWords } from "./words.mjs";

/** @import { Snapshot } from "./protocol.mjs" */

/** @param {Snapshot} snapshot */
export function spokenTrick({ view, table }) {
  const { trick } = view;
  if (trick === null || trick.plays.length === 0) {
    return phrase("sayNoTrick");
  }
  const nameOf = (/** @type {number} */ seat) => table.seats[seat].name;
  const plays = trick.plays.map(({ seat, card }) =>
    phrase("sayPlay", { name: nameOf(seat), card: cardName(card) }),
  );
  const winning = trick.winning === null ? null : nameOf(trick.winning);
  const told = { number: trick.number, plays: plays.join("; ") };
  return winning === null ? phrase("sayTrick", told) : phrase("sayTrickWinning", { ...told, name: winning });
}

/**
 * @param {Snapshot} snapshot
 * @param {boolean} hidePoints those of the running deal are not said
 */
export function spokenPoints({ view, table }, hidePoints) {
  return view.sides
    .map(({ seats, note }) => {
      const { total, points } = view.seats[seats[0]];
      return `${seatWords({
        name: namesOf(seats.map((seat) => table.seats[seat])),
        total,
        points: hidePoints ? 0 : points,
        more: [note?.text ?? null],
      })}.`;
    })
    .join(" ");
}

/** @param {Snapshot} snapshot */
export function spokenBids({ view, table }) {
  const told = view.seats.flatMap(({ seat, contract }) =>
    contract === null
      ? []
      : [phrase("sayBid", { name: table.seats[seat].name, contract: contract.text.text })],
  );
  const sides = view.sides.flatMap(({ seats, contract }) =>
    contract === null || seats.length < 2
      ? []
      : [
          phrase("sayBid", {
            name: namesOf(seats.map((seat) => table.seats[seat])),
            contract: contract.text.text,
          }),
        ],
  );
  return [...told, ...sides].join(" ") || phrase("sayNoBids");
}

/** @param {Snapshot} snapshot */
export function spokenHand({ view: { hand, passed } }) {
  const held = hand.filter((card) => !passed.includes(card));
  return held.length === 0
    ? phrase("sayNoHand")
    : phrase("sayHand", { count: held.length, cards: bySuit(held) });
}

/** @param {Snapshot} snapshot */
export function spokenPlayed({ view: { tricks, trick } }) {
  const played = [...tricks, ...(trick === null ? [] : [trick])].flatMap(({ plays }) =>
    plays.map(({ card }) => card),
  );
  return played.length === 0 ? phrase("sayNoPlayed") : phrase("sayPlayed", { cards: bySuit(played) });
}
