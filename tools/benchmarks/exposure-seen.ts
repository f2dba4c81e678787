/**
 * Measures the time from the answer to a bet until the desk's page has it in the match's exposure, while bets on that match are placed over HTTP at a steady rate.
 * Target: a second, at 100 a second. The n-th answered bet is seen with the first figure of n bets. Customers, desk and platform share the machine.
 * Usage: npm run bench:exposure-seen [bets a second] [seconds]
 */
import { quantile, spreadOf } from './spread.ts';
import { toldBy } from './told-by.ts';

interface Told {
  readonly placed: number;
  readonly refused: number;
  /** Number of bets placed that are in no figure ten seconds after the last. */
  readonly missing: number;
  /** Seconds. */
  readonly placedIn: number;
  /** Number of requests by the page. */
  readonly looks: number;
  /** Milliseconds of each placing, and from its answer to the figure. */
  readonly tooks: readonly number[];
  readonly late: readonly number[];
}

const told = await toldBy<Told>('apps/platform/test/exposure-seen.ts');
const { placed, refused, missing, placedIn, looks, tooks, late } = told;
const within = late.filter((ms) => ms <= 1_000).length;
const line = (title: string, figures: readonly number[]): string =>
  `  ${title.padEnd(30)} ${spreadOf(figures, 'ms').text}, p99 ${quantile(figures, 0.99).toFixed(0)}`;
console.log(
  `${placed} bets on one match in ${placedIn.toFixed(1)} s, ${refused} refused; the page asked ${looks} times`,
);
console.log(line('a bet is answered after', tooks));
console.log(line('and is in the figure after', late));
console.log(`  ${within} of ${placed} within a second, ${missing} missing`);
