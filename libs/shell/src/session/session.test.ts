import { sessionEnded } from '@kipenga/api';
import { instant } from '@kipenga/betting-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectModal } from '../modals/modal.slice.ts';
import { aProfile, memoryStorage, testHost, testStore } from '../testing/index.ts';
import { SESSION_CHECK_MS, startSessionClock } from './session-clock.ts';
import { persistSession } from './session-persistence.ts';
import { loggedIn, loggedOut, selectProfile } from './session.slice.ts';

describe('the session in storage', () => {
  test('is kept at key auth, and read back by the next page (R3-02)', () => {
    const storage = memoryStorage();
    const first = testStore();
    persistSession(first.store, testHost(storage));
    first.store.dispatch(loggedIn(aProfile()));
    const second = testStore();
    persistSession(second.store, testHost(storage));
    expect(selectProfile(second.store.getState())).toEqual(aProfile());
    expect([...storage.entries.keys()]).toEqual(['auth']);
  });

  test('logging out clears it (R4-23, R2-51)', () => {
    const storage = memoryStorage();
    const { store } = testStore();
    persistSession(store, testHost(storage));
    store.dispatch(loggedIn(aProfile()));
    store.dispatch(loggedOut());
    expect(storage.entries.has('auth')).toBe(false);
  });

  test.each([loggedOut(), sessionEnded({ status: 401, endpoint: 'getBalance' })])(
    'however it ends, the worker hears of it ($type): a phone is told nothing more (R4-23)',
    async (end) => {
      const postMessage = vi.fn();
      const serviceWorker = { getRegistration: async () => ({ active: { postMessage } }) };
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker }));
      testStore().store.dispatch(end);
      await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith('logged out'));
      vi.unstubAllGlobals();
    },
  );

  test('what cannot be read is no session, and is set aside', () => {
    const storage = memoryStorage({ auth: '{"token":' });
    const { store } = testStore();
    persistSession(store, testHost(storage));
    expect(selectProfile(store.getState())).toBeNull();
    expect(storage.entries.get('auth.unreadable')).toBe('{"token":');
  });

  test('logging out in another tab logs out here too', () => {
    const host = testHost();
    const { store } = testStore({ profile: aProfile() });
    persistSession(store, host);
    store.dispatch(loggedIn(aProfile()));
    host.events.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }));
    expect(selectProfile(store.getState())).toBeNull();
  });

  test('another entry of the storage changes nothing', () => {
    const host = testHost();
    const { store } = testStore();
    persistSession(store, host);
    store.dispatch(loggedIn(aProfile()));
    host.events.dispatchEvent(new StorageEvent('storage', { key: 'betslip', newValue: null }));
    expect(selectProfile(store.getState())).not.toBeNull();
  });
});

describe('the end of a session', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([401, 402, 403] as const)(
    'an answer %d logs out and prompts to log in again (R4-21, R8-01)',
    (status) => {
      const { store } = testStore({ profile: aProfile() });
      store.dispatch(sessionEnded({ status, endpoint: 'getBets' }));
      expect(selectProfile(store.getState())).toBeNull();
      expect(selectModal(store.getState())).toMatchObject({
        name: 'log-in',
        notice: { id: 'shell.session.ended' },
      });
    },
  );

  test('is looked for every 15 s, and comes when maxLife has passed (R4-22)', () => {
    let nowMs = Date.parse('2026-11-21T12:00:00Z');
    const { store } = testStore({ profile: aProfile({ expiresAt: instant('2026-11-21T12:00:10Z') }) });
    const stop = startSessionClock(store, () => nowMs);
    expect(selectProfile(store.getState())).not.toBeNull();
    nowMs += SESSION_CHECK_MS;
    vi.advanceTimersByTime(SESSION_CHECK_MS - 1);
    expect(selectProfile(store.getState())).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(selectProfile(store.getState())).toBeNull();
    expect(selectModal(store.getState())).toMatchObject({
      name: 'log-in',
      notice: { id: 'shell.session.expired' },
    });
    stop();
  });

  test('the check is made every 15 s (R9-09)', () => {
    expect(SESSION_CHECK_MS).toBe(15_000);
  });
});
