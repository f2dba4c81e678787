import { cents, type Cents } from '@kipenga/betting-core';

/**
 * The money a stake comes to, as far as it is still on: a share that was cashed out is paid by `payCashOut`, and no verdict concerns it. Everything
 * else that ends a stake is brought to it as a verdict, by `settleByVerdict`.
 */
export interface Verdict {
  readonly status: 'won' | 'lost' | 'void';
  /** The win before tax. */
  readonly gross: Cents;
  readonly tax: Cents;
  /** The customer gets this: of a win the rest after tax, of a void stake in cash all of it. */
  readonly net: Cents;
  /** The tenth of a cash stake given back at long odds, won or lost; none when all is void (D11, D66). */
  readonly refund: Cents;
}

const NOTHING = cents(0);

/** The verdict on a stake that lost. */
export const lostVerdict = (refund: Cents = NOTHING): Verdict => ({
  status: 'lost',
  gross: NOTHING,
  tax: NOTHING,
  net: NOTHING,
  refund,
});

/** The verdict on a stake that goes back: in money, or as the free bet it was. */
export const voidVerdict = (net: Cents): Verdict => ({
  status: 'void',
  gross: NOTHING,
  tax: NOTHING,
  net,
  refund: NOTHING,
});

/** True where two verdicts, or none, come to the same money. */
export const isSameVerdict = (live: Verdict | null, verdict: Verdict | null): boolean => {
  if (live === null || verdict === null) return live === verdict;
  return (
    live.status === verdict.status &&
    live.gross === verdict.gross &&
    live.tax === verdict.tax &&
    live.net === verdict.net &&
    live.refund === verdict.refund
  );
};
