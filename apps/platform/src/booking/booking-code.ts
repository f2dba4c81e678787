import { bookingCode, type BookingCode } from '@kipenga/betting-core';
import type { Random } from '../ports/index.ts';

/** 32 symbols nobody reads two ways: no 0 or O, no 1 or I. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A new code: 40 random bits, so it cannot be guessed one after the other. */
export const newBookingCode = (random: Random): BookingCode =>
  bookingCode([...random.bytes(LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join(''));

/** A code as somebody typed it: case and spaces around it do not count. */
export const typedBookingCode = (text: string): BookingCode => bookingCode(text.trim().toUpperCase());
