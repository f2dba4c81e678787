import type { FeedMatchId, Instant, JackpotMatch } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { PRICES_OF_MATCH } from '../../jackpots/index.ts';
import { OFFERED_ODDS, type CompetitionNumber } from '../../sports/index.ts';

/** A match that a jackpot may have: open, with a price for each of 1, X and 2. */
export interface Candidate {
  readonly feedMatchId: FeedMatchId;
  readonly startsAt: Instant;
  readonly odds: JackpotMatch['odds'];
  /** A jackpot that is not over has it already. */
  readonly isTaken: boolean;
}

/** The matches of these competitions that a jackpot may have and that kick off from a moment on, by kick-off. */
export const candidatesFrom = async (
  sql: Sql,
  competitions: readonly CompetitionNumber[],
  from: Instant,
): Promise<readonly Candidate[]> =>
  (
    await sql.query<Omit<Candidate, 'odds'> & JackpotMatch['odds']>(
      `SELECT feed_match_id::text AS "feedMatchId", starts_at AS "startsAt", ${PRICES_OF_MATCH},
       EXISTS (SELECT FROM jackpot_match JOIN jackpot USING (jackpot_id)
               WHERE jackpot_match.feed_match_id = match.feed_match_id AND state IN ('open', 'closed')) AS "isTaken"
     FROM match JOIN competition USING (competition_id)
     WHERE status = 'open' AND starts_at >= $2 AND competition_id = ANY($1::bigint[])
       AND (SELECT count(${OFFERED_ODDS}) FROM outcome WHERE outcome.match_id = match.match_id AND main_column IN ('home', 'draw', 'away')) = 3
     ORDER BY starts_at, competition.list_position, feed_match_id`,
      [competitions, from],
    )
  ).map(({ home, draw, away, ...row }) => ({ ...row, odds: { home, draw, away } }));
