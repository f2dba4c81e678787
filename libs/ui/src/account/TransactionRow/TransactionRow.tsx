import { formatKes, transactionLine, type Transaction } from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import { DepositIcon, WithdrawIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './TransactionRow.module.css';

/** One movement of money: "status - reference", when, and how much (R4-12). The arrow says which way, to the ear too. */
export function TransactionRow({
  transaction,
}: {
  /** The movement; its type decides which way the arrow points. */
  readonly transaction: Transaction;
}) {
  const t = useWords();
  const date = useDates();
  const isWithdrawal = /^withdraw/i.test(transaction.type);
  return (
    <li className={styles['row']}>
      {isWithdrawal ? (
        <WithdrawIcon size="1.25rem" title={t('ui.transaction.out')} />
      ) : (
        <DepositIcon size="1.25rem" title={t('ui.transaction.in')} />
      )}
      <div>
        <p className={styles['line']}>{transactionLine(transaction)}</p>
        <p className={styles['at']}>{date(transaction.at, 'statement')}</p>
      </div>
      <p className={styles['amount']}>{formatKes(transaction.amount)}</p>
    </li>
  );
}
