import { instant } from '@kipenga/betting-core';
import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moment } from '../layout/Moment/Moment.tsx';
import { WithWords } from '../testing/WithWords.tsx';
import { useMinute } from './use-minute.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T12:00:40Z') }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const moments = () => screen.getAllByRole('time').map(({ textContent }) => textContent);

test('all moments of a page go with one clock, which stops with the last of them', () => {
  const { unmount } = render(
    <WithWords>
      <Moment at={instant('2026-11-21T11:58:30Z')} />
      <Moment at={instant('2026-11-21T12:00:20Z')} />
    </WithWords>,
  );
  expect(moments()).toEqual(['1 min ago', 'just now']);
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(moments()).toEqual(['2 min ago', 'just now']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(moments()).toEqual(['3 min ago', '1 min ago']);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('the minute is whole, though the clock goes on while it is read', () => {
  let nowMs = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (nowMs += 1));
  expect(renderHook(useMinute).result.current).toBe('2026-11-21T12:00:00Z');
});
