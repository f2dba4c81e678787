import { expect } from 'storybook/test';
import preview from '../stories/preview.ts';
import { Specimens } from '../stories/Specimens.tsx';
import { followedLinks } from './followed-links.ts';
import { UiLink } from './UiLink.tsx';

const meta = preview.meta({
  title: 'Layout/UiLink',
  component: UiLink,
  args: { href: '#/terms-and-conditions', children: 'Terms & Privacy' },
  render: (args) => (
    <p className="specimens">
      <UiLink {...args} />
    </p>
  ),
});

export const Usual = meta.story();
Usual.test(
  'a tap goes to the address',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Terms & Privacy' }));
    await expect(followed).toHaveBeenCalledWith('#/terms-and-conditions');
  },
);
Usual.test(
  'Tab reaches it, Enter follows it',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms & Privacy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/terms-and-conditions');
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        alone: (
          <p>
            <UiLink {...args} />
          </p>
        ),
        'in a sentence': (
          <p>
            By registering you agree to our <UiLink {...args} />, and you are at least 18 years of age.
          </p>
        ),
        'over two lines': (
          <p>
            Money that was not paid out within two days:{' '}
            <UiLink {...args}>how to ask for it, and whom to call if no answer comes</UiLink>.
          </p>
        ),
      }}
    />
  ),
});
States.test('it is told apart by its line, not by colour alone (1.4.1)', async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link'))
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
});
