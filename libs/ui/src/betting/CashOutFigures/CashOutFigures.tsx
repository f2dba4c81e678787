import { formatAmount, formatKes, type CashOutQuote, type Cents } from '@kipenga/betting-core';
import { useId, useState } from 'react';
import type { Translate } from '../../words/make-use-words.ts';
import { useWords, type UiWords } from '../../words/use-words.ts';
import { WorkingButton } from '../QuoteSummary/QuoteSummary.tsx';
import styles from './CashOutFigures.module.css';

/** Current worth of a bet, or of a share of it, and the house's offer for it. Amounts are net of tax (D102). */
export interface CashOutAmounts extends CashOutQuote {
  readonly marginPercent: number;
  /** Stake still on the bet. */
  readonly stake: Cents;
  /** Part of the offer that is paid out the next day. */
  readonly held: Cents;
}

export interface CashOutFiguresProps {
  /** The quote the core computed for the house's offer (`quoteCashOut`). */
  readonly amounts: CashOutAmounts;
  /** True for a system: if kept, it may pay only part of the maximum. */
  readonly isSystem?: boolean;
  /** True while a newer offer is loading and these figures are of the previous one. */
  readonly isOld?: boolean;
  /** Opens the working at the first render. */
  readonly isWorkingInitiallyOpen?: boolean;
}

/**
 * Four figures of a cash-out: the payout, the worth of the bet, the house's margin, and the possible win. The working of each can
 * be opened.
 */
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

/** Writes a chance as a count in 100, never as none or all. */
function inHundred(chance: number, t: Words): string {
  const count = Math.round(chance * 100);
  if (count < 1) return t('ui.cashOut.fewerThanOne');
  return count > 99 ? t('ui.cashOut.moreThanMost') : t('ui.cashOut.about', { count });
}

/**
 * True if the bet pays either one sum or nothing: its worth is then that sum times its chance. A system, or a pick that may be
 * void, can pay other sums.
 */
const isOneSum = ({ fair, netIfWon, restIfWon, chance }: CashOutAmounts, isSystem: boolean): boolean =>
  !isSystem && Math.abs((netIfWon - restIfWon) * chance - fair) <= 1;

/**
 * Sentence about the possible win of the bet if it is kept. A bet that can pay several sums states the chance of winning more than
 * its stake.
 */
function keptLine(amounts: CashOutAmounts, isSystem: boolean, t: Words): string {
  const { netIfWon, chance, chanceAboveStake, stake } = amounts;
  const amount = formatKes(netIfWon);
  return isOneSum(amounts, isSystem)
    ? t('ui.cashOut.orNothing', { amount, about: inHundred(chance, t) })
    : t('ui.cashOut.upTo', { amount, stake: formatKes(stake), about: inHundred(chanceAboveStake, t) });
}

/** Sentence about a partial cash-out: the amount paid now, and what the rest can still win. */
function takenLine(amounts: CashOutAmounts, isSystem: boolean, t: Words): string {
  const words = { offer: formatKes(amounts.offer), rest: formatKes(amounts.restIfWon) };
  return t(isOneSum(amounts, isSystem) ? 'ui.cashOut.thenRest' : 'ui.cashOut.thenRestUpTo', words);
}

/**
 * Working of the worth: sum times chance for a whole bet that pays one sum or nothing, otherwise the mean of all possible payouts.
 */
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
