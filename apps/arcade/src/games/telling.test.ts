// @vitest-environment jsdom
import { cents, kes } from '@kipenga/betting-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SharedView, SoloRoundView, StakeView } from '../protocol.ts';
import { openPage, type OpenPage } from '../testing/open-page.ts';
import { coupOf } from './baccarat/coup.ts';
import { drawBalls } from './balls/draw-balls.ts';
import { dealOf } from './blackjack/deal.ts';
import { playMatchday } from './league/play-matchday.ts';
import { multiplier } from './multiplier.ts';
import { runRace } from './race/run-race.ts';
import { MACHINES } from './reels/machines.ts';
import { spinOf } from './reels/spin.ts';
import { spinBall } from './roulette/roulette-rules.ts';
import { CARDS } from './scratch/cards.ts';
import { turnWheel } from './wheel/turn-wheel.ts';

const DIGEST = new Uint8Array(32).fill(7);
const LONG_DIGEST = new Uint8Array(1_024).fill(7);
const ROUND = 'season.3';

/**
 * Every family with shared rounds: a game, a result, the time it is shown, the longest time of its scene, and the
 * words for it.
 */
const SHARED = [
  ['roulette', 'roulette', spinBall(DIGEST), 9_000, 4_500, /^\d+, (Red|Black|Green)\./],
  ['baccarat', 'baccarat', coupOf(LONG_DIGEST), 10_000, 6 * 800, /\./],
  ['wheel', 'gurudumu', turnWheel(DIGEST), 11_000, 7_900, /\d/],
  ['blackjack', 'blackjack', dealOf(LONG_DIGEST), 9_000, 8_000, /^The dealer/],
  ['balls', 'fastballs', drawBalls(DIGEST), 7_000, 3_000, /^Drawn: /],
  ['race', 'mbio', runRace(DIGEST, ROUND), 21_000, 15_000, /^First .*second .*third/],
  ['league', 'ligi', playMatchday(DIGEST, ROUND), 28_000, 22_000, /^Full time\./],
] as const;

/** A page with reduced motion, a hidden page, and a visible page. */
type Look = 'still' | 'hidden' | 'watched';

let look: Look = 'watched';

const setLook = (next: Look): void => {
  look = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: look === 'still' }));
  // Pages in this file never get an animation frame.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => look === 'hidden' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  look = 'watched';
});

const stake: StakeView = {
  id: 's',
  round: ROUND,
  stake: kes(100),
  state: 'open',
  paid: kes(0),
  at: multiplier(250),
  pick: null,
};
const won = { ...stake, state: 'won', paid: kes(250) } as const;

const betting = (round: string): SharedView<unknown> => ({
  round,
  phase: 'betting',
  hash: 'h',
  ms: 5_000,
  outcome: null,
  recent: [],
});

/** The page of a customer with a stake of 100 that wins 250, when the result appears. */
const openShown = async (family: string, gameId: string, outcome: unknown, ms: number): Promise<OpenPage> => {
  const page = await openPage(family, gameId);
  page.push({ kind: 'table', view: betting(ROUND) }, { kind: 'stake', stake });
  page.push({ kind: 'balance', balance: kes(900) });
  const recent = [{ round: ROUND, hash: 'h', seed: '00', outcome }];
  page.push({ kind: 'stake', stake: won });
  page.push({ kind: 'table', view: { round: ROUND, phase: 'shown', hash: 'h', ms, outcome, recent } });
  page.push({ kind: 'balance', balance: kes(1_150) });
  return page;
};

/** The spoken text and the balance once a result is told. */
const toldWith = (result: RegExp) => ({
  said: expect.stringMatching(new RegExp(`${result.source}.*Net of the round \\+KES 150\\.00\\.$`)) as string,
  balance: 'KES 1,150.00',
});

const seenOn = (page: OpenPage) => ({ said: page.said(), balance: page.balance() });

describe.each(SHARED)('%s, without a frame', (family, gameId, outcome, shownMs, sceneMs, told) => {
  test.each(['still', 'hidden'] as const)('tells result and money with their message: %s', async (how) => {
    setLook(how);
    const page = await openShown(family, gameId, outcome, shownMs);
    expect(seenOn(page)).toEqual(toldWith(told));
  });

  test('keeps them back while the scene is looked at, by the clock and no longer', async () => {
    const page = await openShown(family, gameId, outcome, shownMs);
    vi.advanceTimersByTime(500);
    expect(page.said()).not.toContain('Net of the round');
    expect(page.balance()).toBe('KES 900.00');
    vi.advanceTimersByTime(sceneMs);
    expect(seenOn(page)).toEqual(toldWith(told));
  });
});

describe('a result that is kept back', () => {
  const [family, gameId, outcome, shownMs, , told] = SHARED[0];

  test('is told at once to who looks away', async () => {
    const page = await openShown(family, gameId, outcome, shownMs);
    setLook('hidden');
    expect(seenOn(page)).toEqual(toldWith(told));
  });

  test('is told with the next round where that comes first', async () => {
    const page = await openShown(family, gameId, outcome, shownMs);
    page.push({ kind: 'table', view: betting('season.4') });
    expect(seenOn(page)).toEqual(toldWith(/^The round is over\./));
  });

  test('is told again with what a stake brought where that is heard after it', async () => {
    setLook('still');
    const page = await openPage(family, gameId);
    const recent = [{ round: ROUND, hash: 'h', seed: '00', outcome }];
    page.push({ kind: 'table', view: { round: ROUND, phase: 'shown', hash: 'h', ms: 500, outcome, recent } });
    expect(page.said()).toMatch(told);
    page.push({ kind: 'stake', stake: won }, { kind: 'balance', balance: kes(1_150) });
    expect(seenOn(page)).toEqual(toldWith(told));
  });
});

test.each(['still', 'hidden', 'watched'] as const)(
  'a flight opens its button and tells its end with their messages, without a frame: %s',
  async (how) => {
    setLook(how);
    const page = await openPage('crash', 'comet');
    page.push({ kind: 'table', view: betting(ROUND) });
    expect(page.button(/^Stake KES/).disabled).toBe(false);
    page.push({ kind: 'stake', stake: { ...stake, at: null } }, { kind: 'balance', balance: kes(900) });
    page.push({ kind: 'table', view: { ...betting(ROUND), phase: 'running', ms: 3_000 } });
    const offered = page.button(/^Cash out KES/).textContent;
    vi.advanceTimersByTime(1_000);
    expect(page.button(/^Cash out KES/).textContent).not.toBe(offered);
    page.push({ kind: 'stake', stake: won }, { kind: 'balance', balance: kes(1_150) });
    expect(page.said()).toMatch(/^Cashed out at 2\.50×: KES 250\.00\. Net of the round \+KES 150\.00\.$/);
    expect(page.balance()).toBe('KES 1,150.00');
  },
);

const soloView = { played: 0, hash: 'h' };
const soloRound = <Outcome extends object>(outcome: Outcome): SoloRoundView<Outcome> => ({
  ...outcome,
  round: '0:00',
  hash: 'h',
  seed: '00',
  stake: kes(50),
  paid: cents(0),
  clientSeed: '00',
  jackpotNumber: '1',
  next: { played: 1, hash: 'i' },
});

describe.each([
  ['matunda', 'Spin'],
  ['bahari', 'Spin'],
])('a spin of %s, without a frame', (machine) => {
  test.each([
    ['still', 0],
    ['hidden', 0],
    ['watched', 2_000],
  ] as const)('tells its net with the answer, or once the reels had their time: %s', async (how, ms) => {
    setLook(how);
    const set = MACHINES[machine]?.set;
    if (set === undefined) throw new Error(machine);
    const { turns } = spinOf(DIGEST, set);
    const page = await openPage('reels', machine, {
      '/api/stake': () => soloRound({ turns: turns.slice(0, 1) }),
    });
    page.push({ kind: 'table', view: soloView });
    page.button(/^Spin for/).click();
    page.push({ kind: 'balance', balance: kes(950) });
    await vi.advanceTimersByTimeAsync(ms);
    expect(page.said()).toBe('Nothing this time. Net of the round −KES 50.00.');
    expect(page.balance()).toBe('KES 950.00');
    await vi.advanceTimersByTimeAsync(2_600);
    expect(page.button(/^Spin for/).disabled).toBe(false);
    expect(document.activeElement).toBe(page.button(/^Spin for/));
  });
});

test('a scratch card tells its net when its last field is open, without a frame', async () => {
  const card = CARDS['kuna-tatu']?.print(DIGEST);
  if (card === undefined) throw new Error('There is no such card.');
  const page = await openPage('scratch', 'kuna-tatu', { '/api/stake': () => soloRound(card) });
  page.push({ kind: 'table', view: soloView });
  page.button(/^Buy a card/).click();
  page.push({ kind: 'balance', balance: kes(950) });
  await vi.advanceTimersByTimeAsync(0);
  page.button(/^Open all/).click();
  expect(page.said()).toBe('Nothing this time. Net of the round −KES 50.00.');
  expect(page.balance()).toBe('KES 950.00');
});

test('a card that was bought and left is told to who comes back, not to who is scratching it', async () => {
  const card = CARDS['kuna-tatu']?.print(DIGEST);
  if (card === undefined) throw new Error('There is no such card.');
  const last = { kind: 'last-stakes', stakes: [{ ...won, id: 'h', round: 'h' }] } as const;
  const page = await openPage('scratch', 'kuna-tatu', { '/api/stake': () => soloRound(card) });
  page.push({ kind: 'table', view: soloView }, last);
  expect(page.said()).toBe('Your last round here: net +KES 150.00.');
  page.button(/^Buy a card/).click();
  await vi.advanceTimersByTimeAsync(0);
  page.push({ ...last, stakes: [{ ...won, id: 'i', round: 'i' }] });
  expect(page.said()).toMatch(/^Scratch the fields/);
});

test.each([
  ['balls', 'fastballs', /^Over/],
  ['race', 'mbio', /^1 Shela .*Win/],
  ['league', 'ligi', /Draw X/],
])(
  'a pick of %s is staked on once: another stake needs another tap on a price',
  async (family, gameId, price) => {
    let asked = 0;
    const page = await openPage(family, gameId, {
      '/api/stake': () => {
        asked += 1;
        return stake;
      },
    });
    page.push({ kind: 'table', view: betting(ROUND) });
    const picked = page.button(price);
    picked.click();
    const button = page.button(/^Stake KES/);
    button.focus();
    button.click();
    await vi.advanceTimersByTimeAsync(0);
    button.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
    expect([button.disabled, picked.getAttribute('aria-pressed')]).toEqual([true, 'false']);
    expect(document.activeElement).toBe(picked);
    picked.click();
    expect(button.disabled).toBe(false);
  },
);
