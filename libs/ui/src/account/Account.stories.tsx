import { instant, kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AccountSummary } from './AccountSummary/AccountSummary.tsx';
import { TransactionRow } from './TransactionRow/TransactionRow.tsx';

const meta = preview.meta({
  title: 'Account/Money',
  component: AccountSummary,
  args: {
    balance: kes(1234.5),
    bonus: kes(2000),
    freeBet: kes(50),
    onDeposit: fn(),
    onWithdraw: fn(),
    onLimits: fn(),
  },
});

export const Summary = meta.story();
Summary.test(
  'three figures, two ways of equal weight, and the limits beside them (R2-50)',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('KES 1,234.50')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDeposit).toHaveBeenCalledOnce();
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLimits).toHaveBeenCalledOnce();
  },
);

export const Transactions = meta.story({
  render: () => (
    <ul>
      <TransactionRow
        transaction={{
          type: 'DEPOSIT',
          status: 'TRX_SUCCESS',
          reference: null,
          at: instant('2026-11-21T09:30:00Z'),
          amount: kes(200),
        }}
      />
      <TransactionRow
        transaction={{
          type: 'deposit',
          status: 'COMPLETED',
          reference: 'QK12AB34CD',
          at: instant('2026-11-20T18:00:00Z'),
          amount: kes(1000),
        }}
      />
      <TransactionRow
        transaction={{
          type: 'withdrawal',
          status: 'FAILED',
          reference: 'QK98ZZ76YX',
          at: instant('2026-11-19T07:12:40Z'),
          amount: kes(500),
        }}
      />
    </ul>
  ),
});
Transactions.test('which way the money went is said, not only drawn (1.1.1)', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: 'Deposit' })).toHaveLength(2);
  await expect(canvas.getByRole('img', { name: 'Withdrawal' })).toBeVisible();
});
Transactions.test(
  'accepted by the gateway shows as PENDING, and no reference as N/A (R4-12)',
  async ({ canvas }) => {
    await expect(canvas.getByText('PENDING - N/A')).toBeVisible();
    await expect(canvas.getByText('2026-11-21 12:30:00')).toBeVisible();
  },
);
