import type { BookingCode, Selection } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { pricesFor, type CurrentPrice } from '../sports/index.ts';
import { picksOf } from './booking.store.ts';

const selectionOf = (price: CurrentPrice): readonly Selection[] =>
  price.odds === null
    ? []
    : [
        {
          matchId: price.matchId,
          feedMatchId: price.feedMatchId,
          homeTeam: price.homeTeam,
          awayTeam: price.awayTeam,
          marketName: price.marketName,
          odds: price.odds,
          outcomeKey: price.outcomeKey,
          marketTypeId: price.marketTypeId,
          outcomeId: price.outcomeId,
          startsAt: price.startsAt,
          label: price.label,
        },
      ];

/**
 * The slip of a code with the names and prices of now, in the order it was booked; null for a code nobody has (R2-31). A match that has
 * started is still there, with its start: the slip says so. A pick that has no price now cannot be a selection and is left out.
 */
export const openBooking = async (sql: Sql, code: BookingCode): Promise<readonly Selection[] | null> => {
  const picks = await picksOf(sql, code);
  if (picks === null) return null;
  const prices = await pricesFor(
    sql,
    picks.map(({ outcomeId }) => outcomeId),
    { lock: false },
  );
  return picks.flatMap(({ outcomeId }) =>
    prices.filter((price) => price.outcomeId === outcomeId).flatMap(selectionOf),
  );
};
