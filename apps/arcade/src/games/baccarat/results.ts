import type { PossibleResult } from '../unrisked.ts';
import { playCoup, type Coup } from './coup.ts';

/**
 * The number of orders of six cards of a shoe in which each winner comes, and the banker with six. A test counts them
 * all.
 */
export const COUNTED = {
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
  banker: 2_292_252_566_437_888n,
  bankerWithSix: 269_232_304_455_680n,
} as const;

/** The possible results, one coup for all that pay alike. Pairs are left out: bets on them are at risk in any case. */
export const RESULTS: readonly PossibleResult<Coup>[] = [
  { outcome: playCoup(['9S', '2D', 'KS', '3D']), weight: COUNTED.player },
  { outcome: playCoup(['9S', '9D', 'KS', 'KD']), weight: COUNTED.tie },
  { outcome: playCoup(['2S', '9D', '3S', 'KD']), weight: COUNTED.banker - COUNTED.bankerWithSix },
  { outcome: playCoup(['2S', '6D', 'KS', 'KD', '2S']), weight: COUNTED.bankerWithSix },
];
