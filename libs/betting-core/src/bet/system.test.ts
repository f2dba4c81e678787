import { describe, expect, test } from 'vitest';
import systems from '../../examples/systems.json';
import { cents, kes, type Cents } from '../money/cents.ts';
import { formatAmount } from '../money/format-kes.ts';
import { parseKes } from '../money/parse-kes.ts';
import { oddsFromThousandths, parseOdds } from '../odds/odds.ts';
import { refundFor, releaseFor } from '../wallet/bonus-rules.ts';
import { aHouseView, aSelection, exampleBooster } from '../testing/builders.ts';
import { feedMatchId, matchId, outcomeId } from '../brand.ts';
import type { LegResult } from '../market/outcome-result.ts';
import { betStanding } from './bet-standing.ts';
import { checkBet } from './check-bet.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { quoteBet } from './quote-bet.ts';
import { settleBet } from './settle-bet.ts';
import { checkSystem, SYSTEM_PRESETS, systemLines, systemName, type SystemRefusal } from './system.ts';
import { systemLadder } from './system-ladder.ts';
import { TAX_RECORDS } from './tax-record.ts';

const [taxRecord] = TAX_RECORDS;
const limits = DEFAULT_LIMITS;
const amount = (text: string): Cents => {
  const read = parseKes(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const price = (text: string) => {
  const read = parseOdds(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const written = (figure: Cents): string => formatAmount(figure).replaceAll(',', '');
const recordOf = ({ divisor, winnings }: { readonly divisor: string; readonly winnings: string }) => ({
  ...taxRecord,
  stakeDivisorThousandths: Math.round(Number(divisor) * 1_000),
  winningsPercent: Number(winnings),
});
const trixie = { sizes: [2, 3], bankers: [] };
const prices = ['1.85', '2.1', '3.4'].map(price);

describe('the worked examples of systems (D100)', () => {
  test.each(systems)('$id $title', ({ stake, odds, sizes, bankers, results, expected, ...row }) => {
    const system = { sizes, bankers };
    const terms = { stake: amount(stake), limits, taxRecord: recordOf(row.taxRecord) };
    const request = { ...terms, system, prices: odds.map(price) };
    const quote = quoteBet(request);
    expect({
      lines: quote.system?.lines,
      stakeAfterTax: written(quote.stakeAfterTax),
      meanOdds: written(quote.totalOdds as Cents),
      grossPayout: written(quote.grossPayout),
      withholdingTax: written(quote.withholdingTax),
      netPayout: written(quote.netPayout),
      ladder: systemLadder(request).map(({ right, least, most }) => ({
        right,
        least: written(least),
        most: written(most),
      })),
      ...(results === undefined ? {} : { settled: expected.settled }),
    }).toEqual(expected);
    if (results === undefined) return;
    const legs = odds.map((one, at) => ({ odds: price(one), result: results[at] as LegResult }));
    const settlement = settleBet({ ...terms, system, legs, usesFreeBet: false });
    const paid = settlement.status === 'won' ? settlement.quote.netPayout : kes(0);
    expect({
      status: settlement.status,
      paid: written(settlement.status === 'void' ? settlement.refund : paid),
    }).toEqual(expected.settled);
  });
});

describe('a system', () => {
  test.each(SYSTEM_PRESETS)('called $name is found by its picks and sizes', ({ name, picks, sizes }) => {
    expect(systemName(picks, { sizes: sizes.toReversed(), bankers: [] })).toBe(name);
    expect(systemName(picks, { sizes, bankers: [0] })).toBeNull();
    const named = Number(/\d+/.exec(name)?.[0]);
    if (!Number.isNaN(named)) expect(systemLines(picks, { sizes, bankers: [] })).toBe(named);
  });

  test.each<readonly [number, readonly number[], readonly number[], SystemRefusal]>([
    [2, [2], [], { kind: 'too-few-picks', minimum: 3 }],
    [13, [2], [], { kind: 'too-many-picks', maximum: 12 }],
    [3, [], [], { kind: 'size-missing' }],
    [3, [0, 2], [], { kind: 'size-impossible', size: 0 }],
    [3, [2, 4], [], { kind: 'size-impossible', size: 4 }],
    [4, [1, 3], [0, 2], { kind: 'size-impossible', size: 1 }],
    [4, [2], [0, 4, 7], { kind: 'banker-unknown', bankers: [4, 7] }],
    [4, [2], [0, 2], { kind: 'picks-unused' }],
  ])('of %d picks in sizes %j with bankers %j is refused', (picks, sizes, bankers, reason) => {
    expect(checkSystem(picks, { sizes, bankers })).toEqual({ ok: false, reason });
    expect(() => systemLines(picks, { sizes, bankers })).toThrow(
      new RangeError(`system cannot be played: ${reason.kind}`),
    );
  });

  test('may have lines of the bankers alone beside others, and every pick as a banker', () => {
    expect(systemLines(4, { sizes: [2, 3], bankers: [0, 1] })).toBe(3);
    expect(systemLines(3, { sizes: [3], bankers: [0, 1, 2] })).toBe(1);
  });

  test('has no booster, and says its lines, their stake and a working that a calculator confirms', () => {
    const quote = quoteBet({
      stake: kes(49),
      prices: Array(6).fill(price('1.5')),
      system: { sizes: [5, 6], bankers: [] },
      limits: { ...limits, booster: exampleBooster },
      taxRecord,
    });
    expect(quote).toMatchObject({ bonus: 0, boost: { isBoosted: false, needed: null } });
    expect(quote.system).toEqual({ lines: 7, afterTaxPerLine: 622 });
    const trixieQuote = quoteBet({ stake: kes(49), prices, system: trixie, limits, taxRecord });
    expect(trixieQuote.working.map(({ formula, rule }) => `${formula} ${rule}`).slice(1, 3)).toEqual([
      '(17.315 + 13.209) / 4 D100',
      '43.56 x (17.315 + 13.209) / 4 D100',
    ]);
  });

  test('names the stake that already wins the most, and warns of a win that pays less than the stake', () => {
    const request = { stake: kes(20_000), prices, system: trixie, taxRecord };
    const capped = { ...request, limits: { ...limits, maxPayout: kes(10_000) } };
    const wasted = quoteBet(capped).notices.find(({ kind }) => kind === 'wasted-stake');
    const effective = wasted?.kind === 'wasted-stake' ? wasted.effectiveStake : kes(0);
    expect(quoteBet({ ...capped, stake: effective }).grossPayout).toBe(kes(10_000));
    expect(quoteBet({ ...capped, stake: cents(effective - 1) }).grossPayout).toBeLessThan(kes(10_000));
    const short = Array(3).fill(price('1.01'));
    expect(quoteBet({ ...request, stake: kes(100), prices: short, limits }).notices).toMatchObject([
      { kind: 'losing-win' },
    ]);
  });

  test('is lost once no line can win, open while one can, and a free bet keeps what its winning lines had of the stake (D06)', () => {
    const settled = (results: readonly LegResult[], usesFreeBet = false) =>
      settleBet({
        legs: prices.map((odds, at) => ({ odds, result: results[at] ?? 'open' })),
        system: trixie,
        stake: kes(49),
        limits: { ...limits, freeBetReturnsStake: false },
        taxRecord,
        usesFreeBet,
      });
    expect(settled(['lost', 'lost']).status).toBe('lost');
    expect(settled(['lost', 'void']).status).toBe('open');
    expect(settled(['lost', 'won']).status).toBe('open');
    const [cash, free] = [settled(['won', 'won', 'lost']), settled(['won', 'won', 'lost'], true)];
    expect(cash.status === 'won' && cash.quote.netPayout).toBe(4231);
    // A quarter of 43.56 at 1.85 x 2.1 is 42.31, of which the line had staked 10.89.
    expect(free.status === 'won' && free.quote.netPayout).toBe(4231 - 1089);
    const all = settled(['won', 'won', 'won'], true);
    expect(all.status === 'won' && all.quote).toMatchObject({ netPayout: 27464 - 4356 });
    expect(settled(['void', 'void', 'lost'], true).status).toBe('lost');
  });

  test('stands by its lines: how many live, how many are won, the least and the most', () => {
    const standing = (results: readonly LegResult[], bankers: readonly number[] = []) =>
      betStanding({
        legs: [...prices, price('2')].map((odds, at) => ({ odds, result: results[at] ?? 'open' })),
        system: { sizes: [2, 3], bankers },
        stake: kes(100),
        limits,
        taxRecord,
        usesFreeBet: false,
      });
    expect(standing([])).toMatchObject({ lines: 10, linesAlive: 10, linesWon: 0, least: 0 });
    expect(standing(['won', 'won'])).toMatchObject({ lines: 10, linesAlive: 10, linesWon: 1 });
    expect(standing(['won', 'lost', 'void'])).toMatchObject({ linesAlive: 4, linesWon: 1 });
    expect(standing(['lost'], [0])).toMatchObject({ lines: 6, linesAlive: 0, least: 0, most: 0 });
    expect(standing(['void', 'void', 'void', 'void'])).toMatchObject({ least: 10000, most: 10000 });
  });

  test('of a free bet that lost, no line of void legs counts as won: it brings nothing where the stake is kept (D06)', () => {
    const legs = prices.map((odds, at) => ({
      odds,
      result: (['void', 'void', 'lost'] as const)[at] ?? 'lost',
    }));
    const terms = {
      legs,
      system: trixie,
      stake: kes(49),
      taxRecord,
      limits: { ...limits, freeBetReturnsStake: false },
    };
    expect(settleBet({ ...terms, usesFreeBet: true }).status).toBe('lost');
    expect(betStanding({ ...terms, usesFreeBet: true })).toEqual({
      lines: 4,
      linesAlive: 0,
      linesWon: 0,
      least: 0,
      most: 0,
    });
    expect(betStanding({ ...terms, usesFreeBet: false })).toMatchObject({
      linesAlive: 1,
      linesWon: 1,
      least: 1089,
    });
  });
});

test('of an accumulator the standing is all or nothing', () => {
  const standing = (results: readonly LegResult[]) =>
    betStanding({
      legs: prices.map((odds, at) => ({ odds, result: results[at] ?? 'open' })),
      stake: kes(49),
      limits,
      taxRecord,
      usesFreeBet: false,
    });
  expect(standing(['won', 'won'])).toEqual({ lines: 1, linesAlive: 1, linesWon: 0, least: 0, most: 46902 });
  expect(standing(['won', 'won', 'void'])).toMatchObject({ linesWon: 1, least: 14410, most: 14410 });
  expect(standing(['won', 'lost'])).toEqual({ lines: 1, linesAlive: 0, linesWon: 0, least: 0, most: 0 });
});

test('bonus rules ask for the mean odds of the lines of a system (D66, D109)', () => {
  const legs = prices.map((odds) => ({ odds, result: 'lost' as const }));
  expect(refundFor(kes(100), legs)).toBe(1000);
  expect(refundFor(kes(100), legs, trixie)).toBe(0);
  const short = prices.map(() => ({ odds: price('1.3'), result: 'won' as const }));
  expect(releaseFor(kes(100), short, limits)).toBe(1000);
  expect(releaseFor(kes(100), short, limits, undefined, { sizes: [1], bankers: [] })).toBe(0);
});

describe('at the counter', () => {
  const selections = prices.map((odds, at) =>
    aSelection({
      matchId: matchId(`${at}`),
      feedMatchId: feedMatchId(`9${at}`),
      outcomeId: outcomeId(`${at}-1`),
      odds,
    }),
  );
  const request = { selections, stake: kes(20), usesFreeBet: false, acceptOddsChange: 'none' as const };

  test('a system is taken in order, at its quote, with the limits of a whole bet', () => {
    const checked = checkBet({ ...request, system: { sizes: [3, 2], bankers: [] } }, aHouseView(selections));
    expect(checked.ok && checked.value).toMatchObject({
      system: trixie,
      quote: quoteBet({ stake: kes(20), prices, system: trixie, limits, taxRecord }),
    });
    const low = checkBet({ ...request, stake: kes(19), system: trixie }, aHouseView(selections));
    expect(low).toMatchObject({ reason: { kind: 'stake-too-low' } });
  });

  test('one that cannot be played is refused before anything else, and a slip without one carries none', () => {
    const system = { sizes: [4], bankers: [] };
    expect(checkBet({ ...request, system }, aHouseView(selections, { balance: null }))).toEqual({
      ok: false,
      reason: { kind: 'system-unplayable', why: { kind: 'size-impossible', size: 4 } },
    });
    const plain = checkBet(request, aHouseView(selections));
    expect(plain.ok && Object.keys(plain.value)).toEqual(['selections', 'stake', 'usesFreeBet', 'quote']);
  });

  test.each([
    [{ sizes: ['2'], bankers: [] }, "system.sizes[0] must be a whole number, got the text '2'"],
    [{ sizes: 2, bankers: [] }, 'system.sizes must be a list, got 2'],
    [{ sizes: [2] }, 'system.bankers must be a list, got undefined'],
    [null, 'system must be a BetSystem, got null; make one with { sizes: [2, 3], bankers: [] }'],
  ])('a wrong one is a bug: %j', (system, told) => {
    const wrong = { stake: kes(20), prices, limits, taxRecord, system: system as never };
    expect(() => quoteBet(wrong)).toThrow(new RangeError(told));
  });
});

test('odds beyond every number are the largest there is, so that they survive JSON', () => {
  const quote = quoteBet({
    stake: kes(20),
    prices: Array(100).fill(oddsFromThousandths(10_000_000)),
    limits,
    taxRecord,
  });
  expect(JSON.parse(JSON.stringify(quote))).toEqual(quote);
});
