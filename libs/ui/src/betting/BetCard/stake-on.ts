import { subtractCents, type Bet, type Cents } from '@kipenga/betting-core';

/** Returns the stake still on a bet after partial cash-outs (D102). */
export const stakeOn = ({ stake, cashOuts = [] }: Pick<Bet, 'stake' | 'cashOuts'>): Cents =>
  cashOuts.reduce((left, part) => subtractCents(left, part.stake), stake);
