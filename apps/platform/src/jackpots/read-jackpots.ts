import {
  feedMatchId,
  jackpotMatchId,
  tiersOf,
  type Instant,
  type Jackpot,
  type JackpotFund,
  type JackpotId,
  type JackpotMatch,
  type JackpotPhase,
  type JackpotResult,
  type JackpotTier,
  type OfferedJackpot,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { numberOf } from '../sports/index.ts';
import {
  endedBefore,
  matchesOfOffer,
  newestOffers,
  offerOf,
  withCounts,
  type OfferMatchRow,
  type OfferRow,
} from './offers.store.ts';

/** Ended jackpots in the list, and in each page of earlier ones. */
const ENDED_SHOWN = 6;

const tierOf = ({ tierLines, perLine }: OfferRow, tier: JackpotTier, at: number): JackpotTier => ({
  ...tier,
  lines: tierLines?.[at] ?? null,
  perLine: perLine?.[at] ?? null,
});

/** The money of an offer (D80, D89). A cancelled jackpot has no lines in its tiers. */
const fundFrom = (row: OfferRow): JackpotFund => {
  const tiers = tiersOf(row.total, row.matchCount).map((tier, at) => tierOf(row, tier, at));
  const { closesAt, total, guarantee, rolledIn, rolledOver, tickets, lines } = row;
  const prize = tiers[0]?.pool ?? total;
  return { closesAt, total, prize, guarantee, rolledIn, rolledOver, tiers, tickets, lines };
};

/** 'open' until it closes, 'settled' from then on, also while results are missing: it shows them as they come (R4-08). */
const phaseOf = ({ state, closesAt }: OfferRow, now: Instant): JackpotPhase =>
  state === 'open' && now < closesAt ? 'open' : 'settled';

/** The result of a full-time score. */
const outcomeOf = (home: number, away: number): JackpotResult => {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
};

/** Result of a match in a jackpot; null while it has none. */
export const resultOf = ({
  status,
  homeGoals,
  awayGoals,
}: Pick<OfferMatchRow, 'status' | 'homeGoals' | 'awayGoals'>): JackpotMatch['result'] => {
  if (status === 'void') return 'void';
  return status === 'finished' && homeGoals !== null && awayGoals !== null
    ? outcomeOf(homeGoals, awayGoals)
    : null;
};

/** A match of a jackpot as shown to customers. */
export const matchFrom = (row: OfferMatchRow): JackpotMatch => {
  const { position, homeTeam, awayTeam, category, startsAt, home, draw, away } = row;
  return {
    id: jackpotMatchId(row.id),
    feedMatchId: feedMatchId(row.feedMatchId),
    position,
    homeTeam,
    awayTeam,
    category,
    startsAt,
    odds: { home, draw, away },
    result: resultOf(row),
  };
};

/** The jackpots on offer, open ones first, then running ones, then the last that ended (D80). */
export const offeredJackpots = async (sql: Sql, now: Instant): Promise<readonly OfferedJackpot[]> =>
  (await withCounts(sql, await newestOffers(sql, ENDED_SHOWN))).map((row) => offerFrom(row, now));

const offerFrom = (row: OfferRow, now: Instant): OfferedJackpot => {
  const { id, name, type, betAmount, matchCount } = row;
  return { id, name, type, phase: phaseOf(row, now), betAmount, matchCount, fund: fundFrom(row) };
};

/** The last few jackpots that ended before one; null if the id is unknown. */
export const earlierJackpots = async (
  sql: Sql,
  id: JackpotId,
  now: Instant,
): Promise<readonly OfferedJackpot[] | null> => {
  const jackpotNumber = numberOf(id);
  const from = jackpotNumber === null ? null : await offerOf(sql, jackpotNumber);
  return from && (await endedBefore(sql, from, ENDED_SHOWN)).map((row) => offerFrom(row, now));
};

/** A jackpot with the current state of its matches. */
export interface JackpotNow {
  readonly jackpot: Jackpot;
  /** True if one of the matches has begun or ended. */
  readonly hasBegun: boolean;
  /** Matches whose 1X2 takes no bets: closed by a guard, the feed or an operator. They may open again. */
  readonly offTheBoard: readonly JackpotMatch[];
}

/** Reads a jackpot by its number, without the ticket count of an open one; null if the number is unknown. */
export const jackpotNow = async (
  sql: Sql,
  jackpotNumber: number,
  now: Instant,
): Promise<JackpotNow | null> => {
  const row = await offerOf(sql, jackpotNumber);
  return row && jackpotOf(sql, row, now);
};

const jackpotOf = async (sql: Sql, row: OfferRow, now: Instant): Promise<JackpotNow> => {
  const rows = await matchesOfOffer(sql, Number(row.id));
  const matches = rows.map(matchFrom);
  const { id, name, type, betAmount, maxDoubles, description } = row;
  const offer = { id, name, type, betAmount, maxDoubles, description };
  return {
    jackpot: { ...offer, phase: phaseOf(row, now), fund: fundFrom(row), matches },
    hasBegun: rows.some(({ status }) => status !== 'open'),
    offTheBoard: matches.filter(({ odds: { home, draw, away } }) => (home ?? draw ?? away) === null),
  };
};

/** One jackpot as shown to customers (R2-42); null if the id is unknown. */
export const jackpotById = async (sql: Sql, id: JackpotId, now: Instant): Promise<Jackpot | null> => {
  const jackpotNumber = numberOf(id);
  const row = jackpotNumber === null ? null : await offerOf(sql, jackpotNumber);
  const [counted] = row === null ? [] : await withCounts(sql, [row]);
  return counted ? (await jackpotOf(sql, counted, now)).jackpot : null;
};
