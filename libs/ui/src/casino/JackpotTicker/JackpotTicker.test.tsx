import { kes } from '@kipenga/betting-core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { JackpotTicker } from './JackpotTicker.tsx';

const ticker = (shillings: number | null) => (
  <WithWords>
    <JackpotTicker amount={shillings === null ? null : kes(shillings)} announceEveryMs={60_000} />
  </WithWords>
);
const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the jackpot ticker', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('shows a value at once and says nothing when the page opens', () => {
    render(ticker(1_234));
    expect(screen.getByText('KES 1,234.00').parentElement).toHaveTextContent('WIN KES 1,234.00');
    void pass(120_000);
    expect(spoken()).toBe('');
  });

  test('says the latest of many changes, at most once a minute', () => {
    const { rerender } = render(ticker(100));
    void pass(70_000);
    rerender(ticker(101));
    void pass(0);
    expect(spoken()).toBe('WIN KES 101.00');
    for (let second = 1; second <= 30; second += 1) {
      rerender(ticker(101 + second));
      void pass(1_000);
    }
    expect(spoken()).toBe('WIN KES 101.00');
    void pass(30_000);
    expect(spoken()).toBe('WIN KES 131.00');
  });

  test('is left out while no jackpot is known (R4-26)', () => {
    render(ticker(null));
    expect(screen.queryByText(/WIN/)).toBeNull();
  });
});
