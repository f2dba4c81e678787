import { make } from '../../pages/dom.ts';
import type { SpotButtons } from '../chips/spot-buttons.ts';
import { BETS, INSIDE, type Bet, type BetKind } from './bets.ts';
import { betWords, kindPays } from './bet-words.ts';
import { colourOf } from './pockets.ts';
import { FIELD, placeOf } from './spot-place.ts';
import { word } from './word.ts';

const KIND_WORDS = {
  straight: 'arcade.roulette.number',
  split: 'arcade.roulette.split',
  street: 'arcade.roulette.street',
  corner: 'arcade.roulette.corner',
  line: 'arcade.roulette.line',
} as const satisfies Record<(typeof INSIDE)[number], string>;

const ofKind = (kind: BetKind): readonly Bet[] => BETS.filter((bet) => bet.kind === kind);
const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(3)}%`;
const pays = (kind: BetKind): HTMLElement => make('small', {}, `×${kindPays(kind)}`);

const placed = (button: HTMLButtonElement, bet: Bet): HTMLButtonElement => {
  const { left, top, width, height } = placeOf(bet);
  button.style.left = percent(left, FIELD.columns);
  button.style.top = percent(top, FIELD.rows);
  button.style.width = percent(width, FIELD.columns);
  button.style.height = percent(height, FIELD.rows);
  return button;
};

const insideButton = (spots: SpotButtons, bet: Bet): HTMLButtonElement => {
  const isNumber = bet.kind === 'straight';
  const button = placed(spots.button(bet.spot, ...(isNumber ? [betWords(bet.spot)] : [])), bet);
  if (isNumber) button.dataset['colour'] = colourOf(bet.covers[0] ?? 0);
  return button;
};

/** The numbers, and over them the buttons of one chosen kind of bets between numbers. */
const insideField = (spots: SpotButtons) => {
  const layers = INSIDE.map((kind) =>
    make(
      'div',
      { class: 'layer', role: 'group', 'data-kind': kind, 'aria-label': word(KIND_WORDS[kind]) },
      ...ofKind(kind).map((bet) => insideButton(spots, bet)),
    ),
  );
  const show = (kind: BetKind): void => {
    for (const layer of layers) layer.inert = layer.dataset['kind'] !== kind;
  };
  return { element: make('div', { class: 'field' }, ...layers), show };
};

const kindSwitch = (onChoose: (kind: BetKind) => void): HTMLElement => {
  const buttons = INSIDE.map((kind) =>
    make(
      'button',
      { type: 'button', 'data-kind': kind, click: () => choose(kind) },
      word(KIND_WORDS[kind]),
      ' ',
      pays(kind),
    ),
  );
  const choose = (kind: BetKind): void => {
    for (const one of buttons) one.setAttribute('aria-pressed', String(one.dataset['kind'] === kind));
    onChoose(kind);
  };
  choose('straight');
  return make(
    'div',
    { class: 'kinds', role: 'group', 'aria-label': word('arcade.roulette.inside') },
    ...buttons,
  );
};

const besideButton = (spots: SpotButtons, { spot, kind }: Bet): HTMLButtonElement => {
  const button = spots.button(spot, make('span', {}, betWords(spot)), ' ', pays(kind));
  button.dataset['kind'] = kind;
  return button;
};

/** The board for a phone: numbers in rows of three, dozens and even chances beside them, columns below. */
export const numberBoard = (spots: SpotButtons): HTMLElement => {
  const field = insideField(spots);
  const beside = (style: string, kinds: readonly BetKind[]): HTMLElement =>
    make(
      'div',
      { class: style, role: 'group', 'aria-label': word('arcade.roulette.outside') },
      ...kinds.flatMap(ofKind).map((bet) => besideButton(spots, bet)),
    );
  return make(
    'div',
    { class: 'board' },
    kindSwitch(field.show),
    beside('chances', ['low', 'even', 'red', 'black', 'odd', 'high']),
    beside('dozens', ['dozen']),
    field.element,
    beside('columns', ['column']),
  );
};
