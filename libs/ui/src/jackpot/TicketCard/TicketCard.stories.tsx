import { instant, kes, ticketStake, type BetStatus, type JackpotMatch } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { watchLink } from '../../testing/watch-link.ts';
import { EdgeToEdge } from '../EdgeToEdge.tsx';
import { FULL_TICKET, MEGA, SETTLED } from '../specimens.ts';
import { TicketCard, type TicketCardProps } from './TicketCard.tsx';

/** Results of a Saturday afternoon: nine known, the rest to come. */
const UNDER_WAY = SETTLED.matches.map((match, at) => (at < 9 ? match : { ...match, result: null }));
/** Every match as the ticket has it. */
const ALL_RIGHT: readonly JackpotMatch[] = SETTLED.matches.map((match) => ({
  ...match,
  result: FULL_TICKET.picks.find((one) => one.matchId === match.id)?.pick[0] ?? null,
}));

const meta = preview.meta({
  title: 'Jackpot/TicketCard',
  component: TicketCard,
  args: {
    name: 'Mega Jackpot',
    reference: 'JP-20418',
    placedAt: instant('2026-11-20T09:14:00Z'),
    ticket: FULL_TICKET,
    stake: ticketStake(FULL_TICKET, MEGA.betAmount),
    status: 'open' as const,
  },
});

export const Open = meta.story();
Open.test('every cell is read out as a match and its pick', async ({ canvas }) => {
  await expect(canvas.getByText('3. Bandari v Tusker: 1 or X')).toBeInTheDocument();
});

export const AsLink = meta.story({ args: { href: '#/betdetail' } });
AsLink.test(
  'a tap anywhere on the card opens the ticket',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const followed = watchLink(canvas.getByRole('link'));
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    const underThumb = document.elementFromPoint(left + 20, bottom - 12);
    if (underThumb === null) throw new Error('The card is on the screen');
    await userEvent.click(underThumb);
    await expect(followed).toHaveBeenCalledOnce();
  },
);
AsLink.test(
  'Tab reaches it by its name, Enter opens it',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const followed = watchLink(canvas.getByRole('link'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mega Jackpot' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
);

export const Won = meta.story({ args: { matches: ALL_RIGHT, status: 'won', winnings: kes(60_000) } });
Won.test('it counts what was right', async ({ canvas }) => {
  await expect(canvas.getByText('17 of 17 right')).toBeVisible();
});

const Specimen = (props: TicketCardProps) => (
  <EdgeToEdge>
    <TicketCard {...props} />
  </EdgeToEdge>
);

export const States = meta.story({
  render: (args) => (
    <Specimens<BetStatus | 'open, matches under way' | 'open, leads to its detail' | 'won, not paid yet'>
      of={{
        open: <Specimen {...args} />,
        'open, leads to its detail': <Specimen {...args} href="#/betdetail" />,
        'open, matches under way': <Specimen {...args} matches={UNDER_WAY} />,
        'won, not paid yet': <Specimen {...args} matches={ALL_RIGHT} status="won" />,
        won: <Specimen {...args} matches={ALL_RIGHT} status="won" winnings={kes(60_000)} />,
        lost: <Specimen {...args} matches={SETTLED.matches} status="lost" winnings={kes(0)} />,
      }}
    />
  ),
});
