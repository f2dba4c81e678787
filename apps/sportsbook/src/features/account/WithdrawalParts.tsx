import type { WithdrawalQuote } from '@kipenga/api';
import { cents, formatKes } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';

interface WithdrawalPartsProps {
  readonly quote: WithdrawalQuote;
  /** The label of the whole amount. */
  readonly asked: string;
  /** The label of the part that is not sent. */
  readonly stay: string;
}

/** The parts of a withdrawal, a line each; together they are the amount (D110). */
export function WithdrawalParts({ quote, asked, stay }: WithdrawalPartsProps) {
  const t = useWords();
  const { amount, fee, tax, receives, stays = cents(0) } = quote;
  const lines = [
    [asked, amount],
    [t('sportsbook.withdraw.fee'), fee],
    ...(tax > 0 ? [[t('sportsbook.withdraw.tax'), tax] as const] : []),
    [t('sportsbook.withdraw.receives'), receives],
    ...(stays > 0 ? [[stay, stays] as const] : []),
  ] as const;
  return (
    <dl className={styles['quote']}>
      {lines.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatKes(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
