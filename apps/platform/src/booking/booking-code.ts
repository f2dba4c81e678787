import { bookingCode, type BookingCode } from '@kipenga/betting-core';
import { BOOKING_LENGTH, BOOKING_SYMBOLS } from '@kipenga/contracts';
import type { Random } from '../ports/index.ts';

/** A new code: 40 random bits, so it cannot be guessed one after the other. */
export const newBookingCode = (random: Random): BookingCode =>
  bookingCode(
    [...random.bytes(BOOKING_LENGTH)].map((byte) => BOOKING_SYMBOLS[byte % BOOKING_SYMBOLS.length]).join(''),
  );

/** A code as somebody typed it: case and spaces around it do not count. */
export const typedBookingCode = (text: string): BookingCode => bookingCode(text.trim().toUpperCase());
