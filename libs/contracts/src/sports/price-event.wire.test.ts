import { matchId, oddsFromThousandths, outcomeId } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { printRequest, readRequest } from '../travel.ts';
import { printPriceEvent, readPriceEvent, type PriceEvent } from './price-event.wire.ts';
import { watchPrices } from './watch-prices.endpoint.ts';

const id = matchId('101');

describe('an event of the stream of prices (D79, D90)', () => {
  test.each<[string, PriceEvent, string]>([
    [
      'prices, a lock among them',
      {
        kind: 'prices',
        matchId: id,
        odds: { [outcomeId('9')]: oddsFromThousandths(1_850), [outcomeId('10')]: null },
      },
      '{"match_id":"101","odds":{"9":1.85,"10":null}}',
    ],
    [
      'a match that has begun',
      { kind: 'match', matchId: id, state: 'started' },
      '{"match_id":"101","state":"started"}',
    ],
    [
      'a match that is over',
      { kind: 'match', matchId: id, state: 'ended', score: '2:1' },
      '{"match_id":"101","state":"ended","score":"2:1"}',
    ],
    [
      'the version of the lists',
      { kind: 'version', version: 12, matchesVersion: 9 },
      '{"version":12,"matches_version":9}',
    ],
    ['reload', { kind: 'reload' }, '{}'],
  ])('%s travels both ways', (_, event, data) => {
    expect(printPriceEvent(event)).toBe(data);
    expect(readPriceEvent(event.kind, data)).toEqual({ ok: true, value: event });
  });

  test.each([
    ['prices', '{"match_id":"101","odds":{"9":"much"}}'],
    ['prices', '{"match_id":"101","odds":{"9/..":1.5}}'],
    ['prices', '{"match_id":"101"}'],
    ['match', '{"match_id":"101","state":"over"}'],
    ['version', '{"version":-1,"matches_version":0}'],
    ['version', 'soon'],
  ] as const)('%s that says %s is refused', (kind, data) => {
    expect(readPriceEvent(kind, data).ok).toBe(false);
  });
});

describe('what a stream tells of', () => {
  const asked = (query: Record<string, string>) => readRequest(watchPrices, { params: {}, query, body: {} });

  test('is read as it was written', () => {
    const request = { matchIds: [id], cardIds: [matchId('102'), matchId('103')] };
    const { path } = printRequest(watchPrices, request);
    expect(path).toBe('/stream?matches=101&cards=102%2C103');
    const read = asked(Object.fromEntries(new URLSearchParams(path.slice(path.indexOf('?')))));
    expect(read).toMatchObject({ ok: true, value: { query: request } });
  });

  const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',');
  test.each<[string, Record<string, string>, boolean]>([
    ['a hundred', { matches: ids(100) }, true],
    ['cards alone', { cards: '1' }, true],
    ['one more', { matches: ids(101) }, false],
    ['one more with its cards', { matches: ids(50), cards: ids(51) }, false],
    ['none', {}, false],
    ['an empty list', { matches: '' }, false],
    ['a hole in the list', { matches: '1,,2' }, false],
    ['words', { matches: 'gor mahia' }, false],
    ['half a list', { matches: '1,abc' }, false],
  ])('%s: %j is taken or refused (D90)', (_, query, isTaken) => {
    expect(asked(query).ok).toBe(isTaken);
  });
});
