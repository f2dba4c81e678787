/**
 * Measures the bets a second that the exposure of one match follows as they come and go, over the 14,400 scores of a match by halves. Target: 100.
 * Usage: npm run bench:exposure [bets]
 */
import { spreadOf } from './spread.ts';
import { toldBy } from './told-by.ts';

interface Told {
  readonly bets: number;
  /** Microseconds of each. */
  readonly took: Readonly<Record<'came' | 'went' | 'outcome', readonly number[]>>;
}

const { bets, took } = await toldBy<Told>('apps/platform/test/exposure-bench.ts');
console.log(`${bets} bets on one match: singles, combinations, accumulators, systems`);
console.log(`  ${'a bet comes'.padEnd(30)} ${spreadOf(took.came, 'µs').text}`);
console.log(`  ${'a bet goes'.padEnd(30)} ${spreadOf(took.went, 'µs').text}`);
console.log(`  ${'the most for an outcome'.padEnd(30)} ${spreadOf(took.outcome, 'µs').text}`);
