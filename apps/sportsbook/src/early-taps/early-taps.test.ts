// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyTaps } from './take-early-taps.ts';

const button = (id: string) => document.querySelector<HTMLButtonElement>(`[data-outcome="${id}"]`)!;

beforeEach(async () => {
  document.body.innerHTML = `
    <header><button aria-haspopup="dialog"><i>Log In</i></button></header>
    <article><button data-outcome="1" aria-pressed="false">2.35</button><button data-outcome="2" aria-pressed="false">3.10</button></article>
    <article><button data-outcome="3" aria-pressed="false">1.50</button><button data-outcome="4" aria-pressed="false" disabled>-</button></article>`;
  vi.resetModules();
  await import('./keep-early-taps.ts');
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

test('ignores a locked price (R4-03)', () => {
  button('4').click();
  expect(takeEarlyTaps().outcomes).toEqual([]);
});

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
  expect(takeEarlyTaps()).toEqual({ outcomes: ['1'], opener: document.querySelector('header button') });
});
