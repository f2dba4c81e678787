import { cents, type Cents } from './cents.ts';
import { divideHalfUp } from './divide-half-up.ts';

/** A percentage of an amount, to the cent. The percentage may have up to three decimals. */
export function percentOf(percent: number, amount: Cents): Cents {
  return cents(Number(divideHalfUp(BigInt(Math.round(percent * 1_000)) * BigInt(amount), 100_000n)));
}
