import { betId, type BetId } from '@kipenga/betting-core';
import type { Random } from '../ports/index.ts';

/** Digits and letters that readers do not mix up: no I, L, O or U. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_SYMBOLS = 9;
const RANDOM_SYMBOLS = 10;

const inSymbols = (value: number, length: number): string => {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32))
    text = `${SYMBOLS[rest % 32]}${text}`;
  return text;
};

const randomSymbols = (random: Random, count: number): string =>
  [...random.bytes(count)].map((byte) => SYMBOLS[byte % 32]).join('');

/**
 * Makes a bet id: opaque, and ordered by the time it was made, so that no sequence is needed. It begins with a letter and so
 * never looks like a profile id (D23).
 * @param ms real time in milliseconds.
 */
export const newBetId = (ms: number, random: Random): BetId =>
  betId(`${firstBetIdAt(ms)}${randomSymbols(random, RANDOM_SYMBOLS)}`);

/** Lower bound of all ids made from this moment on, in the order of ids. */
export const firstBetIdAt = (ms: number): string => `b${inSymbols(ms, TIME_SYMBOLS)}`;

/** The short reference a customer reads out on the telephone, such as "4KQ7-9XTM". */
export const newBetReference = (random: Random): string => {
  const text = randomSymbols(random, 8).toUpperCase();
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};
