import { expect } from 'storybook/test';
import { scene } from '../testing/scene.tsx';

export default { title: 'Screens/Jackpots' };

export const Soon = scene({ at: '/jackpots' }, async ({ canvas }) => {
  await expect(await canvas.findByText('The jackpots open here later. Matches are open now.')).toBeVisible();
});
