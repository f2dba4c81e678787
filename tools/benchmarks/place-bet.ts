/**
 * Measures the bets a second that the platform places, without HTTP, beside pgbench sending the same statements to the same server over as many connections: each
 * bet in its own transaction, and in the sets that the platform forms when many bets arrive together. Ratios are of one run; on a shared machine the processor
 * time of a bet, with the server's, says more. It needs Linux, and pgbench of PostgreSQL on the path.
 * Usage: npm run bench:place-bet [rounds] [seconds]
 */
import { quantile, spreadOf } from './spread.ts';
import { toldBy } from './told-by.ts';

interface Measured {
  /** Bets a second. */
  readonly rate: number;
  readonly processorMs: number;
}

interface Told {
  /** Of one bet. */
  readonly statements: number;
  readonly figures: readonly ({ readonly connections: number } & Readonly<
    Record<'pgbench' | 'single' | 'sets', readonly Measured[]>
  >)[];
  readonly books: { readonly total: number; readonly drifting: readonly unknown[] };
}

const { statements, figures, books } = await toldBy<Told>('apps/platform/test/place-load.ts');
console.log(`${statements} statements a bet, between BEGIN and COMMIT`);
for (const { connections, ...ways } of figures) {
  console.log(`${connections} at once`);
  const rateOf = (measures: readonly Measured[]) =>
    spreadOf(
      measures.map(({ rate }) => rate),
      'a second',
    );
  for (const [way, name] of [
    ['pgbench', 'pgbench'],
    ['single', 'a call a bet'],
    ['sets', 'in sets'],
  ] as const) {
    const [rate, floor] = [rateOf(ways[way]), rateOf(ways.pgbench)];
    const processor = quantile(
      ways[way].map(({ processorMs }) => processorMs),
      0.5,
    );
    const ratio = (rate.median / floor.median).toFixed(2);
    console.log(`  ${name.padEnd(16)} ${rate.text}: ${ratio}, ${processor.toFixed(2)} ms of processor each`);
  }
}
console.log(`books: ${books.total === 0 && books.drifting.length === 0 ? 'zero' : JSON.stringify(books)}`);
