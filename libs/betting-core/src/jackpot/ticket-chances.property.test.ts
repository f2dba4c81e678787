import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { fairChances } from '../odds/fair-chances.ts';
import { oddsFromThousandths, toDecimal } from '../odds/odds.ts';
import { anyFullTicket } from '../testing/arbitraries.ts';
import { aJackpot, aJackpotMatch, aTicket } from '../testing/builders.ts';
import { frozen } from '../testing/frozen.ts';
import { linesOf } from '../testing/lines-of.ts';
import { instant } from '../time/instant.ts';
import { autopick, type Dice } from './autopick.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotFund, type JackpotMatch } from './jackpot.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { autopickByPrice } from './pick-by-price.ts';
import { scoreTicket } from './score-ticket.ts';
import { averageReturn } from './average-return.ts';
import { ticketChances } from './ticket-chances.ts';

declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

const MATCHES = 4;
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
/** A match as a bookmaker prices it: chances in any proportion, with a margin on top. */
const anyMatch = (at: number): fc.Arbitrary<JackpotMatch> =>
  fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 1, max: 60 }))).map((weights) => {
    const [home = null, draw = null, away = null] = weights.map((weight) =>
      oddsFromThousandths(Math.max(1_010, Math.floor((930 * sum(weights)) / weight))),
    );
    return aJackpotMatch(at, { odds: { home, draw, away } });
  });
const anyFund = (): fc.Arbitrary<JackpotFund> =>
  fc
    .record({
      pools: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 1_000_000_00 }).map(cents))),
      lines: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ pools, lines }) => ({
      closesAt: instant('2026-11-22T12:00:00Z'),
      total: cents(0),
      prize: cents(0),
      guarantee: cents(0),
      rolledIn: cents(0),
      rolledOver: null,
      tiers: pools.map((pool, wrong) => ({ right: MATCHES - wrong, pool, lines: null, perLine: null })),
      tickets: lines,
      lines,
    }));
const anyJackpot = (): fc.Arbitrary<Jackpot> =>
  fc
    .record({ matches: fc.tuple(...[1, 2, 3, 4].map(anyMatch)), fund: anyFund() })
    .map((changes) => frozen(aJackpot(0, changes)));
const anyPlayed = () =>
  anyJackpot().chain((jackpot) => fc.tuple(fc.constant(jackpot), anyFullTicket(jackpot)));

const fairOf = ({ odds: { home, draw, away } }: JackpotMatch): readonly number[] =>
  home === null || draw === null || away === null ? [] : fairChances([home, draw, away].map(toDecimal));

/** Every way a jackpot may end, with its chance. */
const endsOf = (jackpot: Jackpot) =>
  jackpot.matches.reduce<readonly { readonly chance: number; readonly matches: readonly JackpotMatch[] }[]>(
    (ends, match) =>
      ends.flatMap(({ chance, matches }) =>
        fairOf(match).map((fair, at) => ({
          chance: chance * fair,
          matches: [...matches, { ...match, result: JACKPOT_RESULTS[at] ?? null }],
        })),
      ),
    [{ chance: 1, matches: [] }],
  );
const bestOf = (ticket: JackpotTicket, matches: readonly JackpotMatch[]): number =>
  (scoreTicket(ticket, matches) ?? []).findLastIndex((lines) => lines > 0);

describe('the chances of any ticket (D83)', () => {
  test('are those of all ways the matches may end', () => {
    fc.assert(
      fc.property(anyPlayed(), ([jackpot, ticket]) => {
        const chances = [0, 0, 0, 0, 0];
        for (const { chance, matches } of endsOf(jackpot)) {
          const best = bestOf(ticket, matches);
          chances[best] = (chances[best] ?? 0) + chance;
        }
        const tiers = [4, 3, 2].map((right) => ({ right, chance: expect.closeTo(chances[right] ?? 0, 10) }));
        expect(ticketChances(frozen(ticket), jackpot)).toEqual({
          allRight: expect.closeTo(chances[4] ?? 0, 10),
          tiers,
          any: expect.closeTo((chances[4] ?? 0) + (chances[3] ?? 0) + (chances[2] ?? 0), 10),
        });
      }),
    );
  });
  test('and what a line brings back is its share, by however many others have won', () => {
    fc.assert(
      fc.property(anyPlayed(), ([jackpot, ticket]) => {
        const lines = linesOf(ticket);
        const every = endsOf(jackpot).map(({ chance, matches }) => ({
          chance,
          line: matches.map(({ result }) => result),
        }));
        const agree = (one: readonly unknown[], other: readonly unknown[]) =>
          one.filter((result, at) => result === other[at]).length;
        const chanceOf = (right: number, line: readonly unknown[]) =>
          sum(every.filter((end) => agree(end.line, line) === right).map(({ chance }) => chance));
        const others = jackpot.fund?.lines ?? 0;
        const average = (jackpot.fund?.tiers ?? []).map(({ right, pool }) => {
          const other = sum(every.map(({ chance, line }) => chance * chanceOf(right, line)));
          const shares = every.map((end) => {
            const own = lines.filter((line) => agree(end.line, line) === right).length;
            return end.chance * shareOf(own, others, other);
          });
          return (pool * sum(shares)) / lines.length;
        });
        expect(Math.abs((averageReturn(ticket, jackpot) ?? Number.NaN) - sum(average))).toBeLessThan(0.51);
      }),
      { numRuns: 30 },
    );
  });
});

/** The mean of own / (own + winners) where each of so many others wins with this chance, term by term. */
function shareOf(own: number, others: number, chance: number): number {
  if (own === 0) return 0;
  let [ways, mean] = [1, 0];
  for (let winners = 0; winners <= others; winners += 1) {
    mean += (ways * chance ** winners * (1 - chance) ** (others - winners) * own) / (own + winners);
    ways = (ways * (others - winners)) / (winners + 1);
  }
  return mean;
}

/** Numbers from 0 up to 1 that come alike in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('a million rounds played out come to the chances told, within five standard errors (D83)', () => {
  const ROUNDS = 1_000_000;
  const prices = [
    [1_850, 3_400, 4_100],
    [2_500, 3_100, 2_800],
    [1_200, 6_500, 13_000],
    [4_750, 3_600, 1_700],
    [2_050, 3_250, 3_550],
    [1_010, 15_000, 34_000],
    [3_000, 3_000, 3_000],
  ].map((row) => row.map(oddsFromThousandths));
  const jackpot = aJackpot(0, {
    matches: prices.map(([home = null, draw = null, away = null], at) =>
      aJackpotMatch(at + 1, { odds: { home, draw, away } }),
    ),
  });
  const ticket = aTicket(jackpot, ['1', '1,X', '1', '2', 'X', '1', 'X,2']);
  const rounds = jackpot.matches.map((match, at) => {
    const [home = 0, draw = 0] = fairOf(match);
    const held = JACKPOT_RESULTS.map((result) => ticket.picks[at]?.pick.some((one) => one === result));
    return { home, draw: home + draw, held };
  });
  const throwDie = seeded(83);
  const counts = Array.from({ length: 8 }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    let right = 0;
    for (const { home, draw, held } of rounds) {
      const thrown = throwDie();
      if (held[thrown < home ? 0 : thrown < draw ? 1 : 2] === true) right += 1;
    }
    counts[right] = (counts[right] ?? 0) + 1;
  }
  const told = ticketChances(ticket, jackpot)?.tiers ?? [];
  expect(told).toHaveLength(3);
  for (const { right, chance } of told) {
    const error = Math.sqrt((chance * (1 - chance)) / ROUNDS);
    expect(Math.abs((counts[right] ?? 0) / ROUNDS - chance)).toBeLessThan(5 * error);
  }
});

describe('dice', () => {
  /** A die of the system's own chance; what would favour the first sides is thrown again. */
  const systemDice = (): Dice => {
    const words = new Uint32Array(4_096);
    let at = words.length;
    return function thrown(sides): number {
      if (at === words.length) {
        crypto.getRandomValues(words);
        at = 0;
      }
      const word = words[at] ?? 0;
      at += 1;
      return word < 2 ** 32 - (2 ** 32 % sides) ? word % sides : thrown(sides);
    };
  };
  test('ten thousand autopicks pick each result of each match as often (R4-07)', () => {
    const PICKS = 10_000;
    const jackpot = aJackpot();
    const dice = systemDice();
    const counts = jackpot.matches.map(() => new Map(JACKPOT_RESULTS.map((result) => [result, 0])));
    for (let pick = 0; pick < PICKS; pick += 1)
      for (const [at, { pick: picks }] of autopick(jackpot, dice).picks.entries())
        counts[at]?.set(picks[0], (counts[at]?.get(picks[0]) ?? 0) + 1);
    const expected = PICKS / 3;
    const square = counts.flatMap((of) =>
      [...of.values()].map((count) => (count - expected) ** 2 / expected),
    );
    expect(square).toHaveLength(51);
    // Chi-square of 34 degrees of freedom: beyond 130 less than once in 10^12 runs.
    expect(sum(square)).toBeLessThan(130);
  });
  test('an autopick by price shows each result on as many sides as its chance has (D83)', () => {
    const STEP = 4_000;
    fc.assert(
      fc.property(anyMatch(1), (match) => {
        const jackpot = aJackpot(0, { matches: [match] });
        const counts = new Map(JACKPOT_RESULTS.map((result) => [result, 0]));
        for (let side = 0; side < 1_000_000; side += STEP) {
          const [result = 'home'] = autopickByPrice(jackpot, () => side).picks[0]?.pick ?? [];
          counts.set(result, (counts.get(result) ?? 0) + 1);
        }
        for (const [at, chance] of fairOf(match).entries()) {
          const count = counts.get(JACKPOT_RESULTS[at] ?? 'home') ?? 0;
          expect(Math.abs(count - (chance * 1_000_000) / STEP)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 20 },
    );
  });
});
