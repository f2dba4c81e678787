import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadLogIn } from '../modals/modal-host.ts';
import { startUp } from './start-up.ts';
import { testHost, testStore } from '../testing/index.ts';

const loaded = vi.hoisted(() => ({ modalHost: 0 }));
vi.mock('../modals/ModalHost.tsx', () => {
  loaded.modalHost += 1;
  return { ModalHost: () => null };
});

beforeEach(() => {
  document.documentElement.dataset['saver'] = 'on';
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });
});
afterEach(() => {
  delete document.documentElement.dataset['saver'];
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('the first loads of a visit wait for a person where data is saved; the session does not (R4-27)', async () => {
  const { store, platform } = testStore();
  const dispatch = vi.spyOn(store, 'dispatch');
  const stop = startUp(store, testHost());
  expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'session/sessionRestored' }));
  expect(dispatch.mock.calls.filter(([action]) => typeof action === 'function')).toEqual([]); // a call is a thunk
  document.body.dispatchEvent(new Event('pointerup'));
  await vi.waitFor(() =>
    expect(platform.calls.map(({ name }) => name).toSorted()).toEqual([
      'getActiveSports',
      'getLimits',
      'getSportsNavigation',
      'getTopMatches',
    ]),
  );
  stop();
});

test('the login form is fetched ahead of its tap, but not where data is saved', async () => {
  await preloadLogIn();
  expect(loaded.modalHost).toBe(0);
  delete document.documentElement.dataset['saver'];
  await preloadLogIn();
  expect(loaded.modalHost).toBe(1);
});
