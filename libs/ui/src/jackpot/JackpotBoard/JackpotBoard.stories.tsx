import { emptyTicket, togglePick, type JackpotPhase } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { firstOf, FULL_TICKET, HALF_TICKET, MEGA, SETTLED, ticketOf } from '../specimens.ts';
import { JackpotBoard, type JackpotBoardProps } from './JackpotBoard.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotBoard',
  component: JackpotBoard,
  args: { jackpot: MEGA, ticket: HALF_TICKET, onToggle: fn() },
});

/** The board connected to the core's rules, as on a screen. */
const Playing = (props: JackpotBoardProps) => {
  const [ticket, setTicket] = useState(props.ticket);
  return (
    <JackpotBoard
      {...props}
      ticket={ticket}
      onToggle={(matchId, result) => {
        const next = togglePick(ticket, props.jackpot, matchId, result);
        if (next.ok) setTicket(next.value);
      }}
    />
  );
};

export const HalfPicked = meta.story();
HalfPicked.test('matches stand in the order of their positions', async ({ canvas }) => {
  const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
  await expect(titles[0]).toContain('Gor Mahia');
  await expect(titles).toHaveLength(17);
});
HalfPicked.test('the counts are in words', async ({ canvas }) => {
  await expect(canvas.getByText('9 of 17 picked')).toBeVisible();
  await expect(canvas.getByText('2 of 5 doubles')).toBeVisible();
});
export const Shuffled = meta.story({ args: { jackpot: { ...MEGA, matches: [...MEGA.matches].reverse() } } });
Shuffled.test('whatever order they come in (R2-42)', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Gor Mahia');
});
export const Full = meta.story({ args: { ticket: FULL_TICKET } });
export const Placing = meta.story({ args: { ticket: FULL_TICKET, isDisabled: true } });
Placing.test('the board is still while a ticket is placed', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
});
export const OtherTicket = meta.story({
  args: { jackpot: { ...MEGA, id: SETTLED.id }, ticket: { ...HALF_TICKET, jackpotId: null } },
});
OtherTicket.test('picks of another jackpot do not show here (R4-06)', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
});
export const Settled = meta.story({ args: { jackpot: SETTLED, ticket: FULL_TICKET } });
Settled.test('results show, picks are disabled (R4-08)', async ({ canvas }) => {
  await expect(canvas.getByText('Void: every pick is right')).toBeVisible();
  await expect(canvas.getByText('No result yet')).toBeVisible();
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
});
export const Closed = meta.story({
  args: { jackpot: { ...MEGA, phase: 'closed', description: 'The Mega Jackpot is back on Friday.' } },
});
Closed.test('only the description (R4-08)', async ({ canvas }) => {
  await expect(canvas.getByText('The Mega Jackpot is back on Friday.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Play = meta.story({ args: { ticket: emptyTicket }, render: (args) => <Playing {...args} /> });
Play.test(
  'a second pick makes a double, again takes it back (R4-04)',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const cell = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.click(cell(/^1, Gor Mahia/));
    await userEvent.click(cell(/^2, AFC Leopards/));
    await expect(canvas.getByText('1 of 5 doubles')).toBeVisible();
    await userEvent.click(cell(/^1, Gor Mahia/));
    await expect(canvas.getByText('0 of 5 doubles')).toBeVisible();
  },
);
Play.test(
  'Tab goes along 1, X and 2, row by row; what is picked keeps the focus',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const draw = canvas.getByRole('button', { name: 'X, Draw, odds 3.10' });
    await expect(draw).toHaveFocus();
    await expect(draw).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('1 of 5 doubles')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^1, Wolverhampton Wanderers/ })).toHaveFocus();
    await expect(canvas.getByText('1 of 17 picked')).toBeVisible();
  },
);

export const LargeText = meta.story({ globals: { textSize: '200' } });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

const THREE = firstOf(3);

export const States = meta.story({
  args: { jackpot: THREE, ticket: ticketOf('1 2 1X') },
  render: (args) => (
    <Specimens<
      | JackpotPhase
      | 'nothing picked'
      | 'a ticket is being placed'
      | 'no doubles'
      | 'closed, without a description'
    >
      isScreenWide
      of={{
        open: <JackpotBoard {...args} />,
        'nothing picked': <JackpotBoard {...args} ticket={emptyTicket} />,
        'a ticket is being placed': <JackpotBoard {...args} isDisabled />,
        'no doubles': <JackpotBoard {...args} jackpot={{ ...THREE, maxDoubles: 0 }} ticket={emptyTicket} />,
        settled: <JackpotBoard {...args} jackpot={firstOf(3, SETTLED)} ticket={FULL_TICKET} />,
        closed: (
          <JackpotBoard
            {...args}
            jackpot={{ ...THREE, phase: 'closed', description: 'The Mega Jackpot is back on Friday.' }}
          />
        ),
        'closed, without a description': (
          <JackpotBoard {...args} jackpot={{ ...THREE, phase: 'closed', description: '' }} />
        ),
      }}
    />
  ),
});
