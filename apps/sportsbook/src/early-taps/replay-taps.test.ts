// @vitest-environment node
import { makeTransport } from '@kipenga/api';
import { fakePlatform } from '@kipenga/api/testing';
import { aSeason, marketsOf } from '@kipenga/api/testing/platform';
import { expect, test } from 'vitest';
import { render } from '../entry-server.tsx';
import { selectSelections } from '../features/slip/index.ts';
import { loadFirstView } from '../first-loads.ts';
import { createSportsbookStore } from '../store.ts';
import { replayTaps } from './replay-taps.ts';

const season = aSeason(2);
const [match] = season;
const platform = () => fakePlatform({ getTopMatches: season, getMatchMarkets: marketsOf(match!) });

async function slipAfter(address: string, ...taps: readonly string[]): Promise<readonly string[]> {
  const store = createSportsbookStore({ transport: makeTransport({ fetch: platform() }) });
  await loadFirstView(store, new URL(address, 'http://page'));
  replayTaps(store, taps);
  return selectSelections(store.getState()).map(({ outcomeId }) => outcomeId);
}

const outcomesIn = (html: string) => [...html.matchAll(/data-outcome="([^"]+)"/g)].map(([, id]) => id ?? '');

test.each(['/', `/markets?match=${match!.id}`])(
  'each price the server draws at %s can be tapped before the app is there (R4-01)',
  async (url) => {
    const { html } = await render({ url, language: 'en', fetch: platform() });
    const drawn = outcomesIn(html);
    expect(drawn.length).toBeGreaterThan(2);
    for (const id of drawn) expect(await slipAfter(url, id)).toEqual([id]);
  },
);

test('taps are kept in their order; one that belongs to nothing is none', async () => {
  const [first, second] = season.map(({ mainOutcomes }) => mainOutcomes.home!.id);
  expect(await slipAfter('/', second!, 'gone', first!)).toEqual([second, first]);
});
