import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../../src/database/index.ts';

/** A stake as either side has it in the end: what was staked, what came back, and the tier it drew. */
type Line = `${string} ${number} ${'credit' | 'rollback'} ${number} ${string}`;

const lineOf = (id: string, amount: number, kind: string, paid: number, tier: string | null): Line =>
  `${id} ${amount} ${kind === 'credit' ? 'credit' : 'rollback'} ${paid} ${tier ?? '-'}`;

/** The arcade's book, once its process has ended. */
export const arcadesBook = (folder: string) => {
  const db = new DatabaseSync(join(folder, 'arcade/journal.db'));
  const rows = db.prepare('SELECT id, amount, state, kind, pays, jackpot FROM stake ORDER BY id').all();
  db.close();
  return {
    /** Not decided, or not told. */
    open: rows.filter(({ state }) => state === 'asked' || state === 'decided').length,
    disputed: rows.filter(({ state }) => state === 'disputed').length,
    lines: rows
      .filter(({ state }) => state === 'told')
      .map(({ id, amount, kind, pays, jackpot }) =>
        lineOf(
          String(id),
          Number(amount),
          String(kind),
          Number(pays),
          jackpot === null ? null : String(jackpot),
        ),
      ),
  };
};

/**
 * The house's book of the same stakes. A debit that was taken back before it came is a rollback alone; its amount is the arcade's
 * word.
 */
export const housesBook = async (db: Database) => {
  const rows = await db.query<{
    id: string;
    amount: number | null;
    kind: string;
    paid: number;
    tier: string | null;
  }>(
    `SELECT debit.transaction_id::text AS id, debit.amount, 'credit' AS kind, credit.amount AS paid, credit.jackpot_tier AS tier
     FROM game_movement debit JOIN game_movement credit USING (profile_id, session_id, round_id)
     WHERE debit.kind = 'debit' AND credit.kind = 'credit'
     UNION ALL
     SELECT back.of_transaction::text, debit.amount, 'rollback', 0, NULL
     FROM game_movement back LEFT JOIN game_movement debit ON debit.provider = back.provider AND debit.transaction_id = back.of_transaction
     WHERE back.kind = 'rollback' ORDER BY id`,
  );
  const [count] = await db.query<{ debits: number; open: number }>(
    `SELECT (SELECT count(*)::int FROM game_movement WHERE kind = 'debit') AS debits,
       (SELECT count(*)::int FROM game_round WHERE staked > 0 AND won IS NULL) AS open`,
  );
  return { rows, debits: count?.debits ?? 0, open: count?.open ?? 0 };
};

/** The house's lines, with the arcade's amounts for debits that never came. */
export const linesOf = (
  { rows }: Awaited<ReturnType<typeof housesBook>>,
  arcade: readonly Line[],
): readonly Line[] => {
  const asked = new Map(arcade.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
  return rows.map(({ id, amount, kind, paid, tier }) =>
    lineOf(id, amount ?? asked.get(id) ?? -1, kind, paid, tier),
  );
};
