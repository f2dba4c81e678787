import { instantFromMs, type Instant } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';

/** Real time, so many seconds from now. */
export const secondsFromNow = ({ realClock }: Pick<Services, 'realClock'>, seconds: number): Instant =>
  instantFromMs(realClock.nowMs() + seconds * 1_000);
