import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../../../database/index.ts';
import type { MatchNumber } from '../../../sports/index.ts';

/** A line that waits for an operator's answer. */
export interface WaitingLine {
  readonly asideId: number;
  readonly source: string;
  readonly seq: number;
  readonly line: string;
  /** As the line calls it; null where that is no type we know. */
  readonly type: string | null;
  readonly reason: string;
  readonly at: Instant;
  readonly matchNumber: MatchNumber | null;
  readonly marketTypeId: string | null;
  /** 'Gor Mahia v AFC Leopards'; null where the house knows no match it is about. */
  readonly sides: string | null;
}

const WAITING = `SELECT aside_id AS "asideId", source, seq, line, line_type AS type, reason, feed_aside.at, feed_aside.match_id AS "matchNumber",
    feed_aside.market_type_id AS "marketTypeId", home_team || ' v ' || away_team AS sides
  FROM feed_aside LEFT JOIN match USING (match_id)
  WHERE NOT EXISTS (SELECT 1 FROM house_act WHERE house_act.aside_id = feed_aside.aside_id)`;

/** The lines that wait for an answer, oldest first. */
export const waitingLines = (sql: Sql, most: number): Promise<readonly WaitingLine[]> =>
  sql.query<WaitingLine>(`${WAITING} ORDER BY aside_id LIMIT $1`, [most]);

/** One waiting line; null if none with that number waits. */
export const waitingLine = async (sql: Sql, asideId: number): Promise<WaitingLine | null> => {
  const [row] = await sql.query<WaitingLine>(`${WAITING} AND aside_id = $1`, [asideId]);
  return row ?? null;
};

/** The lines of its type that wait about the same market, or the same match as a whole. */
export const waitingBeside = (
  sql: Sql,
  { matchNumber, marketTypeId, type }: WaitingLine,
): Promise<readonly WaitingLine[]> =>
  sql.query<WaitingLine>(
    `${WAITING} AND feed_aside.match_id = $1 AND feed_aside.market_type_id IS NOT DISTINCT FROM $2
       AND line_type IS NOT DISTINCT FROM $3 ORDER BY aside_id`,
    [matchNumber, marketTypeId, type],
  );

/** A word of an operator. */
export interface HouseAct {
  readonly at: Instant;
  readonly operator: string;
  readonly act:
    | 'yes'
    | 'no'
    | 'another'
    | 'overtaken'
    | 'close'
    | 'open'
    | 'void'
    | 'result'
    | 'reopen'
    | 'give-back'
    | 'postpone'
    | 'again';
  readonly matchNumber: MatchNumber | null;
  readonly marketTypeId?: string | null;
  readonly asideId?: number;
  readonly detail?: string;
}

/** Writes down what an operator said, for ever. */
export const keepAct = async (sql: Sql, act: HouseAct): Promise<void> => {
  await sql.query(
    'INSERT INTO house_act (at, operator, act, match_id, market_type_id, aside_id, detail) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [
      act.at,
      act.operator,
      act.act,
      act.matchNumber,
      act.marketTypeId ?? null,
      act.asideId ?? null,
      act.detail ?? null,
    ],
  );
};
