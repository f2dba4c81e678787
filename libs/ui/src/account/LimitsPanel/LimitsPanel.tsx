import { formatNairobiTime, nairobiDayOf, type Cents, type Instant } from '@kipenga/betting-core';
import { Accordion, AccordionItem } from '../../layout/Accordion/Accordion.tsx';
import { useWords } from '../../words/use-words.ts';
import { BreakForm } from './BreakForm.tsx';
import { DepositLimitForm } from './DepositLimitForm.tsx';
import type { DepositLimit, ExclusionLength, LimitPeriod, TimeOutLength } from './limits.ts';
import styles from './LimitsPanel.module.css';

export interface LimitsPanelProps {
  /** One for each period that has or will have a limit. */
  readonly depositLimits: readonly DepositLimit[];
  /** How long a higher limit waits before it holds; a lower one holds at once. */
  readonly raiseDelayHours: number;
  /** `null` takes the limit away. */
  readonly onSetDepositLimit: (period: LimitPeriod, amount: Cents | null) => void;
  readonly timeOutUntil?: Instant | null;
  readonly onTimeOut: (length: TimeOutLength) => void;
  /** A self-exclusion that holds; until `null` is for good. */
  readonly exclusion?: { readonly until: Instant | null } | null;
  readonly onExclude: (length: ExclusionLength) => void;
  /** Which of the three is being sent. */
  readonly busy?: 'deposit-limit' | 'time-out' | 'exclusion' | null;
  /** Where help costs nothing; a telephone number. */
  readonly helpline: string;
}

const date = (at: Instant): string => `${nairobiDayOf(at).split('-').reverse().join('/')} ${formatNairobiTime(at)}`;

/**
 * Limits, time-out and self-exclusion, each one tap from here and never more steps than a deposit. Nothing argues: no questions why,
 * no offers to stay. Props only: what holds, and what was chosen.
 */
export function LimitsPanel({ depositLimits, raiseDelayHours, onSetDepositLimit, timeOutUntil = null, onTimeOut, exclusion = null, onExclude, busy = null, helpline }: LimitsPanelProps) {
  const t = useWords();
  const count = depositLimits.filter((limit) => limit.amount !== null).length;
  const timeOut = timeOutUntil === null ? null : t('ui.limits.until', { date: date(timeOutUntil) });
  const excluded = exclusion === null ? null : exclusion.until === null ? t('ui.limits.forGood') : t('ui.limits.until', { date: date(exclusion.until) });
  return (
    <section className={styles['panel']} aria-label={t('ui.limits.title')}>
      <Accordion>
        <AccordionItem title={t('ui.limits.deposit')} meta={count === 0 ? t('ui.limits.none') : t('ui.limits.set', { count })}>
          <DepositLimitForm limits={depositLimits} raiseDelayHours={raiseDelayHours} isBusy={busy === 'deposit-limit'} formatDate={date} onSet={onSetDepositLimit} />
        </AccordionItem>
        <AccordionItem title={t('ui.limits.timeOut')} meta={timeOut ?? t('ui.limits.none')}>
          <BreakForm
            legend={t('ui.limits.howLong')}
            choices={[
              { value: 'day', label: t('ui.limits.length.day') },
              { value: 'week', label: t('ui.limits.length.week') },
              { value: 'month', label: t('ui.limits.length.month') },
            ]}
            text={t('ui.limits.timeOutText')}
            action={t('ui.limits.timeOutAction')}
            active={timeOut}
            isBusy={busy === 'time-out'}
            onConfirm={onTimeOut}
          />
        </AccordionItem>
        <AccordionItem title={t('ui.limits.exclusion')} meta={excluded ?? t('ui.limits.none')}>
          <BreakForm
            legend={t('ui.limits.howLong')}
            choices={[
              { value: 'half-year', label: t('ui.limits.length.halfYear') },
              { value: 'year', label: t('ui.limits.length.year') },
              { value: 'for-good', label: t('ui.limits.forGood') },
            ]}
            text={t('ui.limits.exclusionText')}
            action={t('ui.limits.exclusionAction')}
            active={excluded}
            isBusy={busy === 'exclusion'}
            onConfirm={onExclude}
          />
        </AccordionItem>
      </Accordion>
      <p className={styles['help']}>
        {t('ui.limits.help')} <a href={`tel:${helpline.replace(/[^\d+]/g, '')}`}>{helpline}</a>
      </p>
    </section>
  );
}
