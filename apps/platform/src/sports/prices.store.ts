import {
  cents,
  instant,
  marketTypeId,
  oddsFromThousandths,
  outcomeKey,
  sportId,
  type Cents,
  type FeedMatchId,
  type GameId,
  type Instant,
  type MarketTypeId,
  type MatchId,
  type Odds,
  type OutcomeId,
  type OutcomeKey,
  type ProfileId,
  type SportId,
} from '@kipenga/betting-core';
import { holdFacts, together, type Sql } from '../database/index.ts';
import {
  feedMatchIdOf,
  gameIdOf,
  matchIdOf,
  numberOf,
  outcomeIdOf,
  type FeedMatchNumber,
  type MatchNumber,
  type OutcomeNumber,
  type SportNumber,
} from './ids.ts';
import { IS_IN_PLAY } from './live/live-state.store.ts';
import { OFFERED_ODDS } from './suspensions.store.ts';

/** One outcome with its price of now and everything a bet keeps about it. */
export interface CurrentPrice {
  readonly outcomeId: OutcomeId;
  readonly feedMatchId: FeedMatchId;
  readonly matchId: MatchId;
  readonly gameId: GameId;
  readonly marketTypeId: MarketTypeId;
  readonly marketName: string;
  readonly outcomeKey: OutcomeKey;
  readonly label: string;
  /** Null if it has no price, or betting on it is suspended. */
  readonly odds: Odds | null;
  /** The match takes bets, as far as its feed says; whether it has started is for the clock to say. */
  readonly isOpen: boolean;
  /** No new start of the match is known. */
  readonly isPostponed: boolean;
  readonly startsAt: Instant;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly category: string;
  readonly competitionName: string;
  readonly sportId: SportId;
  readonly sportName: string;
  readonly isEsport: boolean;
  /** The most that a bet with this pick is paid, before the tax on winnings: the strictest limit in force; null without one. */
  readonly mostABet: Cents | null;
  /** Its match is in play: the number of its newest change, and its minute. Null of any other. */
  readonly live: { readonly mark: number; readonly minute: number } | null;
  /** The time the source of its price was last heard; null if it is never silent. */
  readonly heardAt: Instant | null;
  /** The version of the lists its price came with. */
  readonly priceVersion: number;
  /** The version the state of its match came with: its start, its result, whether betting on it is suspended. */
  readonly stateVersion: number;
}

interface PriceRow {
  readonly outcome_id: OutcomeNumber;
  readonly feed_match_id: FeedMatchNumber;
  readonly match_id: MatchNumber;
  readonly game_id: number;
  readonly market_type_id: string;
  readonly market_name: string;
  readonly outcome_key: string;
  readonly label: string;
  readonly odds: number | null;
  readonly is_open: boolean;
  readonly is_postponed: boolean;
  readonly starts_at: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly category: string;
  readonly competition_name: string;
  readonly sport_id: SportNumber;
  readonly sport_name: string;
  readonly most_a_bet: number | null;
  readonly is_esport: boolean;
  readonly heard_at: string | null;
  readonly live_mark: number | null;
  readonly live_minute: number | null;
  readonly price_version: number;
  readonly state_version: number;
}

// Limits of bets are few, and go by the clock of the database, as the house's other limits do.
const MOST_A_BET = `SELECT min(most) FROM bet_limit WHERE (bet_limit.sport_id IS NULL OR bet_limit.sport_id = sport.sport_id)
    AND (bet_limit.competition_id IS NULL OR bet_limit.competition_id = match.competition_id)
    AND (bet_limit.match_id IS NULL OR bet_limit.match_id = match.match_id)
    AND (bet_limit.market_type_id IS NULL OR bet_limit.market_type_id = outcome.market_type_id) AND since <= now() AND (until IS NULL OR until > now())`;

const SELECT = `SELECT outcome.outcome_id, match.feed_match_id, match.match_id, match.game_id, outcome.market_type_id, outcome.market_name,
    outcome.outcome_key, outcome.label, ${OFFERED_ODDS} AS odds, (match.status = 'open' OR ${IS_IN_PLAY}) AND outcome.result = 'open' AS is_open,
    CASE WHEN ${IS_IN_PLAY} THEN live_match.mark END AS live_mark, CASE WHEN ${IS_IN_PLAY} THEN live_match.minute END AS live_minute, match.status = 'postponed' AS is_postponed, match.starts_at, match.home_team, match.away_team,
    competition.category, competition.name AS competition_name, sport.sport_id, sport.name AS sport_name, sport.is_esport, feed_source.heard_at, (${MOST_A_BET}) AS most_a_bet,
    outcome.price_version, match.state_version
  FROM outcome JOIN match USING (match_id) JOIN competition USING (competition_id) JOIN sport USING (sport_id)
    LEFT JOIN live_match ON live_match.match_id = match.match_id LEFT JOIN feed_source ON match.feed = 'pushed/' || feed_source.source
  WHERE outcome.outcome_id = ANY($1::bigint[]) ORDER BY outcome.outcome_id`;

const priceOf = (row: PriceRow): CurrentPrice => ({
  outcomeId: outcomeIdOf(row.outcome_id),
  feedMatchId: feedMatchIdOf(row.feed_match_id),
  matchId: matchIdOf(row.match_id),
  gameId: gameIdOf(row.game_id),
  marketTypeId: marketTypeId(row.market_type_id),
  marketName: row.market_name,
  outcomeKey: outcomeKey(row.outcome_key),
  label: row.label,
  odds: row.odds === null ? null : oddsFromThousandths(row.odds),
  isOpen: row.is_open,
  isPostponed: row.is_postponed,
  startsAt: instant(row.starts_at),
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  category: row.category,
  competitionName: row.competition_name,
  sportId: sportId(String(row.sport_id)),
  sportName: row.sport_name,
  isEsport: row.is_esport,
  mostABet: row.most_a_bet === null ? null : cents(row.most_a_bet),
  live: row.live_mark === null ? null : { mark: row.live_mark, minute: row.live_minute ?? 0 },
  heardAt: row.heard_at === null ? null : instant(row.heard_at),
  priceVersion: row.price_version,
  stateVersion: row.state_version,
});

/** Holds the matches of outcomes for a customer, until the transaction ends. */
export const holdMatchesOf = (
  sql: Sql,
  profileId: ProfileId,
  outcomes: readonly OutcomeNumber[],
): Promise<unknown> =>
  holdFacts(sql, profileId, {
    rows: `SELECT match_id FROM match WHERE match_id IN (SELECT match_id FROM outcome WHERE outcome_id = ANY($2::bigint[]))
       ORDER BY match_id FOR SHARE`,
    values: [outcomes],
  });

/**
 * Reads the current prices of these outcomes, in the order of their ids; unknown ids are left out. With `lockFor` they are
 * locked for that customer as `holdPrices` does.
 */
export const pricesFor = async (
  sql: Sql,
  outcomeIds: readonly OutcomeId[],
  { lockFor }: { readonly lockFor: ProfileId | null },
): Promise<readonly CurrentPrice[]> => {
  const numbers = outcomeIds.flatMap((id) => numberOf(id) ?? []);
  // A separate statement: one that has waited for a lock reads the locked rows again, but not the suspensions that came with them.
  if (lockFor !== null)
    await together([
      holdFacts(sql, lockFor, {
        rows: 'SELECT outcome_id FROM outcome WHERE outcome_id = ANY($2::bigint[]) ORDER BY outcome_id FOR SHARE',
        values: [numbers],
      }),
      holdMatchesOf(sql, lockFor, numbers),
    ]);
  return (await sql.query<PriceRow>(SELECT, [numbers])).map(priceOf);
};

/**
 * Locks prices that were read without a lock, if they are still the house's: until the transaction ends no price of them changes, and
 * the state of their matches is not written. All outcomes are locked before all matches, as writers do (`lockMatches`). A row that was
 * waited for is compared with its new state.
 * @returns false if one has changed since it was read.
 */
export const holdPrices = (
  sql: Sql,
  profileId: ProfileId,
  read: readonly CurrentPrice[],
): Promise<boolean> => {
  const stateOf = new Map(read.map(({ matchId, stateVersion }) => [numberOf(matchId), stateVersion]));
  return holdFacts(sql, profileId, {
    // Outcomes are counted before the first match is locked: they are held by then.
    rows: `SELECT match_id FROM match JOIN unnest($4::bigint[], $5::bigint[]) AS seen (match_id, version) USING (match_id)
       WHERE state_version = seen.version AND cardinality($2::bigint[]) = (SELECT count(*) FROM (
         SELECT outcome_id FROM outcome JOIN unnest($2::bigint[], $3::bigint[]) AS seen (outcome_id, version) USING (outcome_id)
         WHERE price_version = seen.version ORDER BY outcome_id FOR SHARE OF outcome) AS prices)
       ORDER BY match_id FOR SHARE OF match`,
    values: [
      read.map(({ outcomeId }) => numberOf(outcomeId)),
      read.map(({ priceVersion }) => priceVersion),
      [...stateOf.keys()],
      [...stateOf.values()],
    ],
    count: stateOf.size,
  });
};
