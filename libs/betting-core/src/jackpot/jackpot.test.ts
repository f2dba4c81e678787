import { describe, expect, test } from 'vitest';
import tickets from '../../examples/jackpot-tickets.json';
import { DEFAULT_LIMITS } from '../bet/limits.ts';
import { jackpotId, jackpotMatchId } from '../brand.ts';
import { cents, kes } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { aJackpot, aJackpotMatch } from '../testing/builders.ts';
import { instant } from '../time/instant.ts';
import { autopick } from './autopick.ts';
import { checkTicket, jackpotClosesAt, type TicketHouse } from './check-ticket.ts';
import { combinations, doublesOf, ticketStake } from './combinations.ts';
import { JACKPOT_RESULTS, jackpotPhaseOf, type Jackpot, type JackpotResult } from './jackpot.ts';
import {
  emptyTicket,
  isResultPicked,
  parsePickKey,
  pickCombi,
  printPickKey,
  ticketFor,
  type JackpotTicket,
} from './jackpot-ticket.ts';
import { scoreTicket, sharePrize } from './score-ticket.ts';
import { ticketStanding } from './ticket-standing.ts';
import { togglePick } from './toggle-pick.ts';

const id = (position: number) => jackpotMatchId(String(position));
const pick = (
  ticket: JackpotTicket,
  jackpot: Jackpot,
  position: number,
  ...results: readonly JackpotResult[]
): JackpotTicket =>
  results.reduce((current, result) => {
    const picked = togglePick(current, jackpot, id(position), result);
    if (!picked.ok) throw new Error(picked.reason.kind);
    return picked.value;
  }, ticket);
const picksOf = (ticket: JackpotTicket) =>
  ticket.picks.map((one) => `${one.position}:${printPickKey(one.pick)}`);
const mega = aJackpot();

describe('the worked examples', () => {
  test.each(tickets)('$id $title (R9-06, D04)', ({ betAmount, doubles, expected }) => {
    const jackpot = aJackpot(17, { betAmount: kes(Number(betAmount)), maxDoubles: 17 });
    const ticket = jackpot.matches.reduce(
      (held, { position }) =>
        position > doubles
          ? pick(held, jackpot, position, 'home')
          : pick(held, jackpot, position, 'home', 'away'),
      emptyTicket,
    );
    const stake = ticketStake(ticket, jackpot.betAmount);
    expect(doublesOf(ticket)).toBe(doubles);
    expect({ combinations: combinations(ticket), stake: formatAmount(stake).replaceAll(',', '') }).toEqual({
      combinations: expected.combinations,
      stake: expected.stake,
    });
    const checked = checkTicket(ticket, jackpot, {
      limits: DEFAULT_LIMITS,
      now: instant('2026-11-21T10:00:00Z'),
      balance: kes(100_000),
    });
    expect(checked).toEqual(
      expected.isOverMaximumStake
        ? { ok: false, reason: { kind: 'stake-too-high', maximum: kes(20_000) } }
        : { ok: true, value: { ticket, combinations: expected.combinations, stake } },
    );
  });
});

describe('picking (R4-04, R4-05, R4-06)', () => {
  test('a first pick, a double, and back again', () => {
    const single = pick(emptyTicket, mega, 1, 'away');
    expect(single).toEqual({
      jackpotId: mega.id,
      jackpotType: 'mega',
      picks: [
        {
          matchId: id(1),
          feedMatchId: '701',
          position: 1,
          homeTeam: 'Home 1',
          awayTeam: 'Away 1',
          pick: ['away'],
        },
      ],
    });
    expect(picksOf(pick(single, mega, 1, 'home'))).toEqual(['1:1,2']);
    expect(picksOf(pick(single, mega, 1, 'home', 'away'))).toEqual(['1:1']);
    expect(pick(single, mega, 1, 'away')).toEqual(ticketFor(mega));
  });
  test('doubles stand in the order of the board, picks by position (D05)', () => {
    expect(
      picksOf(
        pick(pick(pick(emptyTicket, mega, 12, 'draw', 'home'), mega, 3, 'away', 'draw'), mega, 7, 'home'),
      ),
    ).toEqual(['3:X,2', '7:1', '12:1,X']);
  });
  test('a triple is refused (R5-21)', () => {
    const double = pick(emptyTicket, mega, 1, 'home', 'draw');
    expect(togglePick(double, mega, id(1), 'away')).toEqual({ ok: false, reason: { kind: 'triple' } });
  });
  test('one double too many is refused, a single is not (R5-20, D04)', () => {
    const jackpot = aJackpot(3, { maxDoubles: 1 });
    const full = pick(pick(emptyTicket, jackpot, 1, 'home', 'draw'), jackpot, 2, 'home');
    expect(togglePick(full, jackpot, id(2), 'away')).toEqual({
      ok: false,
      reason: { kind: 'too-many-doubles', maximum: 1 },
    });
    expect(picksOf(pick(full, jackpot, 3, 'away'))).toEqual(['1:1,X', '2:1', '3:2']);
    expect(togglePick(full, jackpot, id(1), 'away')).toEqual({ ok: false, reason: { kind: 'triple' } });
  });
  test('a jackpot that takes no picks refuses them (R4-08)', () => {
    for (const phase of ['settled', 'closed'] as const)
      expect(togglePick(emptyTicket, aJackpot(3, { phase }), id(1), 'home')).toEqual({
        ok: false,
        reason: { kind: 'jackpot-not-open' },
      });
  });
  test('a match of no jackpot is refused', () => {
    expect(togglePick(emptyTicket, mega, id(18), 'home')).toEqual({
      ok: false,
      reason: { kind: 'match-unknown', matchId: '18' },
    });
  });
  test('another jackpot starts a ticket of its own', () => {
    const midweek = aJackpot(13, { id: jackpotId('2'), type: 'midweek' });
    expect(pick(pick(emptyTicket, mega, 1, 'home', 'draw'), midweek, 2, 'home')).toMatchObject({
      jackpotId: '2',
      jackpotType: 'midweek',
      picks: [{ position: 2 }],
    });
  });
  test('knows what is picked', () => {
    const double = pick(emptyTicket, mega, 1, 'home', 'away');
    expect(JACKPOT_RESULTS.map((result) => isResultPicked(double, id(1), result))).toEqual([
      true,
      false,
      true,
    ]);
    expect(isResultPicked(double, id(2), 'home')).toBe(false);
    expect(isResultPicked(pick(double, mega, 2, 'draw'), id(2), 'draw')).toBe(true);
  });
});

describe('picks on the wire (D05)', () => {
  test.each([
    ['1', ['home']],
    ['X', ['draw']],
    ['2', ['away']],
    ['1,X', ['home', 'draw']],
    ['1,2', ['home', 'away']],
    ['X,2', ['draw', 'away']],
    ['2,1', ['home', 'away']],
  ])('%s', (text, results) => {
    expect(parsePickKey(text)).toEqual(results);
    expect(parsePickKey(text)?.length).toBe(results.length);
  });
  test.each(['', ',', '1,', '1,1', '1,X,2', 'x', '3', '1X', '1, X', 'home'])('%j is no pick', (text) => {
    expect(parsePickKey(text)).toBeNull();
  });
  test('two picks may share one combi, so nothing is keyed by it', () => {
    const [one, eleven] = [aJackpotMatch(11, { id: id(1) }), aJackpotMatch(1, { id: id(11) })].map(
      (match) => ({
        matchId: match.id,
        feedMatchId: match.feedMatchId,
        position: match.position,
        homeTeam: '',
        awayTeam: '',
        pick: ['home'] as const,
      }),
    );
    expect(one && pickCombi(one)).toBe('1111');
    expect(eleven && pickCombi(eleven)).toBe('1111');
  });
});

describe('autopick (R4-07)', () => {
  test('clears the ticket and throws one die of three sides for every match', () => {
    const sides: number[] = [];
    const ticket = autopick(mega, (count) => {
      sides.push(count);
      return sides.length % 3;
    });
    expect(ticket).toMatchObject({ jackpotId: mega.id, jackpotType: 'mega' });
    expect(sides).toEqual(Array(17).fill(3));
    expect(picksOf(ticket).slice(0, 4)).toEqual(['1:X', '2:2', '3:1', '4:X']);
    expect(ticket.picks).toHaveLength(17);
  });
  test('broken dice are a bug', () => {
    expect(() => autopick(mega, () => 3)).toThrow(new RangeError('Dice without that side'));
  });
});

describe('checking a ticket (D04, D65)', () => {
  const jackpot = aJackpot(3, {
    maxDoubles: 1,
    matches: [1, 2, 3].map((position) =>
      aJackpotMatch(position, { startsAt: instant(`2026-11-22T${[13, 11, 12][position - 1]}:00:00Z`) }),
    ),
  });
  const ticket = autopick(jackpot, () => 0);
  const house = (changes: Partial<TicketHouse> = {}): TicketHouse => ({
    limits: DEFAULT_LIMITS,
    now: instant('2026-11-22T10:58:59Z'),
    balance: kes(99),
    ...changes,
  });
  const reason = (of: JackpotTicket, at: Jackpot = jackpot, view = house()) => {
    const checked = checkTicket(of, at, view);
    return checked.ok ? null : checked.reason;
  };
  test('the house takes a full ticket, up to the last second and the last cent', () => {
    expect(checkTicket(ticket, jackpot, house())).toEqual({
      ok: true,
      value: { ticket, combinations: 1, stake: 9900 },
    });
  });
  test('as many doubles as the offer allows are taken', () => {
    expect(reason(pick(ticket, jackpot, 1, 'away'), jackpot, house({ balance: kes(198) }))).toBeNull();
  });
  test('it closes a minute before the first kick-off (D106)', () => {
    expect(jackpotClosesAt(jackpot)).toBe('2026-11-22T10:59:00Z');
    expect(jackpotClosesAt(aJackpot(0))).toBeNull();
    expect(reason(ticket, jackpot, house({ now: instant('2026-11-22T10:59:00Z') }))).toEqual({
      kind: 'jackpot-not-open',
    });
    expect(reason(ticketFor(aJackpot(0)), aJackpot(0))).toEqual({ kind: 'jackpot-not-open' });
  });
  test('every other reason', () => {
    const until = instant('2027-01-01T00:00:00Z');
    const [first] = ticket.picks;
    if (first === undefined) throw new Error('no picks');
    const doubled = pick(
      pick(emptyTicket, { ...jackpot, maxDoubles: 3 }, 1, 'home', 'draw'),
      { ...jackpot, maxDoubles: 3 },
      2,
      'home',
      'away',
    );
    expect(reason(emptyTicket)).toEqual({ kind: 'other-jackpot' });
    expect(reason(ticket, { ...jackpot, phase: 'settled' })).toEqual({ kind: 'jackpot-not-open' });
    expect(reason(ticket, jackpot, house({ balance: null }))).toEqual({ kind: 'login-needed' });
    expect(reason(ticket, jackpot, house({ exclusion: { until } }))).toEqual({
      kind: 'self-excluded',
      until,
    });
    expect(reason(ticket, jackpot, house({ exclusion: { until: null } }))).toEqual({
      kind: 'self-excluded',
      until: null,
    });
    expect(reason(ticket, jackpot, house({ exclusion: null }))).toBeNull();
    const leftToday = { of: 'stake', limit: kes(500), left: cents(0), until } as const;
    expect(reason(ticket, jackpot, house({ leftToday }))).toEqual({ kind: 'day-limit-passed', ...leftToday });
    expect(reason({ ...ticket, picks: ticket.picks.slice(1) })).toEqual({
      kind: 'picks-missing',
      matchIds: ['1'],
    });
    expect(reason({ ...ticket, picks: [...ticket.picks, first] })).toEqual({
      kind: 'picks-unknown',
      matchIds: ['1'],
    });
    expect(reason({ ...ticket, picks: [...ticket.picks, { ...first, matchId: id(9) }] })).toEqual({
      kind: 'picks-unknown',
      matchIds: ['9'],
    });
    expect(reason(pick(doubled, { ...jackpot, maxDoubles: 3 }, 3, 'home'))).toEqual({
      kind: 'too-many-doubles',
      maximum: 1,
    });
    expect(reason(ticket, jackpot, house({ balance: cents(9899) }))).toEqual({
      kind: 'insufficient-funds',
      balance: 9899,
      shortBy: 1,
    });
    expect(
      reason(ticket, { ...jackpot, betAmount: kes(20_000) }, house({ balance: kes(20_000) })),
    ).toBeNull();
  });
});

describe('scoring (D65)', () => {
  const results = (...of: readonly (JackpotResult | 'void' | null)[]) =>
    of.map((result, at) => aJackpotMatch(at + 1, { result }));
  const jackpot = aJackpot(3, { maxDoubles: 3 });
  const ticket = pick(
    pick(pick(emptyTicket, jackpot, 1, 'home'), jackpot, 2, 'home', 'draw'),
    jackpot,
    3,
    'draw',
    'away',
  );
  test('lines by how many they have right', () => {
    expect(scoreTicket(ticket, results('home', 'draw', 'away'))).toEqual([0, 1, 2, 1]);
    expect(scoreTicket(ticket, results('away', 'draw', 'home'))).toEqual([2, 2, 0, 0]);
    expect(scoreTicket(emptyTicket, [])).toEqual([1]);
  });
  test('a void match makes every pick on it right', () => {
    expect(scoreTicket(ticket, results('home', 'void', 'draw'))).toEqual([0, 0, 2, 2]);
  });
  test.each([
    ['fewer', results('home')],
    ['more', results('home', 'home', 'draw', 'away')],
    ['other', [...results('home', 'home'), aJackpotMatch(4, { result: 'draw' })]],
  ])('a ticket of %s matches is not scored', (_, matches) => {
    const named = `ticket.picks must be one for each of ${matches.length} matches, got 3`;
    expect(() => scoreTicket(ticket, matches)).toThrow(new RangeError(named));
    expect(() => ticketStanding(ticket, matches)).toThrow(new RangeError(named));
  });
  test('nothing is scored while a result is missing', () => {
    expect(scoreTicket(ticket, results('home', null, 'draw'))).toBeNull();
  });
});

describe('sharing a prize', () => {
  test.each([
    [1000, 3, 333, 1],
    [1000, 1, 1000, 0],
    [1000, 0, 0, 1000],
    [2, 5, 0, 2],
  ])('%d between %d', (pool, lines, perLine, remainder) => {
    expect(sharePrize(cents(pool), lines)).toEqual({ perLine, remainder });
  });
});

test.each([
  [1, 'open'],
  [2, 'settled'],
  [0, 'closed'],
  [3, 'closed'],
])('active %d is %s (R4-08)', (active, phase) => {
  expect(jackpotPhaseOf(active)).toBe(phase);
});
