import type { Cents } from '@kipenga/betting-core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { AmountField, type AmountFieldProps } from '../AmountField/AmountField.tsx';
import { Keypad } from './Keypad.tsx';
import { pressKey } from './press-key.ts';

export interface StakeFieldProps extends Omit<AmountFieldProps, 'group' | 'input' | 'children'> {
  /** What the stake would win, shown over the keys: they push the sums out of sight. */
  readonly netWin?: Cents;
}

/**
 * The stake, with a keypad of its own where a finger touches it: the phone's keyboard would hide the slip. Whoever types on a keyboard,
 * clicks, or moves by a screen reader's cursor gets the plain field; one key gives the phone's keyboard back.
 */
export function StakeField({ netWin, ...amount }: StakeFieldProps) {
  const [keys, setKeys] = useState<'phone' | 'touched' | 'keypad'>('phone');
  const isShown = keys === 'keypad' && amount.isDisabled !== true;
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);

  /** Said before the field has focus, so that the phone's keyboard does not come up first; a finger that scrolls takes it back. */
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (keys === 'phone' && ['touch', 'pen'].includes(pointerType)) setKeys('touched');
  };
  const onPointerCancel = () => keys === 'touched' && setKeys('phone');
  /** As with a phone's keyboard, the first digit takes the place of the amount that was there. */
  const onClick = () => {
    if (keys !== 'touched') return;
    setKeys('keypad');
    input.current?.select();
  };
  /** Focus stays by the field, but not in it: that would bring the phone's keyboard. */
  const close = () => {
    around.current?.focus({ preventScroll: true });
    setKeys('phone');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown || event.key !== 'Escape') return;
    event.preventDefault(); // or the sheet around would close as well
    close();
  };
  const toPhoneKeyboard = () => {
    flushSync(() => setKeys('phone'));
    input.current?.blur();
    input.current?.focus();
  };

  return (
    <AmountField
      {...amount}
      group={{ ref: around, tabIndex: -1, onKeyDown }}
      input={{
        ref: input,
        inputMode: keys === 'phone' ? 'numeric' : 'none',
        onPointerDown,
        onPointerCancel,
        onClick,
      }}
    >
      {isShown && (
        <Keypad
          netWin={netWin}
          onPress={(key) => input.current !== null && pressKey(input.current, key)}
          onPhoneKeyboard={toPhoneKeyboard}
          onDone={close}
        />
      )}
    </AmountField>
  );
}
