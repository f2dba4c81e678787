import { BET_REFUSALS, type CurrentOdds, type PlaceBetAnswer, type ReasonOf } from '@kipenga/contracts';
import type { Worded } from '../wording/index.ts';

/** A bet that was not taken. */
export type RefusedBet = Extract<PlaceBetAnswer, { readonly kind: 'refused' }>;

/** Makes a refusal of its reason; the prices go along where the slip has to be read again (D07). */
export const refused = (
  why: Worded<ReasonOf<keyof typeof BET_REFUSALS>>,
  currentOdds?: readonly CurrentOdds[],
): RefusedBet => ({
  kind: 'refused',
  code: BET_REFUSALS[why.reason.code],
  ...why,
  ...(currentOdds ? { currentOdds } : {}),
});
