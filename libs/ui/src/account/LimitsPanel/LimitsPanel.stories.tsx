import { instant, kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { DepositLimit } from './limits.ts';
import { LimitsPanel } from './LimitsPanel.tsx';

const WEEK: readonly DepositLimit[] = [{ period: 'week', amount: kes(2_000), pending: { amount: kes(5_000), from: instant('2026-11-22T09:00:00Z') } }];

const meta = preview.meta({
  title: 'Account/LimitsPanel',
  component: LimitsPanel,
  args: { depositLimits: [], raiseDelayHours: 24, onSetDepositLimit: fn(), onTimeOut: fn(), onExclude: fn(), helpline: '1199' },
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
NothingSet.test('a time-out takes two taps: it asks once, because it cannot be taken back', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByText('Time-out'));
  await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Take a time-out' }));
  await expect(args.onTimeOut).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Yes, 7 days' }));
  await expect(args.onTimeOut).toHaveBeenCalledWith('week');
});
NothingSet.test('self-exclusion can be left again before it is confirmed', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByText('Self-exclusion'));
  await userEvent.click(canvas.getByRole('button', { name: 'Exclude me' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.getByRole('button', { name: 'Exclude me' })).toBeVisible();
  await expect(args.onExclude).not.toHaveBeenCalled();
});
const openAll = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  for (const part of canvasElement.querySelectorAll('details')) part.open = true;
};
export const AllOpen = meta.story({ args: { depositLimits: WEEK }, play: openAll });
AllOpen.test('a raise that waits says from when it holds', async ({ canvas }) => {
  await expect(canvas.getByText('From 22/11/2026 12:00')).toBeVisible();
});
export const OnTimeOut = meta.story({ args: { timeOutUntil: instant('2026-11-28T09:00:00Z') }, play: openAll });
export const ExcludedForGood = meta.story({ args: { exclusion: { until: null } }, play: openAll });
export const Sending = meta.story({ args: { busy: 'time-out' }, play: openAll });
export const Swahili = meta.story({ globals: { locale: 'sw' }, args: { depositLimits: WEEK }, play: openAll });
export const LargeText = meta.story({ globals: { textSize: '200' }, play: openAll });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
