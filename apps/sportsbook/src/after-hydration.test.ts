// @vitest-environment jsdom
import { makeTransport } from '@kipenga/api';
import { fakePlatform } from '@kipenga/api/testing';
import { modalOpened } from '@kipenga/shell';
import { expect, test, vi } from 'vitest';
import { afterHydration } from './after-hydration.ts';
import { createSportsbookStore } from './store.ts';

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
