import { formatAmount, formatKes, type CashOutQuote, type Cents } from '@kipenga/betting-core';
import { useId, useState } from 'react';
import type { Translate } from '../../words/make-use-words.ts';
import { useWords, type UiWords } from '../../words/use-words.ts';
import { WorkingButton } from '../QuoteSummary/QuoteSummary.tsx';
import styles from './CashOutFigures.module.css';

/** What a bet, or a share of it, is worth now, and what the house gives for it; amounts are net of tax (D102). */
export interface CashOutAmounts extends CashOutQuote {
  readonly marginPercent: number;
  /** The stake that is on now. */
  readonly stake: Cents;
  /** Of the offer, what arrives the next day. */
  readonly held: Cents;
}

export interface CashOutFiguresProps {
  /** What core worked out, as the house offers it (`quoteCashOut`). */
  readonly amounts: CashOutAmounts;
  /** The bet is a system: kept, it may bring part of the most. */
  readonly isSystem?: boolean;
  /** Another offer is on its way: these are still those of before. */
  readonly isOld?: boolean;
  /** Starts with the working on show. */
  readonly isWorkingInitiallyOpen?: boolean;
}

/** The four figures of a cash-out, and how each was worked out for those who ask: what arrives, what the bet is worth, what we keep, what it may bring. */
export function CashOutFigures({
  amounts,
  isSystem = false,
  isOld = false,
  isWorkingInitiallyOpen = false,
}: CashOutFiguresProps) {
  const t = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(isWorkingInitiallyOpen);
  const { offer, fair, kept, marginPercent, held, remainingStake } = amounts;
  const isPart = remainingStake > 0;
  return (
    <div
      className={styles['cashOut']}
      role="group"
      aria-label={t('ui.cashOut.label')}
      data-old={isOld || undefined}
    >
      <dl id={id}>
        <div className={styles['offer']}>
          <dt>{t('ui.cashOut.offer')}</dt>
          <dd>{formatKes(offer)}</dd>
        </div>
        <div>
          <dt>{t('ui.cashOut.fair')}</dt>
          <dd>{formatKes(fair)}</dd>
          {isOpen && <Working lines={[worthLine(amounts, isSystem, t)]} />}
        </div>
        <div>
          <dt>{t('ui.cashOut.kept', { percent: marginPercent })}</dt>
          <dd>− {formatKes(kept)}</dd>
          {isOpen && <Working lines={offerLines(amounts, t)} />}
        </div>
        <div className={styles['instead']}>
          <dt>{t(isPart ? 'ui.cashOut.ifAllKept' : 'ui.cashOut.ifKept')}</dt>
          <dd>{keptLine(amounts, isSystem, t)}</dd>
        </div>
        {isPart && (
          <div className={styles['instead']}>
            <dt>{t('ui.cashOut.ifTaken')}</dt>
            <dd>{takenLine(amounts, isSystem, t)}</dd>
          </div>
        )}
      </dl>
      {held > 0 && <p>{t('ui.cashOut.held', { amount: formatKes(held) })}</p>}
      <WorkingButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} figuresId={id} />
    </div>
  );
}

const Working = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <dd key={line} className={styles['working']}>
      {line}
    </dd>
  ));

type Words = Translate<UiWords>;

/** So many in 100, as people say a chance: never none, never all. */
function inHundred(chance: number, t: Words): string {
  const count = Math.round(chance * 100);
  if (count < 1) return t('ui.cashOut.fewerThanOne');
  return count > 99 ? t('ui.cashOut.moreThanMost') : t('ui.cashOut.about', { count });
}

/** True of a bet that brings one sum or nothing: its worth is that sum times its chance. A line of a system, or a pick that may be void, brings another. */
const isOneSum = ({ fair, netIfWon, restIfWon, chance }: CashOutAmounts, isSystem: boolean): boolean =>
  !isSystem && Math.abs((netIfWon - restIfWon) * chance - fair) <= 1;

/** What all of it may bring, kept. What may bring other sums may bring no more than was staked: its chance is that of more. */
function keptLine(amounts: CashOutAmounts, isSystem: boolean, t: Words): string {
  const { netIfWon, chance, chanceAboveStake, stake } = amounts;
  const amount = formatKes(netIfWon);
  return isOneSum(amounts, isSystem)
    ? t('ui.cashOut.orNothing', { amount, about: inHundred(chance, t) })
    : t('ui.cashOut.upTo', { amount, stake: formatKes(stake), about: inHundred(chanceAboveStake, t) });
}

/** What a part brings at once, and what the rest may bring yet. */
function takenLine(amounts: CashOutAmounts, isSystem: boolean, t: Words): string {
  const words = { offer: formatKes(amounts.offer), rest: formatKes(amounts.restIfWon) };
  return t(isOneSum(amounts, isSystem) ? 'ui.cashOut.thenRest' : 'ui.cashOut.thenRestUpTo', words);
}

/** Of all of a bet that brings one sum or nothing, how its worth comes about; of any other, that it is the mean of all that it may bring. */
function worthLine(amounts: CashOutAmounts, isSystem: boolean, t: Words) {
  const { fair, netIfWon, chance, remainingStake } = amounts;
  return remainingStake === 0 && isOneSum(amounts, isSystem)
    ? t('ui.cashOut.worthOfOne', {
        percent: (chance * 100).toFixed(2),
        amount: formatAmount(netIfWon),
        fair: formatAmount(fair),
      })
    : t('ui.cashOut.worthOnAverage');
}

/** The margin, and the tax where there is one. */
function offerLines({ offer, fair, marginPercent, grossPayout, withholdingTax }: CashOutAmounts, t: Words) {
  const margin = t('ui.cashOut.margin', {
    fair: formatAmount(fair),
    percent: marginPercent,
    offer: formatAmount(offer),
  });
  const tax = t('ui.cashOut.tax', {
    gross: formatAmount(grossPayout),
    tax: formatAmount(withholdingTax),
    offer: formatAmount(offer),
  });
  return withholdingTax > 0 ? [margin, tax] : [margin];
}
