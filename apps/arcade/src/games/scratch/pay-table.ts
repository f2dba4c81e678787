import { make } from '../../pages/dom.ts';
import { drawing } from './drawings.ts';
import type { Prize, ScratchCard } from './scratch-card.ts';
import { fieldName } from './scratch-field.ts';
import { word } from './word.ts';

const prizeRow = (prize: Prize): HTMLElement =>
  make(
    'tr',
    {},
    make(
      'th',
      { scope: 'row' },
      ...(prize.picture === undefined ? [] : [drawing(prize.picture)]),
      fieldName(prize),
    ),
    make('td', {}, `${prize.pays}×`),
    make('td', {}, word('arcade.scratch.oneIn', { cards: prize.oneIn.toLocaleString('en-KE') })),
  );

/** The prizes and their chances. */
export const payTable = ({ rule, prizes }: ScratchCard): HTMLElement => {
  const heads = ['', word('arcade.scratch.prize'), word('arcade.scratch.chance')];
  return make(
    'details',
    { class: 'pays' },
    make('summary', {}, word('arcade.scratch.pays')),
    make('p', {}, `${word(rule)} ${word('arcade.scratch.paysHow')}`),
    make('p', {}, word('arcade.scratch.drawn')),
    make('p', {}, word('arcade.scratch.decided')),
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, ...heads.map((text) => make('th', { scope: 'col' }, text)))),
      make('tbody', {}, ...prizes.map(prizeRow)),
    ),
  );
};
