import {
  matchId,
  oddsFromThousandths as odds,
  outcomeId,
  type Match,
  type MatchMarkets,
} from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import {
  marketsAsTold,
  matchesAsTold,
  matchesByIdsAsTold,
  timelineAsTold,
  type Told,
  type ToldMatch,
} from './as-told.ts';
import { decodeWire, endpoints } from '@kipenga/contracts';
import { samples } from '@kipenga/contracts/samples';

const read = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!answer.ok) throw new Error('the sample cannot be read');
  return answer.value;
};
const matches: readonly Match[] = read(
  decodeWire(endpoints.getTopMatches.response, samples.getTopMatches.response),
);
const markets: MatchMarkets = read(
  decodeWire(endpoints.getMatchMarkets.response, samples.getMatchMarkets.response),
);
const [first, second] = [matchId('101'), matchId('102')];
const told = (...of: readonly (readonly [string, Partial<ToldMatch>])[]): Told =>
  new Map(of.map(([id, news]) => [matchId(id), { odds: {}, ...news }]));
const moved = { odds: { [outcomeId('9001')]: odds(2_500) } };

describe('a list as it was told (D79)', () => {
  test('changes what has changed, and keeps everything else the very same', () => {
    const now = matchesAsTold(matches, told(['101', moved]));
    expect(now.map(({ id }) => id)).toEqual([first, second]);
    expect(now[0]?.mainOutcomes.home?.odds).toBe(2_500);
    expect(now[0]?.mainOutcomes.draw).toBe(matches[0]?.mainOutcomes.draw);
    expect(now[1]).toBe(matches[1]);
  });

  test.each<[string, Told]>([
    ['nothing', told()],
    ['other matches', told(['999', { state: 'started' }])],
    ['that it is open', told(['101', { state: 'open' }])],
    ['what it shows', told(['101', { odds: { [outcomeId('9001')]: odds(1_850) } }])],
    ['prices that stand on no card', told(['101', { odds: { [outcomeId('9021')]: odds(1_300) } }])],
  ])('is the very same where %s was told', (_, news) => {
    expect(matchesAsTold(matches, news)).toBe(matches);
  });

  test.each(['started', 'ended'] as const)('loses a match that has %s, and the others stay', (state) => {
    const now = matchesAsTold(matches, told(['101', { state }]));
    expect(now).toEqual([matches[1]]);
    expect(now[0]).toBe(matches[1]);
  });

  test('has no price of a match that takes no bets for a moment, and keeps it', () => {
    const [now] = matchesAsTold(matches, told(['101', { ...moved, state: 'suspended' }]));
    expect(Object.values(now?.mainOutcomes ?? {}).map((outcome) => outcome?.odds)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });
});

test('matches by their ids keep what an answer says, and say of one that leaves where it stands', () => {
  const answer = read(decodeWire(endpoints.getMatchesByIds.response, samples.getMatchesByIds.response));
  expect(matchesByIdsAsTold(answer, told(['999', { state: 'started' }]))).toBe(answer);
  expect(matchesByIdsAsTold(answer, told(['101', { state: 'postponed' }]))).toEqual({
    ...answer,
    matches: [answer.matches[1]],
    closed: [...(answer.closed ?? []), { matchId: first, state: 'postponed' }],
  });
  const gone = { ...answer, closed: [{ matchId: matchId('998'), state: 'postponed' as const }] };
  expect(matchesByIdsAsTold(gone, told(['998', { state: 'started' }])).closed).toEqual([
    { matchId: matchId('998'), state: 'started' },
  ]);
});

describe('the markets of a match as they were told', () => {
  test('a market with no new price is the very same', () => {
    const now = marketsAsTold(markets, told(['101', moved]));
    expect(now.markets[0]?.outcomes[0]?.odds).toBe(2_500);
    expect(now.markets[0]?.outcomes[1]).toBe(markets.markets[0]?.outcomes[1]);
    expect(now.markets[1]).toBe(markets.markets[1]);
    expect(marketsAsTold(now, told(['101', moved]))).toBe(now);
    expect(marketsAsTold(markets, told(['102', moved]))).toBe(markets);
  });

  test('where nothing was told of its state, it stands as its answer says', () => {
    const postponed: MatchMarkets = { ...markets, state: 'postponed' };
    const now = marketsAsTold(postponed, told(['101', moved]));
    expect(now.state).toBe('postponed');
    expect(now.markets[0]?.outcomes[0]?.odds).toBeNull();
  });

  test('a match that has begun keeps them without prices, and says so', () => {
    const now = marketsAsTold(markets, told(['101', { ...moved, state: 'ended', score: '2:1' }]));
    expect(now).toMatchObject({ state: 'ended', score: '2:1' });
    expect(now.markets).toHaveLength(markets.markets.length);
    expect(now.markets.flatMap(({ outcomes }) => outcomes).every((outcome) => outcome.odds === null)).toBe(
      true,
    );
  });
});

test('what happened in a match grows by what is told, once, and is the very same where nothing is', () => {
  const all = read(decodeWire(endpoints.getMatchTimeline.response, samples.getMatchTimeline.response));
  const event = { minute: 58, added: 0, kind: 'goal', side: 'home', home: 2, away: 0 } as const;
  const news = { odds: {}, live: { ...all.live, home: 2 }, event };
  const now = timelineAsTold(all, news);
  expect(now).toMatchObject({ live: { home: 2 }, events: [...all.events, event] });
  expect(timelineAsTold(now, news)).toBe(now);
  expect(timelineAsTold(now, { ...news, event: { ...event } })).toBe(now);
});
