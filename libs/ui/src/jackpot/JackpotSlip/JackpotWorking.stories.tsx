import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA, TAXES, ticketOf } from '../specimens.ts';
import { JackpotWorking } from './JackpotWorking.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotWorking',
  component: JackpotWorking,
  args: { jackpot: MEGA, ticket: FULL_TICKET, taxRecord: TAXES },
});

const ONE_LINE = ticketOf('1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1');
const AT_THE_LIMIT = ticketOf('1X 1X 1X 1X 1X 1 1 1 1 1 1 1 1 1 1 1 1');

export const ThreeDoubles = meta.story();
ThreeDoubles.test('each figure is a term and how it comes about (R9-06)', async ({ canvas }) => {
  const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
  await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Doubles',
    'Lines',
    'Each line',
    'Stake',
    'Tax',
    'Stake after tax',
  ]);
  await expect(figures).toEqual([
    '3 of 5',
    '2 × 2 × 2 = 8',
    'KES 99',
    '8 × KES 99 = KES 792',
    'KES 88',
    'KES 792 ÷ 1.125 = KES 704',
  ]);
});
export const OneLine = meta.story({ args: { ticket: ONE_LINE } });
OneLine.test('one line costs the offer’s amount', async ({ canvas }) => {
  await expect(canvas.getByText('1 × KES 99 =')).toBeVisible();
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'no double': <JackpotWorking {...args} ticket={ONE_LINE} />,
        'one double': <JackpotWorking {...args} ticket={ticketOf('1X')} />,
        'two doubles, matches missing': <JackpotWorking {...args} ticket={HALF_TICKET} />,
        'doubles up to the limit': <JackpotWorking {...args} ticket={AT_THE_LIMIT} />,
      }}
    />
  ),
});
