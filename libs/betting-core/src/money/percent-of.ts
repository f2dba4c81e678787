import { assertAmount, assertPercent } from '../assertions.ts';
import { cents, type Cents } from './cents.ts';
import { divideHalfUp } from './divide-half-up.ts';

/** A percentage of an amount, to the cent. It may have up to three decimals. Throws RangeError below zero. */
export function percentOf(percent: number, amount: Cents): Cents {
  assertPercent(percent, 'percent');
  assertAmount(amount, 'amount');
  return cents(Number(divideHalfUp(BigInt(Math.round(percent * 1_000)) * BigInt(amount), 100_000n)));
}
