import { instantFromMs, type Instant } from '@kipenga/betting-core';
import type { RealClock } from './clock.ts';

/** The moment of real time this many seconds from now; before now if negative. */
export const secondsFromNow = (clock: RealClock, seconds: number): Instant =>
  instantFromMs(clock.nowMs() + seconds * 1_000);
