import { instant, kes, ticketStake } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FULL_TICKET, MEGA, SETTLED } from '../specimens.ts';
import { TicketCard } from './TicketCard.tsx';

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
AsLink.test('the card opens the ticket by key', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Mega Jackpot' })).toHaveFocus();
});
export const UnderWay = meta.story({
  args: { matches: SETTLED.matches.map((match, at) => (at < 9 ? match : { ...match, result: null })) },
});
export const Lost = meta.story({ args: { matches: SETTLED.matches, status: 'lost', winnings: kes(0) } });
export const Won = meta.story({
  args: {
    matches: SETTLED.matches.map((match) => ({
      ...match,
      result: FULL_TICKET.picks.find((one) => one.matchId === match.id)?.pick[0] ?? null,
    })),
    status: 'won',
    winnings: kes(60_000),
  },
});
Won.test('it counts what was right', async ({ canvas }) => {
  await expect(canvas.getByText('17 of 17 right')).toBeVisible();
});
export const Swahili = meta.story({
  globals: { locale: 'sw' },
  args: { matches: SETTLED.matches, status: 'lost' },
});
export const LargeText = meta.story({
  globals: { textSize: '200' },
  args: { matches: SETTLED.matches, status: 'lost' },
});
