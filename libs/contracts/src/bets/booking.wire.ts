import { ok, type BetSystem, type BookingCode } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { bookingCodeText } from '../pieces/ids.ts';
import { jsonInText } from '../pieces/json-in-text.ts';
import { parseBetString, printBetString, type BetStringPick } from './bet-string.ts';
import { bookedPicks } from './booked-picks.wire.ts';
import { systemOnTheWire } from './system.wire.ts';

/** Selects a booked slip by its code. */
export interface BookingChoice {
  readonly code: BookingCode;
}
export const bookingQuery = entity(noun<BookingChoice>(), { code: ['code', bookingCodeText] });

/** Booked betslip (R3): a JSON text array of selection fields, or for a system an object with that array as `slip`. */
export const bookedBetslipOnTheWire = jsonInText(bookedPicks);

/** The picks to book; a `Selection` has all their fields. */
export interface Booking extends BookedSystem {
  readonly picks: readonly BetStringPick[];
}

/** Fields of a booking besides its picks. */
export interface BookedSystem {
  /** The system, if it is one; its bankers are indexes of its picks (D113). */
  readonly system?: BetSystem;
}

/** A bet string. */
const betString = codecOf(z.string(), parseBetString, printBetString);

/** The text body of a booking. */
export const bookingOnTheWire = codecOf(
  betString,
  (picks) => ok({ picks }),
  (booking: Pick<Booking, 'picks'>) => booking.picks,
);

const BESIDE_PICKS = {
  betType: ['betType', z.optional(z.literal('prematch'))],
  system: ['system', z.optional(jsonInText(systemOnTheWire))],
} as const;

/** The GET variant has the same fields in its query. */
export const bookingByQuery = entity(noun<Booking & BookingFilter>(), {
  betString: ['picks', betString],
  ...BESIDE_PICKS,
});

export interface BookingFilter extends BookedSystem {
  readonly betType?: 'prematch';
}
/** Query of a booking whose body is its picks; a system is JSON in it. */
export const bookingFilter = entity(noun<BookingFilter>(), BESIDE_PICKS);
