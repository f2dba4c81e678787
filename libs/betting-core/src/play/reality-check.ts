import { msOf, type Instant } from '../time/instant.ts';

/** A customer's play in the games of the house, all games and windows together. All times are real time. */
export interface GamePlay {
  /** The time of the first stake. */
  readonly startedAt: Instant;
  /** The time of the latest stake. */
  readonly lastStakeAt: Instant;
  /** The time of the customer's last answer to go on; before one, that of the first stake. */
  readonly checkedAt: Instant;
  /** True if a stake was refused since, for a check that waits for its answer. */
  readonly isAsked: boolean;
}

/** The minutes of play after which a customer is asked to go on or stop. */
export const REALITY_CHECK_MINUTES = 30;
/** The minutes without a stake after which play is over. No round lasts longer. */
export const PLAY_ENDS_AFTER_MINUTES = 10;

const MINUTE_MS = 60_000;

/**
 * Returns the play that runs now. Null if none does: nothing was staked for a while, and no check waits for its answer.
 * Throws RangeError for a wrong moment.
 *
 * @example
 * const [startedAt, lastStakeAt] = [instant('2026-11-21T10:00:00Z'), instant('2026-11-21T10:12:00Z')];
 * const play = { startedAt, lastStakeAt, checkedAt: startedAt, isAsked: false };
 * playNow(play, instant('2026-11-21T10:22:00Z')); // null
 */
export function playNow(play: GamePlay | null, now: Instant): GamePlay | null {
  const nowMs = msOf(now, 'now');
  if (play === null) return null;
  const idleMs = nowMs - msOf(play.lastStakeAt, 'play.lastStakeAt');
  return play.isAsked || idleMs < PLAY_ENDS_AFTER_MINUTES * MINUTE_MS ? play : null;
}

/**
 * True if the customer has to be asked before the next stake of a running play. Throws RangeError for a wrong moment.
 *
 * @example
 * const [startedAt, lastStakeAt] = [instant('2026-11-21T10:00:00Z'), instant('2026-11-21T10:29:00Z')];
 * const play = { startedAt, lastStakeAt, checkedAt: startedAt, isAsked: false };
 * isCheckDue(play, instant('2026-11-21T10:30:00Z')); // true
 */
export function isCheckDue(play: GamePlay, now: Instant): boolean {
  const playedMs = msOf(now, 'now') - msOf(play.checkedAt, 'play.checkedAt');
  return play.isAsked || playedMs >= REALITY_CHECK_MINUTES * MINUTE_MS;
}

/**
 * Returns the play after a stake in a game. The stake begins a play, continues it, or has to wait for the answer to the
 * reality check (`isAsked`). Throws RangeError for a wrong moment.
 *
 * @example
 * const play = playAfterStake(null, instant('2026-11-21T10:00:00Z'));
 * playAfterStake(play, instant('2026-11-21T10:05:00Z')).lastStakeAt; // 2026-11-21T10:05:00Z
 * playAfterStake({ ...play, lastStakeAt: instant('2026-11-21T10:29:00Z') }, instant('2026-11-21T10:30:00Z')).isAsked; // true
 */
export function playAfterStake(play: GamePlay | null, now: Instant): GamePlay {
  const running = playNow(play, now);
  if (running === null) return { startedAt: now, lastStakeAt: now, checkedAt: now, isAsked: false };
  return isCheckDue(running, now) ? { ...running, isAsked: true } : { ...running, lastStakeAt: now };
}

/**
 * Returns the play after the customer's answer. Before a check is due an answer changes nothing, so that none can be
 * given ahead. The answer itself counts as play: the time until play ends starts again. Throws RangeError for a wrong
 * moment.
 *
 * @example
 * const startedAt = instant('2026-11-21T10:00:00Z');
 * playAfterAnswer({ startedAt, lastStakeAt: startedAt, checkedAt: startedAt, isAsked: true }, instant('2026-11-21T10:31:00Z')).checkedAt; // 2026-11-21T10:31:00Z
 */
export const playAfterAnswer = (play: GamePlay, now: Instant): GamePlay =>
  isCheckDue(play, now) ? { ...play, lastStakeAt: now, checkedAt: now, isAsked: false } : play;
