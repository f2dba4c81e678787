import { formatKes, formatSignedKes, type StatementDay, type StatementRow } from '@kipenga/betting-core';
import { DayHeading, sumsWhole, useDates } from '@kipenga/ui';
import { movementWord } from '@kipenga/words';
import { useWords } from '../../words/use-words.ts';
import styles from './statement.module.css';

/** One day of a statement: what each account ended at, and its movements, the newest first. */
export function DayOfStatement({ day, rows, closing }: StatementDay) {
  const t = useWords();
  const id = `statement-${day}`;
  const balances = [
    closing.cash !== undefined && t('sportsbook.statement.balance', { balance: formatKes(closing.cash) }),
    closing.bonus !== undefined &&
      t('sportsbook.statement.bonusBalance', { balance: formatKes(closing.bonus) }),
  ].filter((text) => text !== false);
  return (
    <section className={styles['day']} aria-labelledby={id}>
      <div className={styles['head']}>
        <DayHeading id={id} day={day} />
        <p className={styles['closing']}>
          {sumsWhole(t('sportsbook.statement.closing', { balances: balances.join(', ') }))}
        </p>
      </div>
      <ul className={styles['rows']}>
        {[...rows].reverse().map((row, at) => (
          <Movement key={rows.length - at} {...row} />
        ))}
      </ul>
    </section>
  );
}

function Movement({ at, type, reference, amount, balance, account }: StatementRow) {
  const t = useWords();
  const date = useDates();
  const isBonus = account === 'bonus';
  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['what']}>{t(movementWord({ type, amount }))}</p>
        <p className={styles['note']}>
          {[date(at, 'time'), reference].filter((text) => text !== '').join(' · ')}
        </p>
      </div>
      <div className={styles['money']}>
        <p className={styles['amount']}>{formatSignedKes(amount)}</p>
        <p className={styles['note']}>
          {t(isBonus ? 'sportsbook.statement.bonusBalance' : 'sportsbook.statement.balance', {
            balance: formatKes(balance),
          })}
        </p>
      </div>
    </li>
  );
}
