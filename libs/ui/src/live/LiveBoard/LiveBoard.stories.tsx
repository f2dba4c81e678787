import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { LIVE } from '../specimens.ts';
import { LiveBoard } from './LiveBoard.tsx';

const derby = {
  homeTeam: 'Gor Mahia',
  awayTeam: 'AFC Leopards',
  league: 'Kenya - Premier League',
  live: LIVE,
};

const meta = preview.meta({ title: 'Live/LiveBoard', component: LiveBoard, args: derby });

export const InPlay = meta.story();
InPlay.test('the heading reads the score, the minute stands apart (D103)', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Gor Mahia 2, AFC Leopards 1' })).toBeVisible();
  await expect(canvas.getByRole('timer')).toHaveTextContent('Minute 67');
});

export const States = meta.story({
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Specimens
      isScreenWide
      of={{
        'in play': <LiveBoard {...derby} />,
        'added time, a penalty, one sent off': (
          <LiveBoard
            {...derby}
            live={{
              ...LIVE,
              period: 'first-half',
              minute: 45,
              added: 2,
              awayReds: 1,
              isSuspended: true,
              why: 'penalty',
            }}
          />
        ),
        'over, long names': (
          <LiveBoard
            {...derby}
            homeTeam="Wolverhampton Wanderers"
            awayTeam="Brighton & Hove Albion"
            live={{ ...LIVE, period: 'ended', minute: 90, home: 10, away: 10 }}
          />
        ),
      }}
    />
  ),
});
