import { MAIN_COLUMNS } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { MATCHES } from '../../testing/specimens.ts';
import { LIVE } from '../specimens.ts';
import { LiveCard } from './LiveCard.tsx';

const columns = MAIN_COLUMNS.slice(0, 3);
const derby = { match: MATCHES.derby, live: LIVE, columns, href: '/markets?match=4071' };

const meta = preview.meta({ title: 'Live/LiveCard', component: LiveCard, args: { ...derby, onPick: fn() } });

export const InPlay = meta.story();
InPlay.test(
  'reads minute, sides and goals, and picks a price (D103)',
  { tags: ['pointer'] },
  async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('article', { name: /Gor Mahia 2 goals – AFC Leopards 1 goal/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Minute 67')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^1 Gor Mahia to win/ }));
    await expect(args.onPick).toHaveBeenCalledWith(MATCHES.derby, 'home');
  },
);
InPlay.test(
  'Tab reaches the prices, Enter picks one',
  { tags: ['keyboard'] },
  async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(MATCHES.derby, 'home');
  },
);

export const States = meta.story({
  render: () => (
    <Specimens
      isScreenWide
      of={{
        'in play': <LiveCard {...derby} pickedOutcomeId="4071-draw" />,
        'a goal: betting stopped': (
          <LiveCard {...derby} live={{ ...LIVE, home: 3, isSuspended: true, why: 'goal' }} />
        ),
        'half-time, long names, two sent off': (
          <LiveCard
            {...derby}
            match={MATCHES.longNames}
            live={{ ...LIVE, period: 'half-time', minute: 45, added: 3, homeReds: 2, awayReds: 1 }}
          />
        ),
      }}
    />
  ),
});
