import { matchId, oddsFromThousandths as odds, outcomeId, type MatchId } from '@kipenga/betting-core';
import { printPriceEvent, type PriceEvent } from '@kipenga/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchesByIdsApi } from '../calls/matches-by-ids.ts';
import { matchMarketsApi } from '../calls/match-markets.ts';
import { sportsApi } from '../calls/sports.ts';
import { aStore, fakePlatform } from '../testing/index.ts';
import { watchPrices } from './watch-prices.ts';

type Listener = (event: { readonly data: string }) => void;

/** A stream whose events the test sends. */
class FakeSource {
  static opened: FakeSource[] = [];
  readonly url: URL;
  readyState = 0;
  readonly #listeners = new Map<string, Listener>();
  constructor(url: string) {
    this.url = new URL(url, 'http://house');
    FakeSource.opened.push(this);
  }
  addEventListener(kind: string, listener: Listener): void {
    this.#listeners.set(kind, listener);
  }
  close(): void {
    this.readyState = 2;
  }
  tell(...events: readonly PriceEvent[]): void {
    for (const event of events) this.#listeners.get(event.kind)?.({ data: printPriceEvent(event) });
  }
  fail(isOver = true): void {
    if (isOver) this.readyState = 2;
    this.#listeners.get('error')?.({ data: '' });
  }
  get asked(): Record<string, string> {
    return Object.fromEntries(this.url.searchParams);
  }
}

const aSight = () => Object.assign(new EventTarget(), { hidden: false });
let sight = aSight();
const look = (hidden: boolean): void => {
  sight.hidden = hidden;
  sight.dispatchEvent(new Event('visibilitychange'));
};
const [first, second] = [matchId('101'), matchId('102')];
const version = (matchesVersion = 1): PriceEvent => ({ kind: 'version', version: 9, matchesVersion });
const price = (thousandths: number): PriceEvent => ({
  kind: 'prices',
  matchId: first,
  odds: { [outcomeId('9001')]: odds(thousandths) },
});
const REST_MS = 400;
const rest = () => vi.advanceTimersByTimeAsync(REST_MS);
/** The store notifies its screens of several changes together, a moment later. */
const told = () => vi.advanceTimersByTimeAsync(20);
const open = (): readonly FakeSource[] => FakeSource.opened.filter(({ readyState }) => readyState !== 2);
const source = (): FakeSource => {
  const [only, ...others] = open();
  if (only === undefined || others.length > 0) throw new Error(`${open().length} streams are open`);
  return only;
};

/** A store with the top list shown. */
const shown = async () => {
  const platform = fakePlatform({ getListVersion: { version: 9, matchesVersion: 1 } });
  const { store } = aStore({ fetch: platform });
  await store.dispatch(sportsApi.endpoints.getTopMatches.initiate());
  const list = () => sportsApi.endpoints.getTopMatches.select()(store.getState()).data ?? [];
  const callsOf = (name: string) => platform.calls.filter((call) => call.name === name).length;
  return { platform, store, list, callsOf };
};

beforeEach(async () => {
  await import('../transport/contract-base-query.ts');
  await import('@kipenga/contracts/sports');
  FakeSource.opened = [];
  sight = aSight();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', sight);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(1); // the longest of the pauses
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('one stream for what is watched (D79)', () => {
  test('is opened once for all who watch, when they rest, and closed when the last has left', async () => {
    const { store } = await shown();
    const leaves = [watchPrices(store, [first]), watchPrices(store, [first, second])];
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(FakeSource.opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(source().url.pathname).toBe('/host/sports/stream');
    expect(source().asked).toEqual({ cards: '101,102' });
    leaves[1]?.();
    await rest();
    expect([FakeSource.opened.length, open().length]).toEqual([1, 1]); // no new stream is needed
    leaves[0]?.();
    await rest();
    expect(open()).toEqual([]);
  });

  test('brings matches that were asked for by their ids up to date too, and one that has begun leaves them', async () => {
    const { store } = await shown();
    const { getMatchesByIds } = matchesByIdsApi.endpoints;
    const asked = { matchIds: [first, second] };
    await store.dispatch(getMatchesByIds.initiate(asked));
    const answer = () => getMatchesByIds.select(asked)(store.getState()).data;
    const before = answer();
    watchPrices(store, [first, second]);
    await rest();
    source().tell(price(1_910), { kind: 'match', matchId: second, state: 'started' }, version());
    await told();
    expect(answer()?.matches.map(({ id, mainOutcomes }) => [id, mainOutcomes.home?.odds])).toEqual([
      [first, 1_910],
    ]);
    expect(answer()?.asOf).toBe(before?.asOf);
  });

  test('asks for all prices of a match whose markets are shown, and for a hundred matches at most, the latest', async () => {
    const { store } = await shown();
    watchPrices(store, [first]);
    await rest();
    expect(source().asked).toEqual({ cards: '101' });
    await store.dispatch(matchMarketsApi.endpoints.getMatchMarkets.initiate({ matchId: first }));
    await told();
    await rest();
    expect(source().asked).toEqual({ matches: '101' });
    const many = Array.from({ length: 120 }, (_, at) => matchId(String(1_000 + at)));
    watchPrices(store, many);
    await rest();
    const asked = source().asked['cards']?.split(',') ?? [];
    expect([asked.length, asked[0], asked.at(-1)]).toEqual([100, '1020', '1119']);
  });
});

describe('what it tells (D79)', () => {
  const watching = async (...ids: readonly MatchId[]) => {
    const page = await shown();
    watchPrices(page.store, ids);
    await rest();
    return page;
  };

  test('changes the price where it is shown, all at once, and no other match', async () => {
    const { store, list } = await watching(first, second);
    const [before, changes] = [list(), vi.fn()];
    const stop = store.subscribe(changes);
    source().tell(price(2_000), price(2_100));
    await told();
    expect(changes).not.toHaveBeenCalled();
    source().tell(version());
    await told();
    expect(changes).toHaveBeenCalledTimes(1);
    expect(list()[0]?.mainOutcomes.home?.odds).toBe(2_100);
    expect(list()[1]).toBe(before[1]);
    source().tell(price(2_100), version());
    await told();
    expect(changes).toHaveBeenCalledTimes(1);
    stop();
  });

  test('takes a match off the lists when the house says that it has begun', async () => {
    const { list } = await watching(first, second);
    const before = list();
    source().tell({ kind: 'match', matchId: first, state: 'started' }, version());
    expect(list()).toEqual([before[1]]);
    expect(list()[0]).toBe(before[1]);
  });

  test('holds against a list that was made before and came after', async () => {
    const { store, list } = await watching(first);
    source().tell(price(2_100), version());
    await store.dispatch(
      sportsApi.endpoints.getTopMatches.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    expect(list()[0]?.mainOutcomes.home?.odds).toBe(1_850);
    await told();
    expect(list()[0]?.mainOutcomes.home?.odds).toBe(2_100);
  });

  test('a list is not asked for again when prices move, and once in five minutes when matches came', async () => {
    const { callsOf } = await watching(first);
    for (let n = 0; n < 5; n += 1) source().tell(price(2_000 + n), version(7));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(callsOf('getTopMatches')).toBe(1);
    for (let n = 8; n < 20; n += 1) source().tell(version(n));
    await vi.advanceTimersByTimeAsync(299_000);
    expect(callsOf('getTopMatches')).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.poll(() => callsOf('getTopMatches')).toBe(2);
  });

  test('reload asks anew for what is shown', async () => {
    const { callsOf } = await watching(first);
    await vi.advanceTimersByTimeAsync(1_000);
    source().tell({ kind: 'reload' });
    await expect.poll(() => callsOf('getTopMatches')).toBe(2);
  });
});

describe('where no stream is wanted, or none passes', () => {
  test('a hidden page hears nothing, and one that is seen again hears what is watched then', async () => {
    const { store } = await shown();
    const leave = watchPrices(store, [first]);
    await rest();
    look(true);
    expect(open()).toEqual([]);
    leave();
    watchPrices(store, [second]);
    await rest();
    expect(open()).toEqual([]);
    look(false);
    expect(source().asked).toEqual({ cards: '102' });
  });

  test.each([
    ['is refused', () => source().fail(), 3_000],
    ['breaks off', () => source().fail(false), 0],
    ['is held back', () => undefined, 13_000],
  ])('one that %s twice before its first word is given up: the version is asked for', async (_, fail, ms) => {
    const { platform, store, callsOf } = await shown();
    watchPrices(store, [first]);
    await rest();
    fail();
    await vi.advanceTimersByTimeAsync(ms);
    fail();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(open()).toEqual([]);
    await expect.poll(() => callsOf('getListVersion')).toBe(1);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(() => callsOf('getListVersion')).toBe(2);
    expect(callsOf('getTopMatches')).toBe(1);
    platform.change({ getListVersion: { version: 4_712, matchesVersion: 4_690 } });
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(() => callsOf('getTopMatches')).toBe(2);
  });

  test('one that breaks off again and again is left to the browser once, then opened after pauses that grow', async () => {
    const { store } = await shown();
    watchPrices(store, [first]);
    await rest();
    source().tell(version());
    source().fail(false);
    expect([FakeSource.opened.length, open().length]).toEqual([1, 1]);
    source().fail(false);
    expect(open()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(open()).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_001);
    expect([FakeSource.opened.length, open().length]).toEqual([2, 1]);
  });

  test('one that the browser does not bring back is opened again', async () => {
    const { store } = await shown();
    watchPrices(store, [first]);
    await rest();
    source().tell(version());
    source().fail(false);
    await vi.advanceTimersByTimeAsync(10_000 + 6_000);
    expect([FakeSource.opened.length, open().length]).toEqual([2, 1]);
  });

  test('one that died without a word is found by the version of the lists, one that has nothing to tell is left', async () => {
    const { platform, store, callsOf } = await shown();
    watchPrices(store, [first]);
    await rest();
    source().tell(version());
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => callsOf('getListVersion')).toBe(1);
    await told();
    expect([FakeSource.opened.length, open().length]).toEqual([1, 1]);
    platform.change({ getListVersion: { version: 10, matchesVersion: 1 } });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => callsOf('getListVersion')).toBe(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([FakeSource.opened.length, open().length]).toEqual([2, 1]);
  });

  test('one that has spoken is opened again when it is refused, however often', async () => {
    const { store } = await shown();
    watchPrices(store, [first]);
    await rest();
    source().tell(version());
    for (let n = 0; n < 5; n += 1) {
      source().fail();
      expect(open()).toEqual([]);
      await vi.advanceTimersByTimeAsync(3_000 * 2 ** n);
      expect(open()).toHaveLength(1);
    }
  });
});
