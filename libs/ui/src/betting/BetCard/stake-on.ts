import { subtractCents, type Bet, type Cents } from '@kipenga/betting-core';

/** The stake that is still on a bet, after what was cashed out of it (D102). */
export const stakeOn = ({ stake, cashOuts = [] }: Pick<Bet, 'stake' | 'cashOuts'>): Cents =>
  cashOuts.reduce((left, part) => subtractCents(left, part.stake), stake);
