import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import hostile from '../../examples/launch-addresses.json';
import { kes } from '../money/cents.ts';
import { GAME_CATEGORIES, gamesInCategory, gameTypeIdOf, playModeOf } from './game-category.ts';
import { directGameEntry } from './game.ts';
import { canLaunch, fillToken, parseLaunchUrl, withLaunchContext, type LaunchHouse } from './launch-url.ts';
import { jackpotBanner, topJackpotTier } from './top-jackpot-tier.ts';

const game = (id: string, typeId: string) => ({ id, typeId });

describe('categories (R4-26, R7-13, R9-09)', () => {
  const games = [game('1301', 'vs'), game('1302', 'vs'), game('7', 'VS'), game('8', 'lg'), game('9', 'cs')];
  const jackpots = [
    { tiers: [kes(10)], gameIds: ['8', '1302'] },
    { tiers: [], gameIds: ['9'] },
  ];
  test('are the eleven of the house, each with a code of its own but Jackpots', () => {
    expect(GAME_CATEGORIES).toHaveLength(11);
    const codes = GAME_CATEGORIES.map(gameTypeIdOf);
    expect(new Set(codes).size).toBe(11);
    expect(codes).toContain('vs');
    expect(gameTypeIdOf('Jackpots')).toBeNull();
  });
  test('show the games of their type, never the hidden one', () => {
    expect(gamesInCategory(games, 'Video Slots').map(({ id }) => id)).toEqual(['1301', '7']);
    expect(gamesInCategory(games, 'Roulette')).toEqual([]);
  });
  test('Jackpots shows the games that feed one', () => {
    expect(gamesInCategory(games, 'Jackpots', jackpots).map(({ id }) => id)).toEqual(['8', '9']);
    expect(gamesInCategory(games, 'Jackpots')).toEqual([]);
  });
  test('slots open in demo, everything else for money (R7-12)', () => {
    expect(['vs', 'CS', 'lg', 'xvs', 'vsx'].map(playModeOf)).toEqual([
      'DEMO',
      'DEMO',
      'REAL',
      'REAL',
      'REAL',
    ]);
  });
});

test('the highest tier of all jackpots is what one can win (R4-26)', () => {
  const jackpots = [
    { tiers: [kes(10), kes(1_234.5)], gameIds: [] },
    { tiers: [kes(99)], gameIds: [] },
  ];
  expect(topJackpotTier(jackpots)).toBe(123450);
  expect(jackpotBanner(jackpots)).toBe('WIN KES 1,234.50');
  expect(topJackpotTier([])).toBeNull();
  expect(jackpotBanner([])).toBeNull();
});

test('direct games have their place in the menu (R2-22)', () => {
  expect(directGameEntry({ id: '1', kind: 'crashx', name: 'Comet' })).toEqual({
    label: 'Comet',
    isNew: true,
  });
  expect(directGameEntry({ id: '2', kind: 'crash', name: 'Comet' })).toEqual({
    label: 'Wabebe',
    isNew: false,
  });
  expect(directGameEntry({ id: '3', kind: 'dice', name: 'Comet' })).toBeNull();
});

describe('launch URLs (D30, I40)', () => {
  const house: LaunchHouse = {
    providers: ['https://games.example', 'https://live.example:8443'],
    ownOrigin: 'https://kipenga.example',
    sandboxOrigins: ['http://localhost:4300'],
  };
  test.each(hostile)('$id: $trick is never shown', ({ addresses }) => {
    expect(addresses.filter((address) => parseLaunchUrl(address, house).ok)).toEqual([]);
  });
  test('that are hostile are two hundred and more', () =>
    expect(new Set(hostile.flatMap(({ addresses }) => addresses)).size).toBeGreaterThan(200));
  test.each([
    'https://games.example',
    'https://games.example/',
    'https://games.example/play?game=1&token=a#top',
    'HTTPS://GAMES.example/x',
    'https://games.example:443/x',
    'https://live.example:8443/x',
    'https://live.example:08443?x',
    'http://localhost:4300/arcade/rocketman',
  ])('%s may be shown', (url) => {
    expect(parseLaunchUrl(url, house)).toEqual({ ok: true, value: url });
  });
  test.each([
    [
      'launch-unreadable',
      [
        '',
        'games.example',
        '//games.example',
        'https:/games.example',
        'https://',
        'https:///x',
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://games.example',
        'https://games.example\\@evil.example',
        'https://games.example/a b',
        'https://games.example/\n',
        ' https://games.example',
        'https://gämes.example',
        'https://games.example:x',
        'https://games.example:123456',
        'https://[::1]/',
        'https://games.example%2f',
        'xhttps://games.example',
      ],
    ],
    [
      'launch-has-credentials',
      [
        'https://user@games.example',
        'https://user:pass@games.example/x',
        'https://games.example@evil.example',
      ],
    ],
    ['launch-own-origin', ['https://kipenga.example/account', 'https://kipenga.example:443']],
    ['launch-not-https', ['http://games.example', 'http://localhost:4301', 'http://localhost']],
    [
      'launch-unknown-host',
      [
        'https://evil.example',
        'https://games.example.evil.example',
        'https://evilgames.example',
        'https://games.example:8443',
        'https://live.example',
        'https://games.example.',
        'https://localhost:4300',
      ],
    ],
  ])('%s', (kind, urls) => {
    for (const url of urls)
      expect([url, parseLaunchUrl(url, house)]).toEqual([url, { ok: false, reason: { kind } }]);
  });
  test('outside a sandbox nothing is plain http, and port 80 is the usual one', () => {
    const { providers, ownOrigin } = house;
    expect(parseLaunchUrl('http://localhost:4300/x', { providers, ownOrigin })).toEqual({
      ok: false,
      reason: { kind: 'launch-not-https' },
    });
    expect(
      parseLaunchUrl('http://arcade.example:80/x', { ...house, sandboxOrigins: ['http://arcade.example'] })
        .ok,
    ).toBe(true);
    expect(
      parseLaunchUrl('http://arcade.example:443/x', { ...house, sandboxOrigins: ['http://arcade.example'] })
        .ok,
    ).toBe(false);
  });
  test('whatever is accepted, a browser finds on the list too', () => {
    const anyUrl = fc.oneof(
      fc.webUrl({ withQueryParameters: true }),
      fc
        .tuple(
          fc.constantFrom('https://games.example', 'https://', 'http://', 'https:\\\\', 'HTTPS://'),
          fc.string(),
          fc.constantFrom('games.example', '@games.example', '/x', ':443'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyUrl, (url) => {
        if (!parseLaunchUrl(url, house).ok) return;
        const read = new Browser(url);
        expect(['https://games.example', 'https://live.example:8443', 'http://localhost:4300']).toContain(
          read.origin,
        );
        expect(read.username + read.password).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
  test('the token takes its place in the URL (R7-21)', () => {
    expect(fillToken('https://games.example/?a={token}&b={token}', 'a&b $1/ü')).toBe(
      'https://games.example/?a=a%26b%20%241%2F%C3%BC&b=a%26b%20%241%2F%C3%BC',
    );
  });
  test('the game learns where it was opened, without our query (R7-12)', () => {
    const context = {
      origin: 'https://kipenga.example',
      location: 'https://kipenga.example/casino?token=s#top',
      playMode: 'DEMO',
    } as const;
    const added =
      'cashierUrl=https%3A%2F%2Fkipenga.example%2Faccount&lobbyUrl=https%3A%2F%2Fkipenga.example%2Fcasino&playMode=DEMO';
    for (const [url, expected] of [
      ['https://games.example/x', `https://games.example/x?${added}`],
      ['https://games.example/x?a=1', `https://games.example/x?a=1&${added}`],
      ['https://games.example/x#a', `https://games.example/x?${added}#a`],
    ] as const) {
      const parsed = parseLaunchUrl(url, house);
      expect(parsed.ok && withLaunchContext(parsed.value, context)).toBe(expected);
    }
  });
  test('a launch needs a game token (R5-11)', () => {
    expect([null, undefined, '', 'token'].map(canLaunch)).toEqual([false, false, false, true]);
  });
});

/** The machine's own reader of URLs, which the library does without. */
const Browser = (
  globalThis as unknown as {
    readonly URL: new (url: string) => {
      readonly origin: string;
      readonly username: string;
      readonly password: string;
    };
  }
).URL;
