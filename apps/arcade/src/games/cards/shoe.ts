import { numberBelow, type Digest } from '../../fairness/digest.ts';
import { DECK, type Card } from './card.ts';

/** Decks in a shoe. Every round is dealt from a full one. */
export const DECKS_IN_SHOE = 8;

const FRESH: readonly Card[] = Array.from({ length: DECKS_IN_SHOE }, () => DECK).flat();

/**
 * The first `count` cards of a shuffled shoe. Each is taken from the remaining cards, in the fresh order of eight
 * decks one after another, at the index that the digest's next word names.
 * @throws RangeError if the digest has too few words.
 */
export const dealCards = (digest: Digest, count: number): readonly Card[] => {
  const left = [...FRESH];
  return Array.from({ length: count }, (_, word) =>
    left.splice(numberBelow(digest, word, left.length), 1),
  ).flat();
};
