import { assertOdds, EVEN_ODDS, HIGHEST_ODDS } from '../assertions.ts';
import type { Branded } from '../brand.ts';
import { ok, refuse, type Result } from '../result.ts';

/** A decimal price in whole thousandths, above 1.000: 2.35 is `oddsFromThousandths(2350)`. */
export type Odds = Branded<number, 'Odds'>;

/** The reason why something is not a price. */
export type OddsRefusal =
  /** Not a decimal number with at most three decimals. */
  | { readonly kind: 'odds-unreadable' }
  /** 1.000 or less: such a bet could win nothing. */
  | { readonly kind: 'odds-too-low' }
  /** Above 10,000: no market pays that, so the feed is wrong. */
  | { readonly kind: 'odds-too-high' };

const DECIMAL = /^(\d{1,9})(?:\.(\d+))?$/;

/**
 * Makes a price of whole thousandths, 1.001 to 10,000. Throws RangeError otherwise.
 *
 * @example
 * formatOdds(oddsFromThousandths(1_850)); // 1.85
 */
export function oddsFromThousandths(thousandths: number): Odds {
  assertOdds(thousandths, 'thousandths');
  return thousandths as Odds;
}

/**
 * Reads a price from the wire, a text or a number. After the third decimal only zeros are allowed.
 *
 * @example
 * ['1.85', 1.85, '101.50'].map(parseOdds).map((read) => read.ok && read.value); // 1850,1850,101500
 * parseOdds('1.00'); // { ok: false, reason: { kind: 'odds-too-low' } }
 */
export function parseOdds(written: string | number): Result<Odds, OddsRefusal> {
  const [matched, whole = '', decimals = ''] = DECIMAL.exec(String(written)) ?? [];
  if (matched === undefined || /[1-9]/.test(decimals.slice(3))) return refuse({ kind: 'odds-unreadable' });
  const thousandths = Number(whole + decimals.slice(0, 3).padEnd(3, '0'));
  if (thousandths <= EVEN_ODDS) return refuse({ kind: 'odds-too-low' });
  if (thousandths > HIGHEST_ODDS) return refuse({ kind: 'odds-too-high' });
  return ok(oddsFromThousandths(thousandths));
}

/**
 * Returns a price as a number, as the wire carries it. Throws RangeError for a wrong price.
 *
 * @example
 * toDecimal(oddsFromThousandths(2_350)); // 2.35
 */
export function toDecimal(odds: Odds): number {
  assertOdds(odds, 'odds');
  return odds / 1_000;
}

/**
 * Writes a price as printed on a button, in at most six characters: two decimals, a third only if the price has one;
 * one decimal from 100, none from 1,000. Throws RangeError for a wrong price.
 *
 * @example
 * [2_350, 1_855, 101_500, 1_001_000].map((one) => formatOdds(oddsFromThousandths(one))); // 2.35,1.855,101.5,1001
 */
export function formatOdds(odds: Odds): string {
  assertOdds(odds, 'odds');
  if (odds >= 999_950) return String(Math.round(odds / 1_000));
  if (odds >= 100_000) return (Math.round(odds / 100) / 10).toFixed(1);
  const decimals = String(odds).slice(-3).replace(/0$/, '');
  return `${String(odds).slice(0, -3)}.${decimals}`;
}
