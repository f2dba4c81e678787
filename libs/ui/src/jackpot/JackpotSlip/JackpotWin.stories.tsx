import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { firstOf, FULL_TICKET, FUNDED, MEGA, TAXES, ticketOf } from '../specimens.ts';
import { JackpotWin } from './JackpotWin.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotWin',
  component: JackpotWin,
  args: { jackpot: FUNDED, ticket: FULL_TICKET, taxRecord: TAXES },
});

export const EightCombinations = meta.story();
EightCombinations.test('gross, tax and net add up to the cent (D80)', async ({ canvas }) => {
  await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    'KES 12,000,000',
    '20% × (12,000,000 − 704) = − KES 2,399,859.20',
    'KES 9,600,140.80',
  ]);
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'eight combinations': <JackpotWin {...args} />,
        'one combination of four matches': (
          <JackpotWin {...args} jackpot={firstOf(4, FUNDED)} ticket={ticketOf('1 2 X 1')} />
        ),
        'the fund is not told': <JackpotWin {...args} jackpot={MEGA} />,
      }}
    />
  ),
});
