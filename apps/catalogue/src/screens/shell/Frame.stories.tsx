import { breaksDown } from '@kipenga/api/testing/platform';
import { expect } from 'storybook/test';
import { dialogShown, type DialogMessage } from '@kipenga/shell';
import { aVisitor } from '../../scenes/a-visitor.ts';
import { scene } from './scene.tsx';
import { appears, sees } from '../../scenes/sees.ts';

/** The house around every screen: header, menu row, footer, bottom navigation, and the shared dialog (R2-20..28). */
export default { title: 'Screens/House' };

export const Visitor = scene({ at: '/sports' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: 'Register' }));
  await expect(canvas.getByText(/paybill/i)).toBeInTheDocument();
});

export const Customer = scene({ at: '/sports', profile: aVisitor() }, async ({ canvas }) => {
  await sees(canvas, 'KES 1,250.50');
  await expect(canvas.getByRole('button', { name: /Deposit/ })).toBeEnabled();
});

/** The menu row grows by the crash games on offer, once they are known (R2-22). */
export const DirectGames = scene({ at: '/sports' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /Ndege/ })).toBeInTheDocument();
});

export const DirectGamesFailed = scene(
  { at: '/sports', answers: { getDirectGames: breaksDown } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rocketman' })).toBeInTheDocument();
  },
);

export const AccountNeedsLogin = scene({ at: '/sports' }, async ({ canvas, userEvent }) => {
  const nav = await canvas.findAllByRole('link', { name: 'Account' });
  await userEvent.click(nav.at(-1)!);
  await appears(() => canvas.getByLabelText('Password'));
});

const dialog = (message: DialogMessage) =>
  scene({ at: '/sports' }, async ({ canvas, store }) => {
    store.dispatch(dialogShown(message));
    await sees(canvas, 'The message of the platform.');
  });
const message = 'The message of the platform.';

export const DialogSuccess = dialog({ tone: 'success', title: 'Done', message });
export const DialogInfo = dialog({ tone: 'info', title: 'Oops! ', message });
export const DialogError = dialog({ tone: 'error', title: 'Oops!', message });

export const Swahili = scene({ at: '/sports', language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: 'Jisajili' }));
});
