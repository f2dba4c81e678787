import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from './codec-of.ts';

/** Normalises a number issued by others and typed by people: 6 to 20 capital letters and digits. Null for other text. */
export const readGivenNumber = (text: string): string | null => {
  const given = text.trim().toUpperCase();
  return /^[A-Z0-9]{6,20}$/.test(given) ? given : null;
};

/* @__NO_SIDE_EFFECTS__ */
const givenNumber = (what: string) =>
  codecOf(
    z.string(),
    (text): Result<string, string> => {
      const given = readGivenNumber(text);
      return given === null ? refuse(`${what} is 6 to 20 letters and digits`) : ok(given);
    },
    (given) => given,
  );

/** A receipt of mobile money as typed. */
export const receiptTyped = givenNumber('a receipt');

/** The revenue authority's number of a tax payment, as typed. */
export const taxNumberTyped = givenNumber('a payment registration number');
