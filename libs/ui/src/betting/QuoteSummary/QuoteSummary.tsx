import {
  formatHundredths,
  formatKes,
  type BetQuote,
  type Cents,
  type QuoteFigure,
} from '@kipenga/betting-core';
import { useId, useState } from 'react';
import { useWords, type UiWordId } from '../../words/use-words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { QuoteNotices } from './QuoteNotices.tsx';
import { workingLines } from './working-lines.ts';
import styles from './QuoteSummary.module.css';

export interface QuoteSummaryProps {
  /** The quote the core computed from stake, prices, limits and taxes (`quoteBet`). */
  readonly quote: BetQuote;
  /** True if a free bet is staked: nothing is taken from the balance. */
  readonly isFreeBet?: boolean;
  /** Opens the working at the first render. */
  readonly isWorkingInitiallyOpen?: boolean;
  /** Names the summary where there are several on one page. */
  readonly label?: string;
}

interface Row {
  readonly word: UiWordId;
  readonly value: string;
  readonly figures: readonly QuoteFigure[];
  readonly kind?: 'bonus' | 'net' | 'minus';
}

const minus = (amount: Cents): string => (amount > 0 ? `− ${formatKes(amount)}` : formatKes(amount));

const ofOneLine = (quote: BetQuote): readonly Row[] => [
  { word: 'ui.quote.totalOdds', value: formatHundredths(quote.totalOdds), figures: ['total-odds'] },
  {
    word: 'ui.quote.bonus',
    value: formatKes(quote.bonus),
    figures: ['bonus'],
    ...(quote.bonus > 0 && { kind: 'bonus' as const }),
  },
];

/** Rows of a system: mean odds of its lines, and no bonus (D100). */
const ofLines = (
  quote: BetQuote,
  { lines, afterTaxPerLine }: NonNullable<BetQuote['system']>,
): readonly Row[] => [
  { word: 'ui.quote.lines', value: String(lines), figures: [] },
  { word: 'ui.quote.perLine', value: formatKes(afterTaxPerLine), figures: [] },
  { word: 'ui.quote.meanOdds', value: formatHundredths(quote.totalOdds), figures: ['total-odds'] },
];

const rowsOf = (quote: BetQuote, isFreeBet: boolean): readonly Row[] => [
  { word: isFreeBet ? 'ui.quote.freeStake' : 'ui.quote.stake', value: formatKes(quote.stake), figures: [] },
  { word: 'ui.quote.stakeAfterTax', value: formatKes(quote.stakeAfterTax), figures: ['stake-after-tax'] },
  ...(quote.system === undefined ? ofOneLine(quote) : ofLines(quote, quote.system)),
  { word: 'ui.quote.gross', value: formatKes(quote.grossPayout), figures: ['base', 'gross'] },
  { word: 'ui.quote.tax', value: minus(quote.withholdingTax), figures: ['tax'] },
  { word: 'ui.quote.net', value: formatKes(quote.netPayout), figures: ['net'], kind: 'net' },
];

/** Without a tax on stake or win, three of the rows would repeat others and are left out (D94). */
const isOfLaw =
  ({ stake, stakeTax, withholdingTax }: BetQuote) =>
  ({ word }: Row): boolean =>
    stake === 0 ||
    stakeTax + withholdingTax > 0 ||
    !['ui.quote.stakeAfterTax', 'ui.quote.gross', 'ui.quote.tax'].includes(word);

/**
 * All figures of the bet amount summary (R3), with a button that shows how each was worked out, and the notices before placing
 * (D02, D09, D13).
 */
export function QuoteSummary({
  quote,
  isFreeBet = false,
  isWorkingInitiallyOpen = false,
  label,
}: QuoteSummaryProps) {
  const t = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(isWorkingInitiallyOpen);
  return (
    <section className={styles['summary']} aria-label={label ?? t('ui.quote.label')}>
      <dl id={id} className={styles['list']}>
        {rowsOf(quote, isFreeBet)
          .filter(isOfLaw(quote))
          .map((row) => (
            <div key={row.word} className={styles['row']} data-kind={row.kind}>
              <dt>{t(row.word)}</dt>
              <dd>
                {row.value}
                {isOpen &&
                  workingLines(quote, row.figures, t).map((line) => (
                    <span key={line} className={styles['formula']}>
                      {line}
                    </span>
                  ))}
              </dd>
            </div>
          ))}
      </dl>
      <WorkingButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} figuresId={id} />
      <QuoteNotices quote={quote} />
    </section>
  );
}

interface WorkingButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Id of the element with the figures that the button expands. */
  readonly figuresId: string;
}

/** Button below the figures that shows and hides their working. */
function WorkingButton({ isOpen, onToggle, figuresId }: WorkingButtonProps) {
  const t = useWords();
  return (
    <Button
      className={styles['workingButton']}
      look="quiet"
      size="small"
      aria-expanded={isOpen}
      aria-controls={figuresId}
      onClick={onToggle}
    >
      {t(isOpen ? 'ui.quote.hideWorking' : 'ui.quote.showWorking')}
    </Button>
  );
}

// Also used by CashOutFigures; not exported from the kit.
export { WorkingButton };
