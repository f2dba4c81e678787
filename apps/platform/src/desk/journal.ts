import { createHash } from 'node:crypto';
import {
  FIRST_LINE_FOLLOWS,
  lineAfter,
  verifyJournal,
  type JournalFault,
  type JournalLine,
  type UnwrittenLine,
} from '@kipenga/desk-rules';
import type { Database, Sql } from '../database/index.ts';
import { insertLine, lastLine, linesAfter, lockJournal } from './journal.store.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Appends an act to the journal. Call it last in the act's transaction: the next writer waits for its end. */
export const appendLine = async (sql: Sql, line: UnwrittenLine): Promise<JournalLine> => {
  await lockJournal(sql);
  const written = lineAfter(await lastLine(sql), line, sha256);
  await insertLine(sql, written);
  return written;
};

const SLICE = 500;

/**
 * Checks the whole chain, slice by slice.
 * @param kept a hash that was read before: `hasKept` is false where none of the lines that were read has it.
 */
export const checkJournal = async (
  db: Pick<Database, 'query'>,
  kept = FIRST_LINE_FOLLOWS,
): Promise<{
  readonly lines: number;
  readonly lastHash: string;
  readonly wrong: JournalFault | null;
  readonly hasKept: boolean;
}> => {
  let before: Pick<JournalLine, 'number' | 'hash'> | null = null;
  let hasKept = kept === FIRST_LINE_FOLLOWS;
  for (;;) {
    const lines: readonly JournalLine[] = await linesAfter(db, before?.number ?? 0, SLICE);
    const wrong = verifyJournal(lines, sha256, before);
    hasKept ||= lines.some(({ hash }) => hash === kept);
    before = lines.at(-1) ?? before;
    if (wrong || lines.length < SLICE)
      return { lines: before?.number ?? 0, lastHash: before?.hash ?? FIRST_LINE_FOLLOWS, wrong, hasKept };
  }
};
