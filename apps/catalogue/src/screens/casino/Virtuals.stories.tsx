import { breaksDown, everyCall, hangs, httpRefusal, offline } from '@kipenga/api/testing/platform';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect } from 'storybook/test';
import { GAMES_ORIGIN, scene, virtuals } from './scene.tsx';

export default { title: 'Screens/Virtuals' };

const at = '/virtuals';
const profile = aVisitor();

export const Ideal = scene({ at }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: /Rocketman/ }));
});

export const Loading = scene({ at, answers: { getVirtualGames: hangs } }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Virtuals' });
  await expect(canvas.queryByRole('button', { name: /Rocketman/ })).toBeNull();
});

export const Slow = scene(
  { at, answers: { getVirtualGames: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

/** A house without a virtual game names none of its own either, and leads to what is open. */
export const Empty = scene(
  { at, answers: { getVirtualGames: [], getDirectGames: [] } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See matches' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Rocketman/ })).toBeNull();
  },
);

/** One game on the list: beside it stand the two that the house always names (R2-61). */
export const OneListed = scene(
  { at, answers: { getVirtualGames: virtuals(1), getDirectGames: [] } },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: /Ndege 1/ }));
    await expect(canvas.getByRole('button', { name: /Rocketman/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Fastballs/ })).toBeVisible();
  },
);

export const VeryMany = scene({ at, answers: { getVirtualGames: virtuals(60) } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /Dondoo 15/ })).toBeInTheDocument();
});

export const Failed = scene(
  {
    at,
    answers: {
      getVirtualGames: breaksDown,
      getProviderTwoGames: breaksDown,
      getProviderOneGames: breaksDown,
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
  },
);

export const Offline = scene({ at, answers: everyCall(offline) }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
});

export const SessionEnded = scene({ at, profile, answers: sessionEnds }, seesSessionEnded);

export const VisitorMustLogIn = scene({ at }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Rocketman/ }));
  await appears(() => canvas.getByLabelText('Password'));
});

/** A break is said in the platform's own words, and offers no Retry. */
export const OnABreak = scene(
  { at, profile, answers: { launchGame: httpRefusal(409, 'You are on a break until Saturday.') } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Rocketman/ }));
    await sees(canvas, 'You are on a break until Saturday.');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

/** The game in its frame; its token is in no address (D30). */
export const InAGame = scene({ at, profile }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Rocketman/ }));
  const frame = await canvas.findByTitle('Rocketman');
  await expect(frame).toHaveAttribute('src', expect.stringContaining(`${GAMES_ORIGIN}/play/rocketman?`));
  await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

/** An address that is not on the list of providers is never framed: back to the list (D30). */
export const ForeignGame = scene(
  { at: `/virtual-game?game=${encodeURIComponent('https://elsewhere.example/play')}`, profile },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { level: 1, name: 'Virtuals' }));
    await expect(document.querySelector('iframe[src*="elsewhere"]')).toBeNull();
  },
);

export const Swahili = scene({ at, language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: /Rocketman/ }));
  await expect(canvas.getByRole('button', { name: 'Jisajili' })).toBeVisible();
});
