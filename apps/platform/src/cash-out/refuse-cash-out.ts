import { CASH_OUT_REFUSALS, type CashOutRefusalCode, type ReasonOf } from '@kipenga/contracts';
import { inEnglish, type Worded } from '../wording/index.ts';

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
