/**
 * Sounds, made in the page: a flick of noise for a card, a few tones for the rest. A browser lets a page sound only once
 * somebody has touched it, so nothing is made before.
 *
 * @import { Event, Snapshot } from "./protocol.mjs"
 * @import { Settings, Sound } from "./settings.mjs"
 */
import { personWon } from "./people.mjs";

/** Of all sounds together, 0 to 1. */
const VOLUME = 0.3;
/** Points from which a trick is costly. */
const COSTLY = 10;
/** Cards that are heard of a deal, and seconds between two of them. */
const DEALT = 9;
const DEAL_STEP = 0.045;
/** Seconds after its last card at which a trick is heard. */
const TAKEN = 0.16;

/** Tones of each sound: hertz, seconds from its beginning, seconds it lasts, and how loud. */
const TONES = {
  broken: [
    [1568, 0, 0.35, 0.3],
    [2093, 0.07, 0.5, 0.22],
    [1318, 0.02, 0.3, 0.18],
  ],
  costly: [
    [196, 0, 0.5, 0.8],
    [185, 0.16, 0.75, 0.8],
    [92.5, 0.16, 0.75, 0.6],
  ],
  feat: [
    [523, 0, 0.5, 0.4],
    [659, 0.13, 0.5, 0.4],
    [784, 0.26, 0.5, 0.4],
    [1047, 0.39, 1.1, 0.5],
  ],
  won: [
    [523, 0, 0.3, 0.45],
    [659, 0.12, 0.3, 0.45],
    [784, 0.24, 0.7, 0.45],
    [1047, 0.24, 0.9, 0.3],
  ],
  lost: [
    [392, 0, 0.4, 0.4],
    [330, 0.2, 0.8, 0.4],
  ],
};

/** Milliseconds of shaking, and of rest between. */
const SHAKES = { card: [12], costly: [60], feat: [40, 60, 40, 60, 90] };

/** @param {() => Settings} settings as they are at any time */
export function createSound(settings) {
  /** @type {{context: AudioContext, out: GainNode, noise: AudioBuffer} | null} */
  let studio = null;
  let opening = false;

  function open() {
    const context = new AudioContext();
    const out = new GainNode(context, { gain: VOLUME });
    out.connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) {
      samples[i] = Math.random() * 2 - 1;
    }
    return { context, out, noise };
  }

  /** Somebody has touched the page. */
  function wake() {
    if (!("AudioContext" in window) || !Object.values(settings().sounds).includes(true)) {
      return;
    }
    if (studio !== null && studio.context.state === "suspended") {
      studio.context.resume().catch(() => {});
    }
    if (studio === null && !opening) {
      opening = true;
      // It takes a tenth of a second, which the first card that is touched shouldn't wait for.
      requestAnimationFrame(() =>
        setTimeout(() => {
          studio = open();
        }),
      );
    }
  }

  /**
   * A rustle: noise through a narrow window, as of one card on another.
   * @param {number} wait seconds
   * @param {number} pitch hertz
   * @param {number} lasts seconds
   * @param {number} loud 0 to 1
   */
  function rustle(wait, pitch, lasts, loud) {
    if (studio === null || studio.context.state !== "running") {
      return;
    }
    const { context, out, noise } = studio;
    const at = context.currentTime + wait;
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const window = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
    source
      .connect(window)
      .connect(fade(at, lasts, loud, 0.002))
      .connect(out);
    // Never the same bit of noise, as no two cards sound alike.
    source.start(at, Math.random() * 0.1);
    source.stop(at + lasts);
  }

  /** @param {keyof typeof TONES} name */
  function chime(name) {
    if (studio === null || studio.context.state !== "running") {
      return;
    }
    const { context, out } = studio;
    for (const [frequency, wait, lasts, loud] of TONES[name]) {
      const at = context.currentTime + wait;
      const tone = new OscillatorNode(context, { type: "triangle", frequency });
      tone.connect(fade(at, lasts, loud, 0.008)).connect(out);
      tone.start(at);
      tone.stop(at + lasts);
    }
  }

  /**
   * @param {number} at when it begins, in the context's seconds
   * @param {number} lasts seconds
   * @param {number} loud 0 to 1
   * @param {number} rise seconds
   */
  function fade(at, lasts, loud, rise) {
    const { context } = /** @type {NonNullable<typeof studio>} */ (studio);
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    return gain;
  }

  /** @param {keyof typeof SHAKES} name */
  function shake(name) {
    if (settings().vibrates && navigator.userActivation?.hasBeenActive) {
      navigator.vibrate?.(SHAKES[name]);
    }
  }

  /** @type {Record<string, (event: Event, of: Snapshot) => void>} */
  const heard = {
    deal: () => {
      const cards = wants("card") ? DEALT : 0;
      for (let i = 0; i < cards; i += 1) {
        rustle(i * DEAL_STEP, 2600, 0.05, 0.35);
      }
    },
    play: ({ seat }, { view }) => {
      wants("card") && rustle(0, 2300, 0.07, 0.9);
      seat === view.seat && shake("card");
    },
    trick: ({ points, seat }, { view }) => {
      if ((points ?? 0) >= COSTLY) {
        wants("costly") && chime("costly");
        seat === view.seat && shake("costly");
      } else if (wants("trick")) {
        rustle(TAKEN, 900, 0.16, 0.7);
        rustle(TAKEN + 0.06, 1500, 0.12, 0.5);
      }
    },
    broken: () => wants("broken") && chime("broken"),
    moon: feat,
    boston: feat,
    over: (_, of) => wants("end") && chime(personWon(of) === false ? "lost" : "won"),
  };

  function feat() {
    wants("feat") && chime("feat");
    shake("feat");
  }

  /** @param {Sound} sound */
  function wants(sound) {
    return settings().sounds[sound];
  }

  return {
    wake,
    /** @param {Snapshot} of what has just happened */
    follow(of) {
      for (const event of of.events) {
        heard[event.kind]?.(event, of);
      }
    },
  };
}
