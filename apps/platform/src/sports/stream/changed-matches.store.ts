import {
  oddsFromThousandths,
  type Instant,
  type LiveEvent,
  type LiveState,
  type MatchId,
  type MatchState,
  type Odds,
  type OutcomeId,
} from '@kipenga/betting-core';
import type { ListVersion } from '@kipenga/contracts';
import type { Sql } from '../../database/index.ts';
import { matchIdOf, outcomeIdOf, type MatchNumber, type OutcomeNumber } from '../ids.ts';
import { IS_IN_PLAY, LIVE_COLUMNS, liveStateOf, type LiveColumns } from '../live/live-state.store.ts';
import { matchStateAt } from '../match-state.ts';
import { OFFERED_ODDS } from '../suspensions.store.ts';

/** A match to look up. */
export interface AskedMatch {
  readonly number: MatchNumber;
  /** Only changes after this version; -1 for everything. */
  readonly since: number;
  /** True for the main outcomes only. */
  readonly isCard: boolean;
}

/** A price, and the version that changed it. */
export interface ChangedPrice {
  readonly id: OutcomeId;
  /** Null if it cannot be bet on, for any reason. */
  readonly odds: Odds | null;
  readonly version: number;
  readonly isOnCard: boolean;
}

/** The changes of a match; if its state changed, every requested price. */
export interface ChangedMatch {
  readonly id: MatchId;
  readonly state: MatchState;
  /** '2:1', once it is over. */
  readonly score: string | null;
  /** The state of a match in play with its last event; null for any other. */
  readonly live: { readonly state: LiveState; readonly event: LiveEvent | null } | null;
  /** The version that changed its play. */
  readonly liveVersion: number;
  /** The version that changed its state or score. */
  readonly stateVersion: number;
  readonly prices: readonly ChangedPrice[];
}

/** All changes up to a version, by match. */
export interface Changes {
  readonly version: ListVersion;
  readonly matches: ReadonlyMap<MatchNumber, ChangedMatch>;
}

type Row = {
  readonly match_id: MatchNumber;
  readonly state: MatchState;
  readonly score: string | null;
  readonly state_version: number;
  readonly outcome_id: OutcomeNumber;
  readonly odds: number | null;
  readonly price_version: number;
  readonly is_on_card: boolean;
  readonly is_in_play: boolean;
  readonly live_version: number;
  readonly event: LiveEvent | null;
} & (LiveColumns | { readonly [K in keyof LiveColumns]: null });
interface VersionColumns {
  readonly version: number;
  readonly matches_version: number;
}

/**
 * One look: the version and the rows are of the same moment. A match without changes is left out; if there are none at all, one
 * row of nulls remains.
 */
const SELECT = `
  SELECT version, matches_version, changed.* FROM sports_version LEFT JOIN (
    SELECT match_id, outcome_id, ${OFFERED_ODDS} AS odds, state_version, price_version, main_column IS NOT NULL AS is_on_card,
      full_time_home || ':' || full_time_away AS score,
      ${matchStateAt('$4')} AS state, ${LIVE_COLUMNS}, ${IS_IN_PLAY} AS is_in_play, coalesce(live_version, 0) AS live_version,
      CASE WHEN live_version > since THEN (
        SELECT json_strip_nulls(json_build_object('minute', told.minute, 'added', told.added, 'kind', kind, 'side', side, 'home', told.home, 'away', told.away))
        FROM live_event AS told WHERE told.match_id = match.match_id ORDER BY number DESC LIMIT 1) END AS event
    FROM unnest($1::bigint[], $2::bigint[], $3::boolean[]) AS asked (match_id, since, is_card)
      JOIN match USING (match_id) JOIN outcome USING (match_id) LEFT JOIN live_match USING (match_id)
    WHERE (state_version > since OR (prices_version > since AND price_version > since) OR live_version > since) AND (NOT is_card OR main_column IS NOT NULL)
  ) AS changed ON true`;

/** Changes of these matches; unknown ones are left out. One query, however many matches. */
export const changedMatches = async (
  sql: Sql,
  asked: readonly AskedMatch[],
  now: Instant,
): Promise<Changes> => {
  const rows = await sql.query<VersionColumns & (Row | { readonly match_id: null })>(SELECT, [
    asked.map(({ number }) => number),
    asked.map(({ since }) => since),
    asked.map(({ isCard }) => isCard),
    now,
  ]);
  const [first] = rows;
  const changed = rows.flatMap((row) => (row.match_id === null ? [] : [row]));
  const byMatch = Map.groupBy(changed, (row) => row.match_id);
  return {
    version: { version: first?.version ?? 0, matchesVersion: first?.matches_version ?? 0 },
    matches: new Map([...byMatch].flatMap(([number, of]) => (of[0] ? [[number, matchOf(of[0], of)]] : []))),
  };
};

const matchOf = (row: Row, rows: readonly Row[]): ChangedMatch => ({
  id: matchIdOf(row.match_id),
  state: row.state,
  score: row.score,
  stateVersion: row.state_version,
  live: row.period === null ? null : { state: liveStateOf(row), event: row.event },
  liveVersion: row.live_version,
  prices: rows.map(({ outcome_id, odds, price_version, is_on_card }) => ({
    id: outcomeIdOf(outcome_id),
    odds: odds === null || !(row.state === 'open' || row.is_in_play) ? null : oddsFromThousandths(odds),
    version: price_version,
    isOnCard: is_on_card,
  })),
});
