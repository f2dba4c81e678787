import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const refresh = (
  <Button look="quiet" size="small">
    Refresh
  </Button>
);

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Match Details', backHref: '#/sports', onBack: fn() },
});

export const WithBack = meta.story();
WithBack.test('Back is a link before the page’s one heading', async ({ canvas }) => {
  const back = canvas.getByRole('link', { name: 'Back' });
  const heading = canvas.getByRole('heading', { level: 1, name: 'Match Details' });
  await expect(back).toHaveAttribute('href', '#/sports');
  await expect(back.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
WithBack.test(
  'a tap on Back goes one level up',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/sports');
  },
);
WithBack.test(
  'Tab reaches Back and passes the heading by; Enter goes one level up',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/sports');
    await userEvent.tab();
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
);
WithBack.test('the heading can be given the focus when the route changes', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1 });
  heading.focus();
  await expect(heading).toHaveFocus();
});

export const States = meta.story({
  render: ({ backHref: _back, onBack, ...args }) => (
    <Specimens
      of={{
        'a title alone': <PageHeader {...args} title="My Bets" />,
        'with a way back': <PageHeader {...args} backHref="#/sports" onBack={onBack} />,
        'with a deed': <PageHeader {...args} title="Transactions" action={refresh} />,
        'with both': <PageHeader {...args} title="My Bets" backHref="#/bets" action={refresh} />,
        'a long title': (
          <PageHeader
            {...args}
            title="Wolverhampton Wanderers v Brighton & Hove Albion"
            backHref="#/sports"
            action={refresh}
          />
        ),
      }}
    />
  ),
});
States.test('Back and the deed are at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
