/** What the controls' commands do, beside the actions that go to the engine as they are. */
import { ADAPTS } from "./adapting.mjs";
import { spokenHint } from "./advice.mjs";
import { announce, forget } from "./announce.mjs";
import { unknownPerson } from "./characters.mjs";
import { choiceInMind } from "./in-mind.mjs";
import { DEFAULT_BOT, freshSeed, openGame, personOf } from "./opening.mjs";
import { peopleOf } from "./people.mjs";
import { phrase } from "./phrases.mjs";
import { createRefusals } from "./refusals.mjs";
import { goToHinted } from "./render/hand.mjs";
import { notice, toast } from "./render/table.mjs";
import { askToForget, askToGiveUp, openChoice } from "./sheets/choice.mjs";
import { openHandover } from "./sheets/handover.mjs";
import { openLastTrick } from "./sheets/last-trick.mjs";
import { openKeys, openMenu } from "./sheets/menu.mjs";
import { openNewGame } from "./sheets/new-game.mjs";
import { openPlayers } from "./sheets/players.mjs";
import { openRules } from "./sheets/rules.mjs";
import { openDealOver, openGameOver, openScoreSheet } from "./sheets/score.mjs";
import { openSettings } from "./sheets/settings.mjs";
import { closeSheet, openSheetName } from "./sheets/sheet.mjs";
import { openYourPlay } from "./sheets/your-play.mjs";
import { spokenBids, spokenHand, spokenPlayed, spokenPoints, spokenTrick } from "./spoken.mjs";
import { isRunning, keptGame } from "./storage.mjs";

/**
 * @import { Adapting } from "./adapting.mjs"
 * @import { Engine } from "./engine-client.mjs"
 * @import { Catalog, Snapshot } from "./protocol.mjs"
 * @import { Session } from "./session.mjs"
 * @import { Settings } from "./settings.mjs"
 * @import { Store, TableState } from "./store.mjs"
 *
 * @typedef {object} CommandSetup
 * @property {Engine} engine
 * @property {Session} session
 * @property {Adapting} adapting
 * @property {Store} store
 * @property {() => Promise<Catalog>} catalog what the engine offers
 * @property {() => string} version of the engine; empty until it is up
 * @property {(settings: Settings) => void} changeSettings
 * @property {() => Promise<void>} changeLanguage to that of the settings
 */

/** Sheets that the table itself asks with. */
const ASKING = ["deal-over", "game-over", "choice", "handover"];

/** @param {CommandSetup} setup */
export function createCommands({
  engine,
  session,
  adapting,
  store,
  catalog,
  version,
  changeSettings,
  changeLanguage,
}) {
  const failed = createRefusals(toast);
  const snapshot = () => store.state.snapshot;
  const set = (/** @type {Partial<Settings>} */ part) => changeSettings({ ...store.state.settings, ...part });

  const answered = () => store.set({ ui: { asking: false } });

  /**
   * Opens the sheet that goes with what the table waits for.
   * @param {TableState} state
   */
  function ask(state) {
    const now = snapshot();
    if (now !== null && state === "your-turn" && store.state.ui.hidden) {
      const { seat } = now.view;
      const open = openSheetName();
      forget();
      if (open !== null && !ASKING.includes(open)) {
        // Somebody has opened it; the table asks, too, once it is closed.
        return;
      }
      openHandover(now.table.seats[seat], () => session.sit(seat, DEFAULT_BOT), answered);
      store.set({ ui: { asking: true } });
      return;
    }
    const prompt = now?.view.prompt;
    const choice = state === "your-turn" && prompt?.kind === "choice" ? prompt : null;
    if (now === null || (state !== "deal-over" && state !== "game-over" && choice === null)) {
      leaveAsking();
      return;
    }
    if (choice !== null) {
      openChoice(choice, answered);
    } else if (state === "deal-over") {
      openDealOver(now, answered);
    } else {
      openGameOver(now, answered);
    }
    store.set({ ui: { asking: true } });
  }

  /** Nothing is asked any more; once a decision has gone out, its sheet has done its work. */
  function leaveAsking() {
    if (ASKING.includes(openSheetName() ?? "")) {
      closeSheet();
    }
  }

  async function newGame() {
    const now = snapshot();
    if (now === null) {
      return;
    }
    const { table } = now;
    const offered = await catalog();
    openNewGame({
      games: offered.games.filter(({ name, hidden }) => !hidden || name === table.game),
      game: table.game,
      bots: offered.bots,
      seats: table.seats,
      options: table.options,
      person: personOf(store.state.settings),
      adapts: store.state.settings.adapts,
      offered: adapting.offered,
      start: async (game, chosen, options) => {
        const seats = await adapting.seated(game, chosen);
        const wanted = { game, seats, options, seed: freshSeed() };
        const begin = () =>
          session.begin(wanted, () => {
            closeSheet();
            adapting.offered(chosen) && set({ adapts: chosen.some(({ bot }) => bot === ADAPTS) });
          });
        if (game === table.game ? isRunning(table) : keptGame(game)?.running) {
          // Nobody is asked to give up a game for one that can't be dealt.
          await engine.request({ do: "check", ...wanted });
          askToGiveUp(begin);
        } else {
          await begin();
        }
      },
    });
  }

  /** The other games, each with a way to go on with it; the one on the table is kept meanwhile. */
  async function others() {
    const { games } = await catalog();
    const now = snapshot();
    return games
      .filter(({ name, hidden }) => !hidden && now !== null && name !== now.table.game)
      .map(({ name, title }) => ({
        name,
        title: title.text,
        go: async () => {
          const seats = /** @type {Snapshot} */ (snapshot()).table.seats;
          closeSheet();
          const problem = await openGame({ session, adapting, game: name, seats, kept: keptGame(name) });
          problem !== null && notice(problem, phrase("close"));
        },
      }));
  }

  async function players() {
    const now = snapshot();
    if (now === null) {
      return;
    }
    const { bots } = await catalog();
    openPlayers({
      seats: now.table.seats,
      bots,
      level: async (bot, at) => {
        for (const seat of at) {
          await session.sit(seat, bot);
        }
      },
      leave: (seat) => {
        closeSheet();
        session.sit(seat, DEFAULT_BOT);
      },
      join: async (seat) => {
        closeSheet();
        // "You" would be somebody else for each of them.
        for (const [at, { name, bot }] of now.table.seats.entries()) {
          if (at !== seat && name === phrase("you")) {
            await session.sit(at, bot, { name: unknownPerson(at).name });
          }
        }
        session.sit(seat, null);
      },
      rename: (seat, name) => session.sit(seat, null, { name }),
    });
  }

  /** The person who is alone at the table is shown as they want to be. */
  function showPerson() {
    const now = snapshot();
    const [seat, ...others] = now === null ? [] : peopleOf(now.table);
    const person = personOf(store.state.settings);
    const shown = now?.table.seats[seat];
    if (
      shown !== undefined &&
      others.length === 0 &&
      (shown.name !== person.name || shown.picture !== person.picture)
    ) {
      session.sit(seat, null, person);
    }
  }

  async function yourPlay() {
    const games = (await catalog()).games.filter(({ hidden }) => !hidden);
    const names = games.map(({ name }) => name);
    const told = await Promise.all(
      games.map(async ({ name, title }) => ({ title: title.text, ...(await adapting.suggest(name)) })),
    );
    openYourPlay({
      games: told,
      known: told.some(({ known }) => known),
      learns: store.state.settings.learns,
      change: (learns) => {
        set({ learns });
        // What was played while nobody was to look isn't looked at later.
        learns && adapting.overlook();
      },
      forget: () => askToForget(() => adapting.forget(names).then(yourPlay), yourPlay),
    });
  }

  async function rules() {
    if (snapshot() !== null) {
      await engine.request({ do: "explain" }).then(openRules, failed);
    }
  }

  /**
   * What somebody asks to hear of the table; of a hand that is somebody else's, nothing.
   * @param {(now: Snapshot) => string} of
   */
  function say(of) {
    const now = snapshot();
    if (now !== null && !store.state.ui.hidden) {
      announce(of(now));
    }
  }

  /** @type {Record<string, () => void>} */
  const commands = {
    menu: () => openMenu(version(), others()),
    keys: openKeys,
    close: closeSheet,
    settings: () =>
      openSettings(store.state.settings, async (settings) => {
        const { language } = store.state.settings;
        changeSettings(settings);
        if (settings.language !== language) {
          await changeLanguage();
          commands.settings();
        }
        showPerson();
      }),
    "new-game": newGame,
    "your-play": yourPlay,
    players,
    ready: () => session.ready(),
    rules,
    "score-sheet": () => {
      const now = snapshot();
      now !== null && openScoreSheet(now);
    },
    "last-trick": () => {
      const now = snapshot();
      now !== null && openLastTrick(now);
    },
    hint: async () => {
      await session.hint();
      const choice = choiceInMind();
      choice !== null && session.consider(choice);
      announce(spokenHint(store.state));
      goToHinted();
    },
    "say-trick": () => say(spokenTrick),
    "say-points": () => say((now) => spokenPoints(now, store.state.settings.hidePoints)),
    "say-bids": () => say(spokenBids),
    "say-hand": () => say(spokenHand),
    "say-played": () => say(spokenPlayed),
    undo: () => session.undo(),
    redo: () => session.redo(),
    "go-on": () => session.goOn(),
    "next-deal": () => session.nextDeal(),
    next: () => (store.state.ui.state === "deal-over" ? session.nextDeal() : newGame()),
  };

  return {
    ask,
    leaveAsking,
    /** @param {string} command */
    run(command) {
      if (Object.hasOwn(commands, command)) {
        commands[command]();
      }
    },
  };
}
