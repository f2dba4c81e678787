import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { RadioCards } from '../../controls/RadioCards/RadioCards.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './LimitsPanel.module.css';

export interface BreakFormProps<Length extends string> {
  readonly legend: string;
  /** Shortest first; the shortest is chosen at the start. */
  readonly choices: readonly [{ readonly value: Length; readonly label: string }, ...{ readonly value: Length; readonly label: string }[]];
  /** What it means, said before the button. */
  readonly text: string;
  readonly action: string;
  /** Until when one holds already; a longer one can still be chosen. */
  readonly active: string | null;
  readonly isBusy: boolean;
  readonly onConfirm: (length: Length) => void;
}

/** A break from betting: how long, what it means, and one question, because it cannot be taken back. */
export function BreakForm<Length extends string>({ legend, choices, text, action, active, isBusy, onConfirm }: BreakFormProps<Length>) {
  const t = useWords();
  const [length, setLength] = useState(choices[0].value);
  const [isAsking, setAsking] = useState(false);
  const chosen = choices.find((choice) => choice.value === length)?.label ?? '';
  return (
    <div className={styles['form']}>
      {active !== null && <p className={styles['active']}>{active}</p>}
      <RadioCards legend={legend} choices={choices} value={length} onChange={setLength} />
      <p>{text}</p>
      {isAsking || isBusy ? (
        <div className={styles['ask']} role="group" aria-label={action}>
          <p role="status">{t('ui.limits.ask', { action, length: chosen })}</p>
          <Button isBusy={isBusy} onClick={() => onConfirm(length)}>
            {t('ui.limits.confirm', { length: chosen })}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => setAsking(false)}>
            {t('ui.limits.cancel')}
          </Button>
        </div>
      ) : (
        <Button look="secondary" onClick={() => setAsking(true)}>
          {action}
        </Button>
      )}
    </div>
  );
}
