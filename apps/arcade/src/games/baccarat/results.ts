import type { PossibleResult } from '../unrisked.ts';
import { playCoup, type Coup } from './coup.ts';

/** Of how many orders of six cards of a shoe each winner comes, and of the banker's how many with six: counted by a test over all of them. */
export const COUNTED = {
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
  banker: 2_292_252_566_437_888n,
  bankerWithSix: 269_232_304_455_680n,
} as const;

/** What a coup can come to, one coup for all that pay alike. Pairs are left out: what they bring is at risk in any case. */
export const RESULTS: readonly PossibleResult<Coup>[] = [
  { outcome: playCoup(['9S', '2D', 'KS', '3D']), weight: COUNTED.player },
  { outcome: playCoup(['9S', '9D', 'KS', 'KD']), weight: COUNTED.tie },
  { outcome: playCoup(['2S', '9D', '3S', 'KD']), weight: COUNTED.banker - COUNTED.bankerWithSix },
  { outcome: playCoup(['2S', '6D', 'KS', 'KD', '2S']), weight: COUNTED.bankerWithSix },
];
