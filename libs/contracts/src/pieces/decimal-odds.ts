import { ok, parseOdds, refuse, toDecimal, type Odds, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, madeLate } from './codec-of.ts';

const numberOrText = madeLate(() => z.union([z.number(), z.string()]));

function readOdds(value: number | string): Result<Odds, string> {
  const odds = parseOdds(value);
  return odds.ok ? odds : refuse(`${String(value).slice(0, 40)} is not a price`);
}

/** `1.85` or `"1.85"` on the wire, whole thousandths here (D01). */
export const decimalOdds = codecOf(numberOrText, readOdds, toDecimal);

/** As `decimalOdds`, or `null`: feeds write "no price now" as missing, empty, or not above 1 (R4-03). */
export const priceOrNone = codecOf(
  madeLate(() => z.optional(z.nullable(numberOrText))),
  (value): Result<Odds | null, string> =>
    value === undefined || value === null || value === '' || Number(value) <= 1 ? ok(null) : readOdds(value),
  (odds) => (odds === null ? null : toDecimal(odds)),
);

const DECIMAL_TEXT = /^\d+(\.\d+)?$/;

/**
 * Total odds, with 2 decimals on the wire and whole hundredths here; the exact product is never sent (D01). Odds of many picks
 * exceed the exact numbers, and are sent as the nearest one.
 */
export const totalOddsNumber = codecOf(
  numberOrText,
  (value): Result<number, string> => {
    const hundredths = Math.round(Number(value) * 100);
    const isWritten = typeof value === 'number' || DECIMAL_TEXT.test(value);
    return isWritten && Number.isFinite(hundredths) && hundredths >= 0
      ? ok(hundredths)
      : refuse('total odds are a number');
  },
  (hundredths) => hundredths / 100,
);
