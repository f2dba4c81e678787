import {
  addCents,
  cents,
  type Cents,
  type ProfileId,
  type StatementAccount,
  type StatementRow,
} from '@kipenga/betting-core';
import { knownGame } from '../casino/index.ts';
import type { Sql } from '../database/index.ts';
import { spanOfDays, type AskedDays } from '../payments/index.ts';
import { explainLine } from './explain-line.ts';
import { areSurelyMore, selectLines, type Line } from './statement.store.ts';

/** The most rows one statement has; who played more asks for fewer days. */
export const MOST_ROWS = 5_000;

/** A customer's statement, or the reason there is none. */
export type Statement = readonly StatementRow[] | 'days-unsound' | 'too-long';

/** The subject of a row, as its customer knows it; empty if its type says everything. */
const referenceOf = ({ knownAs, gameId }: Line): string =>
  gameId === null ? (knownAs ?? '') : (knownGame(gameId)?.name ?? gameId);

const rowsOf = (lines: readonly Line[]): readonly StatementRow[] => {
  const [first] = lines;
  const held: Record<StatementAccount, Cents> = {
    cash: cents(first?.openingCash ?? 0),
    bonus: cents(first?.openingBonus ?? 0),
  };
  return lines.flatMap((line) =>
    explainLine(line).map(({ type, account, amount }) => {
      const balance = addCents(held[account], amount);
      held[account] = balance;
      return { at: line.at, type, reference: referenceOf(line), amount, balance, account };
    }),
  );
};

/**
 * Lists every movement of a customer's cash and bonus between two Nairobi days, both included, oldest first, with what its account held
 * after it (D87, D91). It is read from the books in one look: what they held before, and the rows, add up to what they hold after.
 */
export const statementBetween = async (
  sql: Sql,
  profileId: ProfileId,
  asked: AskedDays,
): Promise<Statement> => {
  const span = spanOfDays(asked);
  if (span === null) return 'days-unsound';
  if (await areSurelyMore(sql, { profileId, ...span, most: MOST_ROWS })) return 'too-long';
  const lines = await selectLines(sql, { profileId, ...span, most: MOST_ROWS + 1 });
  const rows = rowsOf(lines);
  return rows.length > MOST_ROWS ? 'too-long' : rows;
};
