import {
  parseKes,
  type Cents,
  type DepositLimit,
  type Instant,
  type LimitPeriod,
} from '@kipenga/betting-core';
import { useState, type FormEvent } from 'react';
import { AmountField } from '../../controls/AmountField/AmountField.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { RadioCards } from '../../controls/RadioCards/RadioCards.tsx';
import { wholeKes } from '../../jackpot/whole-kes.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './LimitsPanel.module.css';

export interface DepositLimitFormProps {
  readonly limits: readonly DepositLimit[];
  readonly raiseDelayHours: number;
  readonly isBusy: boolean;
  readonly formatDate: (at: Instant) => string;
  readonly onSet: (period: LimitPeriod, amount: Cents | null) => Promise<boolean>;
}

/** The most one may deposit in a day, a week or a month. It proposes no amount. */
export function DepositLimitForm({
  limits,
  raiseDelayHours,
  isBusy,
  formatDate,
  onSet,
}: DepositLimitFormProps) {
  const t = useWords();
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [text, setText] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const limit = limits.find((one) => one.period === period) ?? null;
  const send = async (amount: Cents | null) => {
    if (!isBusy && (await onSet(period, amount))) setText('');
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseKes(text);
    setUnreadable(!amount.ok);
    if (amount.ok) void send(amount.value);
  };
  const shown = (amount: Cents | null): string => (amount === null ? t('ui.limits.none') : wholeKes(amount));
  return (
    <form className={styles['form']} noValidate onSubmit={set}>
      <RadioCards
        legend={t('ui.limits.period')}
        choices={[
          { value: 'day', label: t('ui.limits.period.day') },
          { value: 'week', label: t('ui.limits.period.week') },
          { value: 'month', label: t('ui.limits.period.month') },
        ]}
        value={period}
        onChange={setPeriod}
      />
      <dl className={styles['now']}>
        <div>
          <dt>{t('ui.limits.now')}</dt>
          <dd>{shown(limit?.amount ?? null)}</dd>
        </div>
        {limit !== null && limit.pending !== null && (
          <div>
            <dt>{t('ui.limits.from', { date: formatDate(limit.pending.from) })}</dt>
            <dd>{shown(limit.pending.amount)}</dd>
          </div>
        )}
      </dl>
      <AmountField
        label={t('ui.limits.amount')}
        value={text}
        onChange={setText}
        error={isUnreadable ? t('ui.limits.unreadable') : null}
        hint={t('ui.limits.raise', { hours: raiseDelayHours })}
      />
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {t('ui.limits.setAction')}
        </Button>
        {limit?.amount != null && (
          <Button look="quiet" disabled={isBusy} onClick={() => void send(null)}>
            {t('ui.limits.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
