import { breaksDown, everyCall, hangs, offline, type FakeAnswers } from '@kipenga/api/testing/platform';
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
import { scene, slots, virtuals } from './scene.tsx';

export default { title: 'Screens/Lobby' };

const at = '/lobby';

/** A house whose lists are all empty. */
const nothing: FakeAnswers = {
  getProviderOneGames: [],
  getProviderTwoGames: [],
  getVirtualGames: [],
  getDirectGames: [],
};
/** The same lists, none of which comes. */
const broken: FakeAnswers = {
  getProviderOneGames: breaksDown,
  getProviderTwoGames: breaksDown,
  getVirtualGames: breaksDown,
  getDirectGames: breaksDown,
};

export const Ideal = scene({ at }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { name: 'Top Casino Games' }));
  await expect(canvas.getByRole('heading', { name: 'Top Virtual Games' })).toBeInTheDocument();
  await expect(canvas.getByRole('heading', { name: 'For You' })).toBeInTheDocument();
});

/** A customer's last games come before what everybody plays. */
export const PlayedLast = scene(
  { at, profile: aVisitor(), answers: { getPlayedGames: ['1301'] } },
  async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'Recently played' }));
    await expect(row.getByRole('button', { name: /Spaceman/ })).toBeVisible();
  },
);

export const Loading = scene(
  { at, answers: { getProviderOneGames: hangs, getProviderTwoGames: hangs, getVirtualGames: hangs } },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Casino and virtuals' });
    await expect(canvas.queryByRole('heading', { name: 'Top Casino Games' })).toBeNull();
  },
);

export const Slow = scene(
  { at, answers: { getProviderOneGames: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const Empty = scene({ at, answers: nothing }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'See matches' })).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Top Casino Games' })).toBeNull();
});

/** Rows without a game are left out. */
export const OneGame = scene(
  { at, answers: { ...nothing, getProviderOneGames: slots(1) } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /Spaceman/ })).not.toHaveLength(0);
    await expect(canvas.queryByRole('heading', { name: 'Top Virtual Games' })).toBeNull();
  },
);

/** However many games there are, a row has twelve and leads to all. */
export const VeryMany = scene(
  { at, answers: { getProviderOneGames: slots(120), getVirtualGames: virtuals(60) } },
  async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'Top Casino Games' }));
    await expect(row.getAllByRole('button', { name: /Spaceman|[A-Z]\w+ \d/ })).toHaveLength(12);
    await expect(row.getByRole('link', { name: /See all/ })).toBeVisible();
  },
);

export const Failed = scene({ at, answers: broken }, async ({ canvas }) => {
  await sees(canvas, 'This could not be loaded.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const VirtualGamesFailed = scene(
  { at, answers: { getVirtualGames: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'Some games could not be loaded.');
    await expect(canvas.getByRole('heading', { name: 'Top Casino Games' })).toBeVisible();
  },
);

export const Offline = scene({ at, answers: everyCall(offline) }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
});

export const SessionEnded = scene({ at, profile: aVisitor(), answers: sessionEnds }, seesSessionEnded);

export const Swahili = scene({ at, language: 'sw' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Kasino na michezo pepe' });
  await expect(await canvas.findAllByRole('button', { name: /Spaceman/ })).not.toHaveLength(0);
});
