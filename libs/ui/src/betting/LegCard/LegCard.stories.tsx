import {
  gameId,
  instant,
  marketTypeId,
  outcomeKey,
  type BetBadge,
  type BetStatus,
  type Leg,
  type LegPart,
} from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { price } from '../../testing/specimens.ts';
import { LegCard } from './LegCard.tsx';

const leg: Leg = {
  gameId: gameId('4071'),
  startsAt: instant('2026-11-21T12:00:00Z'),
  homeTeam: 'Gor Mahia',
  awayTeam: 'AFC Leopards',
  fullTimeScore: null,
  pick: '1',
  odds: price(2.35),
  marketName: '1x2',
  winningOutcome: null,
  status: 'open',
  badge: null,
};
const LONG_NAMES = { homeTeam: 'Wolverhampton Wanderers', awayTeam: 'Brighton & Hove Albion' };

const meta = preview.meta({ title: 'Betting/LegCard', component: LegCard, args: { leg } });

export const Active = meta.story();
Active.test('while nothing came in, that is said and no score is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Gor Mahia v AFC Leopards' })).toBeVisible();
  await expect(canvas.getAllByRole('term').map((one) => one.textContent)).toEqual([
    'Market',
    'Pick',
    'Outcome',
  ]);
  await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '1x2',
    '1 2.35',
    'Not yet',
  ]);
});

export const Won = meta.story({
  args: { leg: { ...leg, status: 'won', fullTimeScore: '2:1', winningOutcome: '1' } },
});
Won.test('the score is part of the heading, what came in stands beside the pick', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Gor Mahia v AFC Leopards 2:1' })).toBeVisible();
  await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('1');
  await expect(canvas.getByText('Sat 21 Nov, 15:00')).toBeVisible();
});

export const Void = meta.story({
  args: { leg: { ...leg, status: 'lost', badge: 'void', winningOutcome: 'void' } },
});
Void.test(
  'a settled leg that does not count promises no outcome, and says so once (D43)',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('–');
    await expect(canvas.getByText('Void')).toBeVisible();
  },
);

export const NotPlayedInTime = meta.story({
  args: { leg: { ...leg, status: 'lost', badge: 'void', winningOutcome: 'void', voidReason: 'postponed' } },
});
NotPlayedInTime.test('a leg says why it is void (R9-08, D95)', async ({ canvas }) => {
  await expect(canvas.getByText(/not played within 24 hours of this start/)).toBeVisible();
});

const part = (pick: string, marketName: string, changes: Partial<LegPart> = {}): LegPart => ({
  pick,
  marketName,
  odds: price(1.86),
  winningOutcome: null,
  status: 'open',
  badge: null,
  marketTypeId: marketTypeId('1'),
  outcomeKey: outcomeKey(pick),
  ...changes,
});
const COMBINATION: Leg = {
  ...leg,
  odds: price(3.18),
  parts: [part('Gor Mahia', '1x2'), part('Over 2.5 goals', 'Over/under 2.5')],
};
const VOID_IN_PART: Leg = {
  ...COMBINATION,
  status: 'won',
  badge: 'half-void',
  fullTimeScore: '2:2',
  oddsNow: price(1.86),
  parts: [
    part('Gor Mahia, stake back on a draw', 'Draw no bet', { status: 'lost', badge: 'void' }),
    part('Over 2.5 goals', 'Over/under 2.5', { status: 'won', winningOutcome: 'Over 2.5 goals' }),
  ],
};
export const Combination = meta.story({ args: { leg: COMBINATION } });
Combination.test(
  'each pick of a combination stands with its market and status (D101)',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Gor Mahia 1x2 Active',
      'Over 2.5 goals Over/under 2.5 Active',
    ]);
    await expect(canvas.getByText('3.18')).toBeVisible();
  },
);
export const VoidInPart = meta.story({ args: { leg: VOID_IN_PART } });
VoidInPart.test(
  'a void pick leaves the others at their price together, and that is said (D101)',
  async ({ canvas }) => {
    await expect(canvas.getByText(/the others count at 1\.86/)).toBeVisible();
  },
);

export const States = meta.story({
  render: () => {
    const card = (changes: Partial<Leg> = {}) => <LegCard leg={{ ...leg, ...changes }} />;
    return (
      <Specimens<
        | BetStatus
        | Exclude<BetBadge, 'cashed-out' | 'waiting' | 'fell'>
        | 'not played in time'
        | 'placed late'
        | 'postponed'
        | 'combination'
        | 'combination lost'
        | 'combination void in part'
        | 'long names and market'
      >
        isScreenWide
        of={{
          open: card(),
          won: card({ status: 'won', fullTimeScore: '2:1', winningOutcome: '1' }),
          lost: card({ status: 'lost', fullTimeScore: '0:0', winningOutcome: 'X' }),
          void: card({ status: 'lost', badge: 'void' }),
          'not played in time': card({ status: 'lost', badge: 'void', voidReason: 'postponed' }),
          'placed late': card({ status: 'lost', badge: 'void', voidReason: 'placed-late' }),
          postponed: card({ isPostponed: true }),
          'half-void': card({ status: 'won', badge: 'half-void', fullTimeScore: '1:0' }),
          refunded: card({ status: 'lost', badge: 'refunded' }),
          combination: card(COMBINATION),
          'combination lost': card({
            ...COMBINATION,
            status: 'lost',
            fullTimeScore: '1:0',
            parts: [
              part('Gor Mahia', '1x2', { status: 'won', winningOutcome: 'Gor Mahia' }),
              part('Over 2.5 goals', 'Over/under 2.5', { status: 'lost', winningOutcome: 'Under 2.5 goals' }),
            ],
          }),
          'combination void in part': card(VOID_IN_PART),
          'long names and market': card({
            ...LONG_NAMES,
            status: 'won',
            badge: 'half-void',
            fullTimeScore: '10:11',
            marketName: 'first half result and both teams to score',
            pick: 'draw and yes',
            winningOutcome: 'draw and yes',
          }),
        }}
      />
    );
  },
});
