import type { Cents } from '@kipenga/betting-core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { AmountField, type AmountFieldProps } from '../AmountField/AmountField.tsx';
import { Keypad } from './Keypad.tsx';
import { pressKey } from './press-key.ts';

export interface StakeFieldProps extends Omit<AmountFieldProps, 'group' | 'input' | 'children'> {
  /** Possible net win, shown above the keypad because the keypad hides the sums. */
  readonly netWin?: Cents;
}

/**
 * The stake, with its own keypad on touch, since the phone's keyboard would hide the slip. Physical keyboards, mouse clicks and
 * screen readers get the plain field; one key switches back to the phone's keyboard.
 */
export function StakeField({ netWin, ...amount }: StakeFieldProps) {
  const [keys, setKeys] = useState<'phone' | 'touched' | 'keypad'>('phone');
  const isShown = keys === 'keypad' && amount.isDisabled !== true;
  const input = useRef<HTMLInputElement>(null);
  const around = useRef<HTMLDivElement>(null);

  /** Set before the field has focus, so that the phone's keyboard does not appear first; scrolling cancels it. */
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (keys === 'phone' && ['touch', 'pen'].includes(pointerType)) setKeys('touched');
  };
  const onPointerCancel = () => keys === 'touched' && setKeys('phone');
  /** As on a phone's keyboard, the first digit replaces the current amount. */
  const onClick = () => {
    if (keys !== 'touched') return;
    setKeys('keypad');
    input.current?.select();
  };
  /** Focus goes to the group and not to the field, which would open the phone's keyboard. */
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
