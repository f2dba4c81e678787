import { describe, expect, test } from 'vitest';
import { matchMarketsApi, sportsApi } from '../index.ts';
import { aStore } from './a-store.ts';
import { fakePlatform } from './fake-platform.ts';
import { everyCall } from './every-call.ts';
import {
  breaksDown,
  emptyBody,
  hangs,
  htmlPage,
  httpRefusal,
  offline,
  refusal,
  wrongShape,
  type Fault,
} from './faults.ts';
import { aSeason, marketsOf } from './a-season.ts';

const failureAt = async (fault: Fault, timeoutMs = 5_000) => {
  const { store } = aStore({ fetch: fakePlatform(everyCall(fault)), timeoutMs });
  const answer = await store.dispatch(sportsApi.endpoints.getActiveSports.initiate());
  return answer.error;
};

describe('faults of a fake platform', () => {
  test.each([
    ['no network', offline, { kind: 'unreachable' }],
    ['a broken server', breaksDown, { kind: 'http', status: 500, description: '' }],
    ['a page of HTML', htmlPage, { kind: 'contract-mismatch' }],
    ['an empty body', emptyBody, { kind: 'contract-mismatch' }],
    ['another shape', wrongShape, { kind: 'contract-mismatch' }],
    ['a refusal in words', httpRefusal(400, 'No.'), { kind: 'http', status: 400, description: 'No.' }],
    ['a refusal of business', refusal(7, 'No.'), { kind: 'contract-mismatch' }],
  ])('%s is heard as what it is', async (_name, fault, failure) => {
    expect(await failureAt(fault)).toMatchObject(failure);
  });

  test('an answer that never comes ends with the patience of the caller', async () => {
    expect(await failureAt(hangs, 5)).toEqual({ kind: 'timeout' });
  });
});

describe('a season', () => {
  test('has its matches in order, each with outcomes of its own', async () => {
    const season = aSeason(150);
    const { store } = aStore({ fetch: fakePlatform({ getTopMatches: season }) });
    const answer = await store.dispatch(sportsApi.endpoints.getTopMatches.initiate());
    expect(answer.data).toEqual(season);
    expect(season.map((match) => match.startsAt)).toEqual(
      season.map((match) => match.startsAt).toSorted((one, other) => one.localeCompare(other)),
    );
    expect(new Set(season.flatMap((one) => Object.values(one.mainOutcomes).map((o) => o?.id))).size).toBe(
      150 * 7,
    );
    expect(season.every((match) => match.homeTeam !== match.awayTeam)).toBe(true);
  });

  test('prices the markets of a match as its card does, or as they are changed', async () => {
    const [match] = aSeason(1);
    if (match?.mainOutcomes.home == null) throw new Error('no match');
    const { id, odds } = match.mainOutcomes.home;
    const { store } = aStore({
      fetch: fakePlatform({ getMatchMarkets: marketsOf(match, { [`${match.id}-draw`]: null }) }),
    });
    const answer = await store.dispatch(
      matchMarketsApi.endpoints.getMatchMarkets.initiate({ matchId: match.id }),
    );
    const [first] = answer.data?.markets ?? [];
    expect(first?.outcomes[0]).toMatchObject({ id, odds });
    expect(first?.outcomes[1]?.odds).toBeNull();
    expect(answer.data?.markets.map((market) => market.name)).toContain('double chance');
  });
});
