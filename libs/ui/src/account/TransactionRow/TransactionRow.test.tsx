import { instant, kes } from '@kipenga/betting-core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { TransactionRow } from './TransactionRow.tsx';

test.each([
  ['en', 'TRX_SUCCESS', 'PENDING - N/A'],
  ['en', 'COMPLETED', 'COMPLETED - N/A'],
  ['sw', 'TRX_SUCCESS', 'INASUBIRI - N/A'],
  ['sw', 'COMPLETED', 'IMEKAMILIKA - N/A'],
  ['sw', 'HELD', 'HELD - N/A'],
] as const)('in %s, what the gateway calls %s reads %s (R4-12)', (locale, status, line) => {
  const at = instant('2026-11-21T10:00:00Z');
  const transaction = { type: 'deposit', status, reference: null, amount: kes(100), at };
  render(
    <WithWords locale={locale}>
      <TransactionRow transaction={transaction} />
    </WithWords>,
  );
  expect(screen.getByText(line)).toBeVisible();
});
