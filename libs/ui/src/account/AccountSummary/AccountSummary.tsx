import { formatKes, type Cents } from '@kipenga/betting-core';
import { Button } from '../../controls/Button/Button.tsx';
import { ClockIcon, DepositIcon, WithdrawIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './AccountSummary.module.css';

export interface AccountSummaryProps {
  /** Cash that can be staked and withdrawn. */
  readonly balance: Cents;
  /** Bonus money that cannot be staked yet (D66). */
  readonly bonus: Cents;
  /** The oldest active free bet (D66). */
  readonly freeBet: Cents;
  /** Opens the deposit. */
  readonly onDeposit: () => void;
  /** Opens the withdrawal. */
  readonly onWithdraw: () => void;
  /** Opens the page of limits and breaks. */
  readonly onLimits: () => void;
}

/** Shows balance, bonus and free bet, with buttons to deposit, withdraw and set limits. All three buttons look alike (R2-50). */
export function AccountSummary({ onDeposit, onWithdraw, onLimits, ...sums }: AccountSummaryProps) {
  const t = useWords();
  return (
    <section className={styles['summary']} aria-label={t('ui.account.label')}>
      <Sums {...sums} />
      <div className={styles['ways']}>
        <Button look="secondary" isWide icon={<DepositIcon size="1.125rem" />} onClick={onDeposit}>
          {t('ui.account.deposit')}
        </Button>
        <Button look="secondary" isWide icon={<WithdrawIcon size="1.125rem" />} onClick={onWithdraw}>
          {t('ui.account.withdraw')}
        </Button>
        <Button look="secondary" isWide icon={<ClockIcon size="1.125rem" />} onClick={onLimits}>
          {t('ui.account.limits')}
        </Button>
      </div>
    </section>
  );
}

function Sums({ balance, bonus, freeBet }: Pick<AccountSummaryProps, 'balance' | 'bonus' | 'freeBet'>) {
  const t = useWords();
  return (
    <dl className={styles['figures']}>
      <div className={styles['balance']}>
        <dt>{t('ui.account.balance')}</dt>
        <dd>{formatKes(balance)}</dd>
      </div>
      <div>
        <dt>{t('ui.account.bonus')}</dt>
        <dd>{formatKes(bonus)}</dd>
      </div>
      <div>
        <dt>{t('ui.account.freeBet')}</dt>
        <dd>{formatKes(freeBet)}</dd>
      </div>
    </dl>
  );
}
