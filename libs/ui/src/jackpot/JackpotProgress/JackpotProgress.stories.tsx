import { emptyTicket } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA } from '../specimens.ts';
import { JackpotProgress } from './JackpotProgress.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotProgress',
  component: JackpotProgress,
  args: { jackpot: MEGA, ticket: HALF_TICKET },
});

export const HalfPicked = meta.story();
HalfPicked.test(
  'the counts are words; the boxes, one for each match, are hidden',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('9 of 17 picked')).toBeVisible();
    await expect(canvas.getByText('2 of 5 doubles')).toBeVisible();
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"] > i')];
    const drawn = (picks: string) => boxes.filter((box) => box.dataset['picks'] === picks).length;
    await expect([drawn('0'), drawn('1'), drawn('2')]).toEqual([8, 7, 2]);
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'nothing picked': <JackpotProgress {...args} ticket={emptyTicket} />,
        'nine picked, two of them doubles': <JackpotProgress {...args} />,
        'every match picked': <JackpotProgress {...args} ticket={FULL_TICKET} />,
        'no doubles on offer': (
          <JackpotProgress {...args} jackpot={{ ...MEGA, maxDoubles: 0 }} ticket={emptyTicket} />
        ),
      }}
    />
  ),
});
