import {
  cents,
  formatKes,
  formatNairobiDateTime,
  transactionStatus,
  type Transaction,
} from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import { DepositIcon, WithdrawIcon } from '../../icons/icons.ts';
import { Moment } from '../../layout/Moment/Moment.tsx';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './TransactionRow.module.css';

/**
 * One movement of money: "status - reference" in the gateway's English, the time and the amount (R4-12). An arrow shows the
 * direction, with a text for screen readers.
 */
export function TransactionRow({
  transaction,
}: {
  /** The movement. Its type decides the direction of the arrow. */
  readonly transaction: Transaction;
}) {
  const t = useWords();
  const date = useDates();
  const isNear = date(transaction.at, 'ago') !== date(transaction.at, 'moment');
  const isWithdrawal = /^withdraw/i.test(transaction.type);
  return (
    <li className={styles['row']}>
      {isWithdrawal ? (
        <WithdrawIcon size="1.25rem" title={t('ui.transaction.out')} />
      ) : (
        <DepositIcon size="1.25rem" title={t('ui.transaction.in')} />
      )}
      <div>
        <p className={styles['line']}>
          {t('ui.transaction.line', {
            status: transactionStatus(transaction.status),
            reference: transaction.reference || 'N/A',
          })}
        </p>
        <p className={styles['at']}>
          <span>{formatNairobiDateTime(transaction.at)}</span>
          {isNear && <Moment at={transaction.at} />}
        </p>
        <Parts {...transaction} isWithdrawal={isWithdrawal} />
      </div>
      <p className={styles['amount']}>{formatKes(transaction.amount)}</p>
    </li>
  );
}

/** Fee, tax and the amount that arrives (D94, D110). Empty for a failed movement, and if neither fee nor tax was taken. */
function Parts({
  status,
  fee = cents(0),
  tax = cents(0),
  credited,
  isWithdrawal,
}: Transaction & { readonly isWithdrawal: boolean }) {
  const t = useWords();
  if (status === 'FAILED' || credited === undefined || fee + tax === 0) return null;
  const parts = [
    fee > 0 && t('ui.transaction.fee', { amount: formatKes(fee) }),
    tax > 0 && t('ui.transaction.tax', { amount: formatKes(tax) }),
    t(isWithdrawal ? 'ui.transaction.received' : 'ui.transaction.credited', { amount: formatKes(credited) }),
  ].filter((one) => one !== false);
  return <p className={styles['at']}>{sumsWhole(parts.join(' · '))}</p>;
}
