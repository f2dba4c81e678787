import {
  cents,
  instant,
  liveWaitSeconds,
  sportId,
  type Cents,
  type LiveEvent,
  type LiveMatch,
  type LiveState,
  type MatchId,
  type WaitFall,
} from '@kipenga/betting-core';
import type { JudgedWaits, LiveCount, MatchTimeline } from '@kipenga/contracts';
import type { Sql } from '../../database/index.ts';
import { numberOf, type MatchNumber, type SportNumber } from '../ids.ts';
import { findMatches, type MatchQuery } from '../matches.store.ts';
import { IS_IN_PLAY, LIVE_COLUMNS, liveStateOf, type LiveColumns } from './live-state.store.ts';

/** States of matches that are, or were, in play. */
const statesOf = async (
  sql: Sql,
  matches: readonly MatchNumber[],
): Promise<ReadonlyMap<MatchNumber, LiveState>> =>
  new Map(
    (
      await sql.query<LiveColumns & { readonly match_id: MatchNumber }>(
        `SELECT match_id, ${LIVE_COLUMNS} FROM live_match WHERE match_id = ANY($1::bigint[])`,
        [matches],
      )
    ).map((row) => [row.match_id, liveStateOf(row)]),
  );

/** Matches in play, the first to begin at the top. */
export const liveMatches = async (sql: Sql, query: MatchQuery): Promise<readonly LiveMatch[]> => {
  const matches = await findMatches(sql, { ...query, isInPlay: true });
  const states = await statesOf(
    sql,
    matches.flatMap(({ id }) => numberOf(id) ?? []),
  );
  return matches.flatMap((match) => {
    const live = states.get(numberOf(match.id)!);
    return live === undefined ? [] : [{ ...match, live }];
  });
};

/** Number of matches in play, by sport. */
export const liveCounts = async (sql: Sql): Promise<readonly LiveCount[]> =>
  (
    await sql.query<{ sport_id: SportNumber; is_esport: boolean; matches: number }>(
      `SELECT sport_id, is_esport, count(*)::integer AS matches
       FROM match JOIN live_match USING (match_id) JOIN competition USING (competition_id) JOIN sport USING (sport_id)
       WHERE ${IS_IN_PLAY} GROUP BY sport_id, is_esport, sport.list_position ORDER BY sport.list_position`,
    )
  ).map((row) => ({
    sportId: sportId(String(row.sport_id)),
    isEsport: row.is_esport,
    matches: row.matches,
  }));

interface EventRow extends Omit<LiveEvent, 'side'> {
  readonly side: 'home' | 'away' | null;
}

export const liveEventOf = ({ side, ...event }: EventRow): LiveEvent => ({
  ...event,
  ...(side !== null && { side }),
});

/** Events of a match that is, or was, in play; null for any other. */
export const matchTimeline = async (sql: Sql, matchId: MatchId): Promise<MatchTimeline | null> => {
  const number = numberOf(matchId);
  const [row] = await sql.query<LiveColumns & { readonly sport_id: SportNumber }>(
    `SELECT ${LIVE_COLUMNS}, sport_id FROM live_match JOIN match USING (match_id) JOIN competition USING (competition_id) WHERE match_id = $1`,
    [number],
  );
  if (!row) return null;
  const events = await sql.query<EventRow>(
    'SELECT minute, added, kind, side, home, away FROM live_event WHERE match_id = $1 ORDER BY number',
    [number],
  );
  return {
    live: liveStateOf(row),
    events: events.map(liveEventOf),
    waitSeconds: liveWaitSeconds(sportId(String(row.sport_id))),
  };
};

interface WaitsRow {
  readonly minute: number;
  readonly at: string;
  readonly reason: WaitFall | null;
  readonly bets: number;
  readonly stake: number;
}

const sum = (rows: readonly WaitsRow[], isCounted: (row: WaitsRow) => boolean): number =>
  rows.filter(isCounted).reduce((all, { bets }) => all + bets, 0);

/** Verdicts on bets that waited on a match: bets of the same minute with the same verdict are one line. */
export const judgedWaits = async (sql: Sql, matchId: MatchId): Promise<JudgedWaits> => {
  const rows = await sql.query<WaitsRow>(
    `SELECT waited.minute, max(judged_at) AS at, reason, count(*)::integer AS bets, sum(stake)::bigint AS stake
     FROM bet_wait_match AS waited JOIN bet_wait USING (profile_id, bet_id) JOIN bet USING (profile_id, bet_id)
     WHERE waited.match_id = $1 AND mark IS NOT NULL AND judged_at IS NOT NULL
     GROUP BY waited.minute, reason ORDER BY waited.minute, max(judged_at)`,
    [numberOf(matchId)],
  );
  return {
    waited: sum(rows, () => true),
    stood: sum(rows, ({ reason }) => reason === null),
    fell: sum(rows, ({ reason }) => reason !== null),
    verdicts: rows.map(({ minute, at, reason, bets, stake }) => ({
      minute,
      at: instant(at),
      bets,
      stake: cents(stake) satisfies Cents,
      ...(reason !== null && { reason }),
    })),
  };
};
