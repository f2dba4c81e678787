import { cents, formatAmount, type Cents } from '@kipenga/betting-core';
import type { StakeLimits } from '../games/limits.ts';
import { make } from './dom.ts';
import { word } from './setting.ts';

/** Where the player says how much. */
export interface StakeField {
  readonly element: HTMLElement;
  /** The stake in the field; null while it is none. */
  readonly value: () => Cents | null;
  readonly lock: (isLocked: boolean) => void;
}

const QUICK = [20, 50, 100, 500];

/** A field for whole shillings with a few amounts beside it. */
export const stakeField = (limits: StakeLimits, onChange: () => void): StakeField => {
  const input = make('input', {
    id: 'stake',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: 6,
    value: '50',
    'aria-describedby': 'stake-limits',
    input: () => {
      input.value = input.value.replace(/\D/g, '');
      check();
    },
  });
  const value = (): Cents | null => {
    const amount = cents(Number(input.value) * 100);
    return amount >= limits.minimum && amount <= limits.maximum ? amount : null;
  };
  const check = (): void => {
    input.setAttribute('aria-invalid', String(value() === null));
    onChange();
  };
  const set = (shillings: number) => (): void => {
    input.value = String(shillings);
    check();
  };
  const fieldset = make(
    'fieldset',
    { class: 'stake' },
    make('label', { for: 'stake' }, word('arcade.stake')),
    input,
    make(
      'div',
      { class: 'quick', role: 'group', 'aria-label': word('arcade.quickStakes') },
      ...QUICK.map((shillings) =>
        make('button', { type: 'button', click: set(shillings) }, String(shillings)),
      ),
    ),
    make(
      'p',
      { id: 'stake-limits', class: 'small' },
      word('arcade.stakeLimits', {
        least: formatAmount(limits.minimum),
        most: formatAmount(limits.maximum),
        cap: formatAmount(limits.cap),
      }),
    ),
  );
  return {
    element: fieldset,
    value,
    lock: (isLocked) => {
      fieldset.disabled = isLocked;
    },
  };
};
