import { compareInstants, type BetSystem, type BookingCode, type Instant } from '@kipenga/betting-core';
import type { BookedBetslip } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { picksFor, type CurrentPrice } from '../sports/index.ts';
import { slipOf, type BookedPick } from './booking.store.ts';

const pickOf = (price: CurrentPrice) => ({
  matchId: price.matchId,
  feedMatchId: price.feedMatchId,
  homeTeam: price.homeTeam,
  awayTeam: price.awayTeam,
  marketName: price.marketName,
  outcomeKey: price.outcomeKey,
  marketTypeId: price.marketTypeId,
  outcomeId: price.outcomeId,
  startsAt: price.startsAt,
  label: price.label,
});

/**
 * The slip of a code with the current names and prices, in the order it was booked; null if the code is unknown (R2-31). A pick
 * whose match has begun or is postponed, or that has no price now, cannot be a selection: it is listed as missing, with the
 * reason.
 */
export const openBooking = async (
  sql: Sql,
  code: BookingCode,
  now: Instant,
): Promise<BookedBetslip | null> => {
  const slip = await slipOf(sql, code);
  if (slip === null) return null;
  const { picks, system } = slip;
  const { picks: prices } = await picksFor(
    sql,
    picks.map(({ outcomeId }) => outcomeId),
    { lockFor: null },
  );
  const booked = picks.flatMap(({ outcomeId }) => prices.filter((price) => price.outcomeId === outcomeId));
  const hasStarted = ({ startsAt, isPostponed }: CurrentPrice): boolean =>
    !isPostponed && compareInstants(startsAt, now) <= 0;
  const isMissing = (price: CurrentPrice): boolean =>
    price.odds === null || price.isPostponed || hasStarted(price);
  const missing = booked.filter(isMissing);
  const told = [...booked.filter((price) => !isMissing(price)), ...missing];
  return {
    selections: booked.flatMap((price) =>
      price.odds === null || isMissing(price) ? [] : [{ ...pickOf(price), odds: price.odds }],
    ),
    missing: missing.map((price) => ({ ...pickOf(price), hasStarted: hasStarted(price) })),
    ...(system && { system: systemAmong(told, { picks, system }) }),
  };
};

/** The lines of a booked slip, its bankers by their places among the picks as they are told. */
const systemAmong = (
  told: readonly CurrentPrice[],
  { picks, system }: { readonly picks: readonly BookedPick[]; readonly system: BetSystem },
): BetSystem => ({
  sizes: system.sizes,
  bankers: system.bankers
    .map((at) => told.findIndex(({ outcomeId }) => outcomeId === picks[at]?.outcomeId))
    .filter((at) => at >= 0)
    .toSorted((one, other) => one - other),
});
