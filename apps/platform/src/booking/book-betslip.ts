import { createHash } from 'node:crypto';
import { ok, refuse, type BookingCode, type Result } from '@kipenga/betting-core';
import { isUniqueViolation } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { pricesFor } from '../sports/index.ts';
import { newBookingCode } from './booking-code.ts';
import { keepBooking, type BookedPick } from './booking.store.ts';

/** Why a slip was not booked. */
export type BookingRefusal = { readonly kind: 'same-match-twice' } | { readonly kind: 'outcome-unknown' };

const contentHash = (picks: readonly BookedPick[]): string => {
  const sorted = picks.map(({ feedMatchId, outcomeId }) => `${feedMatchId}_${outcomeId}`).toSorted();
  return createHash('sha256').update(sorted.join('#')).digest('hex');
};

/**
 * Books a slip and answers its code. The same picks, in whatever order, have one code, so trying again books nothing new. Only real
 * outcomes are booked, one of a match: a code is read by strangers.
 */
export const bookBetslip = async (
  { db, random }: Pick<Services, 'db' | 'random'>,
  picks: readonly BookedPick[],
): Promise<Result<BookingCode, BookingRefusal>> => {
  if (new Set(picks.map(({ feedMatchId }) => feedMatchId)).size < picks.length)
    return refuse({ kind: 'same-match-twice' });
  const known = await pricesFor(
    db,
    picks.map(({ outcomeId }) => outcomeId),
    { lock: false },
  );
  const isKnown = (pick: BookedPick): boolean =>
    known.some((one) => one.outcomeId === pick.outcomeId && one.feedMatchId === pick.feedMatchId);
  if (picks.length === 0 || !picks.every(isKnown)) return refuse({ kind: 'outcome-unknown' });
  const booked = picks.map(({ feedMatchId, outcomeId }) => ({ feedMatchId, outcomeId }));
  const book = (): Promise<BookingCode> =>
    keepBooking(db, newBookingCode(random), contentHash(picks), booked);
  // Another slip may have drawn the same code; a second draw of forty bits settles it.
  return ok(
    await book().catch((error: unknown) => (isUniqueViolation(error) ? book() : Promise.reject(error))),
  );
};
