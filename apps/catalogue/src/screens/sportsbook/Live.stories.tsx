import { breaksDown, hangs, marketsOf, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import { betId, instant, type LiveMatch, type LiveState } from '@kipenga/betting-core';
import { expect, waitFor, within } from 'storybook/test';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { picks, slipWith } from './a-slip.ts';
import { placeBet } from './on-the-slip.ts';
import { scene, SEASON } from './scene.tsx';

export default { title: 'Screens/Live' };

const { live: playing } = sampleAnswer('getMatchTimeline');
const inPlay = (at: number, live: Partial<LiveState> = {}): LiveMatch => ({
  ...SEASON[at]!,
  live: { ...playing, ...live },
});
/** Six matches: a goal has just been scored in the second, the third is at half-time. */
const PLAYED = [
  inPlay(0, { minute: 67, home: 2, away: 1, awayReds: 0 }),
  inPlay(1, { minute: 12, period: 'first-half', isSuspended: true, why: 'goal', awayReds: 0 }),
  inPlay(2, { period: 'half-time', minute: 45, added: 2, home: 0 }),
  ...[3, 4, 5].map((at) => inPlay(at, { minute: 50 + at, homeReds: 0, awayReds: 0 })),
];
const derby = PLAYED[0]!;
const atMatch = `/markets?match=${derby.id}`;
const markets = () => ({ ...marketsOf(derby), state: 'started' as const, live: derby.live, waitSeconds: 5 });
/** Events that led to 2:1 by minute 67. */
const events = (
  [
    [9, 'goal', 'home', 1, 0],
    [31, 'goal', 'away', 1, 1],
    [45, 'half-time', undefined, 1, 1],
    [45, 'second-half', undefined, 1, 1],
    [62, 'goal', 'home', 2, 1],
  ] as const
).map(([minute, kind, side, home, away]) => ({ minute, added: 0, kind, ...(side && { side }), home, away }));
const getMatchTimeline = { live: derby.live, events, waitSeconds: 5 };

export const Ideal = scene({ at: '/live', answers: { getLiveMatches: PLAYED } }, async ({ canvas }) => {
  await sees(canvas, '6 matches in play');
  await expect(
    canvas.getByRole('article', { name: /Gor Mahia 2 goals – AFC Leopards 1 goal/ }),
  ).toBeVisible();
  await expect(canvas.getByText('Goal. Odds are coming back.')).toBeVisible();
});

export const OneMatch = scene(
  { at: '/live', answers: { getLiveMatches: [derby] }, language: 'sw' },
  async ({ canvas }) => sees(canvas, 'mechi 1 inachezwa'),
);

export const VeryMany = scene(
  { at: '/live', answers: { getLiveMatches: SEASON.map((_, at) => inPlay(at)) } },
  async ({ canvas }) => sees(canvas, '20 matches in play'),
);

/** Nothing is played: it says when the next match kicks off. */
export const Empty = scene({ at: '/live', answers: { getLiveMatches: [] } }, async ({ canvas }) => {
  await sees(canvas, 'No match is being played now.');
  await sees(canvas, /^Next kick-off: /);
});

export const Loading = scene({ at: '/live', answers: { getLiveMatches: hangs } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByTestId('shimmer').length).toBeGreaterThan(3));
});

export const Slow = scene(
  { at: '/live', answers: { getLiveMatches: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const Failed = scene({ at: '/live', answers: { getLiveMatches: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'The matches did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Offline = scene({ at: '/live', answers: { getLiveMatches: offline } }, async ({ canvas }) =>
  sees(canvas, 'The matches did not load.'),
);

export const SessionEnded = scene(
  { at: '/live', profile: aVisitor(), answers: sessionEnds },
  seesSessionEnded,
);

/** Score, events, and the markets still open. */
export const Match = scene(
  { at: atMatch, answers: { getMatchMarkets: markets(), getMatchTimeline } },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { name: 'Gor Mahia 2, AFC Leopards 1' }));
    const told = () => canvas.getByRole('region', { name: 'What happened' });
    await appears(told);
    await expect(within(told()).getAllByRole('listitem')).toHaveLength(3); // the latest; the rest by a tap
    await expect(canvas.queryByText('This match has started. It can no longer be picked.')).toBeNull();
  },
);

/** It stays readable once it is over. */
const over: LiveState = { ...derby.live, period: 'ended', minute: 90 };
export const MatchOver = scene(
  {
    at: atMatch,
    answers: {
      getMatchMarkets: { ...markets(), state: 'ended' as const, live: over },
      getMatchTimeline: { ...getMatchTimeline, live: over },
    },
  },
  async ({ canvas }) => sees(canvas, 'This match is over.'),
);

/** Anybody may read how bets were judged that waited. */
export const Judged = scene(
  { at: `/live?match=${derby.id}`, answers: { getMatchTimeline } },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('row', { name: /Not placed Goal/ }));
    await sees(canvas, /^A bet on a match in play waits 5 seconds, the same for everybody/);
  },
);

const onSlip = {
  at: '/live',
  slices: slipWith(picks(2), { stake: { text: '100' } }),
  profile: aVisitor(),
  answers: {
    getMatchMarkets: ({ matchId }: { readonly matchId: string }) =>
      matchId === derby.id ? markets() : marketsOf(SEASON[1]!),
  },
};
const waiting = { seconds: 5, until: instant('2026-11-21T13:23:11Z') };

/** The wait and its reason are said before the tap; a pick before its match is with it. */
export const Ahead = scene(onSlip, async ({ canvas }) => {
  await sees(canvas, /your bet waits 5 seconds, the same for everybody/);
});

const placed = {
  kind: 'placed' as const,
  betId: betId('7001'),
  reference: 'PT3K-7QXM',
  description: '',
  waiting,
};

/** The seconds are a number and a word; the stake is held. */
export const Waiting = scene(
  { ...onSlip, answers: { ...onSlip.answers, placeBet: placed, getBetWait: hangs } },
  async (hands) => {
    await placeBet(hands);
    await sees(hands.canvas, /^KES\s100\.00 is held, not taken\.$/);
  },
);

/** A goal during the wait: the bet is not placed, for anybody; the customer is told and the money is back. */
export const Fell = scene(
  {
    ...onSlip,
    answers: {
      ...onSlip.answers,
      placeBet: { ...placed, waiting: { ...waiting, seconds: 0 } },
      getBetWait: { state: 'fell', secondsLeft: 0, reason: 'goal' },
    },
  },
  async (hands) => {
    await placeBet(hands);
    await sees(hands.canvas, 'A goal was scored while your bet waited.');
    await expect(hands.canvas.getByRole('button', { name: 'Pick again' })).toBeVisible();
  },
);

export const Stands = scene(
  {
    ...onSlip,
    answers: {
      ...onSlip.answers,
      placeBet: { ...placed, waiting: { ...waiting, seconds: 0 } },
      getBetWait: { state: 'stands', secondsLeft: 0 },
    },
  },
  async (hands) => {
    await placeBet(hands);
    await sees(hands.canvas, /^Nothing happened while it waited/);
  },
);
