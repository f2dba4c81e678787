import { instant, kes, ticketStake, type BetStatus, type JackpotMatch } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { FULL_TICKET, MEGA, SETTLED } from '../specimens.ts';
import { TicketCard } from './TicketCard.tsx';

/** Results of a Saturday afternoon: nine known, the rest still missing. */
const UNDER_WAY = SETTLED.matches.map((match, at) => (at < 9 ? match : { ...match, result: null }));
/** All matches of the ticket. */
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
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    const underThumb = document.elementFromPoint(left + 20, bottom - 12);
    if (underThumb === null) throw new Error('The card is on the screen');
    await userEvent.click(underThumb);
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/betdetail');
  },
);
AsLink.test(
  'Tab reaches it by its name, Enter opens it',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mega Jackpot' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#/betdetail');
  },
);

export const Won = meta.story({ args: { matches: ALL_RIGHT, status: 'won', winnings: kes(60_000) } });
Won.test('it counts what was right', async ({ canvas }) => {
  await expect(canvas.getByText('17 of 17 right')).toBeVisible();
});

export const States = meta.story({
  render: (args) => (
    <Specimens<
      | BetStatus
      | 'open, matches under way'
      | 'open, leads to its detail'
      | 'won, not paid yet'
      | 'lost, of a cancelled jackpot'
    >
      isScreenWide
      of={{
        open: <TicketCard {...args} />,
        'open, leads to its detail': <TicketCard {...args} href="#/betdetail" />,
        'open, matches under way': <TicketCard {...args} matches={UNDER_WAY} />,
        'won, not paid yet': <TicketCard {...args} matches={ALL_RIGHT} status="won" />,
        won: <TicketCard {...args} matches={ALL_RIGHT} status="won" winnings={kes(60_000)} />,
        lost: <TicketCard {...args} matches={SETTLED.matches} status="lost" winnings={kes(0)} />,
        'lost, of a cancelled jackpot': <TicketCard {...args} status="lost" badge="void" />,
      }}
    />
  ),
});
