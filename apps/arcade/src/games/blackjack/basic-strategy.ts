import type { Card } from '../cards/card.ts';
import { countOf, valueOf } from './count.ts';
import { movesFor, turnOf, type Hand, type Move } from './hands.ts';

/** A range of the dealer's cards, ace as 1, both ends included. */
const within = (card: number, from: number, to: number): boolean => card >= from && card <= to;

/** The dealer's cards against which a pair is split, by the value of one of its cards. */
const isSplit = (value: number, up: number): boolean => {
  if (value === 1 || value === 8) return true;
  if (value === 2 || value === 3 || value === 7) return within(up, 2, 7);
  if (value === 4) return within(up, 5, 6);
  if (value === 6) return within(up, 2, 6);
  return value === 9 && (within(up, 2, 6) || within(up, 8, 9));
};

const doubledSoft = (total: number, up: number): boolean => {
  if (total === 13 || total === 14) return within(up, 5, 6);
  if (total === 15 || total === 16) return within(up, 4, 6);
  return (total === 17 || total === 18) && within(up, 3, 6);
};

const doubledHard = (total: number, up: number): boolean => {
  if (total === 9) return within(up, 3, 6);
  if (total === 10) return within(up, 2, 9);
  return total === 11 && within(up, 2, 10);
};

const standsSoft = (total: number, up: number): boolean => total >= 19 || (total === 18 && within(up, 2, 8));

const standsHard = (total: number, up: number): boolean => {
  if (total === 12) return within(up, 4, 6);
  return total >= 17 || (total >= 13 && within(up, 2, 6));
};

/**
 * The strategy that the stated return assumes: the usual one for many decks, a dealer who stands on all 17, and one
 * split.
 */
export const basicMove = (hands: readonly Hand[], dealersUp: Card): Move => {
  const { cards } = hands[turnOf(hands)] ?? { cards: [] };
  const { total, isSoft } = countOf(cards);
  const [up, allowed] = [valueOf(dealersUp), movesFor(hands)];
  const [first] = cards;
  if (allowed.includes('split') && first !== undefined && isSplit(valueOf(first), up)) return 'split';
  const isDoubled = isSoft ? doubledSoft(total, up) : doubledHard(total, up);
  if (allowed.includes('double') && isDoubled) return 'double';
  return (isSoft ? standsSoft(total, up) : standsHard(total, up)) ? 'stand' : 'hit';
};
