import { addCents, formatAmount, formatHundredths, formatKes, type BetQuote } from '@kipenga/betting-core';
import { InfoIcon, WarningIcon } from '../../icons/icons.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords, type UiWordId } from '../../words/use-words.ts';
import styles from './PayoutLine.module.css';

/** Warning of the line, the costliest first: a win below the stake, stake beyond the cap, a win at the cap. */
export type PayoutWarning = 'losing-win' | 'wasted-stake' | 'capped';

export interface PayoutLineProps {
  /** The quote the core computed from stake, prices, limits and taxes (`quoteBet`). */
  readonly quote: Pick<
    BetQuote,
    | 'totalOdds'
    | 'stakeTax'
    | 'withholdingTax'
    | 'grossPayout'
    | 'netPayout'
    | 'notices'
    | 'isCapped'
    | 'system'
  >;
  /** True if the figures already stand next to the line: it then shows only the tax note and the warning. */
  readonly isBelowFigures?: boolean;
}

const WORD = {
  'losing-win': 'ui.payoutLine.losingWin',
  'wasted-stake': 'ui.payoutLine.wastedStake',
  capped: 'ui.payoutLine.capped',
} as const satisfies Record<PayoutWarning, UiWordId>;

function warningOf({ notices, isCapped }: PayoutLineProps['quote']): PayoutWarning | null {
  const has = (kind: PayoutWarning): boolean => notices.some((notice) => notice.kind === kind);
  if (has('losing-win')) return 'losing-win';
  if (has('wasted-stake')) return 'wasted-stake';
  return isCapped ? 'capped' : null;
}

/**
 * Odds, tax and possible net win beside the button that places the bet, with a warning where one applies (D13). Stays visible
 * however far the sums are scrolled away. QuoteSummary shows the sums.
 */
export function PayoutLine({ quote, isBelowFigures = false }: PayoutLineProps) {
  const t = useWords();
  const { stakeTax, withholdingTax } = quote;
  const warning = warningOf(quote);
  const WarningSign = warning === 'capped' ? InfoIcon : WarningIcon;
  return (
    <div className={styles['line']}>
      {!isBelowFigures && <Sums quote={quote} />}
      {isTaxed(quote) && (
        <p className={styles['taxes']}>
          {t('ui.payoutLine.taxes', { stake: formatAmount(stakeTax), win: formatAmount(withholdingTax) })}
        </p>
      )}
      {warning !== null && (
        <p className={styles['warning']} data-tone={warning === 'capped' ? 'info' : 'warning'}>
          <WarningSign size="1rem" />
          {sumsWhole(t(WORD[warning], { cap: formatKes(quote.grossPayout) }))}
        </p>
      )}
    </div>
  );
}

/** Under a law that taxes neither stake nor win, no tax is shown (D94). */
const isTaxed = ({ stakeTax, withholdingTax, grossPayout }: PayoutLineProps['quote']): boolean =>
  grossPayout === 0 || stakeTax + withholdingTax > 0;

function Sums({ quote }: Pick<PayoutLineProps, 'quote'>) {
  const t = useWords();
  const { system } = quote;
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{t(system === undefined ? 'ui.payoutLine.odds' : 'ui.quote.lines')}</dt>
        <dd>
          {system === undefined
            ? formatHundredths(quote.totalOdds)
            : `${system.lines} × ${formatAmount(system.afterTaxPerLine)}`}
        </dd>
      </div>
      {isTaxed(quote) && (
        <div>
          <dt>{t('ui.payoutLine.taxInAll')}</dt>
          <dd>{formatKes(addCents(quote.stakeTax, quote.withholdingTax))}</dd>
        </div>
      )}
      <div className={styles['net']}>
        <dt>{t(system === undefined ? 'ui.quote.net' : 'ui.payoutLine.allRight')}</dt>
        <dd>{formatKes(quote.netPayout)}</dd>
      </div>
    </dl>
  );
}
