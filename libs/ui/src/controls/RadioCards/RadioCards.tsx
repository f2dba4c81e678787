import { useId, type ReactNode } from 'react';
import card from './card-label.module.css';
import styles from './RadioCards.module.css';

export interface RadioCardsProps<Value extends string> {
  /** Question or condition for the choices. */
  readonly legend: ReactNode;
  /** Two to four choices of one or two words each. */
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** The current choice. */
  readonly value: Value;
  /** Called with the new choice. */
  readonly onChange: (value: Value) => void;
}

/** A short list of choices, all visible, exactly one of which is selected. Native radios: arrow keys move and select. */
export function RadioCards<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['radios']}>
      <legend>{legend}</legend>
      <div className={styles['row']}>
        {choices.map((choice) => (
          <label key={choice.value} className={card['card']}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
