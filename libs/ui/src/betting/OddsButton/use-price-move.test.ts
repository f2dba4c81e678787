import type { Odds } from '@kipenga/betting-core';
import { renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { price } from '../../testing/specimens.ts';
import { usePriceMove } from './use-price-move.ts';

interface Watched {
  readonly id: string | null;
  readonly odds: Odds | null;
}

const FIRST: Watched = { id: 'a', odds: price(2) };
const watch = () => renderHook(({ id, odds }: Watched) => usePriceMove(id, odds), { initialProps: FIRST });

describe('usePriceMove', () => {
  test('the first price is no move', () =>
    expect(watch().result.current).toMatchObject({ direction: null, count: 0 }));

  test('each change has its direction, and the count goes on', () => {
    const { result, rerender } = watch();
    rerender({ id: 'a', odds: price(2.1) });
    expect(result.current).toMatchObject({ direction: 'up', count: 1 });
    rerender({ id: 'a', odds: price(1.9) });
    expect(result.current).toMatchObject({ direction: 'down', count: 2 });
  });

  test('the same price again keeps the last sign', () => {
    const { result, rerender } = watch();
    rerender({ id: 'a', odds: price(2.1) });
    rerender({ id: 'a', odds: price(2.1) });
    expect(result.current).toMatchObject({ direction: 'up', count: 1 });
  });

  test('a price that goes away, or another outcome, is no move', () => {
    const { result, rerender } = watch();
    rerender({ id: 'a', odds: null });
    expect(result.current).toMatchObject({ direction: null, isGone: true });
    rerender({ id: 'a', odds: price(2.1) });
    expect(result.current).toMatchObject({ direction: null, isGone: false });
    rerender({ id: 'b', odds: price(3) });
    expect(result.current).toMatchObject({ direction: null, isGone: false });
    rerender({ id: 'c', odds: null });
    expect(result.current.isGone).toBe(false);
  });
});
