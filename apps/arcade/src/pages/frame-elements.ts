import { cents, formatKes } from '@kipenga/betting-core';
import type { OpenedGame, RefusalCode } from '../protocol.ts';
import { askHouse } from './arcade-client.ts';
import { make } from './dom.ts';
import { refusalWords } from './refusal-words.ts';
import { SaidLine } from './said-line.ts';
import { setting, word } from './setting.ts';

/** The changing elements of a game's frame. */
export interface FrameElements {
  readonly balance: HTMLElement;
  readonly said: SaidLine;
  readonly time: HTMLElement;
  readonly net: HTMLElement;
  readonly fairness: HTMLButtonElement;
  readonly scene: HTMLElement;
  readonly controls: HTMLElement;
}

const small = (text: string): HTMLElement => make('span', { class: 'small' }, text);
const houseButton = (place: 'lobby' | 'cashier', text: string, style = ''): HTMLElement =>
  make('button', { type: 'button', class: style === '' ? false : style, click: () => askHouse(place) }, text);

/** Shows the reason why there is no game, and the way back. */
export const showClosed = (code: RefusalCode): void => {
  document.body.replaceChildren(
    make(
      'main',
      { class: 'closed' },
      make('h1', {}, setting.name),
      make('p', { role: 'alert' }, refusalWords(code)),
      houseButton('lobby', word('arcade.lobby'), 'main'),
    ),
  );
};

const account = (mode: OpenedGame['mode'], balance: HTMLElement): HTMLElement =>
  mode === 'DEMO'
    ? make('p', { class: 'account' }, small(word('arcade.playMoney')), balance)
    : make(
        'button',
        { type: 'button', class: 'account', click: () => askHouse('cashier') },
        small(word('arcade.balance')),
        ' ',
        balance,
      );

const header = ({ mode }: OpenedGame, { balance, time, net }: FrameElements): HTMLElement => {
  const isFramed = parent !== window;
  const fact = (text: string, value: HTMLElement): HTMLElement =>
    make('p', { class: 'fact' }, small(text), value);
  const facts = [fact(word('arcade.time'), time), fact(word('arcade.net'), net)];
  return make(
    'header',
    {},
    // The house's frame already has a way back and the name.
    ...(isFramed ? [] : [houseButton('lobby', word('arcade.lobby'))]),
    make('h1', { class: isFramed ? 'unseen' : '' }, setting.name),
    // With real money the house's frame shows time and result of all games already.
    ...(isFramed && mode === 'REAL' ? [] : facts),
    account(mode, balance),
  );
};

const returnWords = ({ returnPercent, jackpotPercent }: OpenedGame): string =>
  jackpotPercent === null
    ? word('arcade.return', { percent: returnPercent })
    : word('arcade.returnWithJackpot', { percent: returnPercent, jackpot: jackpotPercent.toFixed(2) });

const footer = (opened: OpenedGame, fairness: HTMLElement): HTMLElement =>
  make('footer', {}, make('p', {}, returnWords(opened)), fairness);

const elementsFor = (opened: OpenedGame): FrameElements => ({
  balance: make('span', { class: 'sum' }, formatKes(opened.balance)),
  said: new SaidLine(),
  time: make('span', { class: 'sum' }, '00:00'),
  net: make('span', { class: 'sum' }, formatKes(cents(0))),
  fairness: make('button', { type: 'button' }, word('arcade.fair.link')),
  scene: make('section', { class: 'scene', 'aria-label': setting.name }),
  controls: make('section', { class: 'controls', 'aria-label': word('arcade.controls') }),
});

/** Adds the frame to the page. */
export const showFrame = (opened: OpenedGame): FrameElements => {
  const elements = elementsFor(opened);
  document.body.dataset['game'] = setting.gameId;
  document.body.replaceChildren(
    header(opened, elements),
    make(
      'main',
      {},
      make('div', { class: 'table' }, elements.scene, elements.said.element),
      elements.controls,
    ),
    footer(opened, elements.fairness),
  );
  return elements;
};
