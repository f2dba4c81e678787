import { betId, instant, kes, type Bet, type BetBadge, type BetStatus } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followed, WithWatchedLinks } from '../watched-links.tsx';
import { BetCard } from './BetCard.tsx';

const bet: Bet = {
  id: betId('b1'),
  reference: '#80412',
  createdAt: instant('2026-11-20T18:05:00Z'),
  type: 'prematch',
  status: 'open',
  badge: null,
  stake: kes(49),
  netPayout: kes(184.78),
  totalOdds: 505,
  jackpotId: null,
  jackpotName: null,
};

const meta = preview.meta({
  title: 'Betting/BetCard',
  component: BetCard,
  args: { bet, href: '#/betdetail' },
  decorators: [
    (Story) => (
      <WithWatchedLinks>
        <Story />
      </WithWatchedLinks>
    ),
  ],
});

export const Active = meta.story();
Active.test(
  'a tap on the card opens the detail and hands over the bet (R2-52)',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('KES 49.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Prematch #80412' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/betdetail', { bet });
  },
);
Active.test(
  'Tab reaches the card, Enter opens the detail with the bet (R2-52)',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/betdetail', { bet });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
);
Active.test('the link is as large as the card (2.5.8)', async ({ canvas }) => {
  const link = canvas.getByRole('link');
  await expect(link.offsetParent).toBe(canvas.getByRole('article'));
  await expect(getComputedStyle(link, '::after').inset).toBe('0px');
});

export const LostButRefunded = meta.story({ args: { bet: { ...bet, status: 'lost', badge: 'refunded' } } });
LostButRefunded.test('a badge says what three words cannot (D43)', async ({ canvas }) => {
  await expect(canvas.getByText('Lost')).toBeVisible();
  await expect(canvas.getByText('Refunded')).toBeVisible();
});

export const States = meta.story({
  render: ({ href }) => {
    const card = (changes: Partial<Bet> = {}) => <BetCard href={href} bet={{ ...bet, ...changes }} />;
    return (
      <Specimens<BetStatus | BetBadge | 'a jackpot, lost' | 'large figures'>
        isScreenWide
        of={{
          open: card(),
          won: card({ status: 'won' }),
          lost: card({ status: 'lost' }),
          void: card({ status: 'lost', badge: 'void' }),
          'half-void': card({ status: 'won', badge: 'half-void' }),
          refunded: card({ status: 'lost', badge: 'refunded' }),
          'cashed-out': card({ status: 'lost', badge: 'cashed-out' }),
          waiting: card({ badge: 'waiting' }),
          fell: card({ status: 'lost', badge: 'fell' }),
          'a jackpot, lost': card({
            type: 'jackpot',
            jackpotName: 'Mega Jackpot',
            status: 'lost',
            stake: kes(99),
            netPayout: kes(0),
          }),
          'large figures': card({
            reference: '#1080412-774',
            status: 'won',
            badge: 'half-void',
            stake: kes(20_000),
            netPayout: kes(403_555.56),
          }),
        }}
      />
    );
  },
});
