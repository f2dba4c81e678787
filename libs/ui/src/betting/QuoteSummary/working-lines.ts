import type { BetQuote, BoostState, QuoteFigure, QuoteLine } from '@kipenga/betting-core';
import type { Translate } from '../../words/make-use-words.ts';
import type { UiWords } from '../../words/use-words.ts';
import { addedPercent } from './added-percent.ts';

type Words = Translate<UiWords>;

/** The multiplier of a bet without a bonus, in millionths. */
const NO_BOOST = 1_000_000;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const power = (base: string, exponent: string): string =>
  exponent === '1' ? base : base + exponent.replaceAll(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)));

/** Replaces the signs of a formula by those of a printed slip: × − ÷, prices with two decimals, raised powers. */
const withSigns = (formula: string): string =>
  formula
    .replaceAll(/min\(([\d.]+)\^(\d+), ([\d.]+)\)/g, (_, base: string, exponent: string, cap: string) =>
      Number(base) ** Number(exponent) > Number(cap) ? cap : `${base}^${exponent}`,
    )
    .replaceAll(/([\d.]+)\^(\d+)/g, (_, base: string, exponent: string) => power(base, exponent))
    .replaceAll(
      /\(([\d.]+) - 1\)/g,
      (_, multiplier: string) => `${addedPercent(Number(multiplier) * 1_000)}%`,
    )
    .split(' x ')
    .map((factor) => (/^\d+(?:\.\d)?$/.test(factor) ? Number(factor).toFixed(2) : factor))
    .join(' × ')
    .replaceAll(' - 1)', '\u00a0−\u00a01)')
    .replaceAll(' - ', ' − ')
    .replaceAll(' / ', ' ÷ ');

/** One line of the core's working as readable text; null if it would repeat a figure. */
function readable({ figure, formula, amount }: QuoteLine, boost: BoostState, t: Words): string | null {
  if (figure === 'bonus' && boost.multiplier === NO_BOOST) return t('ui.quote.noBonus');
  const isOneFigure = !formula.includes(' ');
  if (isOneFigure || formula.endsWith(' + 0.00')) return null;
  if (formula.startsWith('max ')) return t('ui.quote.most');
  const capped = /^min\((.+), ([\d,.]+)\)$/.exec(formula);
  if (capped) return t('ui.quote.atMost', { formula: withSigns(capped[1] ?? ''), cap: capped[2] ?? '' });
  if (formula.includes('max(0, ') && amount === 0) return t('ui.quote.nothingAbove');
  return withSigns(formula.replace(/^max\(0, (.+)\)$/, '$1').replace('max(0, ', '('));
}

/** Working of the given figures, one line each, in the words and signs of a slip (D01, D02, D08). */
export const workingLines = (
  { working, boost }: Pick<BetQuote, 'working' | 'boost'>,
  figures: readonly QuoteFigure[],
  t: Words,
): readonly string[] =>
  working
    .filter(({ figure }) => figures.includes(figure))
    .map((line) => readable(line, boost, t))
    .filter((line) => line !== null);
