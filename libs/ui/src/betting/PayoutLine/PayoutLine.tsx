import { addCents, formatAmount, formatHundredths, formatKes, type BetQuote } from '@kipenga/betting-core';
import { InfoIcon, WarningIcon } from '../../icons/icons.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords, type UiWordId } from '../../words/use-words.ts';
import styles from './PayoutLine.module.css';

/** What the line warns of, the costliest first: a win below the stake, stake beyond the cap, a win at the cap. */
export type PayoutWarning = 'losing-win' | 'wasted-stake' | 'capped';

export interface PayoutLineProps {
  /** What core worked out from stake, prices, limits and taxes (`quoteBet`). */
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
  /** Its figures stand beside it already: it says what of the tax is taken when, and warns. */
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
 * Odds, tax and possible win, which is net, beside the button that places the bet, and in a word what would cost (D13): on show however far the sums
 * have been scrolled away. The sums themselves are QuoteSummary.
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

/** A law that takes nothing of stake and win has no figure here (D94). */
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
