import { formatKes, parseKes, type Cents } from '@kipenga/betting-core';
import { Button, TextField, wholeKes } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './data-use.module.css';
import { bytesText, costOf } from './data-use.ts';
import { dataUse, useDataUse } from './use-data.ts';

/** The data and cost of this visit and this day, with the customer's price and budget. */
export function DataUsePanel() {
  const t = useWords();
  const { visit, bytes, perGb, isSaving, answer } = useDataUse();
  const figure = (of: number): string =>
    t('sportsbook.data.figure', { bytes: bytesText(of), cost: formatKes(costOf(of, perGb)) });
  return (
    <div className={styles['data']}>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('sportsbook.data.visit')}</dt>
          <dd>{figure(visit)}</dd>
        </div>
        <div>
          <dt>{t('sportsbook.data.today')}</dt>
          <dd>{figure(bytes)}</dd>
        </div>
      </dl>
      <div role="status" className={styles['saving']}>
        {isSaving && <p>{t('sportsbook.data.saving')}</p>}
        {answer === 'off' && <p>{t('sportsbook.data.off')}</p>}
      </div>
      {isSaving && (
        <Button look="secondary" onClick={() => dataUse().turnOff()}>
          {t('sportsbook.data.turnOff')}
        </Button>
      )}
      <PlanForm />
      <p className={styles['note']}>{t('sportsbook.data.counted')}</p>
    </div>
  );
}

const plain = (amount: Cents | null): string =>
  amount === null ? '' : wholeKes(amount).replace(/^KES |,/g, '');

/** A price or a budget of nothing says nothing: one leaves the budget empty. */
const amountIn = (text: string): Cents | null => {
  const amount = parseKes(text);
  return amount.ok && amount.value > 0 ? amount.value : null;
};

function PlanForm() {
  const t = useWords();
  const kept = useDataUse();
  const [price, setPrice] = useState(() => plain(kept.perGb));
  const [budget, setBudget] = useState(() => plain(kept.budget));
  const [isSaved, setIsSaved] = useState<boolean | null>(null);
  const isBudgetRight = budget.trim() === '' || amountIn(budget) !== null;
  const unreadable = (isRight: boolean) => isSaved === false && !isRight && t('sportsbook.data.unreadable');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const perGb = amountIn(price);
    const isRight = perGb !== null && isBudgetRight;
    setIsSaved(isRight);
    if (isRight) dataUse().choose({ perGb, budget: amountIn(budget) });
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setIsSaved(null);
  };
  return (
    <form className={styles['plan']} noValidate onSubmit={save}>
      <TextField
        label={t('sportsbook.data.perGb')}
        prefix="KES"
        inputMode="decimal"
        autoComplete="off"
        value={price}
        error={unreadable(amountIn(price) !== null) || null}
        onChange={({ currentTarget }) => typed(setPrice)(currentTarget.value)}
      />
      <TextField
        label={t('sportsbook.data.budget')}
        hint={t('sportsbook.data.budgetHint')}
        prefix="KES"
        inputMode="decimal"
        autoComplete="off"
        value={budget}
        error={unreadable(isBudgetRight) || null}
        onChange={({ currentTarget }) => typed(setBudget)(currentTarget.value)}
      />
      <Button type="submit">{t('sportsbook.data.save')}</Button>
      <p role="status">{isSaved === true && t('sportsbook.data.saved')}</p>
    </form>
  );
}
