import { instant, kes, type JackpotPhase } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
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
    children: <JackpotBoard jackpot={MEGA} ticket={HALF_TICKET} onAutopick={fn()} />,
  },
});

export const Shut = meta.story();
Shut.test('name, prize and closing time; the closing time is a time and no countdown', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Mega Jackpot' })).toBeVisible();
  await expect(canvas.getByText('KES 15,000,000')).toBeVisible();
  await expect(canvas.getByText('Closes Sat 16:30')).toBeVisible();
  await expect(canvas.getByText('18+')).toBeVisible();
});
Shut.test(
  'it is reached by key, and a tap opens and shuts it (R2-42)',
  async ({ canvas, canvasElement, userEvent }) => {
    const panel = canvasElement.querySelector('details');
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByRole('heading', { name: 'Mega Jackpot' }));
    await expect(panel).toHaveAttribute('open');
    await userEvent.click(canvas.getByText('KES 15,000,000'));
    await expect(panel).not.toHaveAttribute('open');
  },
);
export const Open = meta.story({ args: { isInitiallyOpen: true } });
export const NameOnly = meta.story({ args: { prize: null, closesAt: null } });

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
    <Specimens<JackpotPhase>
      of={{
        open: <JackpotPanel {...args} />,
        settled: <JackpotPanel {...args} name="Mega Jackpot, last week" phase="settled" />,
        closed: <JackpotPanel {...args} name="Derby Jackpot" phase="closed" prize={null} closesAt={null} />,
      }}
    />
  ),
});
export const Swahili = meta.story({ globals: { locale: 'sw' } });
export const LargeText = meta.story({ globals: { textSize: '200' }, args: { isInitiallyOpen: true } });
