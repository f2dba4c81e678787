import { instantFromMs, type Instant } from '@kipenga/betting-core';
import type { RealClock } from '../ports/index.ts';

export const secondsAfter = (clock: RealClock, seconds: number): Instant =>
  instantFromMs(clock.nowMs() + seconds * 1_000);
