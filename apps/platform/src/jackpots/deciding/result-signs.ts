import { resultKey, type JackpotMatch, type JackpotResult } from '@kipenga/betting-core';

type Result = JackpotMatch['result'];

const SIGNS: Readonly<Record<string, Result>> = {
  '1': 'home' satisfies JackpotResult,
  X: 'draw' satisfies JackpotResult,
  '2': 'away' satisfies JackpotResult,
  V: 'void',
  '-': null,
};

const signOf = (result: Result): string => {
  if (result === null) return '-';
  return result === 'void' ? 'V' : resultKey(result);
};

/** Results by position, a sign for each: 1, X, 2, V for void, - while unknown. */
export const printResults = (results: readonly Result[]): string => results.map(signOf).join('');

/** Reads them back. Throws RangeError for any other sign. */
export const readResults = (signs: string): readonly Result[] =>
  signs.split('').map((sign) => {
    const result = SIGNS[sign];
    if (result === undefined) throw new RangeError(`${sign} is no result`);
    return result;
  });
