import { addCents, cents, instantFromMs, toMs, type Instant } from '@kipenga/betting-core';
import {
  MATCH_STATES,
  type DeskMatch,
  type DeskMatchRow,
  type DeskMove,
  type DeskPriceLimit,
  type DeskSuspension,
} from '@kipenga/contracts/desk';
import type { Sql } from '../database/index.ts';
import { notFound } from '../http/index.ts';
import { matchNumberIn, movesOn, priceLimitsOn, type PriceLimit } from '../sports/index.ts';
import { cursorIn, PAGE, paged, type Paged } from './desk.ts';
import {
  feedSources,
  openStakes,
  outcomesOf,
  saidOfMatch,
  selectMatch,
  selectMatches,
  suspensionsOn,
  type MatchRow,
  type OutcomeOnBoard,
  type SuspensionRow,
} from './matches.store.ts';

const OVERDUE_MS = 24 * 3_600_000;

const rowOf = ({
  feedNumber: _number,
  halfTime: _half,
  isBeingSettled: _settled,
  ...row
}: MatchRow): DeskMatchRow => row;

/** Matches that are found, by their start: those to come from the next on, those that are over from the last on. */
export const findMatches = async (
  sql: Sql,
  { find = '', state, after }: { readonly find?: string; readonly state?: string; readonly after?: string },
  now: Instant,
): Promise<Paged<DeskMatchRow>> => {
  const isOverdue = state === 'overdue';
  const all = find === '' ? ['open', 'started', 'postponed'] : MATCH_STATES;
  const states = isOverdue ? ['started'] : state === undefined ? all : [state];
  const cursor = cursorIn(after, 'time', 'number');
  const rows = await selectMatches(sql, {
    find: find.trim(),
    states,
    orPutOff: state === 'postponed',
    startedBefore: isOverdue ? instantFromMs(toMs(now) - OVERDUE_MS) : null,
    isNewestFirst: state === 'finished' || state === 'void' || (state === undefined && find !== ''),
    after: cursor && [cursor[0] ?? '', cursor[1] ?? ''],
    most: PAGE + 1,
  });
  return paged(rows.map(rowOf), PAGE, ({ startsAt, matchId }) => [startsAt, matchId]);
};

const scopeOf = ({ matchId, market, competition }: SuspensionRow): DeskSuspension['scope'] => {
  if (matchId !== null) return market === null ? 'match' : 'market';
  return competition === null ? 'all' : 'competition';
};

/** A suspension as the desk shows it. */
export const suspensionShown = (row: SuspensionRow): DeskSuspension => ({ ...row, scope: scopeOf(row) });

const THOUSANDTHS = 1_000;

/** The sum of what the prices of a market stand for, in percent with one decimal. */
const bookOf = (outcomes: readonly OutcomeOnBoard[]): number | null => {
  if (outcomes.some(({ believed }) => believed === null)) return null;
  const chance = outcomes.reduce((sum, { believed }) => sum + THOUSANDTHS / (believed ?? 1), 0);
  return Math.round(chance * THOUSANDTHS) / 10;
};

/** A price as it is written; null for none. */
const shown = (thousandths: number | null): number | null =>
  thousandths === null ? null : thousandths / THOUSANDTHS;

const limitShown = (limit: PriceLimit | undefined): DeskPriceLimit | null =>
  limit === undefined
    ? null
    : {
        least: shown(limit.least),
        most: shown(limit.most),
        who: limit.who,
        why: limit.why,
        since: limit.since,
      };

/** A match with its board, stakes, suspensions and the acts of operators on it. */
export const showMatch = async (sql: Sql, matchId: string): Promise<DeskMatch> => {
  const number = matchNumberIn(matchId);
  const match = number === null ? null : await selectMatch(sql, number);
  if (number === null || match === null) throw notFound();
  const outcomes = await outcomesOf(sql, number);
  const stakes = await openStakes(sql, match.feedNumber);
  const suspensions = (await suspensionsOn(sql, number)).map(suspensionShown);
  const sources = await feedSources(sql);
  const limits = await priceLimitsOn(sql, number);
  const limitOf = (market: string | null): DeskPriceLimit | null =>
    limitShown(limits.find(({ marketTypeId }) => marketTypeId === market));
  const isClosed = (market: string): boolean =>
    match.isSuspended || suspensions.some((one) => one.market === market);
  return {
    match: rowOf(match),
    halfTime: match.halfTime,
    feed: sources.find(({ source }) => `pushed/${source}` === match.feed) ?? null,
    suspensions,
    priceLimit: limitOf(null),
    openBets: stakes.reduce((sum, { bets }) => sum + bets, 0),
    waitingBets: stakes.reduce((sum, { waiting }) => sum + waiting, 0),
    openStake: stakes.reduce((sum, { stake }) => addCents(sum, cents(stake)), cents(0)),
    isBeingSettled: match.isBeingSettled,
    markets: [...Map.groupBy(outcomes, ({ market }) => market)].map(([market, of]) => ({
      market,
      name: of[0]?.name ?? market,
      bookPercent: bookOf(of),
      isSuspended: isClosed(market),
      priceLimit: limitOf(market),
      outcomes: of.map(({ outcomeId, label, odds, believed, isHeld, result }) => {
        const staked = stakes.find((one) => one.outcomeId === outcomeId);
        return {
          outcomeId,
          label,
          odds: shown(odds),
          heldOdds: isHeld ? shown(believed) : null,
          result,
          openBets: staked?.bets ?? 0,
          openStake: cents(staked?.stake ?? 0),
        };
      }),
    })),
    said: await saidOfMatch(sql, number),
  };
};

/** The history of the prices of a match, the newest move first; of one market with the steps of the whole match, if one is named. */
export const movesShown = async (
  sql: Sql,
  matchId: string,
  {
    market = null,
    after,
  }: { readonly market?: string | null | undefined; readonly after?: string | undefined },
): Promise<Paged<DeskMove>> => {
  const number = matchNumberIn(matchId);
  if (number === null) throw notFound();
  const before = cursorIn(after, 'number')?.[0] ?? null;
  const moves = await movesOn(sql, number, { market, before, most: PAGE + 1 });
  const outcomes = await outcomesOf(sql, number);
  const rows = moves.map(({ marketTypeId, odds, held, ...move }) => ({
    ...move,
    market: marketTypeId,
    prices: outcomes.flatMap(({ market: of, key, label }) => {
      const [was, now] = of === marketTypeId ? (odds[key] ?? []) : [];
      if (was === undefined || now === undefined) return [];
      return [{ label, before: shown(was), now: shown(now), isHeld: held.includes(key) }];
    }),
  }));
  return paged(rows, PAGE, ({ moveId }) => [moveId]);
};
