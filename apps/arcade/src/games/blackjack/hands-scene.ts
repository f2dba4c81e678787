import { formatKes } from '@kipenga/betting-core';
import { make } from '../../pages/dom.ts';
import type { HandView } from '../../protocol.ts';
import { DECK, type Card } from '../cards/card.ts';
import { cardBack, cardFace } from '../cards/card-face.ts';
import { countWords } from './table-words.ts';
import { word } from './word.ts';
import '../cards/cards.css';

/** Reads cards as the table sends them. */
export const toldCards = (told: readonly string[]): readonly Card[] =>
  told.flatMap((text) => DECK.find((card) => card === text) ?? []);

const faces = (cards: readonly Card[], backs: number): HTMLElement =>
  make(
    'div',
    { class: 'hand', 'aria-hidden': 'true' },
    ...cards.map(cardFace),
    ...Array.from({ length: Math.max(0, backs) }, cardBack),
  );

const handElement = (
  { cards: told, stake, state }: HandView,
  name: string,
  isSplit: boolean,
): HTMLElement => {
  const cards = toldCards(told);
  return make(
    'div',
    { class: 'seat', 'data-state': state },
    faces(cards, 0),
    make('p', {}, name, ' ', make('b', {}, countWords(cards, isSplit)), ` · ${formatKes(stake)}`),
  );
};

/** The dealer's cards above, the player's below; the shared two cards for a player without a stake. */
export const handsScene = () => {
  const dealer = make('div', { class: 'dealer' });
  const mine = make('div', { class: 'seats' });
  const showDealer = (cards: readonly Card[]): void => {
    const total = cards.length === 0 ? '' : countWords(cards);
    const name = make('p', {}, word('arcade.blackjack.dealer'), ' ', make('b', {}, total));
    dealer.replaceChildren(name, faces(cards, 2 - cards.length));
  };
  const showTable = (cards: readonly Card[]): void => {
    const text = make(
      'p',
      {},
      word('arcade.blackjack.table'),
      ' ',
      make('b', {}, cards.length === 0 ? '' : countWords(cards)),
    );
    mine.replaceChildren(make('div', { class: 'seat' }, faces(cards, 2 - cards.length), text));
  };
  const showHands = (hands: readonly HandView[]): void => {
    const isSplit = hands.length > 1;
    const name = (at: number): string =>
      isSplit ? word('arcade.blackjack.handNumber', { number: at + 1 }) : word('arcade.blackjack.hand');
    mine.replaceChildren(...hands.map((hand, at) => handElement(hand, name(at), isSplit)));
  };
  return { element: make('div', { class: 'felt' }, dealer, mine), showDealer, showTable, showHands };
};
