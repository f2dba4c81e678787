import {
  cents,
  leftToday,
  maxCents,
  type DayLimit,
  type DayLimitKind,
  type Instant,
  type PlayedToday,
} from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { LimitForm, type LimitFact, type LimitFormProps } from './LimitForm.tsx';

export interface DayLimitFormProps extends Pick<
  LimitFormProps<DayLimitKind>,
  'raiseDelayHours' | 'isBusy' | 'formatDate' | 'onSet'
> {
  readonly limits: readonly DayLimit[];
  readonly played: PlayedToday;
  /** End of the day, when the limits start again. */
  readonly dayEndsAt: Instant;
}

/** Sets the most a customer may stake, or lose, in a day in all products, and shows what is left of it. */
export function DayLimitForm({ limits, played, dayEndsAt, ...form }: DayLimitFormProps) {
  const t = useWords();
  const limitOf = (of: DayLimitKind) => limits.find((one) => one.of === of) ?? null;
  const factsOf = (of: DayLimitKind): readonly LimitFact[] => {
    const limit = limitOf(of);
    const left = limit && leftToday([limit], played, dayEndsAt);
    const used =
      of === 'stake'
        ? { term: t('ui.limits.staked'), amount: played.staked }
        : { term: t('ui.limits.lost'), amount: maxCents(cents(0), played.lost) };
    return left === null ? [used] : [used, { term: t('ui.limits.left'), amount: left.left }];
  };
  return (
    <LimitForm
      {...form}
      legend={t('ui.limits.dayOf')}
      choices={[
        { value: 'stake', label: t('ui.limits.day.stake') },
        { value: 'loss', label: t('ui.limits.day.loss') },
      ]}
      amountLabel={t('ui.limits.amountOfDay')}
      action={t('ui.limits.setDayAction')}
      first="loss"
      limitOf={limitOf}
      factsOf={factsOf}
    />
  );
}
