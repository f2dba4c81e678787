import {
  DEFAULT_LIMITS,
  kes,
  nairobiDay,
  oddsFromThousandths,
  parseKes,
  parseOdds,
  quoteBet,
  taxRecordOn,
  type BetLimits,
  type BetQuote,
  type Cents,
  type Odds,
} from '@kipenga/betting-core';

/** The taxes of the day the catalogue is about. */
export const TAX = taxRecordOn(nairobiDay('2026-11-21'));

/** The booster of the worked examples: 5 % for each pick beyond the fifth. */
export const BOOSTED: BetLimits = {
  ...DEFAULT_LIMITS,
  booster: { rate: 1050, minCount: 5, maxMultiplier: null, minOdds: oddsFromThousandths(1300) },
};

/** What a bet pays, by the functions of the slip and the platform. */
export const reckon = (
  stake: Cents,
  prices: readonly Odds[],
  more: { readonly limits?: BetLimits; readonly freeBet?: boolean } = {},
): BetQuote => quoteBet({ stake, prices, limits: DEFAULT_LIMITS, taxRecord: TAX, ...more });

/** Prices of a line of text, as far as they are prices. */
export const readPrices = (text: string): readonly Odds[] =>
  text
    .split(/\s+/)
    .map((word) => parseOdds(word))
    .flatMap((odds) => (odds.ok ? [odds.value] : []));

/** An amount of the worked examples: "49.00". */
export function amountOf(text: string): Cents {
  const amount = parseKes(text);
  return amount.ok ? amount.value : kes(0);
}
