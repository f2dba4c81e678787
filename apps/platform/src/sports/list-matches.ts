import {
  addDays,
  dayBounds,
  instantFromMs,
  nairobiDayOf,
  toMs,
  type CompetitionId,
  type Instant,
  type LiveMatch,
  type Match,
  type MatchId,
  type MatchState,
  type NairobiDay,
  type SportId,
} from '@kipenga/betting-core';
import type { ListFilter, MatchesByIds } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { competitionNumber, numberOf, sportNumber, type CompetitionNumber, type SportNumber } from './ids.ts';
import { liveMatches } from './live/live-lists.store.ts';
import { findMatches, findStates, wordsOfOffer } from './matches.store.ts';
import { withNearWords, type SearchWord } from './near-words.ts';
import { searchable } from './search-text.ts';
import { SPORTS } from './sports.ts';

/** The most matches one answer holds, whatever is asked for (D21, R7). */
export const MOST_MATCHES = 150;

export type MatchTab = 'highlights' | 'today' | 'tomorrow' | 'all';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface Asked extends Page {
  readonly now: Instant;
}

const FARTHEST_OFFSET = 10_000;
const clamped = ({ offset, limit }: Page): Page => ({
  offset: Math.min(Math.max(0, Math.trunc(offset)), FARTHEST_OFFSET),
  limit: Math.min(Math.max(1, Math.trunc(limit)), MOST_MATCHES),
});

/** A sport or a competition of an address; an unknown one gives 0, which none has. */
const sportOf = (id: SportId): SportNumber => numberOf(id) ?? sportNumber(0);
const competitionOf = (id: CompetitionId): CompetitionNumber => numberOf(id) ?? competitionNumber(0);

/** The most hours ahead a list can be cut to. */
const MOST_HOURS = 24;

/** A list cut to the matches that start soon; of two ends the earlier holds. */
const within = (now: Instant, hours: number | undefined, to?: Instant): { readonly to?: Instant } => {
  if (hours === undefined) return to === undefined ? {} : { to };
  const end = toMs(now) + Math.min(Math.max(1, hours), MOST_HOURS) * 3_600_000;
  return { to: instantFromMs(to === undefined ? end : Math.min(end, toMs(to))) };
};

/** Top soccer: what people here bet on (`top-rule.ts`). */
export const topMatches = (sql: Sql, { now, ...page }: Asked): Promise<readonly Match[]> =>
  findMatches(sql, { now, sportNumber: SPORTS.soccer.sportNumber, onlyTop: true, ...clamped(page) });

/** One tab of a sport (R2-30). Highlights are the top leagues, or all where the sport has none of them open. */
export const matchesOfTab = async (
  sql: Sql,
  {
    now,
    sportId,
    tab,
    isEsport,
    hours,
    ...page
  }: Asked & ListFilter & { readonly sportId: SportId; readonly tab: MatchTab },
): Promise<readonly Match[]> => {
  const query = { now, isEsport, sportNumber: sportOf(sportId), ...within(now, hours), ...clamped(page) };
  if (tab === 'highlights') {
    const top = await findMatches(sql, { ...query, onlyTop: true });
    return top.length > 0 || query.offset > 0 ? top : findMatches(sql, query);
  }
  if (tab === 'all') return findMatches(sql, query);
  const today = nairobiDayOf(now);
  const { from, to } = dayBounds(tab === 'today' ? today : addDays(today, 1));
  return findMatches(sql, { ...query, from, ...within(now, hours, to) });
};

export const matchesOfCompetition = (
  sql: Sql,
  {
    now,
    sportId,
    competitionId,
    isEsport,
    hours,
    ...page
  }: Asked & ListFilter & { readonly sportId: SportId; readonly competitionId: CompetitionId },
): Promise<readonly Match[]> =>
  findMatches(sql, {
    now,
    isEsport,
    sportNumber: sportOf(sportId),
    competitionNumber: competitionOf(competitionId),
    ...within(now, hours),
    ...clamped(page),
  });

/**
 * Free text over teams, leagues, countries and game ids: every word must be found; accents and case do not count (R5-23). Where nothing is
 * found as it was typed, one slip of the finger a word is forgiven.
 */
export const searchMatches = async (
  sql: Sql,
  {
    now,
    text,
    sportId,
    isEsport,
    ...page
  }: Asked & { readonly text: string; readonly sportId?: SportId; readonly isEsport: boolean },
): Promise<readonly Match[]> => {
  const words = searchable(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const find = (meant: readonly SearchWord[], asked: Page) =>
    findMatches(sql, {
      now,
      isEsport,
      words: meant,
      ...(sportId === undefined ? {} : { sportNumber: sportOf(sportId) }),
      ...clamped(asked),
    });
  const typed = words.map((word): SearchWord => [word]);
  const exact = await find(typed, page);
  const isFound =
    exact.length > 0 || (page.offset > 0 && (await find(typed, { offset: 0, limit: 1 })).length > 0);
  return isFound ? exact : find(withNearWords(words, await wordsOfOffer(sql, { now, isEsport })), page);
};

/** The matches of one Nairobi day that have not started. */
export const matchesOfDay = (
  sql: Sql,
  {
    now,
    day,
    sportId,
    isEsport,
    ...page
  }: Asked & { readonly day: NairobiDay; readonly sportId?: SportId; readonly isEsport: boolean },
): Promise<readonly Match[]> =>
  findMatches(sql, {
    now,
    isEsport,
    ...dayBounds(day),
    ...(sportId === undefined ? {} : { sportNumber: sportOf(sportId) }),
    ...clamped(page),
  });

/** The matches that are being played, of all sports proper or of all e-sports, or of one sport. */
export const matchesInPlay = (
  sql: Sql,
  { now, isEsport, sportId, ...page }: Asked & { readonly isEsport: boolean; readonly sportId?: SportId },
): Promise<readonly LiveMatch[]> =>
  liveMatches(sql, {
    now,
    isEsport,
    ...(sportId === undefined ? {} : { sportNumber: sportOf(sportId) }),
    ...clamped(page),
  });

/** Matches by their ids: those that can be bet on, where those stand that cannot, and which are over or none of ours. */
export const matchesByIds = async (
  sql: Sql,
  { matchIds, now }: { readonly matchIds: readonly MatchId[]; readonly now: Instant },
): Promise<MatchesByIds> => {
  const matchNumbers = matchIds.map((id) => numberOf(id)).filter((number) => number !== null);
  const matches = await findMatches(sql, { now, matchNumbers, offset: 0, limit: MOST_MATCHES });
  const states = await findStates(sql, matchNumbers, now);
  const stateOf = (id: MatchId): MatchState => states.get(numberOf(id)!) ?? 'ended';
  const listed = new Set(matches.map(({ id }) => id));
  const others = matchIds
    .filter((id) => !listed.has(id))
    .map((matchId) => ({ matchId, state: stateOf(matchId) }));
  return {
    asOf: now,
    matches,
    closed: others.filter(({ state }) => state !== 'ended'),
    overIds: others.filter(({ state }) => state === 'ended').map(({ matchId }) => matchId),
  };
};
