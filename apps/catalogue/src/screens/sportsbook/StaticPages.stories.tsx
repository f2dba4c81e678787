import { breaksDown, everyCall, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import { kes } from '@kipenga/betting-core';
import { appears, aVisitor, sees, seesSessionEnded, sessionEnds } from '../../scenes/index.ts';
import { expect } from 'storybook/test';
import { scene } from './scene.tsx';

export default { title: 'Screens/Static pages' };

export const HowToPlay = scene({ at: '/how-to-play' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'How to play' }));
  await expect(await canvas.findAllByText(/29008/)).not.toHaveLength(0);
});

export const TermsAndConditions = scene({ at: '/terms-and-conditions' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Terms and conditions' }));
  await expect(await canvas.findAllByText(/KES 20\.00/)).not.toHaveLength(0);
});

/** A page prints the figures in force: another least withdrawal is another sentence (D10). */
export const TermsWithOtherLimits = scene(
  {
    at: '/terms-and-conditions',
    answers: { getLimits: { ...sampleAnswer('getLimits'), minWithdrawal: kes(50) } },
  },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText(/KES 50\.00/)).not.toHaveLength(0);
  },
);

/** Without an answer the house's usual figures stand. */
export const LimitsFailed = scene(
  { at: '/terms-and-conditions', answers: { getLimits: breaksDown } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText(/KES 20\.00/)).not.toHaveLength(0);
  },
);

export const Bonus = scene({ at: '/bonus' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Bonus' }));
  await expect(await canvas.findAllByText(/KES 2,000\.00/)).not.toHaveLength(0);
});

export const BonusWhileLimitsLoad = scene(
  { at: '/bonus', answers: { getLimits: hangs } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText(/KES 2,000\.00/)).not.toHaveLength(0);
  },
);

/** Without an answer the house's usual figures stand here too. */
export const BonusOffline = scene({ at: '/bonus', answers: everyCall(offline) }, async ({ canvas }) => {
  await expect(await canvas.findAllByText(/KES 2,000\.00/)).not.toHaveLength(0);
});

export const BonusLimitsFailed = scene(
  { at: '/bonus', answers: { getLimits: breaksDown } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText(/KES 2,000\.00/)).not.toHaveLength(0);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

export const SessionEnded = scene(
  { at: '/bonus', profile: aVisitor(), answers: sessionEnds },
  async ({ canvas, host }) => {
    await seesSessionEnded({ canvas, host });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bonus', hidden: true })).toBeVisible();
  },
);

export const MobileApp = scene({ at: '/app' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Mobile app' }));
  await expect(await canvas.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
});

export const NotFound = scene({ at: '/no-such-page' }, async ({ canvas }) => {
  await sees(canvas, 'This page is not here');
  await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

export const HowToPlayInSwahili = scene({ at: '/how-to-play', language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Jinsi ya kucheza' }));
  await expect(await canvas.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
});

export const TermsInSwahili = scene({ at: '/terms-and-conditions', language: 'sw' }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  await expect(canvas.queryByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeNull();
});
