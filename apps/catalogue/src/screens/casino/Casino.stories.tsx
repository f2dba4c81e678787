import { aLiveTable, breaksDown, everyCall, hangs, offline, wrongShape } from '@kipenga/api/testing/platform';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect, within } from 'storybook/test';
import { scene, slots } from './scene.tsx';

export default { title: 'Screens/Casino' };

const at = '/casino';
const profile = aVisitor();

export const Ideal = scene({ at }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: /Spaceman/ }));
  const kinds = within(canvas.getByRole('group', { name: 'Kinds of games' }));
  await expect(kinds.getAllByRole('button')).toHaveLength(11);
});

export const OneGame = scene(
  { at, answers: { getProviderOneGames: slots(1), getProviderTwoGames: [] } },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: /Spaceman/ }));
  },
);

export const VeryMany = scene({ at, answers: { getProviderOneGames: slots(120) } }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /Coast Spins 20/ })).toBeInTheDocument();
});

/** The highest tier, in KES with two decimals (R4-26). */
export const Jackpots = scene({ at: '/casino?category=Jackpots' }, async ({ canvas }) => {
  await expect(await canvas.findAllByText('KES 10,250.75')).not.toHaveLength(0);
});

/** Tables as they stand: what they do, their last results, their seats (R7-14). */
export const LiveTables = scene(
  {
    at: '/casino?category=Live+Games',
    liveTables: [
      aLiveTable('roulette-1', {
        tableName: 'Nairobi Roulette',
        recentResults: ['17', '0', '32', '5', '10'],
      }),
    ],
  },
  async ({ canvas }) => {
    await appears(() =>
      canvas.getByRole('button', { name: /Nairobi Roulette.*Bets open. Last results: 17, 0, 32/ }),
    );
  },
);

/** Found by its name, whatever its kind. */
export const Searched = scene({ at }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search games' }), 'nair');
  await appears(() => canvas.getByRole('button', { name: 'Nairobi Roulette' }));
});

export const NoGamesOfAKind = scene({ at: '/casino?category=Baccarat' }, async ({ canvas }) => {
  await sees(canvas, 'No games here now');
});

export const Loading = scene(
  { at, answers: { getProviderOneGames: hangs, getProviderTwoGames: hangs } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('status')).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: /Spaceman/ })).toBeNull();
  },
);

export const Slow = scene(
  { at, answers: { getProviderOneGames: hangs, getProviderTwoGames: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

/** One provider failed: its games are missed in a line, those of the other are shown (D44). */
export const OneProviderFailed = scene(
  { at, answers: { getProviderTwoGames: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'Some games could not be loaded.');
    await expect(canvas.getByRole('button', { name: /Spaceman/ })).toBeVisible();
  },
);

export const Failed = scene(
  { at, answers: { getProviderOneGames: breaksDown, getProviderTwoGames: wrongShape } },
  async ({ canvas }) => {
    await sees(canvas, 'This could not be loaded.');
    await expect(canvas.queryByText('No games here now')).toBeNull();
  },
);

export const Offline = scene({ at, answers: everyCall(offline) }, async ({ canvas }) => {
  await sees(canvas, 'This could not be loaded.');
});

/** A game that can be tried is never opened for money unasked (R7-12). */
export const MoneyOrTrial = scene({ at, profile }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Spaceman/ }));
  await sees(canvas, 'Try for free');
});

export const VisitorMustLogIn = scene({ at }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Sky High/ }));
  await appears(() => canvas.getByLabelText('Password'));
});

export const SessionEnded = scene({ at, profile, answers: sessionEnds }, seesSessionEnded);

/** The screen of a game without a game is the casino (R2-12). */
export const GameWithoutAGame = scene({ at: '/casino-game', profile }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Casino' }));
});

export const LaunchFailed = {
  name: 'R8-11 a game URL failed: a line, no dialog',
  ...scene({ at, profile, answers: { launchGame: breaksDown } }, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Sky High/ }));
    await sees(canvas, 'The game did not open.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  }),
};

export const Swahili = scene({ at, language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('button', { name: /Spaceman/ }));
  await expect(canvas.queryByRole('group', { name: 'Kinds of games' })).toBeNull();
});
