import { msOf, type Instant } from '../time/instant.ts';

/** A customer's play in the games of the house, whichever and in however many windows. All of it in real time. */
export interface GamePlay {
  /** The first stake. */
  readonly startedAt: Instant;
  /** The latest stake. */
  readonly lastStakeAt: Instant;
  /** When the customer last said to go on; the first stake before that. */
  readonly checkedAt: Instant;
  /** Was a stake refused since, for the check that waits? */
  readonly isAsked: boolean;
}

/** The minutes of play after which a customer is asked whether to go on: ours, no clause sets it. */
export const REALITY_CHECK_MINUTES = 30;
/** The minutes without a stake after which play is over: longer than any round lasts. */
export const PLAY_ENDS_AFTER_MINUTES = 10;

const MINUTE_MS = 60_000;

/** The play that runs now; null when none does: nobody staked for a while, and no check waits for its answer. */
export function playNow(play: GamePlay | null, now: Instant): GamePlay | null {
  const nowMs = msOf(now, 'now');
  if (play === null) return null;
  const idleMs = nowMs - msOf(play.lastStakeAt, 'play.lastStakeAt');
  return play.isAsked || idleMs < PLAY_ENDS_AFTER_MINUTES * MINUTE_MS ? play : null;
}

/** Must the customer be asked before the next stake of a play that runs? */
export function isCheckDue(play: GamePlay, now: Instant): boolean {
  const playedMs = msOf(now, 'now') - msOf(play.checkedAt, 'play.checkedAt');
  return play.isAsked || playedMs >= REALITY_CHECK_MINUTES * MINUTE_MS;
}

/** A stake in a game as time of play: it begins one, goes on with it, or must wait for the reality check's answer (`isAsked`). */
export function playAfterStake(play: GamePlay | null, now: Instant): GamePlay {
  const running = playNow(play, now);
  if (running === null) return { startedAt: now, lastStakeAt: now, checkedAt: now, isAsked: false };
  return isCheckDue(running, now) ? { ...running, isAsked: true } : { ...running, lastStakeAt: now };
}

/**
 * The play after its customer answered. Before a check is due the answer changes nothing, so that none can be answered
 * ahead. The answer itself is a sign of play: the time until play ends counts from it.
 */
export const playAfterAnswer = (play: GamePlay, now: Instant): GamePlay =>
  isCheckDue(play, now) ? { ...play, lastStakeAt: now, checkedAt: now, isAsked: false } : play;
