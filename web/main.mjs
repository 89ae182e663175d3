/** Start-up: the table first, then the engine, then the game. */

import { createAdapting } from "./adapting.mjs";
import { wishOf } from "./address.mjs";
import { gainOf } from "./advice.mjs";
import { setMotion } from "./animate.mjs";
import { announce } from "./announce.mjs";
import { createBudget } from "./budget.mjs";
import { createCommands } from "./commands.mjs";
import { createDecisions } from "./decisions.mjs";
import { followDrags } from "./drag.mjs";
import { createEngine } from "./engine-client.mjs";
import { tellHappenings } from "./happenings.mjs";
import { followMind } from "./in-mind.mjs";
import { listen } from "./input.mjs";
import { asksForAnother, defaultSeats, keptSeats, openTable } from "./opening.mjs";
import { languageFor, phrase, speak } from "./phrases.mjs";
import { CLIENT_ERROR, FAILURE } from "./protocol.mjs";
import { newsOfReceived } from "./received.mjs";
import { createRefusals } from "./refusals.mjs";
import { loadArt } from "./render/art.mjs";
import { showMoment } from "./render/moment.mjs";
import { followStore, labelTable, notice, setTable, showState, toast } from "./render/table.mjs";
import { createSession } from "./session.mjs";
import { AT_ONCE, settingsFrom, tempoOf } from "./settings.mjs";
import { showFailure } from "./sheets/failure.mjs";
import { createSound } from "./sound.mjs";
import { keepGame, keepSettings, keptGame, keptSettings } from "./storage.mjs";
import { createStore } from "./store.mjs";
import { createThinking } from "./thinking.mjs";
import { translating } from "./translating.mjs";

/**
 * @import { Key } from "./phrases.mjs"
 * @import { Settings } from "./settings.mjs"
 */

/** Milliseconds after which the table says that it is still loading. */
const LOADING_SHOWS = 1500;

async function start() {
  const wish = wishOf(location.search);
  const kept = keptGame(wish.game);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const store = createStore(settingsFrom(keptSettings()));
  const tempo = () => (wish.atOnce ? AT_ONCE : tempoOf(store.state.settings, reducedMotion));
  const motion = () => {
    const { motion: factor } = tempo();
    setMotion(factor);
    document.documentElement.dataset.motion = factor === 0 ? "none" : "full";
  };
  motion();
  store.listen(showState);

  /** @param {{reason: string, detail: string}} failure */
  const fail = ({ reason, detail }) => {
    store.set({ ui: { state: "error" } });
    showFailure({ reason: phrase(/** @type {Key} */ (reason)), detail });
  };
  /** The share that has been loaded. */
  let loaded = 0;
  let slow = false;
  const showLoading = () => {
    if (slow && store.state.ui.state === "booting") {
      store.set({ ui: { loading: loaded } });
    }
  };
  // Not only when something arrives: most of all when nothing does.
  setTimeout(() => {
    slow = true;
    showLoading();
  }, LOADING_SHOWS);
  const engine = translating(
    createEngine({
      base: new URL(".", document.baseURI).href,
      onProgress: (progress) => {
        loaded = progress.total > 0 ? progress.loaded / progress.total : 1;
        showLoading();
      },
      onFatal: fail,
      onRestart: () => notice(phrase("engineAgain"), phrase("close")),
    }),
  );

  let version = "";
  /** @type {Promise<import("./protocol.mjs").Catalog> | null} */
  let asked = null;
  const catalog = () => {
    asked ??= engine.request({ do: "catalog" });
    return asked;
  };
  const budget = createBudget(engine, wish.atOnce);
  const sound = createSound(() => store.state.settings);
  for (const touch of ["pointerup", "keydown"]) {
    document.addEventListener(touch, sound.wake, { passive: true });
  }
  const decisions = createDecisions();
  const think = createThinking({ engine, budget, decisions });
  const adapting = createAdapting({
    engine,
    think,
    store,
    auto: wish.auto,
    failed: createRefusals(toast),
    lost: () => notice(phrase("badProfile"), phrase("close")),
  });
  const session = createSession({
    engine,
    decisions,
    think: adapting.thinkKnowing,
    store,
    atOnce: wish.atOnce,
    auto: wish.auto,
    tempo,
    keep: keepGame,
    refuse: toast,
    tell: (events, trick) => {
      commands.leaveAsking();
      tellHappenings(events, trick, { quiet: wish.atOnce, settings: store.state.settings });
      if (!wish.atOnce && store.state.snapshot !== null) {
        sound.follow(store.state.snapshot);
      }
    },
    celebrate: showMoment,
    rest: (state) => {
      commands.ask(state);
      const now = /** @type {import("./protocol.mjs").Snapshot} */ (store.state.snapshot);
      // While the person thinks, the engine has nothing to do; whoever needs the budget asks again if this fails.
      budget(now.table.game).catch(() => {});
      if (state === "deal-over" || state === "game-over") {
        adapting.learn();
      }
      if (state === "your-turn" && !store.state.ui.hidden) {
        announce(store.state.ui.showing ? newsOfReceived(now) : (now.view.prompt?.text.text ?? ""));
      }
    },
  });
  const commands = createCommands({
    engine,
    session,
    adapting,
    store,
    catalog,
    version: () => version,
    changeSettings: (/** @type {Settings} */ settings) => {
      store.set({ settings });
      keepSettings(settings);
      motion();
    },
    changeLanguage: async () => {
      try {
        await speak(languageFor(store.state.settings.language, navigator.languages));
      } catch {
        notice(phrase("languageMissing"), phrase("close"));
        return;
      }
      asked = null;
      labelTable();
      await session.retell();
    },
  });
  Object.assign(window, {
    blacklady: Object.freeze({
      save: () => session.save,
      load: (/** @type {string} */ text) => session.load(text),
    }),
  });

  // Words and drawings come side by side.
  const speaking = speak(languageFor(store.state.settings.language, navigator.languages)).then(
    () => true,
    () => false,
  );
  try {
    await loadArt();
  } catch (error) {
    await speaking;
    fail({ reason: FAILURE.part, detail: String(error) });
    return;
  }
  /** Whether the words of the language that is wanted are there. */
  const spoken = await speaking;
  const usual = defaultSeats(store.state.settings, wish.auto);
  const left = asksForAnother(wish) ? null : keptSeats(kept);
  const resumed = left !== null;
  setTable(left ?? usual, resumed ? (kept?.cards ?? 0) : 13, !resumed);
  followStore(store);
  followDrags(session);
  listen(session, commands.run);
  followMind((choice, focused) => {
    const { snapshot, ui } = store.state;
    if (session.consider(choice) && focused && snapshot !== null) {
      announce(gainOf(snapshot, ui));
    }
  });

  version = (await engine.ready).version;
  store.set({ ui: { state: "ready", loading: null } });
  const complaints = await openTable({ engine, session, adapting, catalog, seats: usual, wish, kept });
  spoken || complaints.push(phrase("languageMissing"));
  if (complaints.length > 0) {
    notice(complaints.join(" "), phrase("close"));
  }
}

start().catch((error) => {
  // When the engine has stopped, its failure is on the table already.
  if (error?.code !== CLIENT_ERROR.stopped) {
    throw error;
  }
});
