import { breaksDown, hangs, offline, sampleAnswer } from '@kipenga/api/testing/platform';
import { competitionId } from '@kipenga/betting-core';
import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect, waitFor } from 'storybook/test';
import { favourites } from '@kipenga/sportsbook';
import { LISTED, scene } from './scene.tsx';

export default { title: 'Screens/Countries' };

const tree = sampleAnswer('getSportsNavigation');
const [soccer] = tree;
const [league] = soccer?.topCompetitions ?? [];
if (soccer === undefined || league === undefined) throw new Error('The contract has no sample of a league.');

const COUNTRIES = ['Kenya', 'England', 'Spain', 'Italy', 'Tanzania', 'Uganda', 'DR Congo', 'Brazil'];

/** Eighty leagues of eight countries. */
const leagues = Array.from({ length: 80 }, (_, at) => ({
  ...league,
  id: competitionId(String(900 + at)),
  name: `Division ${1 + Math.floor(at / COUNTRIES.length)}`,
  category: COUNTRIES[at % COUNTRIES.length] ?? 'Kenya',
}));

export const Ideal = scene({ at: '/countries' }, async ({ canvas }) => {
  await sees(canvas, 'All Soccer');
  await expect(canvas.getByRole('heading', { level: 3, name: 'DR Congo' })).toBeVisible();
});

export const ESports = scene({ at: '/countries?esport=1' }, async ({ canvas, platform }) => {
  await canvas.findByText('All Soccer');
  const asked = platform.calls.filter((call) => call.name === 'getSportsNavigation');
  await expect(asked.map((call) => call.request)).toContainEqual({ isEsport: true });
});

/** Nothing is starred on this phone: it says how a star is given. */
export const NoFavourites = scene({ at: '/countries?show=favourites' }, async ({ canvas }) => {
  await sees(canvas, 'No favourites yet.');
});

/** Matches as rows with their prices, the one that has begun, then leagues; a second tap on a star takes it away. */
export const Favourites = scene({ at: '/countries?show=favourites' }, async ({ canvas, userEvent }) => {
  await sees(canvas, 'No favourites yet.');
  for (const { id, homeTeam, awayTeam, competitionName, startsAt } of LISTED.slice(0, 4))
    favourites.toggle({ kind: 'match', id, homeTeam, awayTeam, competitionName, startsAt });
  favourites.toggle({ kind: 'league', isEsport: false, ...league });
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Favourite: / })).toHaveLength(5));
  await userEvent.click(canvas.getAllByRole('button', { name: /^Favourite: / })[2]!);
  for (const name of ['Soccer', 'Not taking bets now', 'Leagues'])
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: /^Favourite: / })).toHaveLength(4);
});

export const OneLeague = scene(
  { at: '/countries', answers: { getSportsNavigation: [{ ...soccer, otherCompetitions: [] }] } },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { level: 3, name: 'Top leagues' }));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
);

export const VeryMany = scene(
  { at: '/countries', answers: { getSportsNavigation: [{ ...soccer, otherCompetitions: leagues }] } },
  async ({ canvas }) => {
    await canvas.findByText('All Soccer');
    await expect(canvas.getAllByText(/^Division/)).toHaveLength(80);
  },
);

export const Loading = scene(
  { at: '/countries', answers: { getSportsNavigation: hangs } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByTestId('shimmer')).toHaveLength(6));
  },
);

export const Slow = scene(
  { at: '/countries', answers: { getSportsNavigation: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const Empty = scene({ at: '/countries', answers: { getSportsNavigation: [] } }, async ({ canvas }) => {
  await sees(canvas, 'No matches here now.');
});

export const Failed = scene(
  { at: '/countries', answers: { getSportsNavigation: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'The sports did not load.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
);

export const Offline = scene(
  { at: '/countries', answers: { getSportsNavigation: offline } },
  async ({ canvas }) => {
    await sees(canvas, 'The sports did not load.');
  },
);

export const SessionEnded = scene(
  { at: '/countries', profile: aVisitor(), answers: sessionEnds },
  seesSessionEnded,
);

export const Swahili = scene({ at: '/countries', language: 'sw' }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Nchi' }));
});
