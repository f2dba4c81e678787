import {
  formatKes,
  parseKes,
  type Cents,
  type Instant,
  type MoneyRefusal,
  type OwnLimit,
} from '@kipenga/betting-core';
import { useState, type FormEvent } from 'react';
import { AmountField } from '../../controls/AmountField/AmountField.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { RadioCards, type RadioCardsProps } from '../../controls/RadioCards/RadioCards.tsx';
import { wholeKes } from '../../jackpot/whole-kes.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './LimitsPanel.module.css';

/** One line below the current limit, such as "Staked today" with its amount. */
export interface LimitFact {
  readonly term: string;
  readonly amount: Cents;
}

export interface LimitFormProps<Choice extends string> extends Pick<
  RadioCardsProps<Choice>,
  'legend' | 'choices'
> {
  /** Label of the amount field. */
  readonly amountLabel: string;
  /** Label of the button that sets the limit. */
  readonly action: string;
  /** The choice selected at the start. */
  readonly first: Choice;
  /** Returns the limit of a choice, or null if none holds or waits. */
  readonly limitOf: (choice: Choice) => OwnLimit | null;
  /** Returns what is used and left of the limit, where that is known. */
  readonly factsOf?: (choice: Choice) => readonly LimitFact[];
  readonly raiseDelayHours: number;
  readonly isBusy: boolean;
  readonly formatDate: (at: Instant) => string;
  /** Sets the limit, or removes it with null. Resolves to true on success; otherwise the typed text stays. */
  readonly onSet: (choice: Choice, amount: Cents | null) => Promise<boolean>;
}

/** Form for a customer's own limit: shows the current and the pending one and sets another. It proposes no amount. */
export function LimitForm<Choice extends string>(props: LimitFormProps<Choice>) {
  const {
    legend,
    choices,
    amountLabel,
    action,
    first,
    limitOf,
    factsOf,
    raiseDelayHours,
    isBusy,
    formatDate,
    onSet,
  } = props;
  const t = useWords();
  const [choice, setChoice] = useState(first);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<MoneyRefusal['kind'] | null>(null);
  const limit = limitOf(choice);
  const send = async (amount: Cents | null) => {
    if (!isBusy && (await onSet(choice, amount))) setText('');
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseKes(text);
    setFault(amount.ok ? null : amount.reason.kind);
    if (amount.ok) void send(amount.value);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={set}>
      <RadioCards legend={legend} choices={choices} value={choice} onChange={setChoice} />
      <LimitNow limit={limit} facts={factsOf?.(choice) ?? []} formatDate={formatDate} />
      <AmountField
        label={amountLabel}
        value={text}
        onChange={setText}
        error={fault && t(fault === 'amount-too-long' ? 'ui.limits.tooHigh' : 'ui.limits.unreadable')}
        hint={t('ui.limits.raise', { hours: raiseDelayHours })}
      />
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {action}
        </Button>
        {limit !== null && limit.pending !== null && (
          <Button look="secondary" disabled={isBusy} onClick={() => void send(limit.amount)}>
            {t('ui.limits.keep')}
          </Button>
        )}
        {limit?.amount != null && (
          <Button look="quiet" disabled={isBusy} onClick={() => void send(null)}>
            {t('ui.limits.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface LimitNowProps extends Pick<LimitFormProps<string>, 'formatDate'> {
  readonly limit: OwnLimit | null;
  readonly facts: readonly LimitFact[];
}

/** Shows the current limit, how much of it is used, and the pending limit. */
function LimitNow({ limit, facts, formatDate }: LimitNowProps) {
  const t = useWords();
  const shown = (amount: Cents | null): string => (amount === null ? t('ui.limits.none') : wholeKes(amount));
  const pending = limit?.pending ?? null;
  return (
    <dl className={styles['now']}>
      <div>
        <dt>{t('ui.limits.now')}</dt>
        <dd>{shown(limit?.amount ?? null)}</dd>
      </div>
      {facts.map(({ term, amount }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatKes(amount)}</dd>
        </div>
      ))}
      {pending !== null && (
        <div>
          <dt>{t('ui.limits.from', { date: formatDate(pending.from) })}</dt>
          <dd>{shown(pending.amount)}</dd>
        </div>
      )}
    </dl>
  );
}
