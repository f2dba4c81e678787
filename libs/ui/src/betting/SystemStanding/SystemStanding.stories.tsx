import { kes } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { SystemStanding, type LineState, type StandingLine } from './SystemStanding.tsx';

const line = (state: LineState, ...picks: readonly number[]): StandingLine => ({ picks, state });
const halfWay = [
  line('won', 1, 2),
  line('lost', 1, 3),
  line('open', 1, 4),
  line('lost', 2, 3),
  line('open', 2, 4),
  line('lost', 3, 4),
  line('lost', 1, 2, 3),
  line('open', 1, 2, 4),
  line('lost', 1, 3, 4),
  line('lost', 2, 3, 4),
  line('lost', 1, 2, 3, 4),
];
const all = (state: LineState) => halfWay.map((one) => ({ ...one, state }));

const meta = preview.meta({
  title: 'Betting/SystemStanding',
  component: SystemStanding,
  args: { lines: halfWay, picks: 4, range: { least: kes(14.6), most: kes(96.02) } },
});

export const HalfWay = meta.story();
HalfWay.test(
  'each line says how it stands, and the bet what it can still bring (D100)',
  async ({ canvas }) => {
    await expect(canvas.getByText('1 won, 3 still open, 7 lost')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('1·2 won');
    await expect(canvas.getByText('KES 14.60')).toBeVisible();
  },
);

const MANY = Array.from({ length: 56 }, (_, at) => line(at % 3 === 0 ? 'open' : 'lost', at, at + 1, at + 2));

export const States = meta.story({
  render: () => (
    <Specimens<LineState | 'half way' | 'too many to name'>
      isScreenWide
      of={{
        open: <SystemStanding lines={all('open')} picks={4} range={{ least: kes(0), most: kes(640.5) }} />,
        'half way': (
          <SystemStanding lines={halfWay} picks={4} range={{ least: kes(14.6), most: kes(96.02) }} />
        ),
        won: <SystemStanding lines={all('won')} picks={4} />,
        lost: <SystemStanding lines={all('lost')} picks={4} />,
        'too many to name': <SystemStanding lines={MANY} picks={8} />,
      }}
    />
  ),
});
