import type { Cents } from '@kipenga/betting-core';
import type { Role } from '@kipenga/desk-rules';
import type { Database, Sql } from '../database/index.ts';
import type { ExposureKeeper } from '../exposure/index.ts';
import type { JackpotOutlook, MoneyMoved } from '../payouts/index.ts';
import type { Services } from '../services/index.ts';
import type { TellingOfStart } from '../sports/index.ts';

/** What acts on matches work with; a command on the house's own machine has no more. */
export interface MatchDesk extends Pick<Services, 'db' | 'bettingClock' | 'realClock'> {
  /** Tells the house that matches, prices or results have changed. */
  readonly changed: () => void;
  /** What the feed of the matches does besides where a start is told; only a sandbox's season does something. */
  readonly moveStart?: (sql: Sql, told: TellingOfStart) => Promise<boolean>;
}

/** What the desk works with. */
export interface Desk extends Services, MatchDesk {
  /** Follows what open bets can cost. */
  readonly exposure: Pick<ExposureKeeper, 'exposureOf'>;
}

/** Who does an act: an operator, or whoever writes a command on the house's own machine. */
export interface Actor {
  readonly name: string;
  readonly role: Role | 'command';
}

/** An act is refused, in words; nothing of it is kept. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
}

/** The database within a transaction: what opens one of its own joins this one. */
export const joined = (sql: Sql): Database => ({
  query: (text, values, options) => sql.query(text, values, options),
  transaction: (work) => work(sql),
  close: async () => undefined,
});

/** What an act has done, told by it. */
export interface Effect {
  /** In a sentence. */
  readonly says: string;
  readonly moved: MoneyMoved;
  /** What becomes of jackpots by it. */
  readonly jackpots?: readonly JackpotOutlook[];
  /** The money moved by hand, which the rule of the second person looks at. */
  readonly moves: Cents;
  /** What it would do, or would have done last week, in sentences. */
  readonly would?: string;
  /** Is told once to whoever has it done, and is written down nowhere. */
  readonly told?: string;
  /** What it moves grows while customers stake: what was shown is as it was then, and stale only by other `facts`. */
  readonly grows?: boolean;
  /** What else it is as it is because of; another makes what was shown stale. */
  readonly facts: string;
}

/** How an act is done. */
export interface Doing<A, D extends MatchDesk = Desk> {
  /** Looks, before the transaction, at what cannot be counted within it. */
  readonly look?: (desk: D, args: A) => Promise<Omit<Effect, 'says'>>;
  /** Does it, in a transaction that `sql` and `desk.db` share. @throws ActRefused */
  readonly act: (
    sql: Sql,
    desk: D,
    asked: {
      readonly args: A;
      readonly why: string;
      readonly by: Actor;
      readonly second: string | null;
      readonly looked: Omit<Effect, 'says'> | undefined;
    },
  ) => Promise<Partial<Effect> & Pick<Effect, 'says'>>;
}

/** A page of a list, and where the next one begins. */
export interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Cuts a list that was read one row too far. */
export const paged = <Row>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => readonly (string | number)[],
): Paged<Row> => {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { rows: kept, next: rows.length > size && last ? cursorOf(last).join('|') : null };
};

/** A part of a cursor: a moment, a number of a row, cents, or a name. */
const IS_PART = {
  time: (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text)),
  number: (text: string) => /^[1-9]\d{0,14}$/.test(text),
  amount: (text: string) => /^\d{1,15}$/.test(text),
  name: (text: string) => text !== '',
};

/** The parts of a cursor; null for the first page, and for what is no cursor of ours. */
export const cursorIn = (
  after: string | undefined,
  ...parts: readonly (keyof typeof IS_PART)[]
): readonly string[] | null => {
  const read = after?.split('|') ?? [];
  return read.length === parts.length && parts.every((part, at) => IS_PART[part](read[at] ?? ''))
    ? read
    : null;
};

export const PAGE = 50;
