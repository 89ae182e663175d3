/**
 * The names and shapes of everything that passes between the page, the worker and the engine.
 * ARCHITECTURE.md describes the same in prose; the engine's bridge makes the answers.
 */

/** Names of the messages between `engine-client.mjs` and `worker.mjs`. */
export const MESSAGE = Object.freeze({
  progress: "progress",
  ready: "ready",
  request: "req",
  response: "res",
  fatal: "fatal",
});

/** Requests after which answers about the table before are stale. */
export const NEW_TABLE = Object.freeze(["new", "load", "undo", "redo"]);

/** Requests that are about no table, so that no answer to them is stale. */
export const NO_TABLE = Object.freeze(["catalog", "check", "speed", "suggest"]);

/** Codes of the errors that the client makes itself; all others are the engine's. */
export const CLIENT_ERROR = Object.freeze({
  /** The table that was asked about is gone: a newer one has been asked for. */
  stale: "stale",
  /** The engine can't run; `onFatal` has been told why. */
  stopped: "stopped",
});

/** Why the engine can't run, as messages of the page. */
export const FAILURE = Object.freeze({
  start: "failure.start",
  part: "failure.part",
  slow: "failure.slow",
  failed: "failure.failed",
});

/** The code of a refusal: what is said to be known of a person can't be read. */
export const BAD_PROFILE = "profile";

/**
 * What the page tells the worker.
 * @typedef {{type: "req", id: number, gen: number, body: string}} RequestMessage `body`: JSON text of a {@link Request}
 */

/**
 * What the worker tells the page.
 * @typedef {{type: "progress", loaded: number, total: number}} ProgressMessage bytes as they are once unpacked
 * @typedef {{type: "ready", version: string}} ReadyMessage `version` of the engine
 * @typedef {{type: "res", id: number, gen: number, body: string}} ResponseMessage `body`: JSON text of an {@link Answer}
 * @typedef {{type: "fatal", reason: string, detail: string}} FatalMessage `reason`: one of {@link FAILURE}; `detail`: for a report
 * @typedef {ProgressMessage | ReadyMessage | ResponseMessage | FatalMessage} FromWorker
 */

/**
 * A sentence: English, and what a translation needs.
 * @typedef {{key: string, args: Record<string, unknown>, text: string}} Text
 */

/**
 * A card as text, rank then suit: "QS", "TD".
 * @typedef {string} Card
 * An action as text: "play QS", "pass 2C AH QS", "moon subtract", "claim".
 * @typedef {string} Action
 * 0 South, 1 West, 2 North, 3 East.
 * @typedef {number} Seat
 */

/**
 * @typedef {object} SeatSetup A seat as `new` takes it and a table tells it.
 * @property {string} name
 * @property {string} picture
 * @property {string | null} bot name of the bot; null where a person sits
 */

/**
 * Requests, told apart by `do`. Each may carry `seat`, whose view the snapshot shows, unless `viewer` names another.
 * @typedef {{do: "catalog"}} CatalogRequest
 * @typedef {{do: "new", game: string, seats: SeatSetup[], options?: Record<string, unknown>, seed?: string, seat?: Seat}} NewRequest
 * @typedef {{do: "check", game: string, seats: SeatSetup[], options?: Record<string, unknown>, seed?: string}} CheckRequest as
 *   {@link NewRequest}, but only to know whether it would do
 * @typedef {{do: "act", seat: Seat, action: Action, viewer?: Seat}} ActRequest
 * @typedef {{do: "sit", seat: Seat, bot: string | null, name?: string, picture?: string, viewer?: Seat}} SitRequest
 * @typedef {{do: "deal" | "view", seat?: Seat}} TableRequest
 * @typedef {{do: "undo" | "redo", seat: Seat}} SeatRequest
 * @typedef {{do: "step" | "hint", seat: Seat, playouts: number, slice: number, profile?: unknown}} ThinkRequest `playouts`:
 *   the budget of the decision; `slice`: imagined deals after which the engine answers {@link Thinking}; `profile`: what is known of
 *   the person in `seat`
 * @typedef {{do: "assess", seat: Seat, profile: unknown, playouts: number, slice: number}} AssessRequest what the finished deals of
 *   the match show of that seat's play; `playouts` for each decision of theirs
 * @typedef {{do: "overlook", seat: Seat, profile: unknown}} OverlookRequest the deals of the match that are over will never be
 *   assessed
 * @typedef {{do: "suggest", game: string, profile: unknown}} SuggestRequest
 * @typedef {{do: "speed", game: string, playouts: number}} SpeedRequest so many playouts, to be timed
 * @typedef {{do: "explain", game?: string, options?: Record<string, unknown>}} ExplainRequest without a game: of the table
 * @typedef {{do: "load", save: string, seat?: Seat}} LoadRequest
 * @typedef {CatalogRequest | NewRequest | CheckRequest | ActRequest | SitRequest | TableRequest | SeatRequest | ThinkRequest | AssessRequest | OverlookRequest | SuggestRequest | SpeedRequest | ExplainRequest | LoadRequest} Request
 */

/**
 * @typedef {{ok: false, error: Text & {code: string}}} Refusal
 * @typedef {{ok: true, thinking: true}} Thinking the same request, made again, goes on
 * @typedef {{ok: true, action: Action, text: Text, reason: Text | null, values: Record<Action, number>}} Hint `reason`: why;
 *   `values`: chance to win the game, 0 to 1, of the actions that were considered, where there was something to consider
 * @typedef {{ok: true, profile: unknown}} Assessment `profile`: to be kept, and given with the next request
 * @typedef {{ok: true, bots: string[], known: boolean, words: Text[]}} Suggestion `bots`: to the left of the person, opposite, to
 *   the right; `known`: whether anything is; `words`: what is believed of the person
 * @typedef {Snapshot | Thinking | Hint | Assessment | Suggestion | Explanation | Catalog | Refusal} Answer
 */

/**
 * @typedef {object} Explanation The rules in force; `changed`: a house rule makes them so.
 * @property {true} ok
 * @property {Text} title
 * @property {{title: Text, paragraphs: {text: Text, changed: boolean}[]}[]} sections
 */

/**
 * @typedef {object} Catalog What can be played, and against whom.
 * @property {true} ok
 * @property {string} version
 * @property {GameEntry[]} games
 * @property {BotEntry[]} bots
 *
 * @typedef {object} GameEntry
 * @property {string} name
 * @property {boolean} hidden can be played by name, but is not offered
 * @property {Text} title
 * @property {Text} summary
 * @property {OptionField[]} options
 * @property {{fields: Record<string, unknown[]>, text: Text}[]} exclusions each: these fields at one of these values exclude
 *   each other
 * @property {{name: string, title: Text, options: Record<string, unknown>}[]} presets each with every field
 *
 * @typedef {{name: string, title: Text, manner: Text}} BotEntry
 *
 * @typedef {object} OptionField
 * @property {string} name
 * @property {"bool" | "choice" | "int"} kind
 * @property {Text} title
 * @property {Text} help
 * @property {unknown} default
 * @property {{value: unknown, title: Text}[]} [choices]
 * @property {number} [low]
 * @property {number} [high]
 */

/**
 * @typedef {object} Snapshot Everything that a front end shows, after one request.
 * @property {true} ok
 * @property {Event[]} events what this request caused, as the seat may know it, in order
 * @property {View} view
 * @property {TableState} table
 * @property {string} save the save text, for the page to keep
 */

/**
 * @typedef {object} TableState
 * @property {string} game
 * @property {Text} title
 * @property {string} seed
 * @property {Record<string, unknown>} options
 * @property {number} ply
 * @property {number} undone
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 * @property {"person" | "bot" | "deal" | "over"} waiting whom the match waits for
 * @property {Seat[]} acting
 * @property {SeatSetup[]} seats
 * @property {{deal: number, points: number[], totals: number[], lines: Text[][], notes: Text[]}[]} sheet
 */

/**
 * @typedef {object} SeatView
 * @property {Seat} seat
 * @property {number} cards left in the hand
 * @property {number} tricks
 * @property {number} points of this deal so far
 * @property {number} total
 * @property {boolean} ready has chosen its pass
 * @property {Contract | null} contract
 * @property {boolean} covered has not looked at its cards
 */

/**
 * What was bid against what was taken: short, as "3/5", and in words.
 * @typedef {{label: Text, text: Text, state: "open" | "made" | "lost"}} Contract
 * Seats that play together; `note`: "7 bags".
 * @typedef {{seats: Seat[], contract: Contract | null, note: Text | null}} Side
 */

/**
 * @typedef {{seat: Seat, card: Card}} Play
 * @typedef {{number: number, leader: Seat, plays: Play[], winning: Seat | null}} TrickView
 * @typedef {{number: number, leader: Seat, plays: Play[], winner: Seat, points: number, reason: Text}} TakenTrick
 */

/**
 * @typedef {object} View What one seat may know of the deal.
 * @property {string} game
 * @property {Seat} seat
 * @property {number} deal
 * @property {Seat} dealer
 * @property {"bid" | "pass" | "play" | "moon" | "over"} phase
 * @property {Text} title
 * @property {Card[]} hand in display order
 * @property {boolean} covered the seat has not looked at its cards, so `hand` is empty
 * @property {SeatView[]} seats
 * @property {Side[]} sides
 * @property {Seat[]} acting seats the deal waits for
 * @property {TrickView | null} trick
 * @property {TakenTrick[]} tricks
 * @property {Card[]} passed
 * @property {Seat | null} pass_to
 * @property {Card[]} received
 * @property {Seat | null} pass_from
 * @property {Text[]} status
 * @property {Prompt | null} prompt what this seat is asked; null when it isn't its turn
 * @property {{action: Action, text: Text} | null} claim
 * @property {DealScore | null} score
 */

/**
 * @typedef {object} CardsPrompt Choose `count` of `cards`; the action is the verb and the cards, "pass QS 2C AH".
 * @property {"cards"} kind
 * @property {string} verb
 * @property {Text} text
 * @property {Card[]} cards
 * @property {number} count
 * @property {Seat} to
 */

/**
 * @typedef {object} CardPrompt Choose one of `cards`; the action is the verb and the card, "play QS".
 * @property {"card"} kind
 * @property {string} verb
 * @property {Text} text
 * @property {Card[]} cards
 * @property {Action | null} auto a play that makes itself; the page sends it
 */

/**
 * @typedef {object} ChoicePrompt A pad has many short choices, to be made with the hand in sight.
 * @property {"choice" | "pad"} kind
 * @property {Text} text
 * @property {{action: Action, text: Text, label: Text}[]} choices
 */

/** @typedef {CardsPrompt | CardPrompt | ChoicePrompt} Prompt */

/**
 * @typedef {object} DealScore
 * @property {{seat: Seat, points: number, before: number, total: number, lines: Text[]}[]} seats
 * @property {Text} text
 * @property {Seat | null} feat the seat whose feat `text` tells, such as a moon
 * @property {boolean} over
 * @property {Text | null} result who has won
 * @property {number[] | null} places
 */

/**
 * @typedef {object} Event Fields that don't apply are null or empty.
 * @property {"deal" | "look" | "bid" | "chosen" | "exchange" | "play" | "broken" | "trick" | "claim" | "moon" | "boston" | "score" | "over"} kind
 * @property {Seat | null} seat
 * @property {Seat | null} to
 * @property {Card[]} cards
 * @property {number | null} points
 * @property {Text} text
 */
