/** The 32 symbols of a booking code. None can be mistaken for another: no 0 or O, no 1 or I. */
export const BOOKING_SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Number of symbols in a code. */
export const BOOKING_LENGTH = 8;
