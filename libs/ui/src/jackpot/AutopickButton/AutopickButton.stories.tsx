import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AutopickButton } from './AutopickButton.tsx';

const meta = preview.meta({
  title: 'Jackpot/AutopickButton',
  component: AutopickButton,
  args: { matchCount: 17, onAutopick: fn(), onUndo: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Usual = meta.story();
Usual.test('it picks, says so, and offers Undo', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Autopick' }));
  await expect(args.onAutopick).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('status')).toHaveTextContent('17 matches picked by chance');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onUndo).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('status')).toHaveTextContent('Your own picks are back');
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Swahili = meta.story({ globals: { locale: 'sw' } });
