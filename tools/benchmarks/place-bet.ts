/**
 * How many bets a second the platform places, without HTTP, beside pgbench sending the same statements to the same server over as many
 * connections. The ratios are of one run. It needs pgbench of PostgreSQL on the path.
 * Usage: npm run bench:place-bet [rounds] [seconds]
 */
import { spreadOf } from './spread.ts';
import { toldBy } from './told-by.ts';

interface Told {
  /** Of one bet. */
  readonly statements: number;
  /** Bets a second, a figure a round. */
  readonly figures: readonly {
    readonly connections: number;
    readonly pgbench: readonly number[];
    readonly single: readonly number[];
  }[];
  readonly books: { readonly total: number; readonly drifting: readonly unknown[] };
}

const { statements, figures, books } = await toldBy<Told>('apps/platform/test/place-load.ts');
console.log(`${statements} statements a bet, between BEGIN and COMMIT`);
for (const { connections, pgbench, single } of figures) {
  const bare = spreadOf(pgbench, 'a second');
  console.log(`${connections} at once: pgbench ${bare.text}`);
  const own = spreadOf(single, 'a second');
  console.log(`  ${'a call a bet'.padEnd(16)} ${own.text}: ${(own.median / bare.median).toFixed(2)}`);
}
console.log(`books: ${books.total === 0 ? 'zero' : books.total}`);
