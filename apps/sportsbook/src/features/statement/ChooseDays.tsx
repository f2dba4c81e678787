import { dayBounds } from '@kipenga/betting-core';
import { Button, Pills, TextField, useDates } from '@kipenga/ui';
import { useState, type SyntheticEvent } from 'react';
import { useWords } from '../../words/use-words.ts';
import { dayIn, type StatementDays } from './statement-days.ts';
import styles from './statement.module.css';

const OTHER = 'other';

interface ChooseDaysProps {
  /** The newest first. */
  readonly months: readonly StatementDays[];
  readonly days: StatementDays;
  readonly onChoose: (days: StatementDays) => void;
}

/** A month, or the first and the last of other days. */
export function ChooseDays({ months, days, onChoose }: ChooseDaysProps) {
  const t = useWords();
  const date = useDates();
  const month = months.find(({ from, to }) => from === days.from && to === days.to);
  const [isOther, setIsOther] = useState(month === undefined);
  const select = (id: string) => {
    const chosen = months.find(({ from }) => from === id);
    setIsOther(chosen === undefined);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <div className={styles['days']}>
      <Pills
        label={t('sportsbook.statement.months')}
        pills={[
          { id: OTHER, label: t('sportsbook.statement.chosen') },
          ...months.map(({ from }) => ({
            id: from,
            label: `${date(dayBounds(from).from, 'month')} ${from.slice(0, 4)}`,
          })),
        ]}
        currentId={isOther ? OTHER : (month?.from ?? OTHER)}
        onSelect={select}
      />
      {isOther && <TwoDays days={days} onChoose={onChoose} />}
    </div>
  );
}

function TwoDays({ days, onChoose }: Pick<ChooseDaysProps, 'days' | 'onChoose'>) {
  const t = useWords();
  const [error, setError] = useState<string | null>(null);
  const [from, setFrom] = useState<string>(days.from);
  const [to, setTo] = useState<string>(days.to);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const [first, last] = [dayIn(from), dayIn(to)];
    if (first === null || last === null) return setError(t('sportsbook.statement.unreadable'));
    if (first > last) return setError(t('sportsbook.statement.order'));
    setError(null);
    return onChoose({ from: first, to: last });
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        type="date"
        label={t('sportsbook.statement.from')}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        type="date"
        label={t('sportsbook.statement.to')}
        value={to}
        error={error}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" look="secondary">
        {t('sportsbook.statement.show')}
      </Button>
    </form>
  );
}
