import { breaksDown, hangs, offline, sampleAnswer, wrongShape } from '@kipenga/api/testing/platform';
import { betId, instantFromMs, toMs } from '@kipenga/betting-core';
import { aVisitor, sees, seesSlowNetwork, SLOW_AFTER_MS } from '../../scenes/index.ts';
import { expect, waitFor } from 'storybook/test';
import { scene } from './scene.tsx';

export default { title: 'Screens/My Bets' };

const profile = aVisitor();
const bets = sampleAnswer('getBets');
const visit = { at: '/bets', profile };

/** A bet every ten hours. */
const many = Array.from({ length: 60 }, (_, nth) => {
  const bet = bets[nth % bets.length]!;
  const createdAt = instantFromMs(toMs(bets[0]!.createdAt) - nth * 36_000_000);
  return { ...bet, id: betId(`b-${nth}`), reference: `K${2000 + nth}`, createdAt };
});

/** Open, won, cashed out and lost; the won one is half void, and says so (R4-10, D43, D102). */
export const Ideal = scene(visit, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  for (const said of ['Active', 'Won', 'Lost', 'Half void'])
    await expect(canvas.getByText(said)).toBeVisible();
  await expect(canvas.getAllByText('Cashed out')[0]).toBeVisible();
});

export const AllBets = scene({ ...visit, at: '/bets?period=all' }, async ({ canvas, platform }) => {
  await canvas.findAllByRole('article');
  await expect(canvas.getByRole('tab', { name: 'All bets' })).toHaveAttribute('aria-selected', 'true');
  await expect(platform.calls.find((call) => call.name === 'getBets')?.request).toMatchObject({ from: null });
});

export const OneBet = scene({ ...visit, answers: { getBets: bets.slice(0, 1) } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
});

export const VeryMany = scene(
  { ...visit, at: '/bets?period=all', answers: { getBets: many } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(60));
  },
);

export const Loading = scene({ ...visit, answers: { getBets: hangs } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByTestId('shimmer')).toHaveLength(3));
});

export const Slow = scene(
  { ...visit, answers: { getBets: hangs }, hasWaitedMs: SLOW_AFTER_MS },
  seesSlowNetwork,
);

export const Empty = scene({ ...visit, answers: { getBets: [] } }, async ({ canvas }) => {
  await sees(canvas, 'No bets in this period.');
  await expect(canvas.getByRole('link', { name: 'See matches' })).toBeVisible();
});

export const Failed = scene({ ...visit, answers: { getBets: breaksDown } }, async ({ canvas }) => {
  await sees(canvas, 'Your bets did not load.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

export const Offline = scene({ ...visit, answers: { getBets: offline } }, async ({ canvas }) => {
  await sees(canvas, 'Your bets did not load.');
});

export const WrongShape = scene({ ...visit, answers: { getBets: wrongShape } }, async ({ canvas }) => {
  await sees(canvas, 'Your bets did not load.');
});

/** A visitor who opens the address is on Home (R2-05). */
export const LoggedOut = scene({ at: '/bets' }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  await expect(canvas.queryByRole('heading', { level: 1, name: 'My Bets' })).toBeNull();
});

export const Swahili = scene({ ...visit, language: 'sw' }, async ({ canvas }) => {
  await sees(canvas, 'Hukushinda');
});
