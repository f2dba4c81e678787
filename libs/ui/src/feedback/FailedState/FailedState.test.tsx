import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { FailedState } from './FailedState.tsx';

const of = (isRetrying = false) => (
  <WithWords>
    <FailedState text="My bets could not be loaded." onRetry={() => undefined} isRetrying={isRetrying} />
  </WithWords>
);
const region = () => screen.getByRole('status');
const heard = () =>
  [...region().children]
    .filter((words) => words.ariaHidden !== 'true' && words.getAttribute('aria-hidden') === null)
    .map((words) => words.textContent);
const later = () => {
  act(() => void vi.advanceTimersByTime(150));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the region is there before its words, and nothing moves when they come (4.1.3)', () => {
  render(of());
  const empty = region();
  expect(heard()).toEqual([]);
  expect(empty).toHaveTextContent('My bets could not be loaded.');
  const seen = empty.firstElementChild;
  later();
  expect(region()).toBe(empty);
  expect(heard()).toEqual(['My bets could not be loaded.']);
  expect(empty.firstElementChild).not.toBe(seen);
});

test('a try that failed again is said again (4.1.3)', () => {
  const { rerender } = render(of());
  const first = region();
  later();
  rerender(of(true));
  later();
  expect(heard()).toEqual([]);
  rerender(of());
  expect(heard()).toEqual([]);
  later();
  expect(heard()).toEqual(['My bets could not be loaded.']);
  expect(region()).toBe(first);
});

test('Retry is no part of what is said', () => {
  render(of());
  expect(region()).not.toContainElement(screen.getByRole('button', { name: 'Retry' }));
});
