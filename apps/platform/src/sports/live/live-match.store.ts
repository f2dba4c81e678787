import {
  materialChangeOf,
  type Instant,
  type LiveEvent,
  type LiveState,
  type LiveSuspension,
  type MaterialChange,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { MatchNumber } from '../ids.ts';
import { lockMatches } from '../lock-matches.store.ts';
import { liftEach, suspend, tellMatches, type Suspendable } from '../suspensions.store.ts';
import { bumpVersion } from '../version.store.ts';
import { IS_IN_PLAY, LIVE_COLUMNS, liveStateOf, type LiveColumns } from './live-state.store.ts';

/** The current state of a match in play, with new events. */
export interface Play {
  readonly matchNumber: MatchNumber;
  /** Betting is suspended for a moment if `why` is set. */
  readonly state: Omit<LiveState, 'isSuspended'>;
  /** Events since the last announcement, in order. */
  readonly events: readonly LiveEvent[];
  /** True if the events are all since kick-off: known ones are skipped. */
  readonly isWhole?: boolean;
}

interface Kept {
  readonly match_id: MatchNumber;
  readonly why: LiveSuspension | null;
  readonly home: number;
  readonly away: number;
  readonly home_reds: number;
  readonly away_reds: number;
  readonly period: LiveState['period'];
  readonly events: number;
}

/** States of matches that are, or were, in play. */
export const playStates = async (
  sql: Sql,
  matches: readonly MatchNumber[],
): Promise<ReadonlyMap<MatchNumber, Play['state']>> => {
  if (matches.length === 0) return new Map();
  const rows = await sql.query<LiveColumns & { readonly match_id: MatchNumber }>(
    `SELECT match_id, ${LIVE_COLUMNS} FROM live_match WHERE match_id = ANY($1::bigint[])`,
    [matches],
  );
  return new Map(
    rows.map((row) => {
      const { isSuspended: _, ...state } = liveStateOf(row);
      return [row.match_id, state];
    }),
  );
};

/** The suspension of a match because of an event. */
const BY_PLAY = { marketTypeId: null, cause: 'play' } as const;

/** The changes by which waiting bets on the match fall: each gets its own number. */
const changesOf = ({ state, events }: Play, kept: Kept | undefined): MaterialChange['reason'][] => {
  const told = events.flatMap(({ kind }) => materialChangeOf(kind) ?? []);
  const add = (is: boolean, reason: MaterialChange['reason']): void => {
    if (is && !told.includes(reason)) told.push(reason);
  };
  // The state counts even without an event: a score that a feed takes back is a change as well.
  add(kept !== undefined && (kept.home !== state.home || kept.away !== state.away), 'goal');
  add(kept !== undefined && (kept.home_reds < state.homeReds || kept.away_reds < state.awayReds), 'red-card');
  add(state.period === 'ended' && kept?.period !== 'ended', 'ended');
  if (kept !== undefined && state.why !== undefined && kept.why !== state.why)
    add(told.length === 0, state.why === 'source' ? 'suspended' : state.why);
  return told;
};

/**
 * Stores the state of matches in play, in one transaction with their prices, which are written after it: betting stops at an
 * event, and goes on once nothing suspends it any more.
 */
export const playMatches = async (sql: Sql, plays: readonly Play[], now: Instant): Promise<void> => {
  if (plays.length === 0) return;
  const numbers = plays.map(({ matchNumber }) => matchNumber);
  await lockMatches(sql, numbers);
  const kept = new Map(
    (
      await sql.query<Kept>(
        `SELECT match_id, why, home, away, home_reds, away_reds, period,
           (SELECT count(*)::integer FROM live_event WHERE live_event.match_id = live_match.match_id) AS events
         FROM live_match WHERE match_id = ANY($1::bigint[]) ORDER BY match_id FOR UPDATE`,
        [numbers],
      )
    ).map((row) => [row.match_id, row]),
  );
  const news = plays.map((play) =>
    play.isWhole === true
      ? { ...play, events: play.events.slice(kept.get(play.matchNumber)?.events ?? 0) }
      : play,
  );
  await saveStates(sql, plays);
  await saveEvents(
    sql,
    news.flatMap(({ matchNumber, events }) =>
      events.map((event, at) => ({
        ...event,
        matchNumber,
        number: (kept.get(matchNumber)?.events ?? 0) + at + 1,
      })),
    ),
  );
  for (const play of news)
    for (const reason of changesOf(play, kept.get(play.matchNumber)))
      await markChange(sql, [play.matchNumber], reason);
  const begun = plays.filter(({ matchNumber, state }) => state.why && !kept.get(matchNumber)?.why);
  const ended = plays.filter(({ matchNumber, state }) => !state.why && kept.get(matchNumber)?.why);
  await suspend(
    sql,
    begun.map(({ matchNumber, state }) => ({
      ...BY_PLAY,
      competitionNumber: null,
      matchNumber,
      mendedBy: null,
      who: 'the house',
      why: state.why ?? '',
      since: now,
      until: null,
    })),
  );
  await liftEach(
    sql,
    ended.map(({ matchNumber }) => ({ ...BY_PLAY, matchNumber })),
  );
  await tellPlay(
    sql,
    numbers,
    numbers.some((number) => !kept.has(number)),
  );
};

const saveStates = async (sql: Sql, plays: readonly Play[]): Promise<void> => {
  const of = (cell: (play: Play) => unknown): unknown[] => plays.map(cell);
  await sql.query(
    `INSERT INTO live_match (match_id, period, minute, added, home, away, home_reds, away_reds, why)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::integer[], $4::integer[], $5::integer[], $6::integer[], $7::integer[], $8::integer[], $9::text[])
     ON CONFLICT (match_id) DO UPDATE SET period = excluded.period, minute = excluded.minute, added = excluded.added, home = excluded.home,
       away = excluded.away, home_reds = excluded.home_reds, away_reds = excluded.away_reds, why = excluded.why`,
    [
      of((one) => one.matchNumber),
      of(({ state }) => state.period),
      of(({ state }) => state.minute),
      of(({ state }) => state.added),
      of(({ state }) => state.home),
      of(({ state }) => state.away),
      of(({ state }) => state.homeReds),
      of(({ state }) => state.awayReds),
      of(({ state }) => state.why ?? null),
    ],
  );
};

const saveEvents = async (
  sql: Sql,
  events: readonly (LiveEvent & { readonly matchNumber: MatchNumber; readonly number: number })[],
): Promise<void> => {
  if (events.length === 0) return;
  const of = (cell: (event: (typeof events)[number]) => unknown): unknown[] => events.map(cell);
  await sql.query(
    `INSERT INTO live_event (match_id, number, minute, added, kind, side, home, away)
     SELECT * FROM unnest($1::bigint[], $2::integer[], $3::integer[], $4::integer[], $5::text[], $6::text[], $7::integer[], $8::integer[])`,
    [
      of((one) => one.matchNumber),
      of((one) => one.number),
      of((one) => one.minute),
      of((one) => one.added),
      of((one) => one.kind),
      of((one) => one.side ?? null),
      of((one) => one.home),
      of((one) => one.away),
    ],
  );
};

/** Raises the mark of matches. The clock is read once their rows are locked: a verdict that came first was about an earlier moment. */
const markChange = (sql: Sql, matches: readonly MatchNumber[], reason: MaterialChange['reason']) =>
  sql.query(
    `WITH marked AS (UPDATE live_match SET mark = mark + 1 WHERE match_id = ANY($1::bigint[]) RETURNING match_id, mark)
     INSERT INTO live_change (match_id, mark, reason, at) SELECT match_id, mark, $2, clock_timestamp() FROM marked`,
    [matches, reason],
  );

/**
 * Makes every waiting bet fall on the matches in play of a suspended part, even if only one market is suspended, since all bets
 * waiting on a match stand or fall together. Call it after the suspension, which locks the matches.
 */
export const markSuspended = async (
  sql: Sql,
  { competitionNumber, matchNumber, marketTypeId }: Suspendable,
): Promise<void> => {
  const rows = await sql.query<{ match_id: MatchNumber }>(
    `SELECT match_id FROM live_match JOIN match USING (match_id)
     WHERE ${IS_IN_PLAY} AND coalesce(match_id = $1, competition_id = $2, true) ORDER BY match_id FOR UPDATE OF live_match`,
    [matchNumber, competitionNumber],
  );
  const matches = rows.map((row) => row.match_id);
  if (matches.length === 0) return;
  await markChange(sql, matches, 'suspended');
  // A bet being placed on another market read the earlier mark, so the match must be reported as changed. A wider suspension has
  // been reported already, and it locked matches only: their outcomes may not be locked after them.
  if (marketTypeId !== null) await tellMatches(sql, matches);
};

/** Raises the version of the lists for matches in play whose state has changed. */
const tellPlay = async (sql: Sql, matches: readonly MatchNumber[], hasCome: boolean): Promise<void> => {
  await sql.query('UPDATE live_match SET live_version = $2 WHERE match_id = ANY($1::bigint[])', [
    matches,
    await bumpVersion(sql, hasCome ? 'matches-came' : 'matches-changed'),
  ]);
};

/** Ends betting in play on a match that has a result or is void, whatever its feed says of its play. Its row of `match` is locked. */
export const endPlay = async (
  sql: Sql,
  matchNumber: MatchNumber,
  score: { readonly home: number; readonly away: number } | null,
  version: number,
): Promise<void> => {
  const [was] = await sql.query<{
    minute: number;
    added: number;
    home: number;
    away: number;
    events: number;
  }>(
    `SELECT minute, added, home, away, (SELECT count(*)::integer FROM live_event WHERE live_event.match_id = $1) AS events
     FROM live_match WHERE match_id = $1 AND period <> 'ended' FOR UPDATE`,
    [matchNumber],
  );
  if (!was) return;
  const { events, ...last } = was;
  await saveEvents(sql, [{ ...last, ...score, kind: 'ended', matchNumber, number: events + 1 }]);
  await markChange(sql, [matchNumber], 'ended');
  await sql.query(
    `UPDATE live_match SET period = 'ended', why = NULL, home = $2, away = $3, live_version = $4 WHERE match_id = $1`,
    [matchNumber, score?.home ?? was.home, score?.away ?? was.away, version],
  );
  await sql.query(`DELETE FROM suspension WHERE match_id = $1 AND cause = 'play'`, [matchNumber]);
};
