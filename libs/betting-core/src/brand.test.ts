import { expect, test } from 'vitest';
import * as brands from './brand.ts';

const constructors = Object.entries(brands);

test('there is a constructor for every id', () => {
  expect(constructors.map(([name]) => name).toSorted()).toEqual([
    'betId',
    'bookingCode',
    'competitionId',
    'feedMatchId',
    'gameId',
    'jackpotId',
    'jackpotMatchId',
    'marketTypeId',
    'matchId',
    'outcomeId',
    'outcomeKey',
    'profileId',
    'sportId',
  ]);
});

test.each(constructors)('%s keeps its text and refuses an empty one', (name, construct) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  expect(construct('17')).toBe('17');
  expect(() => construct('')).toThrow(new RangeError(`An empty ${words}`));
  expect(() => construct(17 as never)).toThrow(RangeError);
});
