import { formatKes, type Cents } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './Win.module.css';

/** "WIN KES 1,234.00" (R4-26). If it does not fit on a line, the amount wraps as a whole. */
export function Win({ amount }: { readonly amount: Cents }) {
  const t = useWords();
  const kes = formatKes(amount);
  const [before, after] = t('ui.casino.win', { amount: kes }).split(kes);
  return (
    <>
      {before}
      <span className={styles['amount']}>{kes}</span>
      {after}
    </>
  );
}
