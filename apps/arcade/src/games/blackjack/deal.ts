import { blocksFor, isOwnName, type Digest } from '../../fairness/digest.ts';
import type { Card } from '../cards/card.ts';
import { dealCards } from '../cards/shoe.ts';
import { countOf, isNatural } from './count.ts';

/** The cards that all players share. */
export interface Deal {
  readonly player: readonly Card[];
  /** The dealer's final hand. */
  readonly dealer: readonly Card[];
}

/**
 * The cards that one hand can draw. They differ for each hand: otherwise a player at the table twice could learn from
 * a small stake the cards that a large one would draw.
 */
export interface Draws {
  /** Draws of the hand; after a split, of the first hand. */
  readonly further: readonly Card[];
  /** Draws of the second hand of a split. */
  readonly second: readonly Card[];
}

/** The most cards a hand can draw, enough for any dealer. */
const DRAWS = 10;
const OPENING = 4;
/** One card is burnt, so that the shared cards fill whole blocks and each hand's draws begin with the next block. */
const COMMON = OPENING + DRAWS + 1;
const ALL = COMMON + 2 * DRAWS;

/** The number of digest blocks of a round, and of each hand in addition. */
export const DEAL_BLOCKS = blocksFor(COMMON);
export const HAND_BLOCKS = blocksFor(ALL) - DEAL_BLOCKS;

/** A hand without draws, before the deal. */
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

/** A round from these cards: player, dealer, player, dealer; then ten for the dealer to draw. */
export const dealWith = (cards: readonly Card[]): Deal => ({
  player: places(cards, 0, 2),
  dealer: dealersHand(places(cards, 1, 3), cards.slice(OPENING, OPENING + DRAWS)),
});

/** Draws from the cards after the round's own and the burnt one: ten for a hand, ten for the second hand of a split. */
export const drawsWith = (cards: readonly Card[]): Draws => ({
  further: cards.slice(COMMON, COMMON + DRAWS),
  second: cards.slice(COMMON + DRAWS, ALL),
});

/** The round that follows from a digest. */
export const dealOf = (digest: Digest): Deal => dealWith(dealCards(digest, COMMON));

/** The draws of one hand, from the digest of its own name: the blocks of the round, then its own. */
export const drawsOf = (digest: Digest): Draws => drawsWith(dealCards(digest, ALL));

/** The cards shown while players decide: the dealer's second stays hidden. */
export const openCards = ({ player, dealer }: Deal): Deal => ({ player, dealer: dealer.slice(0, 1) });

/** True if the dealer has blackjack. Checked before any player decides. */
export const isDealersNatural = ({ dealer }: Deal): boolean => isNatural(dealer);

const written = (...places: readonly (readonly Card[])[]): string =>
  places.map((cards) => cards.join(' ')).join(' : ');

/** A round in the form that verification compares: every card in its place. */
export const writtenDeal = ({ player, dealer }: Deal): string => written(player, dealer);

/**
 * The cards that follow from a digest, in the form that verification compares; for a hand's own name with its draws.
 */
export const writtenCards = (digest: Digest, name: string): string => {
  if (!isOwnName(name)) return writtenDeal(dealOf(digest));
  const { further, second } = drawsOf(digest);
  return `${writtenDeal(dealOf(digest))} : ${written(further, second)}`;
};
