import { assertAmount, assertPercent } from '../assertions.ts';
import { cents, type Cents } from './cents.ts';
import { divideHalfUp } from './divide-half-up.ts';

/**
 * Returns a percentage of an amount, rounded half up to the cent. The percentage may have up to three decimals. Throws
 * RangeError below zero.
 *
 * @example
 * percentOf(20, kes(87.11)); // 1742
 */
export function percentOf(percent: number, amount: Cents): Cents {
  assertPercent(percent, 'percent');
  assertAmount(amount, 'amount');
  return cents(Number(divideHalfUp(BigInt(Math.round(percent * 1_000)) * BigInt(amount), 100_000n)));
}
