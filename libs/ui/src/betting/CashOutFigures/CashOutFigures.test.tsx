import { kes, type Cents } from '@kipenga/betting-core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { CashOutFigures, type CashOutAmounts } from './CashOutFigures.tsx';

/** Draw no bet: 160.00 four times in ten, the stake of 100.00 three times in ten, else nothing. */
const drawNoBet: CashOutAmounts = {
  offer: kes(89.3),
  fair: kes(94),
  kept: kes(4.7),
  marginPercent: 5,
  chance: 0.7,
  chanceAboveStake: 0.4,
  netIfWon: kes(160),
  restIfWon: kes(0),
  stake: kes(100),
  grossPayout: kes(89.3),
  withholdingTax: 0 as Cents,
  held: 0 as Cents,
  remainingStake: 0 as Cents,
};

const shown = (amounts: CashOutAmounts, term: string): string => {
  render(
    <WithWords>
      <CashOutFigures amounts={amounts} />
    </WithWords>,
  );
  return screen.getByText(term).nextElementSibling?.textContent ?? '';
};

test('a bet that may give its stake back is not said to win where it does, kept or in part (D102)', () => {
  expect(shown(drawNoBet, 'If you keep the bet')).toBe(
    'Up to KES 160.00, or 0. It pays more than your stake of KES 100.00 about 40 times in 100.',
  );
  const half = {
    ...drawNoBet,
    offer: kes(44.65),
    fair: kes(47),
    restIfWon: kes(80),
    remainingStake: kes(50),
  };
  expect(shown(half, 'If you take this part')).toBe(
    'KES 44.65 now, and up to KES 80.00, or 0, from the rest.',
  );
});
