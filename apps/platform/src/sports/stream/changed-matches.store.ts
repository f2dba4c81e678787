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

/** A match that is asked about. */
export interface AskedMatch {
  readonly number: MatchNumber;
  /** What changed after this version is asked; -1 asks for all there is. */
  readonly since: number;
  /** Only the main outcomes. */
  readonly isCard: boolean;
}

/** A price, and the version it came with. */
export interface ChangedPrice {
  readonly id: OutcomeId;
  /** Null where it cannot be bet on, whatever the reason. */
  readonly odds: Odds | null;
  readonly version: number;
  readonly isOnCard: boolean;
}

/** What changed of a match; of one whose state changed, every price asked for. */
export interface ChangedMatch {
  readonly id: MatchId;
  readonly state: MatchState;
  /** '2:1', once it is over. */
  readonly score: string | null;
  /** How it stands, while it is played, with what happened last; null of any other. */
  readonly live: { readonly state: LiveState; readonly event: LiveEvent | null } | null;
  /** The version that its play was told with. */
  readonly liveVersion: number;
  /** The version its state or score came with. */
  readonly stateVersion: number;
  readonly prices: readonly ChangedPrice[];
}

/** All that changed up to a version, by match. */
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

/** One look: the version and the rows are of the same moment. A match without a change is one row less, none at all a row of nulls. */
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

/** What changed of these matches; unknown ones are left out. One question, however many are asked about. */
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
