import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { FULL_TICKET, FUNDED, HALF_TICKET, MEGA, TAXES } from '../specimens.ts';
import { TicketLine } from './TicketLine.tsx';

const meta = preview.meta({
  title: 'Jackpot/TicketLine',
  component: TicketLine,
  args: { jackpot: FUNDED, ticket: FULL_TICKET, taxRecord: TAXES, chance: 'about 1 in 130 million' },
});

export const WholeTicket = meta.story();
WholeTicket.test('until when, how likely, and what is left after tax', async ({ canvas }) => {
  await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Sat 21 Nov, 16:30',
    'about 1 in 130 million',
    'KES 9,600,140.80',
  ]);
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'every match picked': <TicketLine {...args} />,
        'matches without a pick': <TicketLine {...args} ticket={HALF_TICKET} chance={null} />,
        'the fund is not told': <TicketLine {...args} jackpot={MEGA} />,
      }}
    />
  ),
});
