import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const saver = document.documentElement.dataset;
const activation = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });

/** Loads the module as a new page does. */
async function fresh() {
  vi.resetModules();
  return import('./prefetch.ts');
}

beforeEach(() => void activation(false));
afterEach(() => {
  delete saver['saver'];
  Reflect.deleteProperty(navigator, 'userActivation');
});

describe('what comes ahead of a person', () => {
  test('comes at once where nobody asked for less', async () => {
    const run = vi.fn<() => void>();
    (await fresh()).whenPrefetchAllowed(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test.each(['pointerup', 'click', 'keydown', 'scroll'])(
    'waits for the first sign where data is saved, and comes once: %s',
    async (sign) => {
      saver['saver'] = 'on';
      const run = vi.fn<() => void>();
      const { whenPrefetchAllowed } = await fresh();
      whenPrefetchAllowed(run);
      expect(run).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(sign));
      document.body.dispatchEvent(new Event(sign));
      expect(run).toHaveBeenCalledTimes(1);
      const later = vi.fn<() => void>();
      whenPrefetchAllowed(later);
      expect(later).toHaveBeenCalledTimes(1);
    },
  );

  test('does not wait for one who touched the page before our code came', async () => {
    saver['saver'] = 'on';
    activation(true);
    const run = vi.fn<() => void>();
    (await fresh()).whenPrefetchAllowed(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('does not come after it was stopped', async () => {
    saver['saver'] = 'on';
    const run = vi.fn<() => void>();
    (await fresh()).whenPrefetchAllowed(run)();
    document.body.dispatchEvent(new Event('pointerup'));
    expect(run).not.toHaveBeenCalled();
  });

  test('a component is told', async () => {
    saver['saver'] = 'on';
    const { useIsPrefetchAllowed } = await fresh();
    const { result } = renderHook(() => useIsPrefetchAllowed());
    expect(result.current).toBe(false);
    act(() => void document.body.dispatchEvent(new Event('keydown')));
    expect(result.current).toBe(true);
  });
});
