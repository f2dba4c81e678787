import { describe, expect, test } from 'vitest';
import { decodeWire } from '../travel.ts';
import { matchIdsQuery, MOST_MATCHES_BY_IDS } from './matches-by-ids.wire.ts';

const read = (matches: string) => decodeWire(matchIdsQuery, { matches });
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1)).join();

describe('matches by their ids', () => {
  test('are as many as a phone keeps', () =>
    expect(read(ids(MOST_MATCHES_BY_IDS))).toMatchObject({ ok: true }));

  test.each([
    [ids(MOST_MATCHES_BY_IDS + 1), 'at most 100 matches are asked for at once'],
    ['101,Gor', 'matches are numbers with commas between'],
    ['', 'matches are numbers with commas between'],
  ])('%.20s is refused in words', (matches, words) => expect(JSON.stringify(read(matches))).toContain(words));
});
