import { breaksDown, everyCall, hangs, offline } from '@kipenga/api/testing/platform';
import { appears, sees } from '@kipenga/shell/testing/scenes';
import { expect } from 'storybook/test';
import { scene } from '../testing/scene.tsx';

export default { title: 'Screens/Lobby' };

const at = '/lobby';

export const Ideal = scene({ at }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { name: 'Top Casino Games' }));
  await expect(canvas.getByRole('heading', { name: 'Top Virtual Games' })).toBeInTheDocument();
  await expect(canvas.getByRole('heading', { name: 'For You' })).toBeInTheDocument();
});

export const Loading = scene(
  { at, answers: { getProviderOneGames: hangs, getProviderTwoGames: hangs, getVirtualGames: hangs } },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Casino and virtuals' });
    await expect(canvas.queryByRole('heading', { name: 'Top Casino Games' })).toBeNull();
  },
);

export const VirtualGamesFailed = scene(
  { at, answers: { getVirtualGames: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'Some games could not be loaded.');
    await expect(canvas.getByRole('heading', { name: 'Top Casino Games' })).toBeVisible();
  },
);

export const Offline = scene({ at, answers: everyCall(offline) }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
});

export const Swahili = scene({ at, language: 'sw' }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: /Spaceman/ })).not.toHaveLength(0);
});
