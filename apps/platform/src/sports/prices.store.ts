import {
  instant,
  marketTypeId,
  oddsFromThousandths,
  outcomeKey,
  sportId,
  type FeedMatchId,
  type GameId,
  type Instant,
  type MarketTypeId,
  type MatchId,
  type Odds,
  type OutcomeId,
  type OutcomeKey,
  type SportId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
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
  readonly isEsport: boolean;
  /** When the source of its price was last heard; null where it is never silent. */
  readonly heardAt: Instant | null;
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
  readonly is_esport: boolean;
  readonly heard_at: string | null;
}

/** Read before a lock was waited for, a source may have been heard since: its price is refused then, and never taken too long. */
const SELECT = `SELECT outcome.outcome_id, match.feed_match_id, match.match_id, match.game_id, outcome.market_type_id, outcome.market_name,
    outcome.outcome_key, outcome.label, outcome.odds, match.status = 'open' AND outcome.result = 'open' AS is_open, match.status = 'postponed' AS is_postponed, match.starts_at, match.home_team, match.away_team,
    competition.category, competition.name AS competition_name, sport.sport_id, sport.is_esport, feed_source.heard_at
  FROM outcome JOIN match USING (match_id) JOIN competition USING (competition_id) JOIN sport USING (sport_id)
    LEFT JOIN feed_source ON match.feed = 'pushed/' || feed_source.source
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
  isEsport: row.is_esport,
  heardAt: row.heard_at === null ? null : instant(row.heard_at),
});

/**
 * The current prices of these outcomes, in the order of their ids; ids nobody knows are left out.
 * With `lock` the outcomes are locked FOR SHARE in the order of their ids: until the transaction ends no price of them
 * changes and no result of them is written. Lock the customer's wallet before, never after.
 */
export const pricesFor = async (
  sql: Sql,
  outcomeIds: readonly OutcomeId[],
  { lock }: { readonly lock: boolean },
): Promise<readonly CurrentPrice[]> => {
  const numbers = outcomeIds.flatMap((id) => numberOf(id) ?? []);
  const suffix = lock ? ' FOR SHARE OF outcome' : '';
  return (await sql.query<PriceRow>(`${SELECT}${suffix}`, [numbers])).map(priceOf);
};
