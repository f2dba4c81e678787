import { instant, kes, type DepositLimit } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { LimitsPanel, type LimitsTask } from './LimitsPanel.tsx';

const WEEK: readonly DepositLimit[] = [
  {
    period: 'week',
    amount: kes(2_000),
    pending: { amount: kes(5_000), from: instant('2026-11-22T09:00:00Z') },
  },
];

const done = () => fn(async () => true);

const meta = preview.meta({
  title: 'Account/LimitsPanel',
  component: LimitsPanel,
  args: {
    depositLimits: [],
    raiseDelayHours: 24,
    onSetDepositLimit: done(),
    onTimeOut: done(),
    onExclude: done(),
    helpline: '1199',
  },
});

export const NothingSet = meta.story();
NothingSet.test('a deposit limit is set by hand and by key', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByText('Deposit limit'));
  await userEvent.click(canvas.getByRole('radio', { name: 'A month' }));
  await userEvent.type(canvas.getByLabelText('At most', { selector: 'input' }), '3000{Enter}');
  await expect(args.onSetDepositLimit).toHaveBeenCalledWith('month', kes(3_000));
});
NothingSet.test('an amount nobody can read is said beside the field', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByText('Deposit limit'));
  await userEvent.click(canvas.getByRole('button', { name: 'Set limit' }));
  await expect(canvas.getByText('Write an amount in shillings.')).toBeVisible();
  await expect(args.onSetDepositLimit).not.toHaveBeenCalled();
});
NothingSet.test(
  'a time-out takes two taps: it asks once, because it cannot be taken back',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Time-out'));
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take a time-out' }));
    await expect(args.onTimeOut).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, 7 days' }));
    await expect(args.onTimeOut).toHaveBeenCalledWith('week', '');
    await expect(await canvas.findByRole('button', { name: 'Take a time-out' })).toBeVisible();
  },
);
NothingSet.test(
  'self-exclusion can be left again before it is confirmed',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Self-exclusion'));
    await userEvent.click(canvas.getByRole('button', { name: 'Exclude me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Exclude me' })).toBeVisible();
    await expect(args.onExclude).not.toHaveBeenCalled();
  },
);
NothingSet.test(
  'self-exclusion asks for the password, and is not sent without',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Self-exclusion'));
    await userEvent.click(canvas.getByRole('radio', { name: '5 years' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exclude me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, 5 years' }));
    await expect(canvas.getByText('Write your password.')).toBeVisible();
    await expect(args.onExclude).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'siri yangu{Enter}');
    await expect(args.onExclude).toHaveBeenCalledWith('five-years', 'siri yangu');
  },
);
export const Refused = meta.story({ args: { onExclude: fn(async () => false) } });
Refused.test('what was refused can be tried again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Self-exclusion'));
  await userEvent.click(canvas.getByRole('button', { name: 'Exclude me' }));
  await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'x{Enter}');
  await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue('x');
});
const openAll = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  for (const part of canvasElement.querySelectorAll('details')) part.open = true;
};
export const AllOpen = meta.story({ args: { depositLimits: WEEK }, play: openAll });
AllOpen.test('a raise that waits says from when it holds', async ({ canvas }) => {
  await expect(canvas.getByText('From 22/11/2026 12:00')).toBeVisible();
});
export const OnTimeOut = meta.story({
  args: { timeOutUntil: instant('2026-11-28T09:00:00Z') },
  play: openAll,
});
export const Excluded = meta.story({
  args: { exclusionUntil: instant('2031-11-28T09:00:00Z') },
  play: openAll,
});
export const Sending = meta.story({ args: { busy: 'time-out' }, play: openAll });
export const StatesOfSending = meta.story({
  // A page has one panel; here three stand side by side under one name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: openAll,
  render: (args) => (
    <Specimens<LimitsTask>
      of={{
        'deposit-limit': <LimitsPanel {...args} busy="deposit-limit" />,
        'time-out': <LimitsPanel {...args} busy="time-out" />,
        exclusion: <LimitsPanel {...args} busy="exclusion" />,
      }}
    />
  ),
});
export const Swahili = meta.story({
  globals: { locale: 'sw' },
  args: { depositLimits: WEEK },
  play: openAll,
});
export const LargeText = meta.story({ globals: { textSize: '200' }, play: openAll });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
