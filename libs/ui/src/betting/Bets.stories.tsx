import {
  betId,
  gameId,
  instant,
  kes,
  type Bet,
  type BetBadge,
  type BetStatus,
  type Leg,
} from '@kipenga/betting-core';
import { expect, fn, mocked } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Specimens } from '../../.storybook/Specimens.tsx';
import { UiLinkProvider, type UiLinkProps } from '../link/UiLink.tsx';
import { price } from '../testing/specimens.ts';
import { BetCard } from './BetCard/BetCard.tsx';
import { LegCard } from './LegCard/LegCard.tsx';
import { StatusTag } from './StatusTag/StatusTag.tsx';

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
};
const leg: Leg = {
  gameId: gameId('4071'),
  startsAt: instant('2026-11-21T12:00:00Z'),
  homeTeam: 'Gor Mahia',
  awayTeam: 'AFC Leopards',
  fullTimeScore: null,
  pick: '1',
  odds: price(2.35),
  marketName: '1x2',
  winningOutcome: null,
  status: 'open',
  badge: null,
};

const meta = preview.meta({
  title: 'Betting/Placed bets',
  component: BetCard,
  args: { bet, href: '#/betdetail' },
});

const followed = fn();
const Watched = ({ href, state, className, children }: UiLinkProps) => (
  <a
    href={href}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      followed(state);
    }}
  >
    {children}
  </a>
);
export const Active = meta.story({
  decorators: [
    (Story) => (
      <UiLinkProvider component={Watched}>
        <Story />
      </UiLinkProvider>
    ),
  ],
});
Active.test(
  'the whole card opens the detail and hands over the bet (R2-52)',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('KES 49.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('link'));
    await expect(mocked(followed)).toHaveBeenCalledWith({ bet });
  },
);
export const Won = meta.story({ args: { bet: { ...bet, status: 'won' } } });
export const Lost = meta.story({
  args: { bet: { ...bet, status: 'lost', type: 'jackpot', stake: kes(99), netPayout: kes(0) } },
});
export const LostButRefunded = meta.story({ args: { bet: { ...bet, status: 'lost', badge: 'refunded' } } });
LostButRefunded.test('a badge says what three words cannot (D43)', async ({ canvas }) => {
  await expect(canvas.getByText('Lost')).toBeVisible();
  await expect(canvas.getByText('Refunded')).toBeVisible();
});
export const Swahili = meta.story({ globals: { locale: 'sw' }, args: { bet: { ...bet, status: 'won' } } });

export const States = meta.story({
  render: (args) => (
    <Specimens<BetStatus | BetBadge>
      of={{
        open: <BetCard {...args} />,
        won: <BetCard {...args} bet={{ ...bet, status: 'won' }} />,
        lost: <BetCard {...args} bet={{ ...bet, status: 'lost', netPayout: kes(0) }} />,
        void: <BetCard {...args} bet={{ ...bet, status: 'lost', badge: 'void' }} />,
        'half-void': <BetCard {...args} bet={{ ...bet, status: 'won', badge: 'half-void' }} />,
        refunded: <BetCard {...args} bet={{ ...bet, status: 'lost', badge: 'refunded' }} />,
      }}
    />
  ),
});

const LONG_NAMES = { homeTeam: 'Wolverhampton Wanderers', awayTeam: 'Brighton & Hove Albion' };
export const Legs = meta.story({
  render: () => (
    <Specimens<BetStatus | BetBadge>
      of={{
        open: <LegCard leg={leg} />,
        won: <LegCard leg={{ ...leg, status: 'won', fullTimeScore: '2:1', winningOutcome: '1' }} />,
        lost: <LegCard leg={{ ...leg, status: 'lost', fullTimeScore: '0:0', winningOutcome: 'X' }} />,
        void: <LegCard leg={{ ...leg, ...LONG_NAMES, status: 'lost', badge: 'void' }} />,
        'half-void': <LegCard leg={{ ...leg, status: 'won', badge: 'half-void', fullTimeScore: '1:0' }} />,
        refunded: <LegCard leg={{ ...leg, status: 'lost', badge: 'refunded' }} />,
      }}
    />
  ),
});
export const Tags = meta.story({
  render: () => (
    <Specimens<BetStatus | BetBadge>
      of={{
        open: <StatusTag status="open" />,
        won: <StatusTag status="won" />,
        lost: <StatusTag status="lost" />,
        void: <StatusTag status="lost" badge="void" />,
        'half-void': <StatusTag status="won" badge="half-void" />,
        refunded: <StatusTag status="lost" badge="refunded" />,
      }}
    />
  ),
});
