import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShownSince } from './use-shown-since.ts';

afterEach(() => vi.useRealTimers());

test('picks stand on a screen since they came; in a page that comes back as it was left, since it came back (R4-14)', () => {
  vi.useFakeTimers({ now: 1_000 });
  const { result, rerender } = renderHook(useShownSince, { initialProps: ['a'] });
  vi.setSystemTime(2_000);
  rerender(['a', 'b']);
  expect(['a', 'b'].map((pick) => result.current([pick]))).toEqual([1_000, 2_000]);
  vi.setSystemTime(3_000);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  vi.setSystemTime(4_000);
  rerender(['a', 'b']);
  expect(result.current(['a', 'b'])).toBe(3_000);
  rerender(['b']);
  rerender(['a', 'b']);
  expect(result.current(['a', 'b'])).toBe(4_000);
});
