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

/** When a source was heard, by one clock, in milliseconds. */
export interface Hearing {
  /** The last time. */
  readonly heardAtMs: number;
  /** The times when nothing was heard of it for too long while a match is played, the newest of them at least. */
  readonly silences: readonly { readonly heardAtMs: number; readonly endedAtMs: number }[];
}

/** True if a source was believed about matches in play at a past moment: later messages of it do not count. */
export const wasBelieved = ({ heardAtMs, silences }: Hearing, atMs: number): boolean => {
  const silence = silences.find((one) => one.heardAtMs <= atMs && atMs < one.endedAtMs);
  return atMs - (silence?.heardAtMs ?? heardAtMs) < LONGEST_LIVE_SILENCE_SECONDS * 1_000;
};
