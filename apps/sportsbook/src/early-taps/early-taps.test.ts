// @vitest-environment jsdom
import { emptyBetslip } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { storedBetslip } from '@kipenga/contracts/storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyTaps } from './take-early-taps.ts';

const button = (id: string) => document.querySelector<HTMLButtonElement>(`[data-outcome="${id}"]`)!;

const bar = () => document.querySelector('body > section');

beforeEach(async () => {
  document.body.innerHTML = `
    <header><button aria-haspopup="dialog"><i>Log In</i></button></header>
    <article><button data-outcome="1" aria-pressed="false">2.35</button><button data-outcome="2" aria-pressed="false">3.10</button></article>
    <article><button data-outcome="3" aria-pressed="false"><span>1</span>1.50</button><button data-outcome="4" aria-pressed="false" disabled>-</button><button data-outcome="5" aria-pressed="false" aria-disabled="true">-</button></article>
    <template id="early-slip-bar"><section><b>0</b><b>0.00</b><button aria-haspopup="dialog">Open slip</button></section></template>`;
  vi.resetModules();
  await import('./keep-early-taps.ts');
});

afterEach(() => {
  takeEarlyTaps();
  localStorage.clear();
});

test('shows a tap pressed at once and hands it over', () => {
  button('1').click();
  expect(button('1').getAttribute('aria-pressed')).toBe('true');
  expect(takeEarlyTaps().outcomes).toEqual(['1']);
});

test('keeps one pick per match, and forgets a pick tapped twice (R4-01)', () => {
  button('1').click();
  button('2').click();
  button('3').click();
  button('3').click();
  expect(button('1').getAttribute('aria-pressed')).toBe('false');
  expect(takeEarlyTaps().outcomes).toEqual(['2']);
});

test.each(['4', '5'])(
  'ignores a locked price, one that is gone and one that keeps its focus (R4-03): %s',
  (locked) => {
    button(locked).click();
    expect(button(locked).getAttribute('aria-pressed')).toBe('false');
    expect(takeEarlyTaps().outcomes).toEqual([]);
  },
);

test('leaves the page as the server drew it, and listens no more', () => {
  button('1').click();
  takeEarlyTaps();
  expect(button('1').getAttribute('aria-pressed')).toBe('false');
  button('1').click();
  expect(button('1').getAttribute('aria-pressed')).toBe('false');
});

test('keeps a tap on a button that opens a window (R2-20)', () => {
  document.querySelector<HTMLElement>('header i')!.click();
  button('1').click();
  expect(takeEarlyTaps()).toEqual({
    outcomes: ['1'],
    opener: document.querySelector('header button'),
    opensSlip: false,
  });
});

test('the slip bar answers a tap with the number of picks and their total odds, and leaves with the last (R2-25)', () => {
  button('1').click();
  button('3').click();
  expect(bar()?.textContent).toBe('23.53Open slip');
  button('1').click();
  button('3').click();
  expect(bar()).toBeNull();
});

test('who comes back to a slip is shown no other count and odds than all of it has (R3-02)', () => {
  storedBetslip.save(localStorage, { ...emptyBetslip, selections: [aSelection()] });
  button('1').click();
  expect(bar()).toBeNull();
  expect(takeEarlyTaps().outcomes).toEqual(['1']);
});

test('a stored slip without picks is none', () => {
  storedBetslip.save(localStorage, emptyBetslip);
  button('1').click();
  expect(bar()).not.toBeNull();
});

test('a tap on the slip bar is handed over, and the bar is gone when the app draws its own', () => {
  button('1').click();
  bar()?.querySelector('button')?.click();
  expect(takeEarlyTaps()).toEqual({ outcomes: ['1'], opener: null, opensSlip: true });
  expect(bar()).toBeNull();
});

test('the app does not hear a tap that is kept: it would count twice', () => {
  const heard = vi.fn<() => void>();
  document.body.addEventListener('click', heard);
  button('1').click();
  expect(heard).not.toHaveBeenCalled();
  takeEarlyTaps();
  button('1').click();
  expect(heard).toHaveBeenCalledOnce();
  document.body.removeEventListener('click', heard);
});
