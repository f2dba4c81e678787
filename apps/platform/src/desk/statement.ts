import { createHash } from 'node:crypto';
import { compareInstants, formatKes, formatNairobiDateTime } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { cursorIn, PAGE, paged, type Actor, type Desk } from './desk.ts';
import { appendLine } from './journal.ts';
import { readStatement, spanOf } from './read-statement.ts';
import {
  bookedOf,
  keepOurs,
  keepSpan,
  keepTheirs,
  linesApart,
  lockImports,
  statementSums,
  type StatementLine,
} from './statement.store.ts';

/** Lines of a file that the answer names. */
const MOST_NAMED = 10;

/** The lines in rounds that name a line once each: what a file says again of a receipt comes after what it says first. */
const roundsOf = (lines: readonly StatementLine[]): readonly (readonly StatementLine[])[] => {
  const rounds: StatementLine[][] = [];
  const times = new Map<string, number>();
  for (const line of lines) {
    const name = `${line.side} ${line.receipt}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    (rounds[time] ??= []).push(line);
  }
  return rounds;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/**
 * Imports a statement. It moves no money, and importing it again changes nothing. A line that says something else than a line before keeps both, as a difference.
 * @throws ActRefused
 */
export const importStatement = async (
  {
    db,
    realClock,
    bettingClock,
    mobileMoney,
  }: Pick<Desk, 'db' | 'realClock' | 'bettingClock' | 'mobileMoney'>,
  csv: string,
  by: Actor,
): Promise<string> => {
  // Payments of a sandbox end in betting time.
  const now = [realClock.now(), bettingClock.now()].toSorted(compareInstants).at(-1) ?? realClock.now();
  const read = readStatement(csv, { now, paybill: mobileMoney.paybill });
  const span = spanOf(read, now);
  const done = read.lines.filter(({ amount }) => amount > 0);
  return db.transaction(async (sql) => {
    await lockImports(sql);
    let otherwise = 0;
    for (const round of roundsOf(read.lines)) otherwise += await keepTheirs(sql, round);
    await keepOurs(
      sql,
      await bookedOf(
        sql,
        done.map(({ receipt }) => receipt),
        span,
      ),
    );
    if (span) await keepSpan(sql, span);
    const { apart, unexplained } = await statementSums(sql);
    const passed = [...read.passed].map(([state, count]) => `${count} ${state}`).join(', ');
    const says = [
      `Lines taken: ${done.length}${span ? `, from ${formatNairobiDateTime(span.from)} to ${formatNairobiDateTime(span.to)}` : ''}`,
      ...(passed === '' ? [] : [`passed over for their state: ${passed}`]),
      ...(otherwise === 0
        ? []
        : [
            `${counted(otherwise, 'line says', 'lines say')} something else than a line before, and the first is kept until somebody has said which holds`,
          ]),
      ...read.otherwise.slice(0, MOST_NAMED),
      ...(read.otherwise.length > MOST_NAMED ? [`and ${read.otherwise.length - MOST_NAMED} more`] : []),
      `not as in the books: ${apart}, ${formatKes(unexplained)} together`,
    ].join('; ');
    await appendLine(sql, {
      at: realClock.now(),
      operator: by.name,
      role: by.role,
      second: null,
      act: 'import-statement',
      args: { lines: done.length, sha256: createHash('sha256').update(csv).digest('hex') },
      why: '',
      outcome: { says },
    });
    return says;
  });
};

/** Differences between the books and the statements, those of most shillings first. */
export const showStatement = async ({ db }: { readonly db: Database }, after: string | undefined) => {
  const { lines, apart, unexplained, until } = await statementSums(db);
  const from = cursorIn(after, 'amount', 'name', 'name');
  const page = paged(await linesApart(db, from, PAGE + 1), PAGE, ({ difference, receipt, side }) => [
    difference,
    receipt,
    side,
  ]);
  return { lines, apart, unexplained, until, ...page };
};
