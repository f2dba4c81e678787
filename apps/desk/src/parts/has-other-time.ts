import type { DeskToday } from '@kipenga/api/desk';
import { toMs } from '@kipenga/betting-core';

const SAME_MS = 60_000;

/** True if betting time differs from real time, as in a sandbox with a faster season. Its days then differ from those of the books. */
export const hasOtherTime = ({ now, bettingNow }: Pick<DeskToday, 'now' | 'bettingNow'>): boolean =>
  Math.abs(toMs(bettingNow) - toMs(now)) > SAME_MS;
