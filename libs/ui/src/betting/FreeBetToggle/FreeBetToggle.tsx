import { formatKes, type Cents } from '@kipenga/betting-core';
import { GiftIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './FreeBetToggle.module.css';

export interface FreeBetToggleProps {
  /** Amount of the free bet, which is always staked whole (D06). */
  readonly amount: Cents;
  /** True if the free bet is staked instead of money. */
  readonly isActive: boolean;
  /** Called with the new state. */
  readonly onToggle: (isActive: boolean) => void;
}

/** Stakes the free bet instead of money (R4-16). The owner shows it only when the free bet exceeds 20 (R5-09). */
export function FreeBetToggle({ amount, isActive, onToggle }: FreeBetToggleProps) {
  const t = useWords();
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={isActive}
      onClick={() => onToggle(!isActive)}
    >
      <GiftIcon />
      <span className={styles['text']}>{t('ui.freeBet.use')}</span>
      <b>{formatKes(amount)}</b>
      <i className={styles['switch']} />
    </button>
  );
}
