import type { Cents } from '@kipenga/betting-core';
import type { Role } from '@kipenga/desk-rules';
import type { Database, Sql } from '../database/index.ts';
import type { ExposureKeeper } from '../exposure/index.ts';
import type { JackpotOutlook, MoneyMoved } from '../payouts/index.ts';
import type { Services } from '../services/index.ts';
import type { TellingOfStart } from '../sports/index.ts';

/** Dependencies of the acts on matches. A command on the house's own machine has only these. */
export interface MatchDesk extends Pick<Services, 'db' | 'bettingClock' | 'realClock'> {
  /** Tells the house that matches, prices or results have changed. */
  readonly changed: () => void;
  /** Called when the house sets another start; only a sandbox's season needs it. */
  readonly moveStart?: (sql: Sql, told: TellingOfStart) => Promise<boolean>;
}

/** Dependencies of the desk. */
export interface Desk extends Services, MatchDesk {
  /** Follows what open bets can cost. */
  readonly exposure: Pick<ExposureKeeper, 'exposureOf'>;
}

/** The author of an act: an operator, or a command on the house's own machine. */
export interface Actor {
  readonly name: string;
  readonly role: Role | 'command';
}

/** Refuses an act, in words, and rolls it back. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
}

/** The database inside a transaction: transactions opened on it join this one. */
export const joined = (sql: Sql): Database => ({
  query: (text, values, options) => sql.query(text, values, options),
  transaction: (work) => work(sql),
  close: async () => undefined,
});

/** The effect of an act, as the act reports it. */
export interface Effect {
  /** In a sentence. */
  readonly says: string;
  readonly moved: MoneyMoved;
  /** Jackpots that the act changes. */
  readonly jackpots?: readonly JackpotOutlook[];
  /** The money moved by hand, which the rule of the second person looks at. */
  readonly moves: Cents;
  /** Prediction in sentences: the effect it would have, or would have had last week. */
  readonly would?: string;
  /** Secret shown once to the person who does the act, and recorded nowhere. */
  readonly told?: string;
  /** True if the moved sums grow while customers stake. Its preview is then stale only if `facts` differ. */
  readonly grows?: boolean;
  /** Version of the facts it depends on. If it differs, the preview is stale. */
  readonly facts: string;
}

/** The implementation of an act. */
export interface Doing<A, D extends MatchDesk = Desk> {
  /** Computes, before the transaction, figures that cannot be computed within it. */
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
  day: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  name: (text: string) => text !== '',
};

/** The parts of a cursor; null for the first page, and for an invalid cursor. */
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
