import { breaksDown, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import { instantFromMs, toMs } from '@kipenga/betting-core';
import {
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect, waitFor } from 'storybook/test';
import { scene } from './scene.tsx';

export default { title: 'Screens/Transactions' };

const profile = aVisitor();
const at = '/transactions';
const all = sampleAnswer('getTransactions');
const deposit = all[0]!;

const many = Array.from({ length: 200 }, (_, nth) => ({
  ...deposit,
  reference: `QK${1000 + nth}`,
  status: 'COMPLETED',
  at: instantFromMs(toMs(deposit.at) - nth * 40_000_000),
}));

/** Accepted by the gateway and not yet arrived: PENDING (R4-12, D42). */
export const DepositPending = scene({ at, profile }, async ({ canvas }) => {
  await expect(await canvas.findByText(/PENDING/)).toHaveTextContent('QK12AB34CD');
  await expect(canvas.queryByText(/TRX_SUCCESS/)).toBeNull();
});

export const WithoutReference = scene({ at, profile }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Withdrawal' }));
  await sees(canvas, 'KES 200.50');
});

export const OneTransaction = scene(
  { at, profile, answers: { getTransactions: [deposit] } },
  async ({ canvas }) => {
    await sees(canvas, 'KES 100.00');
    await expect(canvas.getByRole('tabpanel').querySelectorAll('li')).toHaveLength(1);
  },
);

export const VeryMany = scene({ at, profile, answers: { getTransactions: many } }, async ({ canvas }) => {
  await canvas.findByText(/QK1199/);
  await expect(canvas.getByRole('tabpanel').querySelectorAll('li')).toHaveLength(200);
});

export const Loading = scene({ at, profile, answers: { getTransactions: hangs } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByTestId('shimmer')).toHaveLength(5));
});

export const Slow = scene(
  { at, profile, answers: { getTransactions: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const Empty = scene({ at, profile, answers: { getTransactions: [] } }, async ({ canvas }) => {
  await sees(canvas, 'No deposits yet.');
});

export const Failed = scene({ at, profile, answers: { getTransactions: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'Your transactions did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Offline = scene({ at, profile, answers: { getTransactions: offline } }, async ({ canvas }) => {
  await sees(canvas, 'Your transactions did not load.');
});

export const LoggedOut = scene({ at }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
});

export const SessionEnded = scene({ at, profile, answers: sessionEnds }, seesSessionEnded);

export const Swahili = scene({ at, profile, language: 'sw' }, async ({ canvas }) => {
  await sees(canvas, 'INASUBIRI - QK12AB34CD');
  await expect(canvas.queryByRole('tab', { name: 'Deposit' })).toBeNull();
});
