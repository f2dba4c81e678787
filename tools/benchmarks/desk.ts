/**
 * Measures how long each list and page of the operators' desk takes in a house with many customers and bets, on a PostgreSQL of its own, and names the statements that
 * took more than 100 ms. The customers are copies made in SQL, whose books do not balance. A list is asked for page after page.
 * Usage: npm run bench:desk [customers] [bets of each] [asks]
 */
import { quantile } from './spread.ts';
import { toldBy } from './told-by.ts';

interface Told {
  readonly customers: number;
  readonly bets: number;
  readonly bytes: number;
  /** Seconds. */
  readonly filledIn: number;
  readonly pages: readonly {
    readonly what: string;
    /** Milliseconds of each answer. */
    readonly took: readonly number[];
    readonly slow: readonly { readonly text: string; readonly ms: number }[];
  }[];
}

const { customers, bets, bytes, filledIn, pages } = await toldBy<Told>('apps/platform/test/desk-at-size.ts');
console.log(
  `${customers} customers with ${bets} bets, ${(bytes / 1e9).toFixed(1)} GB, filled in ${filledIn.toFixed(0)} s`,
);
console.log('\n| Page | median, ms | worst, ms |\n|---|---|---|');
for (const { what, took } of pages)
  console.log(`| ${what} | ${quantile(took, 0.5).toFixed(0)} | ${quantile(took, 1).toFixed(0)} |`);
for (const { what, slow } of pages) {
  const worst = new Map<string, number>();
  for (const { text, ms } of slow) worst.set(text, Math.max(ms, worst.get(text) ?? 0));
  for (const [text, ms] of worst) console.log(`\n${what}, ${ms.toFixed(0)} ms: ${text}`);
}
