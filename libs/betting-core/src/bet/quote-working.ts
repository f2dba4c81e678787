import type { Cents } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import type { BetQuote, QuoteLine } from './bet-quote.ts';
import type { BoosterRules } from './limits.ts';
import { countLines, type BetSystem } from './system.ts';
import { lineSums } from './line-sums.ts';
import type { FactorRequest } from './quote-request.ts';

/**
 * Returns every figure with its formula and its rule, in order of working. The formulas are exact: a calculator gives
 * the amount.
 */
export function quoteWorking(
  figures: Omit<BetQuote, 'working' | 'notices'>,
  request: FactorRequest,
  keptStake: Cents,
): readonly QuoteLine[] {
  const { limits, taxRecord } = request;
  const atStake = formatAmount(figures.stakeAfterTax);
  const base = formatAmount(figures.basePayout);
  const gross = formatAmount(figures.grossPayout);
  const cap = formatAmount(limits.maxPayout);
  const { factors, system } = request;
  const product =
    system === undefined ? factors.map((price) => price / 1_000).join(' x ') : meanFormula(factors, system);
  const oddsRule = system === undefined ? 'D01' : 'D100';
  const payout = `${atStake} x ${product}`;
  const net = `${gross} - ${formatAmount(figures.withholdingTax)}`;
  return [
    line(
      'stake-after-tax',
      `${formatAmount(figures.stake)} / ${taxRecord.stakeDivisorThousandths / 1_000}`,
      figures.stakeAfterTax,
      'D01',
    ),
    line('total-odds', product, figures.totalOdds, oddsRule),
    line('base', figures.isCapped ? `min(${payout}, ${cap})` : payout, figures.basePayout, oddsRule),
    line(
      'bonus',
      figures.isCapped
        ? `${gross} - ${base}`
        : `${payout} x (${boostFormula(figures.boost.counted, system === undefined ? limits.booster : null)} - 1)`,
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

/**
 * Writes the mean odds of a system: the sums of the odds of the lines of each size, over the number of lines, as in
 * (17.315 + 13.209) / 4.
 */
function meanFormula(factors: readonly number[], system: BetSystem): string {
  const sums = lineSums(factors, system).map(({ size, sum }) => exactDecimal(sum, 3 * size));
  return `(${sums.join(' + ')}) / ${countLines(factors.length, system)}`;
}

/** Writes a whole number of units with this many decimals, without zeros at the end. */
function exactDecimal(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`;
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
