import { jackpotId, kes, instant, type OfferedJackpot } from '@kipenga/betting-core';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LateJackpotCard } from './LateJackpotCard.tsx';
import { renderInSportsbook } from './test-sportsbook.tsx';

const offer = (id: string, prize: number, phase: OfferedJackpot['phase'] = 'open'): OfferedJackpot => ({
  id: jackpotId(id),
  name: `Jackpot ${id}`,
  type: 'mega',
  phase,
  betAmount: kes(99),
  matchCount: 17,
  fund: {
    closesAt: instant('2026-11-25T16:00:00Z'),
    total: kes(prize),
    prize: kes(prize),
    guarantee: kes(prize),
    rolledIn: kes(0),
    rolledOver: null,
    tiers: [],
    tickets: 0,
    lines: 0,
  },
});

test('the greatest open jackpot and the way to the casino come once somebody scrolls, and nothing is asked for before', async () => {
  const offers = [offer('1', 1_000), offer('2', 5_000), offer('3', 9_000, 'settled')];
  const { platform } = await renderInSportsbook(<LateJackpotCard />, {
    answers: { getOfferedJackpots: offers },
  });
  expect(platform.calls).toEqual([]);
  fireEvent.scroll(window);
  expect(await screen.findByRole('article')).toHaveTextContent('Jackpot 2 · 17 matches · KES 99');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/jackpots',
    '/casino',
  ]);
});

test('without an open jackpot there is no card', async () => {
  const { platform } = await renderInSportsbook(<LateJackpotCard />, {
    answers: { getOfferedJackpots: [offer('3', 9_000, 'settled')] },
  });
  fireEvent.scroll(window);
  await expect.poll(() => platform.calls.map(({ name }) => name)).toEqual(['getOfferedJackpots']);
  expect(screen.queryByRole('article')).toBeNull();
});
