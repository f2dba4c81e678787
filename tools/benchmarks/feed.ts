/**
 * Measures the price lines a second that a house takes from a pushed feed, on its embedded database: by posts of one line, by posts of a hundred, and, for
 * comparison, the same prices written by one bare statement per hundred lines. Ratios are of one run.
 * Usage: npm run bench:feed [rounds]
 */
import { spreadOf } from './spread.ts';
import { toldBy } from './told-by.ts';

/** Result of a round: lines a second, and statements per line. */
interface Round {
  readonly lines: number;
  readonly statements: number;
}

interface Told {
  readonly alone: readonly Round[];
  readonly together: readonly Round[];
  readonly bare: readonly Round[];
}

const told = await toldBy<Told>('apps/platform/test/feed-load.ts');

const linesOf = (rounds: readonly Round[]) =>
  spreadOf(
    rounds.map(({ lines }) => lines),
    'lines a second',
  );
const [alone, together, bare] = [linesOf(told.alone), linesOf(told.together), linesOf(told.bare)];
const statements = (rounds: readonly Round[]): string =>
  spreadOf(
    rounds.map((round) => round.statements * 100),
    '',
  ).text.trim();
console.log(`one line a post       ${alone.text}, ${statements(told.alone)} statements a hundred lines`);
console.log(
  `a hundred lines       ${together.text}, ${statements(told.together)} statements a hundred lines`,
);
console.log(`the same written bare ${bare.text}`);
console.log(`a hundred lines a post are ${(together.median / alone.median).toFixed(1)}x one line a post,`);
console.log(`and ${(together.median / bare.median).toFixed(2)}x the same prices written bare`);
