import type { Card } from '../cards/card.ts';
import { countOf, isBust, isNatural } from './count.ts';
import type { Deal } from './deal.ts';
import { word } from './word.ts';

/** The total of a hand, in words. */
export const countWords = (cards: readonly Card[], isSplit = false): string => {
  const { total } = countOf(cards);
  if (isNatural(cards) && !isSplit) return word('arcade.blackjack.blackjack');
  return isBust(cards) ? word('arcade.blackjack.bust', { total }) : String(total);
};

/** The dealer's result, in a sentence. */
export const dealerWords = ({ dealer }: Deal): string => {
  const { total } = countOf(dealer);
  if (isNatural(dealer)) return word('arcade.blackjack.dealerNatural');
  return word(isBust(dealer) ? 'arcade.blackjack.dealerBust' : 'arcade.blackjack.dealerHas', { total });
};
