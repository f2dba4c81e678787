import { createHash } from 'node:crypto';
import {
  checkSystem,
  ok,
  refuse,
  type BetSystem,
  type BookingCode,
  type Result,
  type SystemRefusal,
} from '@kipenga/betting-core';
import type { Booking } from '@kipenga/contracts';
import { isUniqueViolation } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { picksFor } from '../sports/index.ts';
import { newBookingCode } from './booking-code.ts';
import { keepBooking, type BookedPick, type BookedSlip } from './booking.store.ts';

/** Why a slip was not booked. */
export type BookingRefusal =
  | { readonly kind: 'same-match-twice' }
  | { readonly kind: 'outcome-unknown' }
  | { readonly kind: 'system-unplayable'; readonly why: SystemRefusal };

/** Says a slip in one way, whatever the order of its picks. */
const contentHash = ({ picks, system }: BookedSlip): string => {
  const named = picks.map(({ feedMatchId, outcomeId }) => `${feedMatchId}_${outcomeId}`);
  const bankers = system?.bankers.flatMap((at) => named[at] ?? []) ?? [];
  const lines = system ? ['sizes', ...system.sizes.map(String), ...bankers.toSorted()] : [];
  const said = [...named.toSorted(), ...lines].join('#');
  return createHash('sha256').update(said).digest('hex');
};

/** The system in order; null if none was asked for. */
const systemIn = ({ picks, system }: Booking): Result<BetSystem | null, SystemRefusal> =>
  system === undefined ? ok(null) : checkSystem(picks.length, system);

/**
 * Books a slip and answers its code. The same picks in the same lines, in whatever order, have one code, so trying again books nothing new. Only real
 * outcomes are booked, one of a match: a code is read by strangers.
 */
export const bookBetslip = async (
  { db, random }: Pick<Services, 'db' | 'random'>,
  booking: Booking,
): Promise<Result<BookingCode, BookingRefusal>> => {
  const { picks } = booking;
  if (new Set(picks.map(({ feedMatchId }) => feedMatchId)).size < picks.length)
    return refuse({ kind: 'same-match-twice' });
  const { picks: known } = await picksFor(
    db,
    picks.map(({ outcomeId }) => outcomeId),
    { lockFor: null },
  );
  const isKnown = (pick: BookedPick): boolean =>
    known.some((one) => one.outcomeId === pick.outcomeId && one.feedMatchId === pick.feedMatchId);
  if (picks.length === 0 || !picks.every(isKnown)) return refuse({ kind: 'outcome-unknown' });
  const checked = systemIn(booking);
  if (!checked.ok) return refuse({ kind: 'system-unplayable', why: checked.reason });
  const slip = {
    picks: picks.map(({ feedMatchId, outcomeId }) => ({ feedMatchId, outcomeId })),
    system: checked.value,
  };
  const book = (): Promise<BookingCode> => keepBooking(db, newBookingCode(random), contentHash(slip), slip);
  // Another slip may have drawn the same code; a second draw of forty bits settles it.
  return ok(
    await book().catch((error: unknown) => (isUniqueViolation(error) ? book() : Promise.reject(error))),
  );
};
