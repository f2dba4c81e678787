import { addCents, cents, type Cents } from '@kipenga/betting-core';
import type { Card } from '../cards/card.ts';
import { multiplier, payoutOf, type Multiplier } from '../multiplier.ts';
import { countOf, isBust, isNatural } from './count.ts';
import type { Hand } from './hands.ts';

const NOTHING = multiplier(0);
const STAKE_BACK = multiplier(100);
const WON = multiplier(200);
const NATURAL_PAYS = multiplier(250);

/** What a hand's stake is multiplied by, itself included: blackjack pays 3 to 2, and only an unsplit hand can be it. */
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

/** What is staked on a hand. */
export const stakeOn = ({ isDoubled }: Pick<Hand, 'isDoubled'>, stake: Cents): Cents =>
  isDoubled ? addCents(stake, stake) : stake;

/** What all hands bring together. */
export const paidFor = (hands: readonly Hand[], dealer: readonly Card[], stake: Cents, cap: Cents): Cents =>
  hands
    .map((hand) => payoutOf(stakeOn(hand, stake), paysFor(hand, dealer, hands.length > 1), cap))
    .reduce(addCents, cents(0));
