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

/** The four requests this panel can send. */
export type LimitsTask = 'deposit-limit' | 'day-limit' | 'time-out' | 'exclusion';

export interface LimitsPanelProps {
  /** One for each period that has or will have a limit. */
  readonly depositLimits: readonly DepositLimit[];
  /** Hours before a higher limit takes effect; a lower one takes effect at once. */
  readonly raiseDelayHours: number;
  /** Sets the limit, or removes it with null. Resolves to true on success; otherwise the typed text stays. */
  readonly onSetDepositLimit: (period: LimitPeriod, amount: Cents | null) => Promise<boolean>;
  /** One each for stakes and losses, where a limit of the day holds or waits. */
  readonly dayLimits: readonly DayLimit[];
  /** Stakes of today in all products. */
  readonly stakedToday: Cents;
  /** Loss of today; below zero for a win. */
  readonly lostToday: Cents;
  /** The end of the day, when the limits of the day start again. */
  readonly dayEndsAt: Instant;
  /** Like `onSetDepositLimit`, for a limit of the day. */
  readonly onSetDayLimit: (of: DayLimitKind, amount: Cents | null) => Promise<boolean>;
  /** End of the current time-out; null for none. */
  readonly timeOutUntil?: Instant | null;
  /** Begins a time-out once the customer has confirmed it. Resolves to true on success. */
  readonly onTimeOut: (length: TimeOutLength) => Promise<boolean>;
  /** End of the current self-exclusion; null for none. */
  readonly exclusionUntil?: Instant | null;
  /** Begins a self-exclusion with the retyped password. Resolves to true on success. */
  readonly onExclude: (length: SelfExclusionLength, password: string) => Promise<boolean>;
  /** The request being sent, if any. */
  readonly busy?: LimitsTask | null;
  /** Telephone number of the free helpline. */
  readonly helpline: string;
}

/**
 * Limits, time-out and self-exclusion, each one tap away and in no more steps than a deposit. The panel never asks why and never
 * makes an offer to stay. It takes all data as props and keeps none.
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
