import { useId, type ReactNode } from 'react';
import card from './card-label.module.css';
import styles from './RadioCards.module.css';

export interface RadioCardsProps<Value extends string> {
  /** The question or condition the choices answer. */
  readonly legend: ReactNode;
  /** Two to four, one or two words each. */
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** The one that holds. */
  readonly value: Value;
  /** Another one was chosen. */
  readonly onChange: (value: Value) => void;
}

/** A short list of which exactly one holds, all of it on show. Native radios: arrow keys move and choose. */
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
