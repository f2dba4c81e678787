import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CASINO_TIERS, cents, type CasinoTier, type Cents } from '@kipenga/betting-core';
import type { KeptHand } from '../play/kept-hand.ts';

/** A stake as the wallet knows it. */
export interface JournalStake {
  /** The debit's transaction. */
  readonly id: string;
  readonly session: string;
  readonly round: string;
  readonly amount: Cents;
}

/** An undecided stake that is in play, and what was kept of it. */
export interface HandAtStake extends JournalStake {
  readonly kept: KeptHand;
  /** What decisions added to it, in all. */
  readonly addedStake: Cents;
}

/** What the wallet is still to be told of a stake. */
export interface Settlement extends JournalStake {
  readonly kind: 'credit' | 'rollback';
  /** The transaction of the telling: the same at every try. */
  readonly transaction: string;
  /** What the stake won; 0 closes a lost one. */
  readonly pays: Cents;
  /** The tier of the house's jackpot that the stake drew; only the house knows what that pays. */
  readonly jackpot: CasinoTier | null;
  /** How much of what it pays only brings back what was not at risk. */
  readonly unrisked: Cents;
}

/** What this arcade owes the wallet, kept on disk: nothing that was decided is forgotten by a crash. */
export interface Journal {
  /** Written before the debit is sent. */
  readonly asked: (stake: JournalStake) => void;
  /** The debit was refused: nothing moved. */
  readonly refused: (id: string) => void;
  /** Decides a stake, once: answers null when it was decided already. */
  readonly decide: (
    id: string,
    settlement: Pick<Settlement, 'kind' | 'transaction' | 'pays' | 'jackpot' | 'unrisked'>,
  ) => Settlement | null;
  /** Keeps all that the work decides in one write, or nothing of it where the work throws. */
  readonly together: (work: () => void) => void;
  /** Keeps what a stake in play needs, until it is decided. */
  readonly keep: (id: string, hand: KeptHand) => void;
  /** The undecided stakes that something was kept of. */
  readonly hands: () => readonly HandAtStake[];
  /** The wallet has heard it. */
  readonly told: (id: string) => void;
  /** The wallet will never take it: kept for a person to look at. */
  readonly disputed: (id: string, why: string) => void;
  /** Stakes nobody decided: of a process that ended. */
  readonly undecided: () => readonly JournalStake[];
  /** What was decided and not told yet. */
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
  // A hand kept before players were has none: then the session is all that is known of its player.
  player: String(row['player'] ?? row['session']),
  balance: cents(Number(row['balance'])),
});
const handOf = (row: Row): HandAtStake => ({
  ...stakeOf(row),
  kept: keptOf(row),
  addedStake: cents(Number(row['added_stake'])),
});

/** Columns that a journal got later, by table. */
const LATER = { stake: ['jackpot TEXT', 'unrisked INTEGER'], hand: ['player TEXT'] };

/** A journal that was begun before gets the columns it has not. */
const addColumns = (db: DatabaseSync, table: keyof typeof LATER): void => {
  const rows = db.prepare(`PRAGMA table_info(${table})`).all();
  const known = new Set(rows.map(({ name }) => name));
  for (const column of LATER[table])
    if (!known.has(column.split(' ')[0] ?? '')) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`);
};

/** Opens the journal's file, and makes it where there is none. @throws where another process has it open. */
const openFile = (file: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  // The first lock taken is never given back: a second arcade on the same journal would decide our stakes.
  db.exec('PRAGMA locking_mode = EXCLUSIVE;');
  db.exec(TABLE);
  addColumns(db, 'stake');
  addColumns(db, 'hand');
  return db;
};

/** The stakes that decisions added are named in one text. */
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

/** Opens the journal in a file, and makes the file where there is none. @throws where another process has it open. */
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
