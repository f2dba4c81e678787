import { toMs, type Instant } from '@kipenga/betting-core';

/** The prices of a source that says nothing for this long are no longer sold (D75). */
export const LONGEST_SILENCE_SECONDS = 60;

/** So long while the match is played: a goal may have fallen in the silence (D103). */
export const LONGEST_LIVE_SILENCE_SECONDS = 15;

/** True while the prices of a source are sold. Null stands for a source that cannot fall silent, as the season of a sandbox. */
export const isStillBelieved = (
  heardAt: Instant | null,
  now: Instant,
  { isInPlay = false }: { readonly isInPlay?: boolean } = {},
): boolean =>
  heardAt === null ||
  toMs(now) - toMs(heardAt) < (isInPlay ? LONGEST_LIVE_SILENCE_SECONDS : LONGEST_SILENCE_SECONDS) * 1_000;
