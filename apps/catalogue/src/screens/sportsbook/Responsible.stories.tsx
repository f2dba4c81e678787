import { breaksDown, everyCall, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import { instant, kes } from '@kipenga/betting-core';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect, within } from 'storybook/test';
import { scene } from './scene.tsx';

export default { title: 'Screens/Responsible gambling' };

const profile = aVisitor();
const at = '/responsible-gambling';
const held = sampleAnswer('getPlayLimits');

export const LoggedOut = scene({ at }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: 'Log in to set limits or take a break' }));
});

export const LimitsSet = scene({ at, profile }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('region', { name: 'Limits and breaks' }));
  await expect(canvas.getByText('2 set')).toBeVisible();
  await expect(canvas.getByText('1 set')).toBeVisible();
});

export const NothingSet = scene(
  { at, profile, answers: { getPlayLimits: { ...held, depositLimits: [], dayLimits: [] } } },
  async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Limits and breaks' }));
    await expect(panel.getAllByText('None', { selector: 'summary *' })).toHaveLength(4);
  },
);

export const OneLimit = scene(
  {
    at,
    profile,
    answers: { getPlayLimits: { ...held, depositLimits: held.depositLimits.slice(0, 1), dayLimits: [] } },
  },
  async ({ canvas }) => {
    await sees(canvas, '1 set');
  },
);

/** Everything there is to set: a limit for each period, a break, and self-exclusion. */
export const EverythingSet = scene(
  {
    at,
    profile,
    answers: {
      getPlayLimits: {
        ...held,
        dayLimits: [
          ...held.dayLimits,
          {
            of: 'stake',
            amount: kes(1_000),
            pending: { amount: null, from: instant('2026-11-22T09:00:00Z') },
          },
        ],
        depositLimits: [...held.depositLimits, { period: 'month', amount: kes(5_000), pending: null }],
        timeOutUntil: instant('2026-11-28T09:00:00Z'),
        exclusionUntil: instant('2027-05-22T09:00:00Z'),
      },
    },
  },
  async ({ canvas }) => {
    await sees(canvas, '3 set');
    await expect(canvas.getAllByText('Until Sat 28 Nov, 12:00')).not.toHaveLength(0);
    await expect(canvas.getAllByText('Until Sat 22 May 2027, 12:00')).not.toHaveLength(0);
  },
);

export const OnABreak = scene(
  {
    at,
    profile,
    answers: {
      getPlayLimits: { ...held, timeOutUntil: instant('2026-11-28T09:00:00Z') },
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('Until Sat 28 Nov, 12:00')).not.toHaveLength(0);
  },
);

export const Loading = scene({ at, profile, answers: { getPlayLimits: hangs } }, async ({ canvas }) => {
  await expect(await canvas.findAllByTestId('shimmer')).not.toHaveLength(0);
});

export const Slow = scene(
  { at, profile, answers: { getPlayLimits: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const Failed = scene({ at, profile, answers: { getPlayLimits: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'Your limits did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Offline = scene({ at, profile, answers: everyCall(offline) }, async ({ canvas }) => {
  await sees(canvas, 'Your limits did not load.');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Responsible gambling' })).toBeVisible();
});

export const SessionEnded = scene({ at, profile, answers: sessionEnds }, seesSessionEnded);

export const Swahili = scene({ at, profile, language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('region', { name: 'Vikomo na mapumziko' }));
  await expect(await canvas.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
});
