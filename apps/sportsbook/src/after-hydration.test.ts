// @vitest-environment jsdom
import { makeTransport } from '@kipenga/api';
import { fakePlatform } from '@kipenga/api/testing';
import { matchId } from '@kipenga/betting-core';
import { modalOpened } from '@kipenga/shell';
import { aSelection } from '@kipenga/betting-core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { afterHydration } from './after-hydration.ts';
import { preloadSlip } from './App.tsx';
import { selectionsAdded } from './features/slip/index.ts';
import { createSportsbookStore } from './store.ts';

vi.mock(import('./App.tsx'), () => ({ preloadSlip: vi.fn(() => Promise.resolve()) }));
afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  vi.mocked(preloadSlip).mockClear();
  delete document.documentElement.dataset['saver'];
});

const STORED = aSelection({ matchId: matchId('m1') });

/** Takes over from a page on which Log In was tapped. @returns how often it is pressed for the visitor. */
function pressesOfLogIn(isWindowOpen: boolean): number {
  const opener = document.createElement('button');
  const pressed = vi.spyOn(opener, 'click');
  window.__KIPENGA_TAPS__ = { take: () => ({ outcomes: [], opener, opensSlip: false }) };
  const transport = makeTransport({ fetch: fakePlatform() });
  const store = createSportsbookStore({ transport });
  if (isWindowOpen) store.dispatch(modalOpened({ name: 'register' }));
  afterHydration({ store, transport })();
  return pressed.mock.calls.length;
}

test('a tap on Log In before the app opens its window (R2-20)', () => expect(pressesOfLogIn(false)).toBe(1));

test('one that the app has heard itself is not repeated over the window that is open', () =>
  expect(pressesOfLogIn(true)).toBe(0));

test('a price tapped before is tapped once the app hears it, but for one that is on the stored slip: it stays there (R4-01)', () => {
  const { outcomeId } = STORED;
  document.body.innerHTML = `<div id="app"><button data-outcome="${outcomeId}"></button><button data-outcome="8.new"></button></div>`;
  const heard: (string | undefined)[] = [];
  document.body.addEventListener('click', ({ target }) =>
    heard.push((target as HTMLElement).dataset['outcome']),
  );
  returning(() => {
    window.__KIPENGA_TAPS__ = {
      take: () => ({ outcomes: [outcomeId, '8.gone', '8.new'], opener: null, opensSlip: false }),
    };
  }).stop();
  expect(heard).toEqual(['8.new']);
});

/** A visit with one pick on the slip from the visit before. */
function returning(isTapped: () => void = () => undefined) {
  const visit = () => {
    const transport = makeTransport({ fetch: fakePlatform() });
    const store = createSportsbookStore({ transport });
    return { store, stop: afterHydration({ store, transport }) };
  };
  const before = visit();
  before.store.dispatch(selectionsAdded([STORED]));
  before.stop();
  vi.mocked(preloadSlip).mockClear();
  isTapped();
  return visit();
}

test('the sheet of a slip is fetched ahead of the tap that opens it', () => {
  const { store, stop } = returning();
  store.dispatch(modalOpened({ name: 'log-in' }));
  expect(preloadSlip).toHaveBeenCalledTimes(1);
  stop();
});

test('where data is saved it waits for a pick of this visit', () => {
  document.documentElement.dataset['saver'] = 'on';
  const { store, stop } = returning();
  store.dispatch(modalOpened({ name: 'log-in' }));
  expect(preloadSlip).not.toHaveBeenCalled();
  store.dispatch(selectionsAdded([aSelection({ matchId: matchId('m2') })]));
  expect(preloadSlip).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['', 'compression-dictionary'],
  ['on', ''],
])(
  'what later visits are packed with is fetched when the app has long begun, not where data is saved: %j',
  (saver, rel) => {
    vi.useFakeTimers();
    const link = document.createElement('link');
    link.dataset['late'] = 'compression-dictionary';
    document.head.append(link);
    if (saver) document.documentElement.dataset['saver'] = saver;
    const { stop } = returning();
    expect(link.rel).toBe('');
    vi.advanceTimersByTime(10_000);
    expect(link.rel).toBe(rel);
    stop();
    link.remove();
    vi.useRealTimers();
  },
);
