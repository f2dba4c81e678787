import type { DeskToday } from '@kipenga/api/desk';
import { toMs } from '@kipenga/betting-core';

const SAME_MS = 60_000;

/** Whether betting time is another than real time, as in a sandbox whose season runs faster: its days are others than those of the books. */
export const hasOtherTime = ({ now, bettingNow }: Pick<DeskToday, 'now' | 'bettingNow'>): boolean =>
  Math.abs(toMs(bettingNow) - toMs(now)) > SAME_MS;
