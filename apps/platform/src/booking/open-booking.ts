import { compareInstants, type BookingCode, type Instant } from '@kipenga/betting-core';
import type { BookedBetslip } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { pricesFor, type CurrentPrice } from '../sports/index.ts';
import { picksOf } from './booking.store.ts';

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
 * The slip of a code with the names and prices of now, in the order it was booked; null for a code nobody has (R2-31). A pick whose match
 * has begun or is postponed, or that has no price now, cannot be a selection: it is told as missing, with the reason.
 */
export const openBooking = async (
  sql: Sql,
  code: BookingCode,
  now: Instant,
): Promise<BookedBetslip | null> => {
  const picks = await picksOf(sql, code);
  if (picks === null) return null;
  const prices = await pricesFor(
    sql,
    picks.map(({ outcomeId }) => outcomeId),
    { lock: false },
  );
  const booked = picks.flatMap(({ outcomeId }) => prices.filter((price) => price.outcomeId === outcomeId));
  const hasStarted = ({ startsAt, isPostponed }: CurrentPrice): boolean =>
    !isPostponed && compareInstants(startsAt, now) <= 0;
  const isMissing = (price: CurrentPrice): boolean =>
    price.odds === null || price.isPostponed || hasStarted(price);
  return {
    selections: booked.flatMap((price) =>
      price.odds === null || isMissing(price) ? [] : [{ ...pickOf(price), odds: price.odds }],
    ),
    missing: booked.filter(isMissing).map((price) => ({ ...pickOf(price), hasStarted: hasStarted(price) })),
  };
};
