/** Programs of a stranger who has installed a library, to be run under plain Node and compiled by a strict compiler. */
interface Stranger {
  readonly javascript: string;
  readonly prints: string;
  readonly typescript: string;
}

export const strangers: Readonly<Record<string, Stranger>> = {
  '@kipenga/betting-core': {
    javascript: `
import { DEFAULT_LIMITS, TAX_RECORDS, formatKes, kes, parseOdds, quoteBet } from '@kipenga/betting-core';
import examples from '@kipenga/betting-core/examples/bet-quotes.json' with { type: 'json' };
const prices = ['1.85', '2.10', '3.40'].map((text) => parseOdds(text).value);
const quote = quoteBet({ stake: kes(49), prices, limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0] });
console.log(formatKes(quote.netPayout) + ', ' + examples.length + ' examples');
`,
    prints: 'KES 469.02, 10 examples',
    typescript: `
import { checkDeposit, DEFAULT_LIMITS, kes, parseMsisdn, type Msisdn, type Rejection } from '@kipenga/betting-core';
import phones from '@kipenga/betting-core/examples/phone-numbers.json' with { type: 'json' };
const read = parseMsisdn(phones[0]?.text ?? '');
export const phone: Msisdn | null = read.ok ? read.value : null;
export const isTaken: boolean = checkDeposit(kes(49), DEFAULT_LIMITS).ok;
export const reason: Rejection = { kind: 'stake-too-low', minimum: kes(20) };
// @ts-expect-error a number is not an amount of money
export const wrong: Rejection = { kind: 'stake-too-low', minimum: 2000 };
`,
  },
  '@kipenga/pricing': {
    javascript: `
import { oddsFromThousandths, ONE_X_TWO, OVER_UNDER } from '@kipenga/betting-core';
import { chanceOf, fitMatch, halvesMatrix } from '@kipenga/pricing';
const prices = (market, ...odds) => ({ market, prices: odds.map(oddsFromThousandths) });
const { matrix } = fitMatch([prices(ONE_X_TWO, 2000, 3400, 3750), prices(OVER_UNDER, 1950, 1850)]).value;
const { won } = chanceOf(halvesMatrix(matrix), [ONE_X_TWO.outcomes[0], OVER_UNDER.outcomes[0]]);
console.log(won.toFixed(4));
`,
    prints: '0.2853',
    typescript: `
import type { MarketTypeId } from '@kipenga/betting-core';
import { fitMatch, type FittedMatch, type FitRefusal } from '@kipenga/pricing';
const fit = fitMatch([]);
export const match: FittedMatch | null = fit.ok ? fit.value : null;
export const why: FitRefusal | null = fit.ok ? null : fit.reason;
export const missing: MarketTypeId | null = why?.kind === 'price-missing' ? why.marketTypeId : null;
// @ts-expect-error a refusal is one of a closed list
export const wrong: FitRefusal = { kind: 'too-late' };
`,
  },
};
