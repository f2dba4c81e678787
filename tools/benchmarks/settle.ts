/**
 * Measures the bets a second that one process settles, and the time to place a bet meanwhile, on its own embedded database; the floor is bare commits of the same
 * database. Ratios are of one run.
 * Usage: npm run bench:settle [bets] [rounds]
 */
import { besideFloor, quantile, spreadOf } from './spread.ts';
import { toldBy } from './told-by.ts';

interface Told {
  readonly bets: number;
  readonly rounds: number;
  /** A second, a figure a round. */
  readonly figures: Readonly<Record<'floor' | 'lost' | 'mixed' | 'besides', readonly number[]>>;
  /** Milliseconds of each bet placed. */
  readonly took: Readonly<Record<'rest' | 'settling', readonly number[]>>;
  readonly books: { readonly total: number; readonly drifting: readonly unknown[] };
}

const { bets, rounds, figures, took, books } = await toldBy<Told>('apps/platform/test/settle-bench.ts');
const line = (title: string, ours: readonly number[]): void =>
  console.log(besideFloor(title, figures.floor, ours, 'a second'));
const placing = (title: string, ms: readonly number[]): void => {
  const [middle, most] = [quantile(ms, 0.5), quantile(ms, 0.99)].map((one) => one.toFixed(1));
  console.log(`  ${title.padEnd(30)} p50 ${middle} ms, p99 ${most} ms, of ${ms.length}`);
};

console.log(`${bets} bets, each of a customer of its own, ${rounds} rounds in turn`);
console.log(`  ${'floor: a posting a commit'.padEnd(30)} ${spreadOf(figures.floor, 'a second').text}`);
line('bets that lost', figures.lost);
line('bets, a third of them won', figures.mixed);
line('bets that lost, beside placing', figures.besides);
placing('placing, at rest', took.rest);
placing('placing, while settling', took.settling);
const isZero = books.total === 0 && books.drifting.length === 0;
console.log(`  books: ${isZero ? 'zero' : `${books.total}, ${books.drifting.length} drifting`}`);
