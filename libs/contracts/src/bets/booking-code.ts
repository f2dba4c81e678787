/** The 32 symbols of a booking code, which nobody reads two ways: no 0 or O, no 1 or I. */
export const BOOKING_SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** How many of them make a code. */
export const BOOKING_LENGTH = 8;
