import { numberBelow, type Digest } from '../../fairness/digest.ts';
import { DECK, type Card } from './card.ts';

/** How many decks a shoe has. Every round is dealt from a full one. */
export const DECKS_IN_SHOE = 8;

const FRESH: readonly Card[] = Array.from({ length: DECKS_IN_SHOE }, () => DECK).flat();

/**
 * The first so many cards of a shuffled shoe: each is taken from those left, in the fresh order of eight decks one after another, at
 * the place the digest's next word names. @throws RangeError where the digest has not so many words.
 */
export const dealCards = (digest: Digest, count: number): readonly Card[] => {
  const left = [...FRESH];
  return Array.from({ length: count }, (_, word) =>
    left.splice(numberBelow(digest, word, left.length), 1),
  ).flat();
};
