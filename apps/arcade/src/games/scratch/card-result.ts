import type { Digest } from '../../fairness/digest.ts';
import type { PrintedCard, ScratchCard } from './scratch-card.ts';

/** The contents of a card's fields, in the short form that verification compares. */
export const cardResult = ({ own, fields, pays }: PrintedCard): string => {
  const under = fields.map(({ name, prize, picture }) =>
    typeof name === 'number' ? `${name} (${prize}×)` : (picture ?? '–'),
  );
  return `${own === null ? '' : `${own}: `}${under.join(' ')} = ${pays}×`;
};

/** The same for the digest that a card was made from. */
export const digestResult = ({ print }: ScratchCard, digest: Digest): string => cardResult(print(digest));
