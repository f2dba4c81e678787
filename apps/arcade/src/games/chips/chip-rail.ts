import { formatKes, kes, type Cents } from '@kipenga/betting-core';
import { make, picture } from '../../pages/dom.ts';
import { shortAmount } from './short-amount.ts';
import { word } from './word.ts';

const VALUES = [10, 50, 100, 500, 1_000] as const;
const FIRST_VALUE = 50;

const UNDO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3" fill="none" stroke="currentColor" stroke-width="2"/></svg>';
const CLEAR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2"/></svg>';

const tool = (svg: string, name: string, click: () => void): HTMLButtonElement =>
  make('button', { type: 'button', class: 'tool', 'aria-label': name, click }, picture(svg));

/** The kinds of chips to choose from, with Undo and Clear. */
export interface ChipRail {
  readonly element: HTMLElement;
  /** The value of a chip of the chosen kind. */
  readonly value: () => Cents;
  /** Enables the buttons that take chips back. */
  readonly allowBack: (isAllowed: boolean) => void;
}

interface Taps {
  readonly undo: () => void;
  readonly clear: () => void;
}

const chipButton = (value: number, click: () => void): HTMLButtonElement =>
  make(
    'button',
    { type: 'button', class: 'chip', 'data-value': value, click },
    make('span', { 'aria-hidden': 'true' }, shortAmount(kes(value))),
    make('span', { class: 'unseen' }, formatKes(kes(value))),
  );

/** The chips in a row, and beside them the buttons that take chips back. */
export const chipRail = ({ undo, clear }: Taps): ChipRail => {
  const chips = VALUES.map((value) => chipButton(value, () => choose(value)));
  let chosen: number = FIRST_VALUE;
  const choose = (value: number): void => {
    chosen = value;
    for (const chip of chips)
      chip.setAttribute('aria-pressed', String(chip.dataset['value'] === String(value)));
  };
  const back = [tool(UNDO, word('arcade.chips.undo'), undo), tool(CLEAR, word('arcade.chips.clear'), clear)];
  const rack = make(
    'div',
    { class: 'rack', role: 'group', 'aria-label': word('arcade.chips.chip') },
    ...chips,
  );
  choose(FIRST_VALUE);
  return {
    element: make('div', { class: 'rail' }, rack, ...back),
    value: () => kes(chosen),
    allowBack: (isAllowed) => {
      for (const one of back) one.disabled = !isAllowed;
    },
  };
};
