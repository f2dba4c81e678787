import type {
  BetId,
  BetLimits,
  BetSystem,
  Cents,
  FeedMatchId,
  Instant,
  LegResult,
  MarketTypeId,
  MatchId,
  Odds,
  ProfileId,
  TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { MarketOutcome } from '../ports/index.ts';
import { numberOf } from '../sports/index.ts';

/** An open bet on a match, and all of it that can change. */
export interface OpenBet {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  /** What of it is cashed out, and how its legs stand: another text, another bet. */
  readonly state: string;
}

/** A leg as it is kept. */
export interface LegOfOpenBet extends MarketOutcome {
  readonly feedMatchId: FeedMatchId;
  readonly odds: Odds;
  readonly result: LegResult;
  readonly combination: {
    readonly parts: readonly MarketOutcome[];
    readonly partOdds: readonly Odds[];
  } | null;
  readonly partResults: readonly { readonly result: LegResult }[] | null;
}

/** An open bet with its terms; its stake is what of it is still on. */
export interface BetRead extends OpenBet {
  readonly stake: Cents;
  readonly usesFreeBet: boolean;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  readonly system: BetSystem | null;
  /** In their order on the slip. */
  readonly legs: readonly LegOfOpenBet[];
}

const STATE = `cashed_stake || ' ' || (SELECT string_agg(coalesce(each.part_results::text, each.result), ' ' ORDER BY each.position)
   FROM bet_leg AS each WHERE each.profile_id = bet.profile_id AND each.bet_id = bet.bet_id)`;

/** Lists the open bets, and those that wait (D103), with an undecided leg on a match whose ids come after one: ids are in order of time. Read over all customers. */
export const openBetsOn = (sql: Sql, feedMatchId: FeedMatchId, after: string): Promise<readonly OpenBet[]> =>
  sql.query<OpenBet>(
    `SELECT bet.profile_id AS "profileId", bet.bet_id AS "betId", ${STATE} AS state
     FROM bet_leg AS own JOIN bet USING (profile_id, bet_id)
     WHERE own.feed_match_id = $1 AND own.bet_id > $2 AND own.result = 'open' AND bet.status IN ('open', 'waiting')`,
    [feedMatchId, after],
  );

/** The terms of a row of `bet`, and its legs. */
const TERMS = `${STATE} AS state, stake - cashed_stake AS stake,
       uses_free_bet AS "usesFreeBet", '{"welcomeMinOdds": 1001}'::jsonb || limits AS limits, tax_record AS "taxRecord", system,
       (SELECT json_agg(json_build_object('feedMatchId', leg.feed_match_id, 'marketTypeId', leg.market_type_id, 'outcomeKey', leg.outcome_key,
          'odds', leg.odds, 'result', leg.result, 'combination', leg.combination, 'partResults', leg.part_results) ORDER BY leg.position)
        FROM bet_leg AS leg WHERE leg.profile_id = bet.profile_id AND leg.bet_id = bet.bet_id) AS legs`;

/** Reads open bets, and those that wait, with their terms, over all customers. */
export const readOpenBets = (sql: Sql, bets: readonly OpenBet[]): Promise<readonly BetRead[]> =>
  sql.query<BetRead>(
    `SELECT bet.profile_id AS "profileId", bet.bet_id AS "betId", ${TERMS}
     FROM unnest($1::text[], $2::text[]) AS named (profile_id, bet_id) JOIN bet USING (profile_id, bet_id) WHERE bet.status IN ('open', 'waiting')`,
    [bets.map(({ profileId }) => profileId), bets.map(({ betId }) => betId)],
  );

/** How a match is named on bets, and the markets it is offered with; null of a match that is not there. */
export const matchOnBets = async (
  sql: Sql,
  matchId: MatchId,
): Promise<{ readonly feedMatchId: FeedMatchId; readonly markets: readonly MarketTypeId[] } | null> => {
  const [row] = await sql.query<{ feedMatchId: FeedMatchId; markets: readonly MarketTypeId[] | null }>(
    `SELECT feed_match_id::text AS "feedMatchId", (SELECT array_agg(DISTINCT market_type_id) FROM outcome WHERE outcome.match_id = match.match_id) AS markets
     FROM match WHERE match_id = $1`,
    [numberOf(matchId)],
  );
  return row ? { feedMatchId: row.feedMatchId, markets: row.markets ?? [] } : null;
};

/** A span of days of betting time. */
export interface Days {
  readonly from: Instant;
  readonly to: Instant;
}

/** The newest bets that were placed in a span, with a leg on a match of a limit, in the order they were placed; with the matches that the limit is of. */
export const betsUnder = async (
  sql: Sql,
  { match, competition }: { readonly match: number | null; readonly competition: number | null },
  { from, to }: Days,
  most: number,
): Promise<readonly (BetRead & { readonly limited: readonly FeedMatchId[] })[]> =>
  (
    await sql.query<BetRead & { readonly limited: readonly FeedMatchId[] }>(
      `SELECT profile_id AS "profileId", bet_id AS "betId", ${TERMS}, limited FROM bet CROSS JOIN LATERAL (
         SELECT array_agg(own.feed_match_id) AS limited FROM bet_leg AS own JOIN match ON match.feed_match_id = own.feed_match_id::bigint
         WHERE own.profile_id = bet.profile_id AND own.bet_id = bet.bet_id AND match.match_id = coalesce($3, match.match_id)
           AND match.competition_id = coalesce($4, match.competition_id)) AS limits_of
       WHERE placed_at >= $1 AND placed_at < $2 AND limited IS NOT NULL ORDER BY bet_id DESC LIMIT $5`,
      [from, to, match, competition, most],
    )
  ).toReversed();

/** The newest accumulators that were placed in a span and won: systems are not boosted. */
export const wonInSpan = (sql: Sql, { from, to }: Days, most: number): Promise<readonly BetRead[]> =>
  sql.query<BetRead>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", ${TERMS} FROM bet
     WHERE placed_at >= $1 AND placed_at < $2 AND status = 'won' AND system IS NULL AND leg_count > 1 ORDER BY bet_id DESC LIMIT $3`,
    [from, to, most],
  );
