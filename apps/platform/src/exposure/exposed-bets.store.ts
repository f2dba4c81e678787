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
import type { PayLimit } from './pay-limits.store.ts';

/** An open bet on a match, with the parts that can change. */
export interface OpenBet {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  /** The cashed-out share and the state of the legs, as text: if the text differs, the bet has changed. */
  readonly state: string;
}

/** A leg as stored. */
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

/** An open bet with its terms. Its stake excludes the cashed-out share. */
export interface BetRead extends OpenBet {
  readonly stake: Cents;
  readonly usesFreeBet: boolean;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  readonly system: BetSystem | null;
  /** In the order of the slip. */
  readonly legs: readonly LegOfOpenBet[];
}

const STATE = `cashed_stake || ' ' || (SELECT string_agg(coalesce(each.part_results::text, each.result), ' ' ORDER BY each.position)
   FROM bet_leg AS each WHERE each.profile_id = bet.profile_id AND each.bet_id = bet.bet_id)`;

/**
 * Open and waiting bets (D103) that have an undecided leg on the match and an id after `after`: ids are in order of time. Reads
 * over all customers.
 */
export const openBetsOn = (sql: Sql, feedMatchId: FeedMatchId, after: string): Promise<readonly OpenBet[]> =>
  sql.query<OpenBet>(
    `SELECT bet.profile_id AS "profileId", bet.bet_id AS "betId", ${STATE} AS state
     FROM bet_leg AS own JOIN bet USING (profile_id, bet_id)
     WHERE own.feed_match_id = $1 AND own.bet_id > $2 AND own.result = 'open' AND bet.status IN ('open', 'waiting')`,
    [feedMatchId, after],
  );

/** Columns of a bet's terms and legs. */
const TERMS = `${STATE} AS state, stake - cashed_stake AS stake,
       uses_free_bet AS "usesFreeBet", '{"welcomeMinOdds": 1001}'::jsonb || limits AS limits, tax_record AS "taxRecord", system,
       (SELECT json_agg(json_build_object('feedMatchId', leg.feed_match_id, 'marketTypeId', leg.market_type_id, 'outcomeKey', leg.outcome_key,
          'odds', leg.odds, 'result', leg.result, 'combination', leg.combination, 'partResults', leg.part_results) ORDER BY leg.position)
        FROM bet_leg AS leg WHERE leg.profile_id = bet.profile_id AND leg.bet_id = bet.bet_id) AS legs`;

/** Reads the terms of open and waiting bets, over all customers. */
export const readOpenBets = (sql: Sql, bets: readonly OpenBet[]): Promise<readonly BetRead[]> =>
  sql.query<BetRead>(
    `SELECT bet.profile_id AS "profileId", bet.bet_id AS "betId", ${TERMS}
     FROM unnest($1::text[], $2::text[]) AS named (profile_id, bet_id) JOIN bet USING (profile_id, bet_id) WHERE bet.status IN ('open', 'waiting')`,
    [bets.map(({ profileId }) => profileId), bets.map(({ betId }) => betId)],
  );

/** The match's feed id on bets, and the markets it is offered with; null if there is no such match. */
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

/** The newest bets of a span with a leg on a match under a limit, oldest first, with the matches the limit is about. */
export const betsUnder = async (
  sql: Sql,
  { match, competition, sport }: Pick<PayLimit, 'match' | 'competition' | 'sport'>,
  { from, to }: Days,
  most: number,
): Promise<readonly (BetRead & { readonly limited: readonly FeedMatchId[] })[]> =>
  (
    await sql.query<BetRead & { readonly limited: readonly FeedMatchId[] }>(
      `SELECT profile_id AS "profileId", bet_id AS "betId", ${TERMS}, limited FROM bet CROSS JOIN LATERAL (
         SELECT array_agg(own.feed_match_id) AS limited FROM bet_leg AS own JOIN match ON match.feed_match_id = own.feed_match_id::bigint JOIN competition USING (competition_id)
         WHERE own.profile_id = bet.profile_id AND own.bet_id = bet.bet_id AND match.match_id = coalesce($3, match.match_id)
           AND match.competition_id = coalesce($4, match.competition_id) AND competition.sport_id = coalesce($6, competition.sport_id)) AS limits_of
       WHERE placed_at >= $1 AND placed_at < $2 AND limited IS NOT NULL ORDER BY bet_id DESC LIMIT $5`,
      [from, to, match, competition, most, sport],
    )
  ).toReversed();

/** The newest accumulators that were placed in a span and won. Systems are not boosted. */
export const wonInSpan = (sql: Sql, { from, to }: Days, most: number): Promise<readonly BetRead[]> =>
  sql.query<BetRead>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", ${TERMS} FROM bet
     WHERE placed_at >= $1 AND placed_at < $2 AND status = 'won' AND system IS NULL AND leg_count > 1 ORDER BY bet_id DESC LIMIT $3`,
    [from, to, most],
  );
