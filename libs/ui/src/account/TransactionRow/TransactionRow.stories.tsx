import { instant, kes, type Transaction } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { TransactionRow } from './TransactionRow.tsx';

const ACCEPTED: Transaction = {
  type: 'DEPOSIT',
  status: 'TRX_SUCCESS',
  reference: null,
  at: instant('2026-11-21T09:30:00Z'),
  amount: kes(200),
};
const ARRIVED: Transaction = {
  type: 'deposit',
  status: 'COMPLETED',
  reference: 'QK12AB34CD',
  at: instant('2026-11-20T18:00:00Z'),
  amount: kes(1000),
};
const FAILED: Transaction = {
  type: 'withdrawal',
  status: 'FAILED',
  reference: 'QK98ZZ76YX',
  at: instant('2026-11-19T07:12:40Z'),
  amount: kes(500),
};

const meta = preview.meta({
  title: 'Account/TransactionRow',
  component: TransactionRow,
  args: { transaction: ACCEPTED },
});

export const List = meta.story({
  render: () => (
    <ul>
      {[ACCEPTED, ARRIVED, FAILED].map((transaction) => (
        <TransactionRow key={transaction.at} transaction={transaction} />
      ))}
    </ul>
  ),
});
List.test('which way the money went is said, not only drawn (1.1.1)', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: 'Deposit' })).toHaveLength(2);
  await expect(canvas.getByRole('img', { name: 'Withdrawal' })).toBeVisible();
});
List.test('accepted by the gateway shows as PENDING, and no reference as N/A (R4-12)', async ({ canvas }) => {
  await expect(canvas.getByText('PENDING - N/A')).toBeVisible();
  await expect(canvas.getByText('2026-11-21 12:30:00')).toBeVisible();
});

const row = (transaction: Transaction) => (
  <ul>
    <TransactionRow transaction={transaction} />
  </ul>
);
export const States = meta.story({
  render: () => (
    <Specimens
      of={{
        'deposit, accepted and not here yet': row(ACCEPTED),
        'deposit, here': row(ARRIVED),
        'withdrawal, sent': row({ ...FAILED, status: 'COMPLETED' }),
        'withdrawal, under way': row({ ...FAILED, status: 'PENDING', reference: null }),
        'deposit, taxed': row({ ...ARRIVED, tax: kes(50), credited: kes(950) }),
        'withdrawal, with its fee and its tax': row({
          ...FAILED,
          status: 'COMPLETED',
          fee: kes(12.5),
          tax: kes(25),
          credited: kes(462),
        }),
        'withdrawal, failed': row(FAILED),
        'a large amount, a long reference': row({
          ...ARRIVED,
          reference: 'QK12AB34CD-REVERSED-BY-THE-GATEWAY-2026',
          amount: kes(1_234_567.5),
        }),
      }}
    />
  ),
});
