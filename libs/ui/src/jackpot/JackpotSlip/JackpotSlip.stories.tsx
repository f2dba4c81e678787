import { emptyTicket, type JackpotTicket } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';
import { firstOf, FULL_TICKET, HALF_TICKET, MEGA, TAXES, ticketOf } from '../specimens.ts';
import { JackpotPlace } from './JackpotPlace.tsx';
import { JackpotSlip, type JackpotSlipProps } from './JackpotSlip.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotSlip',
  component: JackpotSlip,
  args: { jackpot: MEGA, ticket: HALF_TICKET, taxRecord: TAXES, onRemove: fn() },
});

export const HalfPicked = meta.story();
HalfPicked.test('doubles, lines and the stake are worked out (R9-06)', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 5')).toBeVisible();
  await expect(canvas.getByText('2 × 2 =')).toBeVisible();
  await expect(canvas.getByText('KES 396')).toBeVisible();
});
HalfPicked.test('it names the matches without a pick', async ({ canvas }) => {
  await expect(canvas.getByText('4, 6, 9, 11, 13, 14, 16, 17')).toBeVisible();
});
HalfPicked.test(
  'one cross takes every pick of its match off',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('9 of 17 picked'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bandari v Tusker' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith(MEGA.matches[2]?.id);
  },
);

/** The slip in its sheet, with working remove buttons. */
const InItsSheet = ({ jackpot, ticket: given, ...rest }: JackpotSlipProps) => {
  const [ticket, setTicket] = useState<JackpotTicket>(given);
  return (
    <BottomSheet
      isOpen
      title="Mega Jackpot"
      onClose={fn()}
      action={
        <Button look="quiet" size="small" onClick={() => setTicket(emptyTicket)}>
          Remove all
        </Button>
      }
      footer={<JackpotPlace jackpot={jackpot} ticket={ticket} onPlace={fn()} />}
    >
      <JackpotSlip
        {...rest}
        jackpot={jackpot}
        ticket={ticket}
        onRemove={(matchId) =>
          setTicket((held) => ({ ...held, picks: held.picks.filter((pick) => pick.matchId !== matchId) }))
        }
      />
    </BottomSheet>
  );
};

export const InSheet = meta.story({
  args: { ticket: FULL_TICKET },
  render: (args) => <InItsSheet {...args} />,
});
InSheet.test('seventeen picks are one line, and what they cost stands in sight', async ({ canvas }) => {
  await expect(canvas.getByText('17 of 17 picked')).toBeVisible();
  await expect(canvas.getByText('Gor Mahia to win')).not.toBeVisible();
  await expect(canvas.getByText('Stake after tax')).toBeVisible();
});
export const InSheetTwoPicks = InSheet.extend({ args: { ticket: ticketOf('1X 2') } });
InSheetTwoPicks.test(
  'a pick taken off by key hands the focus to the next cross, the last one to the title',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    for (let steps = 0; steps < 3; steps += 1) await userEvent.tab();
    await expect(canvas.getByText('2 of 17 picked').closest('summary')).toHaveFocus();
    canvas.getByText('2 of 17 picked').closest('details')!.open = true; // a key that is only played opens none
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Gor Mahia v AFC Leopards' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const [last, ...others] = canvas.getAllByRole('button', { name: /^Remove .* v / });
    await expect(others).toEqual([]);
    await expect(last).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('heading', { name: 'Mega Jackpot' })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Your picks' })).toBeEmptyDOMElement();
  },
);

export const LargeText = meta.story({ globals: { textSize: '200' } });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

const FOUR = firstOf(4);

export const States = meta.story({
  args: { jackpot: FOUR },
  render: (args) => (
    <Specimens
      isScreenWide
      of={{
        'nothing picked': <JackpotSlip {...args} ticket={emptyTicket} />,
        'one match without a pick': <JackpotSlip {...args} ticket={ticketOf('1 2 1X -')} />,
        'every match picked, a double': <JackpotSlip {...args} ticket={ticketOf('1 2 1X 1')} />,
      }}
    />
  ),
});
