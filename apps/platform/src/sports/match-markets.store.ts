import {
  instant,
  liveWaitSeconds,
  marketTypeId,
  ONE_X_TWO,
  OVER_UNDER,
  oddsFromThousandths,
  outcomeKey,
  sportId,
  type Market,
  type MarketDefinition,
  type MatchId,
  type MatchMarkets,
  type MatchState,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import {
  feedMatchIdOf,
  matchIdOf,
  numberOf,
  outcomeIdOf,
  type FeedMatchNumber,
  type MatchNumber,
  type OutcomeNumber,
  type SportNumber,
} from './ids.ts';
import { IS_IN_PLAY, LIVE_COLUMNS, liveStateOf, type LiveColumns } from './live/live-state.store.ts';
import { matchStateAt } from './match-state.ts';
import { OFFERED_ODDS } from './suspensions.store.ts';

interface HeaderAndOutcome {
  readonly match_id: MatchNumber;
  readonly feed_match_id: FeedMatchNumber;
  readonly starts_at: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly category: string;
  readonly competition_name: string;
  readonly sport_id: SportNumber;
  readonly state: MatchState;
  readonly outcome_id: OutcomeNumber;
  readonly market_type_id: string;
  readonly market_name: string;
  readonly outcome_key: string;
  readonly label: string;
  readonly odds: number | null;
  readonly is_in_play: boolean;
}
/** Columns of a match without a row of its play. */
type NoPlay = { readonly [column in keyof LiveColumns]: null };
type MarketRow = HeaderAndOutcome & (LiveColumns | NoPlay);

/**
 * One match with all its markets, 1x2 first; null if it is unknown. Once it has started the markets stay on the page; they have
 * prices only while it takes bets in play.
 */
export const matchMarkets = async (sql: Sql, matchId: MatchId, now: string): Promise<MatchMarkets | null> => {
  const rows = await sql.query<MarketRow>(
    `SELECT match_id, feed_match_id, starts_at, home_team, away_team, category, competition.name AS competition_name,
       sport_id, ${matchStateAt('$2')} AS state, outcome_id, market_type_id, market_name, outcome_key, label, ${OFFERED_ODDS} AS odds, ${IS_IN_PLAY} AS is_in_play, ${LIVE_COLUMNS}
     FROM match JOIN competition USING (competition_id) JOIN outcome USING (match_id) LEFT JOIN live_match USING (match_id)
     WHERE match_id = $1 ORDER BY outcome.list_position, outcome_id`,
    [numberOf(matchId), now],
  );
  const [first] = rows;
  if (first === undefined) return null;
  const markets = [...Map.groupBy(rows, (row) => row.market_type_id).values()].flatMap(marketOf);
  return {
    match: {
      id: matchIdOf(first.match_id),
      feedId: feedMatchIdOf(first.feed_match_id),
      startsAt: instant(first.starts_at),
      homeTeam: first.home_team,
      awayTeam: first.away_team,
      category: first.category,
      competitionName: first.competition_name,
    },
    state: first.state,
    ...(first.state === 'open' && combinationsOf(markets)),
    ...playOf(first),
    waitSeconds: liveWaitSeconds(sportId(String(first.sport_id))),
    markets,
  };
};

/** The state of a match in play, or played to its end; empty for one that was broken off and waits for its new start. */
const playOf = (row: MarketRow): Pick<MatchMarkets, 'live'> => {
  const hasEnded = row.period === 'ended' && (row.state === 'started' || row.state === 'ended');
  return row.period !== null && (row.is_in_play || hasEnded) ? { live: liveStateOf(row) } : {};
};

/**
 * Picks of a game of goals are priced together from 1x2 and over/under 2.5 (D101). Whether all its prices agree is checked when
 * a price is asked.
 */
const combinationsOf = (markets: readonly Market[]): Pick<MatchMarkets, 'takesCombinations'> => {
  const isPriced = ({ typeId }: MarketDefinition): boolean =>
    markets.some((market) => market.typeId === typeId && market.outcomes.every(({ odds }) => odds !== null));
  return markets.some(({ typeId }) => typeId === ONE_X_TWO.typeId)
    ? { takesCombinations: isPriced(ONE_X_TWO) && isPriced(OVER_UNDER) }
    : {};
};

const marketOf = (rows: readonly MarketRow[]): Market[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const outcomes = rows.map((row) => ({
    key: outcomeKey(row.outcome_key),
    id: outcomeIdOf(row.outcome_id),
    label: row.label,
    odds:
      row.odds === null || !(row.state === 'open' || row.is_in_play) ? null : oddsFromThousandths(row.odds),
  }));
  return [{ typeId: marketTypeId(first.market_type_id), name: first.market_name, outcomes }];
};
