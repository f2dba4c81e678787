import type { TimeOutLength } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { BreakForm, type BreakFormProps } from './BreakForm.tsx';

/** The state of a break and the callback that begins it. */
export type BreakPartProps<Length extends string> = Pick<
  BreakFormProps<Length>,
  'active' | 'isBusy' | 'onConfirm'
>;

/** A time-out of a day, a week or a month. */
export function TimeOutForm(props: BreakPartProps<TimeOutLength>) {
  const t = useWords();
  return (
    <BreakForm
      {...props}
      legend={t('ui.limits.howLong')}
      choices={[
        { value: 'day', label: t('ui.limits.length.day') },
        { value: 'week', label: t('ui.limits.length.week') },
        { value: 'month', label: t('ui.limits.length.month') },
      ]}
      text={t('ui.limits.timeOutText')}
      action={t('ui.limits.timeOutAction')}
    />
  );
}
