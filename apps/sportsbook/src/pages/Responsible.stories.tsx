import { breaksDown, hangs, sampleAnswer } from '@kipenga/api/testing/platform';
import { instant } from '@kipenga/betting-core';
import { appears, aVisitor, sees } from '@kipenga/shell/testing/scenes';
import { expect } from 'storybook/test';
import { scene } from '../testing/scene.tsx';

export default { title: 'Screens/Responsible gambling' };

const profile = aVisitor();
const at = '/responsible-gambling';

export const LoggedOut = scene({ at }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: 'Log in to set limits or take a break' }));
});

export const LimitsSet = scene({ at, profile }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('region', { name: 'Limits and breaks' }));
  await expect(canvas.getByText('2 set')).toBeVisible();
});

export const OnABreak = scene(
  {
    at,
    profile,
    answers: {
      getPlayLimits: { ...sampleAnswer('getPlayLimits'), timeOutUntil: instant('2026-11-28T09:00:00Z') },
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('Until 28/11/2026 12:00')).not.toHaveLength(0);
  },
);

export const Loading = scene({ at, profile, answers: { getPlayLimits: hangs } }, async ({ canvas }) => {
  await expect(await canvas.findAllByTestId('shimmer')).not.toHaveLength(0);
});

export const Failed = scene({ at, profile, answers: { getPlayLimits: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'Your limits did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Swahili = scene({ at, profile, language: 'sw' }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
});
