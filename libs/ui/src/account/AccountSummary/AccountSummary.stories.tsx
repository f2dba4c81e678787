import { kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { AccountSummary } from './AccountSummary.tsx';

const meta = preview.meta({
  title: 'Account/AccountSummary',
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

export const Usual = meta.story();
Usual.test('three figures, each under its name (R2-50)', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Your money' })).toBeVisible();
  for (const [term, amount] of [
    ['Balance', 'KES 1,234.50'],
    ['Bonus', 'KES 2,000.00'],
    ['Free bet', 'KES 50.00'],
  ] as const)
    await expect(canvas.getByText(term).nextElementSibling).toHaveTextContent(amount);
});
Usual.test(
  'a tap opens the deposit, the withdrawal, the limits: three of one rank (R2-50)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const [deposit, ...others] = canvas.getAllByRole('button');
    for (const other of others) {
      await expect(other.dataset['look']).toBe(deposit?.dataset['look']);
      await expect(other.offsetHeight).toBe(deposit?.offsetHeight);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(args.onDeposit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Limits' }));
    await expect(args.onLimits).toHaveBeenCalledOnce();
  },
);
Usual.test(
  'Tab goes from Deposit to Withdraw to Limits; Enter and Space press (R2-50)',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDeposit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limits' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLimits).toHaveBeenCalledOnce();
  },
);

export const States = meta.story({
  // A page has one summary; this story repeats it with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Specimens
      of={{
        usual: <AccountSummary {...args} />,
        'nothing yet': <AccountSummary {...args} balance={kes(0)} bonus={kes(0)} freeBet={kes(0)} />,
        'large amounts': (
          <AccountSummary
            {...args}
            balance={kes(12_345_678.5)}
            bonus={kes(1_234_567.5)}
            freeBet={kes(100_000)}
          />
        ),
      }}
    />
  ),
});
