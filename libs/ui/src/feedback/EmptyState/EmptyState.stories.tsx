import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No matches today in Tanzania',
    text: 'The next ones are tomorrow.',
    action: <Button look="secondary">See tomorrow</Button>,
  },
});

export const WithAWayOn = meta.story();
WithAWayOn.test(
  'it says why and leads on, in that order; the drawing says nothing',
  async ({ canvas, canvasElement }) => {
    const title = canvas.getByText('No matches today in Tanzania');
    const action = canvas.getByRole('button', { name: 'See tomorrow' });
    await expect(title.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);
WithAWayOn.test('its title is no heading: the outline of the page stays', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'why, more, and what next': <EmptyState {...args} />,
        'why and what next': (
          <EmptyState title="No bets this week" action={<Button look="secondary">See all bets</Button>} />
        ),
        'why alone': <EmptyState title="No more matches today." />,
        'long words': (
          <EmptyState
            title="No matches today in Wolverhampton Wanderers v Brighton & Hove Albion"
            text="Nothing is called that. Try one word of a name, a competition, or the number of the match."
            action={<Button look="secondary">See every match of tomorrow</Button>}
          />
        ),
      }}
    />
  ),
});
