import { bookingCode, type BookingCode } from '@kipenga/betting-core';

/** Random bytes, as many as asked for. */
export type RandomBytes = (count: number) => Uint8Array;

/** 32 symbols nobody reads two ways: no 0 or O, no 1 or I. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A new code: 40 random bits, so it cannot be guessed one after the other. */
export const newBookingCode = (random: RandomBytes): BookingCode =>
  bookingCode([...random(LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join(''));

/** A code as somebody typed it: case and spaces around it do not count. */
export const typedBookingCode = (text: string): BookingCode => bookingCode(text.trim().toUpperCase());
