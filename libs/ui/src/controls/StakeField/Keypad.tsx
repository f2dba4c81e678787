import { formatKes, type Cents } from '@kipenga/betting-core';
import type { MouseEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { DIGIT_KEYS, type KeypadKey } from './press-key.ts';
import styles from './StakeField.module.css';

export interface KeypadProps {
  /** Possible net win, shown above the keys because they hide the sums. */
  readonly netWin: Cents | undefined;
  readonly onPress: (key: KeypadKey) => void;
  readonly onPhoneKeyboard: () => void;
  readonly onDone: () => void;
}

/** Keeps the focus and the caret in the field while a key is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const bringIntoView = (keypad: HTMLElement | null) => keypad?.scrollIntoView({ block: 'nearest' });

/** The keypad of the stake. Its keys are plain buttons for touch, keyboard and screen reader. */
export function Keypad({ netWin, ...ends }: KeypadProps) {
  const t = useWords();
  return (
    <div
      ref={bringIntoView}
      className={styles['keypad']}
      role="group"
      aria-label={t('ui.amount.keypad')}
      onMouseDown={keepFocus}
    >
      {netWin !== undefined && (
        <p className={styles['win']}>
          {t('ui.quote.net')} <b>{formatKes(netWin)}</b>
        </p>
      )}
      <div className={styles['digits']}>
        {DIGIT_KEYS.map((key) => (
          <button key={key} type="button" data-key={key} onClick={() => ends.onPress(key)}>
            {key}
          </button>
        ))}
      </div>
      <Ends {...ends} />
    </div>
  );
}

function Ends({ onPress, onPhoneKeyboard, onDone }: Omit<KeypadProps, 'netWin'>) {
  const t = useWords();
  return (
    <div className={styles['ends']}>
      <button type="button" aria-label={t('ui.amount.backspace')} onClick={() => onPress('backspace')}>
        <BackspaceDrawing />
      </button>
      <button type="button" aria-label={t('ui.amount.phoneKeyboard')} onClick={onPhoneKeyboard}>
        <KeyboardDrawing />
      </button>
      <button type="button" data-key="done" onClick={onDone}>
        {t('ui.amount.done')}
      </button>
    </div>
  );
}

/* Drawn here because the icon set is loaded with the first view and the keypad with the slip. */
const BackspaceDrawing = () => (
  <Icon>
    <path d="M8 5h13v14H8l-6-7zM11.5 9.5l5 5M16.5 9.5l-5 5" />
  </Icon>
);
const KeyboardDrawing = () => (
  <Icon>
    <rect x="2" y="5" width="20" height="14" rx="2" />
    <path d="M6 9.5h.01M10 9.5h.01M14 9.5h.01M18 9.5h.01M8 14.5h8" />
  </Icon>
);
