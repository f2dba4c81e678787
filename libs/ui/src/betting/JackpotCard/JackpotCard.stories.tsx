import { instant, kes } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { FIFTEEN_MILLION } from '../../testing/specimens.ts';
import { followed, WithWatchedLinks } from '../watched-links.tsx';
import { JackpotCard } from './JackpotCard.tsx';

const meta = preview.meta({
  title: 'Betting/JackpotCard',
  component: JackpotCard,
  args: {
    name: 'Mega Jackpot',
    prize: FIFTEEN_MILLION,
    matchCount: 17,
    stake: kes(99),
    closesAt: instant('2026-11-21T13:30:00Z'),
    href: '#/jackpots',
  },
  decorators: [
    (Story) => (
      <WithWatchedLinks>
        <Story />
      </WithWatchedLinks>
    ),
  ],
});

export const OnOffer = meta.story();
OnOffer.test('it says what, how many, how much, until when', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent('Mega Jackpot · 17 matches · KES 99');
  await expect(canvas.getByText('KES 15,000,000')).toBeVisible();
  await expect(canvas.getByText('Closes Sat 21 Nov, 16:30')).toBeVisible();
  await expect(canvas.getByText('18+')).toBeVisible();
});
OnOffer.test('a tap on its button leads there', { tags: ['pointer'] }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pick now' }));
  await expect(followed).toHaveBeenCalledOnce();
  await expect(followed).toHaveBeenCalledWith('#/jackpots', undefined);
});
OnOffer.test('Tab and Enter lead there', { tags: ['keyboard'] }, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Pick now' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(followed).toHaveBeenCalledOnce();
  await expect(followed).toHaveBeenCalledWith('#/jackpots', undefined);
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      isScreenWide
      of={{
        'closing time known': <JackpotCard {...args} />,
        'closing time not known': <JackpotCard {...args} closesAt={null} />,
        'one match': <JackpotCard {...args} name="Daily Jackpot" matchCount={1} prize={kes(50_000)} />,
        'long name, cents': (
          <JackpotCard
            {...args}
            name="Midweek and Weekend Mega Jackpot"
            prize={kes(123_456_789.5)}
            stake={kes(49.5)}
          />
        ),
      }}
    />
  ),
});
