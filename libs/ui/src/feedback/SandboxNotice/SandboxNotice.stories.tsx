import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { SandboxNotice } from './SandboxNotice.tsx';

const meta = preview.meta({
  title: 'Feedback/SandboxNotice',
  component: SandboxNotice,
  args: { handsetHref: '#/sandbox/handset' },
});

export const Usual = meta.story();
Usual.test('no real money moves, and that is a region of its own (D60)', async ({ canvas }) => {
  await expect(canvas.getByRole('complementary', { name: 'Sandbox.' })).toHaveTextContent(
    'Sandbox. No real money moves here.',
  );
});
Usual.test(
  'a tap leads to the practice handset',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Practice handset' }));
    await expect(followed).toHaveBeenCalledWith('#/sandbox/handset');
  },
);
Usual.test(
  'Tab reaches the practice handset, Enter leads there',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Practice handset' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/sandbox/handset');
  },
);

export const States = meta.story({
  // A page has one notice; this story repeats it with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Specimens
      of={{
        'with the practice handset': <SandboxNotice {...args} />,
        'without it': <SandboxNotice />,
      }}
    />
  ),
});
