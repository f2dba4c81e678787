import { describe, expect, test } from 'vitest';
import type { Selection } from '../betslip/selection.ts';
import { matchId, outcomeId } from '../brand.ts';
import { cents, kes } from '../money/cents.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { aHouseView, aSelection } from '../testing/builders.ts';
import { instant } from '../time/instant.ts';
import type { BetRequest } from './bet-request.ts';
import { checkBet } from './check-bet.ts';
import type { HouseOdds } from './house-odds.ts';
import type { HouseView } from './house-view.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import type { Rejection } from './rejection.ts';

const first = aSelection();
const second = aSelection({ matchId: matchId('2'), odds: oddsFromThousandths(2_100) });
const slip: readonly Selection[] = [first, second];
const ask = (changes: Partial<BetRequest> = {}): BetRequest => ({
  selections: slip,
  stake: kes(100),
  usesFreeBet: false,
  acceptOddsChange: 'better',
  ...changes,
});
const house = (changes: Partial<HouseView> = {}): HouseView => aHouseView(slip, changes);
const outcome = (id: string, now: HouseOdds): HouseView['odds'] => ({ ...aHouseView(slip).odds, [id]: now });
const rejection = (request: BetRequest, view: HouseView): Rejection | null => {
  const checked = checkBet(request, view);
  return checked.ok ? null : checked.reason;
};

describe('a bet the house takes', () => {
  test('comes back with its quote (R4-13)', () => {
    const quote = quoteBet({
      stake: kes(100),
      prices: slip.map(({ odds }) => odds),
      limits: DEFAULT_LIMITS,
      taxRecord: house().taxRecord,
    });
    expect(checkBet(ask(), house())).toEqual({
      ok: true,
      value: { selections: slip, stake: 10000, usesFreeBet: false, quote },
    });
  });
  test('with the last cent of the balance, the smallest and the largest stake (R9-01)', () => {
    expect(rejection(ask(), house({ balance: kes(100) }))).toBeNull();
    expect(rejection(ask({ stake: kes(20) }), house())).toBeNull();
    expect(rejection(ask({ stake: kes(20_000) }), house({ balance: kes(20_000) }))).toBeNull();
  });
  test('with cents in the stake, unless the form asks for whole shillings (D63)', () => {
    expect(rejection(ask({ stake: cents(10050) }), house())).toBeNull();
    expect(rejection(ask(), house({ wholeShillings: true }))).toBeNull();
  });
});

describe('why a bet is refused', () => {
  const until = instant('2026-12-01T00:00:00Z');
  const left = { of: 'stake', limit: kes(500), left: kes(99), until } as const;
  const over = (n: number) =>
    Array.from({ length: n }, (_, at) => aSelection({ matchId: matchId(String(at + 1)) }));
  test.each<[string, BetRequest, HouseView, Rejection]>([
    ['nothing picked', ask({ selections: [] }), house(), { kind: 'empty-slip' }],
    [
      '51 selections (D63)',
      ask({ selections: over(51) }),
      house(),
      { kind: 'too-many-selections', maximum: 50 },
    ],
    [
      'two of one match (D63)',
      ask({ selections: [first, second, { ...first, outcomeId: outcomeId('1-away') }, first] }),
      house(),
      { kind: 'same-match-twice', matchIds: [first.matchId] },
    ],
    [
      'one feed match under two names (D63)',
      ask({ selections: [first, { ...second, feedMatchId: first.feedMatchId }] }),
      house(),
      { kind: 'same-match-twice', matchIds: [second.matchId] },
    ],
    [
      'one match under two feed matches (D63)',
      ask({ selections: [first, { ...second, matchId: first.matchId }] }),
      house(),
      { kind: 'same-match-twice', matchIds: [first.matchId] },
    ],
    ['nobody logged in (R5-10)', ask(), house({ balance: null }), { kind: 'login-needed' }],
    ['excluded until a day', ask(), house({ exclusion: { until } }), { kind: 'self-excluded', until }],
    [
      'excluded for good',
      ask(),
      house({ exclusion: { until: null } }),
      { kind: 'self-excluded', until: null },
    ],
    [
      'more than the customer’s own limit leaves of the day, before the balance is looked at',
      ask({ stake: kes(100) }),
      house({ leftToday: left, balance: kes(0) }),
      { kind: 'day-limit-passed', ...left },
    ],
    [
      'a fraction of a shilling in the form (D63)',
      ask({ stake: cents(10050) }),
      house({ wholeShillings: true }),
      { kind: 'stake-not-whole' },
    ],
    ['19.99 (R5-22)', ask({ stake: cents(1999) }), house(), { kind: 'stake-too-low', minimum: kes(20) }],
    ['a negative stake', ask({ stake: cents(-4900) }), house(), { kind: 'stake-too-low', minimum: kes(20) }],
    [
      '20,000.01 (R9-01)',
      ask({ stake: cents(2000001) }),
      house({ balance: kes(30_000) }),
      { kind: 'stake-too-high', maximum: kes(20_000) },
    ],
    ['no free bet (D06)', ask({ usesFreeBet: true }), house(), { kind: 'free-bet-missing' }],
    [
      'half a free bet (D06)',
      ask({ usesFreeBet: true }),
      house({ freeBet: kes(200) }),
      { kind: 'free-bet-stake-differs', freeBet: kes(200) },
    ],
    [
      'a free bet on a jackpot (D06)',
      ask({ usesFreeBet: true, type: 'jackpot' }),
      house({ freeBet: kes(100) }),
      { kind: 'free-bet-not-prematch' },
    ],
    [
      'an outcome never heard of',
      ask({ selections: [first, { ...second, outcomeId: outcomeId('constructor') }] }),
      house(),
      { kind: 'outcome-unknown', outcomeIds: [outcomeId('constructor')] },
    ],
    [
      'one match started',
      ask(),
      house({ odds: outcome('2-home', { state: 'started' }) }),
      { kind: 'match-started', selections: [second] },
    ],
    [
      'a price that is off (R4-03)',
      ask(),
      house({ odds: outcome('2-home', { state: 'suspended' }) }),
      { kind: 'outcome-suspended', selections: [second] },
    ],
    [
      'a balance a cent short (R4-13)',
      ask(),
      house({ balance: cents(9999) }),
      { kind: 'insufficient-funds', balance: cents(9999), shortBy: cents(1) },
    ],
  ])('%s', (_title, request, view, expected) => {
    expect(rejection(request, view)).toEqual(expected);
  });

  test('no exclusion is no reason', () => expect(rejection(ask(), house({ exclusion: null }))).toBeNull());
  test('fifty selections are taken (D63)', () => {
    const fifty = over(50);
    expect(rejection(ask({ selections: fifty }), aHouseView(fifty))).toBeNull();
  });
  test('nobody is sent to deposit for a bet that could not be placed', () => {
    const poor = { balance: cents(0) };
    expect(rejection(ask(), house({ ...poor, odds: outcome('1-home', { state: 'suspended' }) }))?.kind).toBe(
      'outcome-suspended',
    );
    expect(rejection(ask({ selections: [] }), house({ balance: null }))?.kind).toBe('empty-slip');
  });
});

describe('a free bet (R4-16, D06)', () => {
  test('counts towards no limit of the day', () => {
    const leftToday = {
      of: 'loss',
      limit: kes(500),
      left: kes(0),
      until: instant('2026-12-01T00:00:00Z'),
    } as const;
    expect(
      rejection(ask({ stake: kes(50), usesFreeBet: true }), house({ freeBet: kes(50), leftToday })),
    ).toBeNull();
  });
  const view = house({ freeBet: cents(3333), balance: cents(0), wholeShillings: true });
  test('is staked whole, costs no cash, and may have cents', () => {
    const checked = checkBet(ask({ usesFreeBet: true, stake: cents(3333) }), view);
    expect(checked).toMatchObject({ ok: true, value: { stake: 3333, usesFreeBet: true } });
  });
  test('keeps its stake where the operator says so', () => {
    const limits = { ...DEFAULT_LIMITS, freeBetReturnsStake: false };
    const checked = checkBet(ask({ usesFreeBet: true, stake: cents(3333), type: 'prematch' }), {
      ...view,
      limits,
    });
    expect(checked.ok && checked.value.quote.working.at(-1)?.rule).toBe('D06');
  });
  test('which is not asked for changes nothing', () => {
    expect(rejection(ask(), house({ freeBet: kes(200) }))).toBeNull();
    expect(rejection(ask({ type: 'jackpot' }), house({ freeBet: kes(200) }))).toBeNull();
  });
  test('a cash bet on a jackpot slip is no business of free bets', () => {
    expect(rejection(ask({ type: 'jackpot' }), house())).toBeNull();
  });
});

describe('prices that moved (D07, D63)', () => {
  const better = oddsFromThousandths(1_900);
  const worse = oddsFromThousandths(1_800);
  const moved = (odds: typeof better) => house({ odds: outcome('1-home', { state: 'open', odds }) });
  const change = (now: typeof better) => ({
    kind: 'odds-changed',
    changes: [{ outcomeId: first.outcomeId, was: first.odds, now }],
  });
  test.each([
    ['none', better, change(better)],
    ['none', worse, change(worse)],
    ['better', better, null],
    ['better', worse, change(worse)],
    ['any', better, null],
    ['any', worse, null],
  ] as const)('accepting %s, a move to %d', (acceptOddsChange, now, expected) => {
    expect(rejection(ask({ acceptOddsChange }), moved(now))).toEqual(expected);
  });
  test('the price taken is the one of now, better or not', () => {
    const checked = checkBet(ask(), moved(better));
    expect(checked.ok && checked.value.selections).toEqual([{ ...first, odds: better }, second]);
    expect(checked.ok && checked.value.quote.totalOdds).toBe(399);
  });
  test('an unmoved price is taken whatever is accepted', () => {
    expect(rejection(ask({ acceptOddsChange: 'none' }), house())).toBeNull();
  });
  test('a refused slip lists every price that moved', () => {
    const odds: HouseView['odds'] = {
      '1-home': { state: 'open', odds: better },
      '2-home': { state: 'open', odds: oddsFromThousandths(2_000) },
    };
    const reason = rejection(ask(), house({ odds }));
    expect(reason).toMatchObject({
      kind: 'odds-changed',
      changes: [{ outcomeId: '1-home' }, { outcomeId: '2-home' }],
    });
  });
});
