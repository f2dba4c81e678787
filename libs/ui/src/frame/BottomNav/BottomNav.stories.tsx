import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { REPEATED_LANDMARKS } from '../repeated-landmarks.ts';
import { BottomNav, type BottomNavPlace, type BottomNavProps } from './BottomNav.tsx';

const meta = preview.meta({
  title: 'Frame/BottomNav',
  component: BottomNav,
  args: {
    current: 'home' as const,
    hrefs: { home: '#/', sports: '#/sports', virtuals: '#/virtuals', account: '#/account' },
    onSelect: fn<NonNullable<BottomNavProps['onSelect']>>(),
  },
});

export const Usual = meta.story();
Usual.test('four places, the current one says so (R2-23)', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Sports',
    'Virtuals',
    'Account',
  ]);
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
});
Usual.test(
  'a tap tells the place and leads there',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Sports' }));
    await expect(args.onSelect).toHaveBeenCalledWith('sports', expect.anything());
    await expect(followed).toHaveBeenCalledWith('#/sports');
  },
);
Usual.test(
  'Tab goes from place to place, Enter leads there',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    for (const name of ['Home', 'Sports', 'Virtuals']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/virtuals');
  },
);

export const LoginFirst = meta.story({
  args: { onSelect: fn<NonNullable<BottomNavProps['onSelect']>>((_, event) => event.preventDefault()) },
});
LoginFirst.test(
  'a tap can be stopped to log in first (R2-23)',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
    await expect(args.onSelect).toHaveBeenCalledWith('account', expect.anything());
    await expect(followed).not.toHaveBeenCalled();
  },
);

export const States = meta.story({
  parameters: REPEATED_LANDMARKS,
  render: (args) => (
    <Specimens<BottomNavPlace | 'none of them'>
      of={{
        home: <BottomNav {...args} current="home" />,
        sports: <BottomNav {...args} current="sports" />,
        virtuals: <BottomNav {...args} current="virtuals" />,
        account: <BottomNav {...args} current="account" />,
        'none of them': <BottomNav {...args} current={null} />,
      }}
    />
  ),
});
