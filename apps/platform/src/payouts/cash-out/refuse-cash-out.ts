import type { CashOutFloorRefusal, CashOutRefusal } from '@kipenga/betting-core';
import { CASH_OUT_REFUSALS, type CashOutRefusalCode, type ReasonOf } from '@kipenga/contracts';
import { inEnglish, type Worded } from '../../wording/index.ts';
import type { LegToSettle } from '../bets/leg.ts';

/** A cash-out that is refused, for every call of it. */
export type RefusedCashOut = {
  readonly kind: 'refused';
  readonly code: number;
} & Worded<ReasonOf<CashOutRefusalCode>>;

/** Refuses a cash-out with its reason. */
export const refusedCashOut = (reason: ReasonOf<CashOutRefusalCode>): RefusedCashOut => ({
  kind: 'refused',
  code: CASH_OUT_REFUSALS[reason.code],
  ...inEnglish(reason),
});

/** Words why a bet cannot be cashed out now, naming the matches in the way. */
export const refusedBy = (why: CashOutRefusal, legs: readonly LegToSettle[]): RefusedCashOut => {
  if (!('legs' in why)) return refusedCashOut({ code: `cash-out-${why.kind}`, values: {} });
  const matches = why.legs.flatMap((at) => {
    const leg = legs[at];
    return leg ? [{ home: leg.homeTeam, away: leg.awayTeam }] : [];
  });
  return refusedCashOut({ code: `cash-out-${why.kind}`, values: { matches } });
};

/** Words why an offer cannot be waited for. */
export const refusedFloor = (why: CashOutFloorRefusal): RefusedCashOut =>
  why.kind === 'floor-reached'
    ? refusedCashOut({ code: 'cash-out-floor-reached', values: { offer: why.offer } })
    : refusedCashOut({ code: 'cash-out-floor-out-of-reach', values: { most: why.most } });
