/** Settings: each change shows at once on the table behind. */
import { STRINGS } from "../strings.mjs";
import { segments, toggle } from "./controls.mjs";
import { openSheet } from "./sheet.mjs";

/** @import { Settings } from "../settings.mjs" */

/**
 * @param {Settings} settings
 * @param {(settings: Settings) => void} change
 */
export function openSettings(settings, change) {
  let now = settings;
  /** @param {Partial<Settings>} part */
  const set = (part) => {
    now = { ...now, ...part };
    change(now);
  };
  openSheet({
    name: "settings",
    title: STRINGS.settings,
    body: [
      segments("speed", STRINGS.speed, STRINGS.speeds, now.speed, (speed) => set({ speed })),
      segments("stay", STRINGS.stay, STRINGS.stays, now.stay, (stay) => set({ stay })),
      toggle("fourColours", STRINGS.fourColours, STRINGS.fourColoursText, now.fourColours, (fourColours) =>
        set({ fourColours }),
      ),
      toggle("hidePoints", STRINGS.hidePoints, STRINGS.hidePointsText, now.hidePoints, (hidePoints) =>
        set({ hidePoints }),
      ),
    ],
  });
}
