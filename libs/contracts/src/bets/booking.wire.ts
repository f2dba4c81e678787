import { ok, type BookingCode } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { bookingCodeText } from '../pieces/ids.ts';
import { jsonInText } from '../pieces/json-in-text.ts';
import { parseBetString, printBetString, type BetStringPick } from './bet-string.ts';
import { bookedPicks } from './booked-picks.wire.ts';

/** Opens one booked slip. */
export interface BookingChoice {
  readonly code: BookingCode;
}
export const bookingQuery = entity(noun<BookingChoice>(), { code: ['code', bookingCodeText] });

/** Booked betslip (R3): a JSON text array of selection fields. */
export const bookedBetslipOnTheWire = jsonInText(bookedPicks);

/** The picks to book. A whole `Selection` fits. */
export interface Booking {
  readonly picks: readonly BetStringPick[];
}

/** A bet string. */
const betString = codecOf(z.string(), parseBetString, printBetString);

/** The text body of a booking. */
export const bookingOnTheWire = codecOf(
  betString,
  (picks) => ok({ picks }),
  (booking: Booking) => booking.picks,
);

/** The GET variant carries the same in its query. */
export const bookingByQuery = entity(noun<Booking & BetTypeFilter>(), {
  betString: ['picks', betString],
  betType: ['betType', z.optional(z.literal('prematch'))],
});

export interface BetTypeFilter {
  readonly betType?: 'prematch';
}
export const betTypeQuery = entity(noun<BetTypeFilter>(), {
  betType: ['betType', z.optional(z.literal('prematch'))],
});
