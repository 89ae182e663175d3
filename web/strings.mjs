/**
 * The page's own words. What is said about the game (prompts, reasons, scores) comes from the engine as ready sentences.
 */

const RANKS = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
/** Cards that have a name of their own. */
const JOKERS = { LS: "little joker", BS: "big joker" };
const SUITS = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
const PLACES = ["", "1st", "2nd", "3rd", "4th"];

/** The letters of suits and ranks in their order, as the engine writes a card: rank, then suit. */
const SUIT_LETTERS = /** @type {(keyof typeof SUITS)[]} */ (Object.keys(SUITS));
const RANK_LETTERS = [...Object.keys(RANKS), "L", "B"];

/**
 * Cards by suit: "clubs two, ace; spades queen".
 * @param {string[]} cards
 */
function bySuit(cards) {
  const rank = (/** @type {string} */ card) => RANK_LETTERS.indexOf(card[0]);
  const name = (/** @type {string} */ card) =>
    JOKERS[/** @type {keyof typeof JOKERS} */ (card)] ?? RANKS[/** @type {keyof typeof RANKS} */ (card[0])];
  return SUIT_LETTERS.map((suit) => [
    SUITS[suit],
    cards
      .filter((card) => card.endsWith(suit))
      .sort((a, b) => rank(a) - rank(b))
      .map(name),
  ])
    .filter(([, names]) => names.length > 0)
    .map(([suit, names]) => `${suit}: ${/** @type {string[]} */ (names).join(", ")}`)
    .join("; ");
}

/** @param {number} count @param {string} one @param {string} many */
const plural = (count, one, many) => `${count} ${count === 1 ? one : many}`;

export const STRINGS = {
  /** @param {string} card "QS" */
  card: (card) =>
    JOKERS[/** @type {keyof typeof JOKERS} */ (card)] ??
    `${RANKS[/** @type {keyof typeof RANKS} */ (card[0])]} of ${SUITS[/** @type {keyof typeof SUITS} */ (card[1])]}`,
  cantPlay: "can't be played now",
  isNew: "new",

  you: "You",
  /**
   * @param {{name: string, total: number, points: number | null, contract: string | null, note: string | null, cards: number}}
   *   seat what isn't known or not shown is null
   */
  seat: ({ name, total, points, contract, note, cards }) =>
    [
      `${name}: ${plural(total, "point", "points")}`,
      ...(points === null ? [] : [`${points} in this deal`]),
      ...(contract === null ? [] : [contract]),
      ...(note === null ? [] : [note]),
      plural(cards, "card", "cards"),
    ].join(", "),
  names: (/** @type {{name: string}[]} */ players) => players.map(({ name }) => name).join(" & "),
  we: "We",
  they: "They",
  points: (/** @type {number} */ points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : ""),
  number: (/** @type {number} */ value) => (value < 0 ? `−${-value}` : String(value)),
  place: (/** @type {number} */ place) => PLACES[place] ?? String(place),

  loading: "Shuffling",
  loadingPart: (/** @type {number} */ part) => `Shuffling ${Math.round(part * 100)} %`,
  engineAgain: "The game's engine got stuck and was started again. Your cards are as they were.",

  pass: "Pass",
  passHint: (/** @type {number} */ left) => `Choose ${plural(left, "more card", "more cards")}`,
  passFull: (/** @type {number} */ count) => `Only ${plural(count, "card", "cards")}: put one back first`,
  receivedFrom: (/** @type {string} */ name, /** @type {number} */ count) =>
    `${plural(count, "card", "cards")} from ${name}`,
  received: (/** @type {string} */ name, /** @type {string[]} */ cards) =>
    `${name} gave you: ${cards.map(STRINGS.card).join(", ")}`,
  goOn: "Go on",

  sayNoTrick: "No card lies on the table.",
  sayPlay: (/** @type {string} */ name, /** @type {string} */ card) => `${name}, ${STRINGS.card(card)}`,
  sayTrick: (
    /** @type {number} */ number,
    /** @type {string[]} */ plays,
    /** @type {string | null} */ winning,
  ) => `Trick ${number}: ${plays.join("; ")}.${winning === null ? "" : ` Highest so far: ${winning}.`}`,
  /** @param {{name: string, total: number, points: number, note: string | null}} side */
  sayPoints: ({ name, total, points, note }) =>
    `${[
      `${name}: ${plural(total, "point", "points")}`,
      ...(points === 0 ? [] : [`${STRINGS.points(points)} in this deal`]),
      ...(note === null ? [] : [note]),
    ].join(", ")}.`,
  sayBid: (/** @type {string} */ name, /** @type {string} */ contract) => `${name}: ${contract}.`,
  sayNoBids: "Nothing has been bid.",
  sayHand: (/** @type {string[]} */ cards) => `${plural(cards.length, "card", "cards")}. ${bySuit(cards)}.`,
  sayNoHand: "You have no cards.",
  sayPlayed: (/** @type {string[]} */ cards) => `Played so far: ${bySuit(cards)}.`,
  sayNoPlayed: "No card has been played yet.",
  noneOf: (/** @type {string} */ suit) =>
    suit in SUITS ? `You have no ${SUITS[/** @type {keyof typeof SUITS} */ (suit)]}` : "",

  menu: "Menu",
  playOther: (/** @type {string} */ game) => `Play ${game}`,
  undo: "Undo",
  redo: "Redo",
  hint: "Hint",
  theCard: (/** @type {string} */ card) => `The ${STRINGS.card(card)}`,
  yourChoice: "Your choice",
  quoted: (/** @type {string} */ words) => `“${words.replaceAll(" ", "\u00a0")}”`,
  asGood: (/** @type {string} */ choice) => `${choice} is about as good`,
  winsFewer: (/** @type {string} */ choice, /** @type {number} */ games) =>
    `${choice} wins ${plural(games, "game", "games")} fewer in 100`,
  lastTrick: "Last trick",
  scoreSheet: "Score sheet",
  newGame: "New game",
  settings: "Settings",
  keys: "Keys",
  nextDeal: "Next deal",
  close: "Close",
  cancel: "Cancel",

  trick: (/** @type {number} */ number) => `Trick ${number}`,
  noTrick: "No trick has been taken in this deal yet.",
  trickTaken: (/** @type {number} */ number, /** @type {string} */ name) =>
    `Trick ${number}, taken by ${name}`,
  earlier: "Earlier",
  later: "Later",
  noDeal: "The first deal is still being played.",
  deal: "Deal",
  total: "Total",
  winner: (/** @type {string} */ name) => `${name} won`,
  youWon: "You won",
  sharedWin: "A shared win",
  makes: (/** @type {number} */ total) => `= ${STRINGS.number(total)}`,
  why: "Why",

  giveUp: "Give up this game?",
  giveUpText: "The game on the table has not been finished. It is gone when you start another.",
  giveUpYes: "Start another",
  giveUpNo: "Keep playing",

  yourPlay: "Your play",
  yourPlayText: "What is known stays on this device, and never touches the cards that are dealt.",
  learns: "Learn from how I play",
  learnsText: "Each finished deal is looked at. Switched off, what is known stays.",
  forget: "Forget what is known",
  forgetAsk: "Forget how you play?",
  forgetText: "What is known of your play is gone then, for every game.",
  forgetYes: "Forget it",
  forgetNo: "Keep it",

  rules: "Rules",
  rulesOf: (/** @type {string} */ game) => `The rules of ${game}`,
  houseRules: "What a house rule makes so is marked.",
  ownRules: "Your own",
  start: "Deal the cards",
  southSeat: "Here",
  westSeat: "On the left",
  northSeat: "Opposite",
  eastSeat: "On the right",
  game: "Game",
  players: "Players",
  opponents: "Opponents",
  mixed: "Mixed",
  adapts: "Adapts to me",
  adaptsManner: "Levels that keep the game close, from how you play",
  playersText: "Whoever leaves can come back at any time; a bot plays on with the same cards.",
  person: "A person",
  nameOf: "Name",
  playsAs: (/** @type {string} */ name) => `${name} plays as`,
  sitDown: "Sit down",
  sitDownAs: (/** @type {string} */ name) => `Sit down in the seat of ${name}`,
  leave: "Leave",
  leaveAs: (/** @type {string} */ name) => `Leave the seat of ${name}`,
  turnOf: (/** @type {string} */ name) => `${name}, it's your turn`,
  handover: (/** @type {string} */ name) => `Hand the device to ${name}. The cards show once you are ready.`,
  ready: (/** @type {string} */ name) => `I am ${name}`,
  botGoesOn: "A bot plays on",
  moreRules: "All rules",
  range: (/** @type {number} */ low, /** @type {number} */ high) => `${low} to ${high}`,

  settingParts: { look: "Look", play: "Play", sound: "Sound", you: "You" },
  theme: "Table",
  themes: {
    lagoon: "Lagoon, dark",
    forest: "Forest, dark",
    midnight: "Midnight, dark",
    plum: "Plum, dark",
    linen: "Linen, light",
    mist: "Mist, light",
  },
  back: "Backs",
  backs: { crimson: "Crimson", navy: "Navy", forest: "Forest", violet: "Violet", slate: "Slate" },
  deck: "Faces",
  decks: { fit: "To fit", classic: "Classical", large: "Large" },
  tap: "To play a card",
  taps: { once: "Tap once", twice: "Tap twice" },
  thumb: "Buttons near the thumb",
  thumbs: { left: "Left", right: "Right" },
  allSounds: "All sounds",
  allSoundsText: "On or off in one go.",
  sounds: /** @type {Record<import("./settings.mjs").Sound, [string, string]>} */ ({
    card: ["Cards", "Each card that is dealt or played."],
    trick: ["Tricks", "A trick is taken."],
    broken: ["Broken", "Hearts, or spades, are broken."],
    costly: ["Costly cards", "A trick costs ten points or more."],
    feat: ["Feats", "A moon, or a Boston."],
    end: ["The end", "A game is won or lost."],
  }),
  vibrates: "Vibration",
  vibratesText: "When you play a card, and for what is costly.",
  picture: "Picture",
  pictures: {
    you: "A silhouette",
    ada: "Ada",
    amira: "Amira",
    finn: "Finn",
    greta: "Greta",
    hugo: "Hugo",
    ines: "Ines",
    kofi: "Kofi",
    mei: "Mei",
    omar: "Omar",
    otto: "Otto",
    rosa: "Rosa",
    tomas: "Tomas",
    yuki: "Yuki",
    badger: "A badger",
    bear: "A bear",
    cat: "A cat",
    fox: "A fox",
    frog: "A frog",
    hare: "A hare",
    lion: "A lion",
    owl: "An owl",
    panda: "A panda",
    penguin: "A penguin",
    tiger: "A tiger",
    wolf: "A wolf",
  },
  youText: "Of you alone; several people say their names under Players. It stays on this device.",
  speed: "Speed",
  speeds: { slow: "Slow", normal: "Normal", fast: "Fast", none: "No motion" },
  stay: "A finished trick stays",
  stays: { short: "Short", normal: "Normal", long: "Long", tap: "Until you tap" },
  fourColours: "Four colours",
  fourColoursText: "Clubs green, diamonds blue.",
  hidePoints: "Hide this deal's points",
  hidePointsText: "Count for yourself; the totals stay.",

  keyList: /** @type {[string, string][]} */ ([
    ["← →", "move along your cards, or what is asked"],
    ["↑ ↓", "to what is asked above your cards, and back"],
    ["1 … 9", "to the bid of that number; again for 10 and more"],
    ["Enter or Space", "play or choose a card"],
    ["Shift + C D H S", "to the next card of that suit"],
    ["U", "undo"],
    ["R", "redo"],
    ["H", "hint"],
    ["L", "last trick"],
    ["S", "score sheet"],
    ["N", "next deal, or a new game"],
    ["T P B C W", "hear the trick, the points, the bids, your cards, what has been played"],
    ["Escape", "close"],
    ["?", "these keys"],
  ]),

  errorTitle: "The game can't go on",
  errorKept: "Your game is kept. Loading the page again often helps.",
  reload: "Load again",
  details: "Details for a report",
  artMissing: "A part of the page could not be loaded. Check your connection and load the page again.",

  badGame: (/** @type {string} */ name) => `There is no game called “${name}” here, so this is Hearts.`,
  badWish: (/** @type {string} */ reason) =>
    `The game in the address can't be dealt: ${reason} This is an ordinary game.`,
  badOptions: "The options in the address are not a JSON object, so this is an ordinary game.",
  badValue: (/** @type {string} */ name, /** @type {string} */ value) =>
    `“${name}=${value}” in the address is not understood and was left out.`,
  badKept: (/** @type {string} */ reason) =>
    `The game kept in this browser can't be opened: ${reason} A new one has been dealt.`,
  badProfile: "What was known of how you play can't be read and has been forgotten.",
};

/** Bots that sit down when nobody else was asked for: South, West, North, East. */
export const OPPONENTS = [
  { name: "Finn", picture: "finn" },
  { name: "Ada", picture: "ada" },
  { name: "Otto", picture: "otto" },
  { name: "Rosa", picture: "rosa" },
];

/** People who share a device, until they say their names: South, West, North, East. */
export const PERSONS = [
  { name: "Player 1", picture: "fox" },
  { name: "Player 2", picture: "badger" },
  { name: "Player 3", picture: "hare" },
  { name: "Player 4", picture: "owl" },
];
