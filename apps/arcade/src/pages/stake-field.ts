import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import type { StakeLimits } from '../games/limits.ts';
import { make } from './dom.ts';
import { word } from './setting.ts';

/** The field for the amount of a stake. */
export interface StakeField {
  readonly element: HTMLElement;
  /** The stake in the field; null if it is invalid. */
  readonly value: () => Cents | null;
  readonly lock: (isLocked: boolean) => void;
}

const QUICK = [20, 50, 100, 500];

const quickStakes = (choose: (shillings: number) => void): HTMLElement =>
  make(
    'div',
    { class: 'quick', role: 'group', 'aria-label': word('arcade.quickStakes') },
    ...QUICK.map((shillings) =>
      make('button', { type: 'button', click: () => choose(shillings) }, String(shillings)),
    ),
  );

const limitsNote = ({ minimum, maximum, cap }: StakeLimits): HTMLElement =>
  make(
    'p',
    { id: 'stake-limits', class: 'small' },
    word('arcade.stakeLimits', {
      least: formatKes(minimum),
      most: formatKes(maximum),
      cap: formatKes(cap),
    }),
  );

const shillingsInput = (onInput: () => void): HTMLInputElement =>
  make('input', {
    id: 'stake',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: 6,
    value: '50',
    'aria-describedby': 'stake-limits',
    input: onInput,
  });

/** A field for whole shillings, with buttons for common amounts. */
export const stakeField = (limits: StakeLimits, onChange: () => void): StakeField => {
  const value = (): Cents | null => {
    const amount = cents(Number(input.value) * 100);
    return amount >= limits.minimum && amount <= limits.maximum ? amount : null;
  };
  const set = (text: string): void => {
    input.value = text;
    input.setAttribute('aria-invalid', String(value() === null));
    onChange();
  };
  const input = shillingsInput(() => set(input.value.replace(/\D/g, '')));
  const label = make('label', { for: 'stake' }, word('arcade.stake'));
  const quick = quickStakes((shillings) => set(String(shillings)));
  const element = make('fieldset', { class: 'stake' }, label, input, quick, limitsNote(limits));
  const lock = (isLocked: boolean): void => {
    element.disabled = isLocked;
  };
  return { element, value, lock };
};
