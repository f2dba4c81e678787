import { make } from '../../pages/dom.ts';
import type { Multiplier } from '../multiplier.ts';
import { readTarget } from './flight.ts';
import { word } from './word.ts';

/** The field for the multiplier of the automatic cash-out. */
export interface TargetField {
  readonly element: HTMLElement;
  /** The target; null for an empty field, 'none' for an invalid one. */
  readonly value: () => Multiplier | null | 'none';
  readonly lock: (isLocked: boolean) => void;
}

const HUNDREDTHS = /^\d+(?:\.\d{1,2})?$/;

const targetIn = (text: string): Multiplier | null | 'none' => {
  if (text === '') return null;
  return (HUNDREDTHS.test(text) ? readTarget(Math.round(Number(text) * 100)) : null) ?? 'none';
};

export const targetField = (onChange: () => void): TargetField => {
  const value = (): Multiplier | null | 'none' => targetIn(input.value.trim().replace(',', '.'));
  const check = (): void => {
    input.setAttribute('aria-invalid', String(value() === 'none'));
    onChange();
  };
  const input = make('input', {
    id: 'target',
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 7,
    placeholder: word('arcade.crash.targetNone'),
    input: check,
  });
  const label = make('label', { for: 'target' }, word('arcade.crash.target'));
  const lock = (isLocked: boolean): void => {
    input.disabled = isLocked;
  };
  return { element: make('p', { class: 'target' }, label, input), value, lock };
};
