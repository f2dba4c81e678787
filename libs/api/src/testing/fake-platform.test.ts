import {
  endpoints,
  printRequest,
  readRequest,
  HOST_BASE_PATHS,
  type Endpoint,
  type EndpointName,
} from '@kipenga/contracts';
import { samples } from '@kipenga/contracts/samples';
import { describe, expect, test } from 'vitest';
import { accountApi, betsApi, searchedMatchesApi, sportsApi } from '../index.ts';
import { aStore } from './a-store.ts';
import { aBet, aCustomer } from './customer.ts';
import { fakePlatform } from './fake-platform.ts';
import { sampleAnswer } from './sample-answer.ts';

describe('the fake platform', () => {
  test.each(Object.keys(endpoints) as EndpointName[])(
    'answers %s with its sample, at its own address',
    async (name) => {
      const endpoint = endpoints[name] as Endpoint;
      const sample = samples[name];
      const request = readRequest(endpoint, {
        params: sample.params ?? {},
        query: sample.query ?? {},
        body: sample.body,
      });
      if (!request.ok) throw new Error(request.reason);
      const { path, body } = printRequest(
        endpoint,
        Object.assign({}, request.value.params, request.value.query, request.value.body),
      );
      const platform = fakePlatform();
      const response = await platform(HOST_BASE_PATHS[endpoint.host] + path, {
        method: endpoint.method,
        body,
      });
      expect(platform.calls.map((call) => call.name)).toEqual([name]);
      expect(endpoint.responseFormat === 'text' ? await response.text() : await response.json()).toEqual(
        sample.response,
      );
    },
  );

  test('answers what a test wants, in our own nouns', async () => {
    const platform = fakePlatform({
      placeBet: (request) => ({ kind: 'refused', code: 5, description: `no ${request.stake}` }),
    });
    const { store } = aStore({ fetch: platform });
    const answer = await store.dispatch(betsApi.endpoints.placeBet.initiate(aBet()));
    expect(answer.data).toEqual({ kind: 'refused', code: 5, description: 'no 4900' });
  });

  test('changes its answers while a screen is open', async () => {
    const platform = fakePlatform({ getActiveSports: [] });
    const { store } = aStore({ fetch: platform });
    const ask = () =>
      store.dispatch(sportsApi.endpoints.getActiveSports.initiate(undefined, { forceRefetch: true }));
    expect((await ask()).data).toEqual([]);
    platform.change({ getActiveSports: () => sampleAnswer('getActiveSports') });
    expect((await ask()).data).toHaveLength(2);
  });

  test('may answer as badly as a server can', async () => {
    const { store, ended } = aStore({
      fetch: fakePlatform({ getBalance: () => new Response('', { status: 401 }) }),
    });
    await store.dispatch(accountApi.endpoints.getBalance.initiate(aCustomer));
    expect(ended).toHaveLength(1);
  });

  test('a page rendered on a server is not fetched again in the browser', async () => {
    const onServer = aStore({ fetch: fakePlatform() });
    await onServer.store.dispatch(sportsApi.endpoints.getTopMatches.initiate());
    const travelled = JSON.parse(JSON.stringify(onServer.store.getState())) as ReturnType<
      typeof onServer.store.getState
    >;

    const platform = fakePlatform();
    const inBrowser = aStore({ fetch: platform }, travelled);
    const first = await inBrowser.store.dispatch(sportsApi.endpoints.getTopMatches.initiate());
    expect(first.data).toHaveLength(2);
    expect(platform.calls).toEqual([]);
  });

  test('lists ask for the pages of R7 unless told otherwise', async () => {
    const platform = fakePlatform();
    const { store } = aStore({ fetch: platform });
    await store.dispatch(sportsApi.endpoints.getTopMatches.initiate());
    await store.dispatch(searchedMatchesApi.endpoints.searchMatches.initiate({ text: 'gor' }));
    await store.dispatch(sportsApi.endpoints.getTopMatches.initiate({ offset: 100 }));
    expect(platform.calls.map((call) => call.request)).toEqual([
      { offset: 0, limit: 100 },
      { text: 'gor', offset: 0, isEsport: false },
      { offset: 100, limit: 100 },
    ]);
  });

  test('placing makes balance and bets stale, and they are asked for again (R4-14)', async () => {
    const platform = fakePlatform();
    const { store } = aStore({ fetch: platform });
    await store.dispatch(accountApi.endpoints.getBalance.initiate({ profileId: aCustomer.profileId }));
    await store.dispatch(betsApi.endpoints.placeBet.initiate(aBet()));
    await Promise.all(store.dispatch(accountApi.util.getRunningQueriesThunk()));
    expect(platform.calls.map((call) => call.name)).toEqual(['getBalance', 'placeBet', 'getBalance']);
  });
});
