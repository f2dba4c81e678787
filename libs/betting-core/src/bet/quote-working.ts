import type { Cents } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import type { BetQuote, QuoteLine } from './bet-quote.ts';
import type { BoosterRules } from './limits.ts';
import type { QuoteRequest } from './quote-request.ts';

/**
 * Every figure with its formula and its rule, in order of working. The formulas are exact: a calculator gives
 * the amount.
 */
export function quoteWorking(
  figures: Omit<BetQuote, 'working' | 'notices'>,
  request: QuoteRequest,
  keptStake: Cents,
): readonly QuoteLine[] {
  const { limits, taxRecord } = request;
  const atStake = formatAmount(figures.stakeAfterTax);
  const base = formatAmount(figures.basePayout);
  const gross = formatAmount(figures.grossPayout);
  const cap = formatAmount(limits.maxPayout);
  const product = request.prices.map((price) => price / 1_000).join(' x ');
  const payout = `${atStake} x ${product}`;
  const net = `${gross} - ${formatAmount(figures.withholdingTax)}`;
  return [
    line(
      'stake-after-tax',
      `${formatAmount(figures.stake)} / ${taxRecord.stakeDivisorThousandths / 1_000}`,
      figures.stakeAfterTax,
      'D01',
    ),
    line('total-odds', product, figures.totalOdds, 'D01'),
    line('base', figures.isCapped ? `min(${payout}, ${cap})` : payout, figures.basePayout, 'D01'),
    line(
      'bonus',
      figures.isCapped
        ? `${gross} - ${base}`
        : `${payout} x (${boostFormula(figures.boost.counted, limits.booster)} - 1)`,
      figures.bonus,
      figures.isCapped ? 'D66' : 'D02',
    ),
    line(
      'gross',
      figures.isCapped ? `max ${cap}` : `${base} + ${formatAmount(figures.bonus)}`,
      figures.grossPayout,
      'D01',
    ),
    line(
      'tax',
      `${taxRecord.winningsPercent}% x max(0, ${gross} - ${atStake})`,
      figures.withholdingTax,
      'D08',
    ),
    line(
      'net',
      keptStake > 0 ? `max(0, ${net} - ${formatAmount(keptStake)})` : net,
      figures.netPayout,
      keptStake > 0 ? 'D06' : 'D01',
    ),
  ];
}

const line = (
  figure: QuoteLine['figure'],
  formula: string,
  amount: Cents | number,
  rule: string,
): QuoteLine => ({ figure, formula, amount, rule });

function boostFormula(counted: number, booster: BoosterRules | null): string {
  if (booster === null || counted <= booster.minCount) return '1';
  const power = `${booster.rate / 1_000}^${counted - booster.minCount}`;
  return booster.maxMultiplier === null ? power : `min(${power}, ${booster.maxMultiplier / 1_000})`;
}
