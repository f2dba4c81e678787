import { TRANSACTION_DAYS, useGetTransactionsQuery } from '@kipenga/api';
import {
  addDays,
  instantFromMs,
  nairobiDayOf,
  splitByType,
  type Msisdn,
  type Transaction,
} from '@kipenga/betting-core';
import { modalOpened, useShellDispatch } from '@kipenga/shell';
import { Button, ButtonLink, EmptyState, FailedState, Shimmer, Tabs, TransactionRow } from '@kipenga/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './transactions.module.css';

const TABS = ['deposit', 'withdrawal'] as const;
type Tab = (typeof TABS)[number];
const PANEL = 'transactions';

/** Deposits and withdrawals of the last 363 days, deposits first (R2-54, R4-12, R7-19). */
export function TransactionHistory({ phone }: { readonly phone: Msisdn }) {
  const t = useWords();
  const [tab, setTab] = useState<Tab>('deposit');
  return (
    <>
      <Tabs
        label={t('sportsbook.transactions.tabs')}
        tabs={TABS.map((id) => ({ id, label: t(`sportsbook.transactions.${id}`) }))}
        currentId={tab}
        onSelect={setTab}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`sportsbook.transactions.${tab}`)}>
        <TransactionsOf phone={phone} tab={tab} />
      </div>
    </>
  );
}

function TransactionsOf({ phone, tab }: { readonly phone: Msisdn; readonly tab: Tab }) {
  const t = useWords();
  const [today] = useState(() => nairobiDayOf(instantFromMs(Date.now())));
  const { currentData, error, isFetching, refetch } = useGetTransactionsQuery({
    phone,
    from: addDays(today, -TRANSACTION_DAYS),
    to: today,
  });
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.transactions.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="transaction" />;
  const rows = rowsOf(currentData, tab);
  if (rows.length === 0) return tab === 'deposit' ? <NoDeposits /> : <NoWithdrawals />;
  return (
    <ul className={styles['list']}>
      {rows.map((one, at) => (
        <TransactionRow key={`${one.reference ?? ''} ${one.at} ${at}`} transaction={one} />
      ))}
    </ul>
  );
}

function NoDeposits() {
  const t = useWords();
  const dispatch = useShellDispatch();
  return (
    <EmptyState
      title={t('sportsbook.transactions.emptyDeposits')}
      action={
        <Button look="secondary" onClick={() => dispatch(modalOpened({ name: 'deposit' }))}>
          {t('sportsbook.transactions.makeDeposit')}
        </Button>
      }
    />
  );
}

/** Withdrawing has its place in the account, beside what can be withdrawn. */
function NoWithdrawals() {
  const t = useWords();
  return (
    <EmptyState
      title={t('sportsbook.transactions.emptyWithdrawals')}
      action={
        <ButtonLink look="secondary" href="/account">
          {t('sportsbook.account.title')}
        </ButtonLink>
      }
    />
  );
}

function rowsOf(transactions: readonly Transaction[], tab: Tab): readonly Transaction[] {
  const split = splitByType(transactions);
  return tab === 'deposit' ? split.deposits : split.withdrawals;
}
