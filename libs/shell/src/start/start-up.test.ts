import { sportsApi } from '@kipenga/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testHost, testStore } from '../testing/index.ts';
import { startUp } from './start-up.ts';

const REQUIRED = ['getActiveSports', 'getLimits', 'getSportsNavigation', 'getTopMatches'];
const TWENTY_HOURS_MS = 72_000_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function visit() {
  const { store, platform } = testStore();
  const host = testHost();
  const stop = startUp(store, host);
  const asked = async (ms: number) => {
    const before = platform.calls.length;
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled(); // a visit's first calls bring their files, which no clock of a test brings
    return platform.calls.slice(before);
  };
  return { store, host, stop, asked };
}

test('every page loads the sports, top soccer whole, the active sports and the limits at its start (R4-27)', async () => {
  const { asked, stop } = visit();
  const calls = await asked(10_000);
  expect(calls.map(({ name }) => name).toSorted()).toEqual(REQUIRED);
  expect(calls.find(({ name }) => name === 'getTopMatches')?.request).toEqual({ offset: 0, limit: 100 });
  stop();
});

test('all of it is loaded again every 72,000,000 ms, and the time is kept (R4-27, D48)', async () => {
  const { asked, host, stop } = visit();
  await asked(10_000);
  const kept = () => host.storage.getItem('timestamp');
  const atStart = kept();
  expect(await asked(TWENTY_HOURS_MS - 10_001)).toEqual([]);
  expect(kept()).toBe(atStart);
  for (let time = 1; time <= 2; time += 1) {
    expect((await asked(time === 1 ? 1000 : TWENTY_HOURS_MS)).map(({ name }) => name).toSorted()).toEqual(
      REQUIRED,
    );
    expect(kept()).not.toBe(atStart);
  }
  stop();
  expect(await asked(TWENTY_HOURS_MS)).toEqual([]);
});

test('a page that shows top soccer asks for it once', async () => {
  const { store, asked, stop } = visit();
  void store.dispatch(sportsApi.endpoints.getTopMatches.initiate({ offset: 0, limit: 100 }));
  expect((await asked(10_000)).filter(({ name }) => name === 'getTopMatches')).toHaveLength(1);
  stop();
});

test('a language that the phone asked for is kept; one that was chosen stays, and English needs no keeping', () => {
  const keptFor = (lang: string): string => {
    document.documentElement.lang = lang;
    visit().stop();
    return document.cookie;
  };
  expect(keptFor('en')).toBe('');
  expect(keptFor('sw')).toBe('lang=sw');
  document.cookie = 'lang=en';
  expect(keptFor('sw')).toBe('lang=en');
  document.cookie = 'lang=;max-age=0';
});
