import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CASINO_TIERS, cents, type CasinoTier, type Cents } from '@kipenga/betting-core';
import type { KeptHand } from '../play/kept-hand.ts';

/** A stake as the wallet has it. */
export interface JournalStake {
  /** The debit's transaction id. */
  readonly id: string;
  readonly session: string;
  readonly round: string;
  readonly amount: Cents;
}

/** An undecided stake, with its hand as kept. */
export interface HandAtStake extends JournalStake {
  readonly kept: KeptHand;
  /** The total that decisions added. */
  readonly addedStake: Cents;
}

/** A decided stake that the wallet must be told of. */
export interface Settlement extends JournalStake {
  readonly kind: 'credit' | 'rollback';
  /** The transaction id of this call, the same at every retry. */
  readonly transaction: string;
  /** The payout; 0 settles a lost stake. */
  readonly pays: Cents;
  /** The jackpot tier that the stake drew. Only the house knows its amount. */
  readonly jackpot: CasinoTier | null;
  /** The part of the payout that was not at risk. */
  readonly unrisked: Cents;
}

/** The arcade's debts to the wallet, kept on disk, so that a crash forgets no decided stake. */
export interface Journal {
  /** Records a stake before its debit is sent. */
  readonly asked: (stake: JournalStake) => void;
  /** Removes a stake whose debit was refused: no money moved. */
  readonly refused: (id: string) => void;
  /** Decides a stake once. Returns null if it was decided already. */
  readonly decide: (
    id: string,
    settlement: Pick<Settlement, 'kind' | 'transaction' | 'pays' | 'jackpot' | 'unrisked'>,
  ) => Settlement | null;
  /** Runs the work in one transaction, which is rolled back if the work throws. */
  readonly together: (work: () => void) => void;
  /** Keeps the hand of a stake until the stake is decided. */
  readonly keep: (id: string, hand: KeptHand) => void;
  /** Undecided stakes with a kept hand. */
  readonly hands: () => readonly HandAtStake[];
  /** Marks a settlement as received by the wallet. */
  readonly told: (id: string) => void;
  /** Marks a settlement that the wallet refuses for good, for a person to look at. */
  readonly disputed: (id: string, why: string) => void;
  /** Undecided stakes, left by an earlier process. */
  readonly undecided: () => readonly JournalStake[];
  /** Settlements not yet received by the wallet. */
  readonly settlements: () => readonly Settlement[];
  readonly close: () => void;
}

const TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS stake (
    id TEXT PRIMARY KEY,
    session TEXT NOT NULL,
    round TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    state TEXT NOT NULL CHECK (state IN ('asked', 'decided', 'told', 'disputed')),
    kind TEXT CHECK (kind IN ('credit', 'rollback')),
    transaction_id TEXT,
    pays INTEGER,
    jackpot TEXT,
    unrisked INTEGER,
    why TEXT,
    asked_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
  ) STRICT;
  CREATE INDEX IF NOT EXISTS stake_open ON stake (state) WHERE state IN ('asked', 'decided');
  CREATE TABLE IF NOT EXISTS hand (
    stake TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    round TEXT NOT NULL,
    seed TEXT NOT NULL,
    number INTEGER NOT NULL,
    made TEXT NOT NULL,
    added TEXT NOT NULL,
    play TEXT NOT NULL,
    player TEXT,
    balance INTEGER NOT NULL
  ) STRICT;
  CREATE TRIGGER IF NOT EXISTS hand_over AFTER UPDATE OF state ON stake WHEN NEW.state <> 'asked'
  BEGIN
    DELETE FROM hand WHERE stake = NEW.id;
  END;
  DELETE FROM stake WHERE state = 'told' AND asked_at < datetime('now', '-30 days');
`;

type Row = Readonly<Record<string, unknown>>;
const stakeOf = (row: Row): JournalStake => ({
  id: String(row['id']),
  session: String(row['session']),
  round: String(row['round']),
  amount: cents(Number(row['amount'])),
});
const settlementOf = (row: Row): Settlement => ({
  ...stakeOf(row),
  kind: row['kind'] === 'credit' ? 'credit' : 'rollback',
  transaction: String(row['transaction_id']),
  pays: cents(Number(row['pays'])),
  jackpot: CASINO_TIERS.find((tier) => tier === row['jackpot']) ?? null,
  unrisked: cents(Number(row['unrisked'])),
});

const keptOf = (row: Row): KeptHand => ({
  game: String(row['game']),
  round: String(row['hand_round']),
  seed: String(row['seed']),
  number: Number(row['number']),
  made: String(row['made']),
  added: String(row['added']).split(' ').filter(Boolean),
  play: String(row['play']),
  // Hands of older journals have no player: the session stands in for it.
  player: String(row['player'] ?? row['session']),
  balance: cents(Number(row['balance'])),
});
const handOf = (row: Row): HandAtStake => ({
  ...stakeOf(row),
  kept: keptOf(row),
  addedStake: cents(Number(row['added_stake'])),
});

/** Columns that were added after the first version, by table. */
const LATER = { stake: ['jackpot TEXT', 'unrisked INTEGER'], hand: ['player TEXT'] };

/** Adds missing columns to an older journal. */
const addColumns = (db: DatabaseSync, table: keyof typeof LATER): void => {
  const rows = db.prepare(`PRAGMA table_info(${table})`).all();
  const known = new Set(rows.map(({ name }) => name));
  for (const column of LATER[table])
    if (!known.has(column.split(' ')[0] ?? '')) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`);
};

/**
 * Opens the journal's file, or creates it.
 * @throws if another process has it open.
 */
const openFile = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  // The lock is held for good: a second arcade on the same journal would decide our stakes.
  db.exec('PRAGMA locking_mode = EXCLUSIVE;');
  db.exec(TABLE);
  addColumns(db, 'stake');
  addColumns(db, 'hand');
  return db;
};

/** `hand.added` lists the ids of added stakes in one text. */
const HANDS = `
  SELECT stake.*, hand.*, hand.round AS hand_round, stake.round AS round,
    (SELECT coalesce(sum(more.amount), 0) FROM stake more WHERE instr(hand.added, more.id) > 0) AS added_stake
  FROM hand JOIN stake ON stake.id = hand.stake ORDER BY hand.number`;

const statementsOf = (db: DatabaseSync) => ({
  ask: db.prepare(`INSERT INTO stake (id, session, round, amount, state) VALUES (?, ?, ?, ?, 'asked')`),
  forget: db.prepare(`DELETE FROM stake WHERE id = ? AND state = 'asked'`),
  decide: db.prepare(
    `UPDATE stake SET state = 'decided', kind = ?, transaction_id = ?, pays = ?, jackpot = ?, unrisked = ? WHERE id = ? AND state = 'asked' RETURNING *`,
  ),
  keep: db.prepare(`INSERT OR REPLACE INTO hand (stake, game, round, seed, number, made, added, play, player, balance)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  hands: db.prepare(HANDS),
  tell: db.prepare(`UPDATE stake SET state = 'told' WHERE id = ?`),
  dispute: db.prepare(`UPDATE stake SET state = 'disputed', why = ? WHERE id = ?`),
  inState: db.prepare('SELECT * FROM stake WHERE state = ? ORDER BY asked_at, id'),
});

const inOneWrite = (db: DatabaseSync, work: () => void): void => {
  db.exec('BEGIN');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
};

/**
 * Opens the journal in a file, or creates the file.
 * @throws if another process has it open.
 */
export const openJournal = (file: string): Journal => {
  const db = openFile(file);
  const { ask, forget, decide, keep, hands, tell, dispute, inState } = statementsOf(db);
  return {
    asked: ({ id, session, round, amount }) => void ask.run(id, session, round, amount),
    refused: (id) => void forget.run(id),
    decide: (id, { kind, transaction, pays, jackpot, unrisked }) => {
      const row = decide.get(kind, transaction, pays, jackpot, unrisked, id);
      return row === undefined ? null : settlementOf(row);
    },
    keep: (id, { game, round, seed, number, made, added, play, player, balance }) =>
      void keep.run(id, game, round, seed, number, made, added.join(' '), play, player, balance),
    hands: () => hands.all().map(handOf),
    together: (work) => inOneWrite(db, work),
    told: (id) => void tell.run(id),
    disputed: (id, why) => void dispute.run(why, id),
    undecided: () => inState.all('asked').map(stakeOf),
    settlements: () => inState.all('decided').map(settlementOf),
    close: () => db.close(),
  };
};
