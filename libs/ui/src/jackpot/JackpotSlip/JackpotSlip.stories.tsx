import { kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { BottomSheet } from '../../feedback/BottomSheet/BottomSheet.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA, PRIZES, ticketOf } from '../specimens.ts';
import { JackpotPlace } from './JackpotPlace.tsx';
import { JackpotSlip } from './JackpotSlip.tsx';
import { JackpotWorking } from './JackpotWorking.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotSlip',
  component: JackpotSlip,
  args: { jackpot: MEGA, ticket: HALF_TICKET, prizes: PRIZES, rollsOver: true, onRemove: fn() },
});

export const HalfPicked = meta.story();
HalfPicked.test('doubles, combinations and the stake are worked out (R9-06)', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 5')).toBeVisible();
  await expect(canvas.getByText('2 × 2 =')).toBeVisible();
  await expect(canvas.getByText('KES 396')).toBeVisible();
});
HalfPicked.test('it names the matches without a pick', async ({ canvas }) => {
  await expect(canvas.getByText('4, 6, 9, 11, 13, 14, 16, 17')).toBeVisible();
});
HalfPicked.test('a pick is taken off by tap and by key', async ({ canvas, args, userEvent }) => {
  const remove = canvas.getByRole('button', { name: 'Remove Gor Mahia v AFC Leopards' });
  await userEvent.click(remove);
  await userEvent.keyboard('{Enter}');
  await expect(args.onRemove).toHaveBeenCalledTimes(2);
  await expect(args.onRemove).toHaveBeenCalledWith(MEGA.matches[0]?.id);
});
export const Full = meta.story({ args: { ticket: FULL_TICKET } });
export const NoDoubles = meta.story({
  args: { ticket: ticketOf('1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'), prizes: [] },
});
NoDoubles.test('one combination costs the offer’s amount', async ({ canvas }) => {
  await expect(canvas.getByText('1 × KES 99 =')).toBeVisible();
});

export const WorkingAlone = meta.story({ render: (args) => <JackpotWorking {...args} /> });

export const InSheet = meta.story({
  args: { ticket: FULL_TICKET },
  render: (args) => (
    <BottomSheet
      isOpen
      title="Mega Jackpot"
      onClose={fn()}
      action={
        <Button look="quiet" size="small">
          Clear all
        </Button>
      }
      footer={<JackpotPlace {...args} onPlace={fn()} />}
    >
      <JackpotSlip {...args} />
    </BottomSheet>
  ),
});
export const InSheetHalfPicked = InSheet.extend({ args: { ticket: HALF_TICKET } });

const place = fn();
export const PlaceReady = meta.story({
  args: { ticket: FULL_TICKET },
  render: (args) => <JackpotPlace {...args} onPlace={place} />,
});
PlaceReady.test('the amount is in the label, and a tap places', async ({ canvas, userEvent }) => {
  place.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Place ticket for KES 792' }));
  await expect(place).toHaveBeenCalledOnce();
});
export const PlaceTooSoon = meta.story({ render: (args) => <JackpotPlace {...args} onPlace={place} /> });
PlaceTooSoon.test(
  'with matches missing it keeps focus, says why and does nothing',
  async ({ canvas, userEvent }) => {
    place.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('8 matches still need a pick');
    await userEvent.keyboard('{Enter}');
    await expect(place).not.toHaveBeenCalled();
  },
);
export const PlaceTooMuch = meta.story({
  args: { ticket: FULL_TICKET },
  render: (args) => <JackpotPlace {...args} maxStake={kes(500)} onPlace={place} />,
});
export const Placing = meta.story({
  args: { ticket: FULL_TICKET },
  render: (args) => <JackpotPlace {...args} isPlacing onPlace={place} />,
});
Placing.test('a second tap while placing is ignored', async ({ canvas, userEvent }) => {
  place.mockClear();
  await userEvent.click(canvas.getByRole('button'));
  await expect(place).not.toHaveBeenCalled();
});
export const Swahili = meta.story({ globals: { locale: 'sw' } });
export const LargeText = meta.story({ globals: { textSize: '200' } });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
