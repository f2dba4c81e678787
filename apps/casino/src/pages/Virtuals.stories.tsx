import { breaksDown, hangs, httpRefusal } from '@kipenga/api/testing/platform';
import { appears, aVisitor, sees } from '@kipenga/shell/testing/scenes';
import { expect } from 'storybook/test';
import { GAMES_ORIGIN, scene } from '../testing/scene.tsx';

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
});
