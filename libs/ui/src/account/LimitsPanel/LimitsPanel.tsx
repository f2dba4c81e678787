import type {
  Cents,
  DayLimit,
  DayLimitKind,
  DepositLimit,
  Instant,
  LimitPeriod,
  OwnLimit,
  SelfExclusionLength,
  TimeOutLength,
} from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import { Accordion, AccordionItem } from '../../layout/Accordion/Accordion.tsx';
import { useWords } from '../../words/use-words.ts';
import { DayLimitForm } from './DayLimitForm.tsx';
import { DepositLimitForm } from './DepositLimitForm.tsx';
import { ExclusionForm } from './ExclusionForm.tsx';
import { TimeOutForm } from './TimeOutForm.tsx';
import styles from './LimitsPanel.module.css';

/** What a customer sends from here. */
export type LimitsTask = 'deposit-limit' | 'day-limit' | 'time-out' | 'exclusion';

export interface LimitsPanelProps {
  /** One for each period that has or will have a limit. */
  readonly depositLimits: readonly DepositLimit[];
  /** How long a higher limit waits before it holds; a lower one holds at once. */
  readonly raiseDelayHours: number;
  /** `null` takes the limit away. Like those below it resolves true when it was done; else what was typed stays. */
  readonly onSetDepositLimit: (period: LimitPeriod, amount: Cents | null) => Promise<boolean>;
  /** One for each of stakes and losses that has or will have a limit of the day. */
  readonly dayLimits: readonly DayLimit[];
  /** What was staked today, in all products. */
  readonly stakedToday: Cents;
  /** What was lost today; below zero for a win. */
  readonly lostToday: Cents;
  /** When today ends, and the limits of the day are whole again. */
  readonly dayEndsAt: Instant;
  /** As above, for a limit of the day. */
  readonly onSetDayLimit: (of: DayLimitKind, amount: Cents | null) => Promise<boolean>;
  /** When the time-out that holds ends; `null` for none. */
  readonly timeOutUntil?: Instant | null;
  /** Begins a time-out, after the question. */
  readonly onTimeOut: (length: TimeOutLength) => Promise<boolean>;
  /** When the self-exclusion that holds ends; `null` for none. */
  readonly exclusionUntil?: Instant | null;
  /** With the account's password, written again. */
  readonly onExclude: (length: SelfExclusionLength, password: string) => Promise<boolean>;
  /** Which of the four is being sent. */
  readonly busy?: LimitsTask | null;
  /** Where help costs nothing; a telephone number. */
  readonly helpline: string;
}

/**
 * Limits, time-out and self-exclusion, each one tap from here and never more steps than a deposit. Nothing argues: no questions why,
 * no offers to stay. Props only: what holds, and what was chosen.
 */
export function LimitsPanel({
  depositLimits,
  raiseDelayHours,
  onSetDepositLimit,
  dayLimits,
  stakedToday,
  lostToday,
  dayEndsAt,
  onSetDayLimit,
  timeOutUntil = null,
  onTimeOut,
  exclusionUntil = null,
  onExclude,
  busy = null,
  helpline,
}: LimitsPanelProps) {
  const t = useWords();
  const format = useDates();
  const date = (at: Instant): string => format(at, 'near');
  const howMany = (limits: readonly OwnLimit[]): string => {
    const count = limits.filter((limit) => limit.amount !== null).length;
    return count === 0 ? t('ui.limits.none') : t('ui.limits.set', { count });
  };
  const form = { raiseDelayHours, formatDate: date };
  const until = (end: Instant | null): string | null =>
    end === null ? null : t('ui.limits.until', { date: date(end) });
  const timeOut = until(timeOutUntil);
  const excluded = until(exclusionUntil);
  return (
    <section className={styles['panel']} aria-label={t('ui.limits.title')}>
      <Accordion>
        <AccordionItem title={t('ui.limits.deposit')} meta={howMany(depositLimits)}>
          <DepositLimitForm
            {...form}
            limits={depositLimits}
            isBusy={busy === 'deposit-limit'}
            onSet={onSetDepositLimit}
          />
        </AccordionItem>
        <AccordionItem title={t('ui.limits.day')} meta={howMany(dayLimits)}>
          <DayLimitForm
            {...form}
            limits={dayLimits}
            played={{ staked: stakedToday, lost: lostToday }}
            dayEndsAt={dayEndsAt}
            isBusy={busy === 'day-limit'}
            onSet={onSetDayLimit}
          />
        </AccordionItem>
        <AccordionItem title={t('ui.limits.timeOut')} meta={timeOut ?? t('ui.limits.none')}>
          <TimeOutForm active={timeOut} isBusy={busy === 'time-out'} onConfirm={onTimeOut} />
        </AccordionItem>
        <AccordionItem title={t('ui.limits.exclusion')} meta={excluded ?? t('ui.limits.none')}>
          <ExclusionForm active={excluded} isBusy={busy === 'exclusion'} onConfirm={onExclude} />
        </AccordionItem>
      </Accordion>
      <p className={styles['help']}>
        {t('ui.limits.help')} <a href={`tel:${helpline.replace(/[^\d+]/g, '')}`}>{helpline}</a>
      </p>
    </section>
  );
}
