// @vitest-environment node
import { fakePlatform, type FakeAnswers } from '@kipenga/api/testing';
import { marketsOf } from '@kipenga/api/testing/platform';
import { aMatch } from '@kipenga/betting-core/testing';
import { matchId } from '@kipenga/betting-core';
import { expect, test, vi } from 'vitest';
import { render, renderShell } from './entry-server.tsx';
import { readPageState } from './page-state.ts';

const matches = Array.from({ length: 16 }, (_, at) => aMatch({ id: matchId(`m${at}`) }));
const platform = () => fakePlatform({ getTopMatches: matches });

test('Home is drawn with its first 8 matches under its banner, and asks for no more than those', async () => {
  const fetch = platform();
  const page = await render({ url: '/', language: 'en', fetch });
  expect(page.html.match(/<article[^>]* aria-labelledby/g)).toHaveLength(8);
  expect(fetch.calls.map((call) => [call.name, call.request])).toEqual([
    ['getOfferedJackpots', {}],
    ['getTopMatches', { offset: 0, limit: 8 }],
  ]);
  expect(page).toMatchObject({ status: 200, title: 'Home · Kipenga' });
});

test('Home has no need of the rules and formats of a language that a browser would have to load', async () => {
  const loaded = (['PluralRules', 'NumberFormat', 'DateTimeFormat'] as const).map((one) =>
    vi.spyOn(Intl, one),
  );
  await render({ url: '/', language: 'en', fetch: platform() });
  for (const one of loaded) expect(one).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test.each(['/', '/home', '/sports', '/e-sports?tab=Today'])(
  'the banner of %s is the greatest open jackpot and the casino, over its lists and with its styles, and none of its data travels (R2-32, D80, D117)',
  async (url) => {
    const fetch = fakePlatform({ getTopMatches: matches, getMatches: matches });
    const { html, state, files } = await render({ url, language: 'sw', fetch });
    expect(html.indexOf('Midweek Jackpot')).toBeLessThan(html.indexOf('Mechi zipi'));
    expect(html).toMatch(
      /id="list-banner"[^>]*><div[^>]*><article.*KES\u00A0800,104\.54.*<a [^>]*href="\/jackpots".*<a [^>]*href="\/casino".*Kasino.*aria-labelledby/s,
    );
    expect(state).not.toContain('Jackpot');
    expect(files).toEqual(['LateBanner.tsx']);
  },
);

test('while no jackpot is open Home has a plain banner, and none where the platform does not say (R2-32)', async () => {
  const without = (offers: NonNullable<FakeAnswers['getOfferedJackpots']>) =>
    render({
      url: '/',
      language: 'en',
      fetch: fakePlatform({ getTopMatches: matches, getOfferedJackpots: offers }),
    });
  const plain = await without([]);
  expect(plain.html).toContain('href="/how-to-play"');
  expect(plain.files).toEqual(['LateBanner.tsx', 'features/jackpot/NoJackpotBanner.tsx']);
  const silent = await without(() => new Response('', { status: 503 }));
  expect(silent).toMatchObject({ status: 200, files: [] });
  expect(silent.html).toMatch(/id="list-banner"[^>]*><\/div>/);
});

test('the data beside it is what the HTML was made from', async () => {
  const page = await render({ url: '/', language: 'sw', fetch: platform() });
  const state = readPageState(page.state);
  expect(state).toMatchObject({ language: 'sw', isSandbox: true });
  expect(JSON.stringify(state)).toContain('"m15"');
});

test('the slip bar stands ready for taps made before the app, over the page (R2-25)', async () => {
  const { slipBar } = await render({ url: '/', language: 'sw', fetch: platform() });
  expect(slipBar).toMatch(/^<div style="position:fixed[^>]*>.*<b>0<\/b>.*<b>0\.00<\/b>.*Fungua/);
});

test('two visitors share nothing: each page has a store of its own', async () => {
  await render({ url: '/', language: 'en', fetch: platform() });
  const other = await render({ url: '/', language: 'en', fetch: fakePlatform({ getTopMatches: [] }) });
  expect(other.html).not.toContain(matches[0]!.homeTeam);
});

test('Swahili pages are drawn in Swahili', async () => {
  const page = await render({ url: '/how-to-play', language: 'sw', fetch: platform() });
  expect(page.html).toContain('Fungua akaunti');
  expect(page.html).toContain('Jinsi ya kucheza');
});

test('the worked example in How to play is what the rules reckon: 49 at 2.35 x 2.15 (R9-04)', async () => {
  const { html } = await render({ url: '/how-to-play', language: 'en', fetch: platform() });
  for (const figure of ['43.56', '220.09', '35.31', '184.78']) expect(html).toContain(figure);
});

test.each(['/nowhere', '/sports/1', '/Sports'])('%s is not found (R2-13)', async (url) => {
  const page = await render({ url, language: 'en', fetch: platform() });
  expect(page.status).toBe(404);
  expect(page.html).toContain('href="/"');
});

test('a personal screen is drawn for nobody: no redirect, no data', async () => {
  const fetch = platform();
  const page = await render({ url: '/bets', language: 'en', fetch });
  expect(page.status).toBe(200);
  expect(fetch.calls).toEqual([]);
});

test('lists that do not answer leave their shimmers to the browser', async () => {
  const page = await render({
    url: '/',
    language: 'en',
    fetch: () => Promise.resolve(new Response('', { status: 503 })),
  });
  expect(page.status).toBe(200);
  expect(page.html).toContain('data-testid="shimmer"');
});

test('the match list of a sport comes with its first rows', async () => {
  const fetch = fakePlatform({ getMatches: matches });
  const page = await render({ url: '/sports?tab=Tomorrow', language: 'en', fetch });
  expect(page.html.match(/<article[^>]* aria-labelledby/g)).toHaveLength(8);
  expect(fetch.calls.map((call) => call.name).toSorted()).toEqual([
    'getMatches',
    'getOfferedJackpots',
    'getSportsNavigation',
  ]);
});

test('a match that is played is drawn with its score by the first page of a process too, with its styles, and the rest is left to nobody', async () => {
  const live = {
    period: 'second-half',
    minute: 71,
    added: 0,
    home: 2,
    away: 1,
    homeReds: 0,
    awayReds: 0,
    isSuspended: false,
  } as const;
  const fetch = fakePlatform({
    getMatchMarkets: { ...marketsOf(aMatch({ id: matchId('m1') })), state: 'started', live },
  });
  const { html, files } = await render({ url: '/markets?match=m1', language: 'en', fetch });
  expect(html).not.toContain('<!--$!-->');
  expect(files).toEqual(['pages/MarketsPage.tsx', 'features/match-markets/LiveHead.tsx']);
});

test('?tab=Countries is the tree of sports under the tabs, drawn with its styles, and no list is asked for (R2-30, D117)', async () => {
  const fetch = platform();
  const { html, files } = await render({ url: '/sports?tab=Countries', language: 'en', fetch });
  expect(html).toMatch(/aria-current="page"[^>]*>Sports<.*<details[^>]*open.*All Soccer.*Premier League/s);
  expect(html).not.toMatch(/<article[^>]* aria-labelledby/);
  expect(files).toContain('OtherList.tsx');
  expect(fetch.calls.map((call) => call.name).toSorted()).toEqual([
    'getOfferedJackpots',
    'getSportsNavigation',
  ]);
});

test('the jackpots come with the board that is open from the start, and no slip (R2-42)', async () => {
  const fetch = platform();
  const { html, state } = await render({ url: '/jackpots', language: 'en', fetch });
  expect(html).toContain('Gor Mahia');
  expect(fetch.calls.map((call) => call.name)).toEqual(['getOfferedJackpots', 'getJackpot']);
  expect(state).not.toContain('jackpotSlip');
});

test('a page that is left to the browser says what it is, in its language, and asks for nothing', async () => {
  const page = await renderShell({ url: '/sports?q=gor', language: 'sw' });
  expect(page).toMatchObject({ html: '', status: 200, title: 'Michezo · Kipenga' });
  expect(readPageState(page.state)).toEqual({ language: 'sw', isSandbox: true });
});

test('a live page has no sandbox line, and leads to no handset (D72)', async () => {
  const asked = { url: '/', language: 'en', fetch: platform() } as const;
  const says = (html: string) => html.match(/Sandbox\.|\/sandbox\/handset/g) ?? [];
  expect(says((await render(asked)).html)).toContain('/sandbox/handset');
  const live = await render({ ...asked, isSandbox: false });
  expect(says(live.html)).toEqual([]);
  expect(readPageState(live.state)).toMatchObject({ isSandbox: false });
});
