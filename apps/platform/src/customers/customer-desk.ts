import { instantFromMs, type Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** What the use cases of this room work with. `clock` is real time: accounts are never protected by a clock a sandbox moves (D70). */
export interface CustomerDesk {
  readonly db: Database;
  readonly clock: Clock;
  /** What an SMS is dated by: the platform's clock, like every other message to a phone. */
  readonly smsClock: Clock;
  readonly random: Random;
}

export const secondsAfter = (clock: Clock, seconds: number): Instant =>
  instantFromMs(clock.nowMs() + seconds * 1_000);
