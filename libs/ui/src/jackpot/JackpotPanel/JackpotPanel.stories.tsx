import { instant, kes, type JackpotPhase } from '@kipenga/betting-core';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { JackpotBoard } from '../JackpotBoard/JackpotBoard.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA, SETTLED } from '../specimens.ts';
import { JackpotPanel } from './JackpotPanel.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotPanel',
  component: JackpotPanel,
  args: {
    name: 'Mega Jackpot',
    phase: 'open' as const,
    prize: kes(15_000_000),
    closesAt: instant('2026-11-21T13:30:00Z'),
    onToggle: fn(),
    children: <JackpotBoard jackpot={MEGA} ticket={HALF_TICKET} />,
  },
});

export const Shut = meta.story();
Shut.test('name, prize and closing time; the closing time is a time and no countdown', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Mega Jackpot' })).toBeVisible();
  await expect(canvas.getByText('KES 15,000,000')).toBeVisible();
  await expect(canvas.getByText('Closes Sat 21 Nov, 16:30')).toBeVisible();
  await expect(canvas.getByText('18+')).toBeVisible();
});
Shut.test(
  'a tap on the head opens and shuts it, and tells its owner (R2-42)',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const panel = canvasElement.querySelector('details');
    await userEvent.click(canvas.getByRole('heading', { name: 'Mega Jackpot' }));
    await expect(panel).toHaveAttribute('open');
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText('KES 15,000,000'));
    await expect(panel).not.toHaveAttribute('open');
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
  },
);
export const Open = meta.story({ args: { isInitiallyOpen: true } });
Open.test(
  'in it a match at 360 px has its names over the whole first line, and its picks on the second',
  async ({ canvas }) => {
    const row = canvas.getAllByRole('listitem')[0]!;
    const names = within(row).getByRole('heading').getBoundingClientRect();
    const picks = within(row).getByRole('group').getBoundingClientRect();
    const when = within(row)
      .getByText(/\d\d:\d\d/)
      .getBoundingClientRect();
    await expect(names.right).toBeCloseTo(picks.right, 0);
    await expect(picks.top).toBeGreaterThanOrEqual(names.bottom);
    await expect(picks.left).toBeGreaterThanOrEqual(when.right);
    await expect(when.top).toBeLessThan(picks.bottom);
    await expect(when.bottom).toBeGreaterThan(picks.top);
  },
);
Open.test(
  'Tab reaches the head, and from there what it opens',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^1, Gor Mahia/ })).toHaveFocus();
  },
);

export const Several = meta.story({
  render: (args) => (
    <>
      <JackpotPanel {...args} />
      <JackpotPanel
        {...args}
        name="Midweek Jackpot"
        prize={kes(2_500_000)}
        closesAt={instant('2026-11-25T16:00:00Z')}
      >
        <p />
      </JackpotPanel>
      <JackpotPanel {...args} name="Mega Jackpot, last week" phase="settled" isInitiallyOpen>
        <JackpotBoard jackpot={{ ...SETTLED, matches: SETTLED.matches.slice(0, 6) }} ticket={FULL_TICKET} />
      </JackpotPanel>
      <JackpotPanel {...args} name="Derby Jackpot" phase="closed" prize={null} isInitiallyOpen>
        <JackpotBoard
          jackpot={{ ...MEGA, phase: 'closed', description: 'The Derby Jackpot comes back with the derby.' }}
          ticket={FULL_TICKET}
        />
      </JackpotPanel>
    </>
  ),
});
export const States = meta.story({
  render: (args) => (
    <Specimens<JackpotPhase | 'only its name is known' | 'a long name'>
      of={{
        open: <JackpotPanel {...args} />,
        'a long name': <JackpotPanel {...args} name="Mega Jackpot of the African Nations Weekend" />,
        'only its name is known': (
          <JackpotPanel {...args} name="Midweek Jackpot" prize={null} closesAt={null} />
        ),
        settled: <JackpotPanel {...args} name="Mega Jackpot, last week" phase="settled" />,
        closed: <JackpotPanel {...args} name="Derby Jackpot" phase="closed" prize={null} closesAt={null} />,
      }}
    />
  ),
});
