import { toMs, type Instant } from '@kipenga/betting-core';

/** The prices of a source that says nothing for this long are no longer sold (D75). */
export const LONGEST_SILENCE_SECONDS = 60;

/** True while the prices of a source are sold. Null stands for a source that cannot fall silent, as the season of a sandbox. */
export const isStillBelieved = (heardAt: Instant | null, now: Instant): boolean =>
  heardAt === null || toMs(now) - toMs(heardAt) < LONGEST_SILENCE_SECONDS * 1_000;
