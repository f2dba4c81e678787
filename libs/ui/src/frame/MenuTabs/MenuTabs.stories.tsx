import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { REPEATED_LANDMARKS } from '../repeated-landmarks.ts';
import { MenuTabs, type MenuTab } from './MenuTabs.tsx';

const TABS: readonly MenuTab[] = [
  { id: 'home', label: 'Home', href: '#/' },
  { id: 'sports', label: 'Sports', href: '#/sports' },
  { id: 'crashx', label: 'Aviator', href: '#/g1', isNew: true },
  { id: 'crash', label: 'Wabebe', href: '#/g2' },
  { id: 'rocketman', label: 'Rocketman', href: '#/g3' },
  { id: 'help', label: 'Help', href: '#/how-to-play' },
];

const meta = preview.meta({
  title: 'Frame/MenuTabs',
  component: MenuTabs,
  args: { tabs: TABS, currentId: 'sports' },
});

export const Usual = meta.story();
Usual.test('the current entry says so, the new one is marked (R2-22)', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Sports' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  await expect(canvas.getByRole('link', { name: 'Aviator New' })).toBeVisible();
});
Usual.test(
  'a tap leads to the destination',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Aviator New' }));
    await expect(followed).toHaveBeenCalledWith('#/g1');
  },
);
Usual.test(
  'Tab goes along to the last, which comes into view; Enter leads there',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    const help = canvas.getByRole('link', { name: 'Help' });
    await expect(help.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth);
    for (const { label } of TABS) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(label);
    }
    await expect(help).toHaveFocus();
    await expect(help.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/how-to-play');
  },
);

/** Exactly as wide as its specimen, so that the row scrolls. */
const inItsPlace = (menu: ReactNode) => <div style={{ contain: 'inline-size' }}>{menu}</div>;
export const States = meta.story({
  parameters: REPEATED_LANDMARKS,
  render: () => (
    <Specimens
      of={{
        'at a destination': inItsPlace(<MenuTabs tabs={TABS} currentId="sports" />),
        'at none of them': inItsPlace(<MenuTabs tabs={TABS} currentId={null} />),
        'at a new one': inItsPlace(<MenuTabs tabs={TABS} currentId="crashx" />),
        'few enough to fit': inItsPlace(<MenuTabs tabs={TABS.slice(0, 2)} currentId="home" />),
      }}
    />
  ),
});
