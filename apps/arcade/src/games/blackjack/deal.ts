import { blocksFor, type Digest } from '../../fairness/digest.ts';
import type { Card } from '../cards/card.ts';
import { dealCards } from '../cards/shoe.ts';
import { countOf, isNatural } from './count.ts';

/**
 * The cards of a round. Everybody at the table has the same two; what each draws comes from the same places, so that nobody's decision
 * changes another's cards or the dealer's.
 */
export interface Deal {
  readonly player: readonly Card[];
  /** All of the dealer's, in the end. */
  readonly dealer: readonly Card[];
  /** What a hand draws, card after card; after a split, what the first hand does. */
  readonly further: readonly Card[];
  /** What the second hand of a split draws. */
  readonly second: readonly Card[];
}

/** How many cards a hand can draw. No dealer's hand ever needs more. */
const DRAWS = 10;
const OPENING = 4;
const CARDS = OPENING + 3 * DRAWS;

/** How many blocks of chance a round takes. */
export const DEAL_BLOCKS = blocksFor(CARDS);

const DEALER_STANDS_ON = 17;

/** The dealer draws to 16 and stands on every 17. */
const dealersHand = (first: readonly Card[], draws: readonly Card[]): readonly Card[] => {
  const hand = [...first];
  for (const card of draws) {
    if (countOf(hand).total >= DEALER_STANDS_ON) break;
    hand.push(card);
  }
  return hand;
};

const places = (cards: readonly Card[], ...wanted: readonly number[]): readonly Card[] =>
  wanted.flatMap((place) => cards[place] ?? []);

/**
 * A round with cards as they come: player, dealer, player, dealer; then ten that are the dealer's to draw, ten for a hand, and ten for
 * the second hand of a split.
 */
export const dealWith = (cards: readonly Card[]): Deal => {
  const draws = (from: number): readonly Card[] => cards.slice(from, from + DRAWS);
  return {
    player: places(cards, 0, 2),
    dealer: dealersHand(places(cards, 1, 3), draws(OPENING)),
    further: draws(OPENING + DRAWS),
    second: draws(OPENING + 2 * DRAWS),
  };
};

/** The round that a digest means. */
export const dealOf = (digest: Digest): Deal => dealWith(dealCards(digest, CARDS));

/** What lies open while players decide. */
export const openCards = ({ player, dealer }: Deal): Deal => ({
  player,
  dealer: dealer.slice(0, 1),
  further: [],
  second: [],
});

/** Has the dealer blackjack? It is looked for before anybody decides. */
export const isDealersNatural = ({ dealer }: Deal): boolean => isNatural(dealer);

/** A round as it is verified: every card in its place. */
export const writtenDeal = ({ player, dealer, further, second }: Deal): string =>
  [player, dealer, further, second].map((cards) => cards.join(' ')).join(' : ');
