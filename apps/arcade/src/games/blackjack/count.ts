import { orderOf, type Card } from '../cards/card.ts';

const ACE = 1;
const TEN = 10;
const MOST = 21;

/** The value of a card: 1 for an ace, 10 for tens and pictures. */
export const valueOf = (card: Card): number => Math.min(orderOf(card), TEN);

/** The total of a hand; soft while an ace in it counts 11. */
export const countOf = (hand: readonly Card[]): { readonly total: number; readonly isSoft: boolean } => {
  const low = hand.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = low + TEN <= MOST && hand.some((card) => valueOf(card) === ACE);
  return { total: isSoft ? low + TEN : low, isSoft };
};

export const isBust = (hand: readonly Card[]): boolean => countOf(hand).total > MOST;

/** 21 with the first two cards. */
export const isNatural = (hand: readonly Card[]): boolean =>
  hand.length === 2 && countOf(hand).total === MOST;
