import { blocksFor, isOwnName, type Digest } from '../../fairness/digest.ts';
import type { Card } from '../cards/card.ts';
import { dealCards } from '../cards/shoe.ts';
import { countOf, isNatural } from './count.ts';

/** The cards that everybody at the table has in common. */
export interface Deal {
  readonly player: readonly Card[];
  /** All of the dealer's, in the end. */
  readonly dealer: readonly Card[];
}

/**
 * The cards that one hand alone can draw. Were they the same for all, who sits there twice would see with a small stake what the large
 * one is to draw.
 */
export interface Draws {
  /** Card after card; after a split, what the first hand draws. */
  readonly further: readonly Card[];
  /** What the second hand of a split draws. */
  readonly second: readonly Card[];
}

/** How many cards a hand can draw. No dealer's hand ever needs more. */
const DRAWS = 10;
const OPENING = 4;
/** One card is burnt: what all have in common fills whole blocks, and what a hand draws begins with the next. */
const COMMON = OPENING + DRAWS + 1;
const ALL = COMMON + 2 * DRAWS;

/** How many blocks of chance a round takes, and how many more each hand. */
export const DEAL_BLOCKS = blocksFor(COMMON);
export const HAND_BLOCKS = blocksFor(ALL) - DEAL_BLOCKS;

/** Before the cards are dealt. */
export const NO_DRAWS: Draws = { further: [], second: [] };

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

/** A round with cards as they come: player, dealer, player, dealer; then ten that are the dealer's to draw. */
export const dealWith = (cards: readonly Card[]): Deal => ({
  player: places(cards, 0, 2),
  dealer: dealersHand(places(cards, 1, 3), cards.slice(OPENING, OPENING + DRAWS)),
});

/** After the round's own cards and the burnt one: ten for a hand, and ten for the second hand of a split. */
export const drawsWith = (cards: readonly Card[]): Draws => ({
  further: cards.slice(COMMON, COMMON + DRAWS),
  second: cards.slice(COMMON + DRAWS, ALL),
});

/** The round that a digest means. */
export const dealOf = (digest: Digest): Deal => dealWith(dealCards(digest, COMMON));

/** What one hand can draw, by the digest of its own name: it has the blocks of the round and then its own. */
export const drawsOf = (digest: Digest): Draws => drawsWith(dealCards(digest, ALL));

/** What lies open while players decide. */
export const openCards = ({ player, dealer }: Deal): Deal => ({ player, dealer: dealer.slice(0, 1) });

/** Has the dealer blackjack? It is looked for before anybody decides. */
export const isDealersNatural = ({ dealer }: Deal): boolean => isNatural(dealer);

const written = (...places: readonly (readonly Card[])[]): string =>
  places.map((cards) => cards.join(' ')).join(' : ');

/** A round as it is verified: every card in its place. */
export const writtenDeal = ({ player, dealer }: Deal): string => written(player, dealer);

/** What a digest means, every card in its place: of a hand's own name also what it could draw. */
export const writtenCards = (digest: Digest, name: string): string => {
  if (!isOwnName(name)) return writtenDeal(dealOf(digest));
  const { further, second } = drawsOf(digest);
  return `${writtenDeal(dealOf(digest))} : ${written(further, second)}`;
};
