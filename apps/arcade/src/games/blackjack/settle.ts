import { addCents, cents, type Cents } from '@kipenga/betting-core';
import type { Card } from '../cards/card.ts';
import { multiplier, payoutOf, type Multiplier } from '../multiplier.ts';
import { countOf, isBust, isNatural } from './count.ts';
import type { Hand } from './hands.ts';

const NOTHING = multiplier(0);
const STAKE_BACK = multiplier(100);
const WON = multiplier(200);
const NATURAL_PAYS = multiplier(250);

/** The multiplier of a hand's stake, itself included. Blackjack pays 3 to 2, for an unsplit hand only. */
export const paysFor = (
  { cards }: Pick<Hand, 'cards'>,
  dealer: readonly Card[],
  isSplit: boolean,
): Multiplier => {
  const isBlackjack = isNatural(cards) && !isSplit;
  if (isNatural(dealer)) return isBlackjack ? STAKE_BACK : NOTHING;
  if (isBlackjack) return NATURAL_PAYS;
  if (isBust(cards)) return NOTHING;
  const lead = countOf(cards).total - countOf(dealer).total;
  if (isBust(dealer) || lead > 0) return WON;
  return lead === 0 ? STAKE_BACK : NOTHING;
};

/** The stake on a hand, doubled or not. */
export const stakeOn = ({ isDoubled }: Pick<Hand, 'isDoubled'>, stake: Cents): Cents =>
  isDoubled ? addCents(stake, stake) : stake;

/** The payout of all hands. */
export const paidFor = (hands: readonly Hand[], dealer: readonly Card[], stake: Cents, cap: Cents): Cents =>
  hands
    .map((hand) => payoutOf(stakeOn(hand, stake), paysFor(hand, dealer, hands.length > 1), cap))
    .reduce(addCents, cents(0));
