import { make, picture } from '../../pages/dom.ts';
import { partsOf, type Card, type Suit } from './card.ts';

const SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M12 2C9 7 3 10 3 15a4.500 4.500 0 0 0 7.600 3.200C10.500 20 9.600 21.300 8 22h8c-1.600-.700-2.500-2-2.600-3.800A4.500 4.500 0 0 0 21 15C21 10 15 7 12 2Z',
  H: 'M12 21.500C6 17 2 13 2 8.500A5.300 5.300 0 0 1 12 6 5.300 5.300 0 0 1 22 8.500C22 13 18 17 12 21.500Z',
  D: 'M12 1.500 20.500 12 12 22.500 3.500 12Z',
  C: 'M12 2a4.700 4.700 0 0 0-4.200 6.800A4.800 4.800 0 1 0 10.700 17C10.600 19.500 9.700 21.200 8 22h8c-1.700-.800-2.600-2.500-2.700-5a4.800 4.800 0 1 0 2.900-8.200A4.700 4.700 0 0 0 12 2Z',
};

const shapeOf = (suit: Suit): SVGSVGElement =>
  picture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${SHAPES[suit]}"/></svg>`);

/** A card's rank as it is printed. */
const printed = (rank: string): string => (rank === 'T' ? '10' : rank);

/** A card face up, without a text alternative: the words beside it name it. */
export const cardFace = (card: Card): HTMLElement => {
  const { rank, suit } = partsOf(card);
  return make('span', { class: 'card', 'data-suit': suit }, make('b', {}, printed(rank)), shapeOf(suit));
};

/** A card face down. */
export const cardBack = (): HTMLElement => make('span', { class: 'card back' });
