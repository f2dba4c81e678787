import { betId, instant, kes, type Bet } from '@kipenga/betting-core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { BetCard } from './BetCard.tsx';

const bet: Bet = {
  id: betId('b1'),
  reference: 'AB12-CD34',
  createdAt: instant('2026-11-21T12:00:00Z'),
  type: 'prematch',
  status: 'open',
  badge: null,
  stake: kes(49),
  netPayout: kes(240),
  totalOdds: 312,
  jackpotId: null,
  jackpotName: null,
};

test.each([
  ['open', 'Possible win', 'KES 240.00'],
  ['won', 'Total winnings', 'KES 240.00'],
  ['lost', 'Total winnings', 'KES 0.00'],
] as const)('a bet that is %s shows %s of %s (R2-52)', (status, name, winnings) => {
  render(
    <WithWords>
      <BetCard bet={{ ...bet, status }} href="/betdetail" />
    </WithWords>,
  );
  expect(screen.getByText(name).nextElementSibling?.textContent).toBe(winnings);
});

test.each([
  [
    'whole',
    { status: 'lost', badge: 'cashed-out', paid: kes(72.96) },
    ['Total stakeKES 49.00', 'Cashed outKES 72.96'],
  ],
  [
    'in part',
    { paid: kes(36.48) },
    ['Total stakeKES 49.00', 'Cashed outKES 36.48', 'Possible winKES 240.00'],
  ],
] as const)('a bet cashed out %s shows what that paid (D102)', (_, over, rows) => {
  render(
    <WithWords>
      <BetCard bet={{ ...bet, ...over }} href="/betdetail" />
    </WithWords>,
  );
  const shown = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(shown).toEqual(rows);
  expect(screen.queryByText('Lost')).toBeNull();
});

test('a bet that is void, a part of it cashed out before, gives back the stake that was still on it (D43, D102)', () => {
  const cashOuts = [{ at: bet.createdAt, stake: kes(19), paid: kes(21) }];
  render(
    <WithWords>
      <BetCard bet={{ ...bet, status: 'lost', badge: 'void', paid: kes(21), cashOuts }} href="/betdetail" />
    </WithWords>,
  );
  expect(screen.getByText('Stake returned').nextElementSibling?.textContent).toBe('KES 30.00');
});

test.each([
  [2, 'Gor Mahia v Tusker and 2 more'],
  [0, 'Gor Mahia v Tusker'],
])('a bet names its first match, and the %d besides', (others, name) => {
  const firstMatch = { homeTeam: 'Gor Mahia', awayTeam: 'Tusker', others };
  render(
    <WithWords>
      <BetCard bet={{ ...bet, firstMatch, cashOutFloor: kes(120) }} href="/betdetail" />
    </WithWords>,
  );
  expect(screen.getByText(name)).toBeInTheDocument();
  expect(screen.getByText('Auto cash-out at').nextElementSibling?.textContent).toBe('KES 120.00');
});

test.each([
  ['Mega Jackpot', 'Mega Jackpot AB12-CD34'],
  [null, 'Jackpot AB12-CD34'],
])('a ticket of %s is named after it', (jackpotName, name) => {
  render(
    <WithWords>
      <BetCard bet={{ ...bet, type: 'jackpot', jackpotName }} href="/betdetail" />
    </WithWords>,
  );
  expect(screen.getByRole('link', { name })).toBeInTheDocument();
});
