import type { DepositLimit, LimitPeriod } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { LimitForm, type LimitFormProps } from './LimitForm.tsx';

export interface DepositLimitFormProps extends Pick<
  LimitFormProps<LimitPeriod>,
  'raiseDelayHours' | 'isBusy' | 'formatDate' | 'onSet'
> {
  readonly limits: readonly DepositLimit[];
}

/** Sets the most a customer may deposit in a day, a week or a month. */
export function DepositLimitForm({ limits, ...form }: DepositLimitFormProps) {
  const t = useWords();
  return (
    <LimitForm
      {...form}
      legend={t('ui.limits.period')}
      choices={[
        { value: 'day', label: t('ui.limits.period.day') },
        { value: 'week', label: t('ui.limits.period.week') },
        { value: 'month', label: t('ui.limits.period.month') },
      ]}
      amountLabel={t('ui.limits.amount')}
      action={t('ui.limits.setAction')}
      first="week"
      limitOf={(period) => limits.find((one) => one.period === period) ?? null}
    />
  );
}
