import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { LinkTabs } from './LinkTabs.tsx';

const linked = (...names: readonly string[]) =>
  names.map((label) => ({ id: label, label, href: `#/sports?tab=${label}` }));

const meta = preview.meta({
  title: 'Controls/LinkTabs',
  component: LinkTabs,
  args: { label: 'Matches', currentId: 'Today', tabs: linked('Top', 'Today', 'Tomorrow', 'Sports') },
});

export const OfMatches = meta.story();
OfMatches.test('the current tab is a link that says so', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Matches' })).toBeVisible();
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Today');
});
OfMatches.test(
  'a tap goes to its address',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Tomorrow' }));
    await expect(followed).toHaveBeenCalledWith('#/sports?tab=Tomorrow');
  },
);
OfMatches.test(
  'Tab goes from link to link, Enter follows; arrow keys do nothing',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Top' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/sports?tab=Tomorrow');
    await expect(canvas.getByRole('link', { name: 'Tomorrow' })).toHaveFocus();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'one is current': <LinkTabs {...args} />,
        'the last one is current': <LinkTabs {...args} label="Matches by sport" currentId="Sports" />,
        'none is current: a search is on': (
          <LinkTabs {...args} label="Matches of a search" currentId={null} />
        ),
        'more than fit: the row begins where the current one is': (
          <LinkTabs
            label="Sports"
            currentId="Volleyball"
            tabs={linked('Soccer', 'Basketball', 'Tennis', 'Rugby', 'Cricket', 'Volleyball')}
          />
        ),
      }}
    />
  ),
});
States.test('a current tab beyond the edge is on show from the first', async ({ canvas }) => {
  const row = canvas.getByRole('navigation', { name: 'Sports' }).getBoundingClientRect();
  const current = canvas.getByRole('link', { name: 'Volleyball' }).getBoundingClientRect();
  await expect(current.right).toBeLessThanOrEqual(row.right);
});
States.test('every tab is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
