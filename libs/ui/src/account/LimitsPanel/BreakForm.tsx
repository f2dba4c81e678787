import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { PasswordField } from '../../controls/PasswordField/PasswordField.tsx';
import { RadioCards } from '../../controls/RadioCards/RadioCards.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './LimitsPanel.module.css';

export interface BreakFormProps<Length extends string> {
  readonly legend: string;
  /** Shortest first; the shortest is chosen at the start. */
  readonly choices: readonly [
    { readonly value: Length; readonly label: string },
    ...{ readonly value: Length; readonly label: string }[],
  ];
  /** Explains the break; shown above the button. */
  readonly text: string;
  readonly action: string;
  /** Sentence that says until when a break already holds, or null for none. A longer break can still be chosen. */
  readonly active: string | null;
  readonly isBusy: boolean;
  /** True to ask for the password together with the question. False by default. */
  readonly asksPassword?: boolean;
  /** Resolves to true when the break has begun. The password is empty without `asksPassword`. */
  readonly onConfirm: (length: Length, password: string) => Promise<boolean>;
}

/** Form for a break from betting: its length, its meaning, and one question before it begins, because it cannot be taken back. */
export function BreakForm<Length extends string>({
  legend,
  choices,
  text,
  action,
  active,
  isBusy,
  asksPassword = false,
  onConfirm,
}: BreakFormProps<Length>) {
  const t = useWords();
  const [length, setLength] = useState(choices[0].value);
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isOpen = isAsking || isBusy;
  const question = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // The pressed button has left the page, so focus moves to its replacement, unless the focus is elsewhere by now.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (document.activeElement === document.body) (isOpen ? question : opener).current?.focus();
  }, [isOpen]);
  const chosen = choices.find((choice) => choice.value === length)?.label ?? '';
  const ask = (asking: boolean) => {
    setAsking(asking);
    setMissing(false);
    setPassword('');
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const hasNone = asksPassword && password === '';
    setMissing(hasNone);
    if (!hasNone && !isBusy && (await onConfirm(length, password))) ask(false);
  };
  return (
    <div className={styles['form']}>
      {active !== null && <p className={styles['active']}>{active}</p>}
      <RadioCards legend={legend} choices={choices} value={length} onChange={setLength} />
      <p>{text}</p>
      {isOpen ? (
        <form
          className={styles['ask']}
          aria-label={action}
          noValidate
          onSubmit={(event) => void confirm(event)}
        >
          <p ref={question} tabIndex={-1}>
            {t('ui.limits.ask', { action, length: chosen })}
          </p>
          {asksPassword && (
            <PasswordField
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={isMissing ? t('ui.limits.passwordMissing') : null}
            />
          )}
          <Button type="submit" isBusy={isBusy}>
            {t('ui.limits.confirm', { length: chosen })}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => ask(false)}>
            {t('ui.limits.cancel')}
          </Button>
        </form>
      ) : (
        <Button ref={opener} look="secondary" onClick={() => ask(true)}>
          {action}
        </Button>
      )}
    </div>
  );
}
