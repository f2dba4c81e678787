import { instantFromMs, type Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** What games are played over. */
export interface GameCounter {
  readonly db: Database;
  /** The platform clock: it dates the books (D70). */
  readonly clock: Clock;
  /** Real time: it rules tokens, sessions and breaks. */
  readonly realClock: Clock;
  readonly random: Random;
}

/** Real time, so many seconds from now. */
export const secondsFromNow = ({ realClock }: GameCounter, seconds: number): Instant =>
  instantFromMs(realClock.nowMs() + seconds * 1_000);
