import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kes, oddsFromThousandths, type BetSystem, type Cents, type Selection } from '@kipenga/betting-core';
import { anySystem } from '@kipenga/betting-core/testing';
import { type HallCustomer } from '../../../test/betting-hall.ts';
import { betDetail, betHistory } from '../../bet-history/index.ts';
import { placeBet } from '../../bets/index.ts';
import { keepSetting } from '../../house-rules/index.ts';
import { balanceOf, bonusOf, grantFreeBet, HOUSE, oldestGrant, post } from '../../ledger/index.ts';
import { withHall } from '../../../test/with-hall.ts';

const { base, hall } = await withHall();

type Outcome = 'won' | 'lost' | 'void';

const TRIXIE: BetSystem = { sizes: [2, 3], bankers: [] };
const LUCKY_15: BetSystem = { sizes: [1, 2, 3, 4], bankers: [] };

const picksAt = (prices: readonly number[]): Promise<readonly Selection[]> =>
  Promise.all(prices.map((price) => hall.aPick(price)));
const endAll = async (picks: readonly Selection[], outcomes: readonly Outcome[]): Promise<void> => {
  for (const [at, outcome] of outcomes.entries()) if (picks[at]) await hall.end(picks[at], outcome);
};
const history = ({ profileId }: HallCustomer) =>
  betHistory(base.db, profileId, { from: null, now: hall.clock.now() });

interface Placed {
  readonly customer: HallCustomer;
  readonly picks: readonly Selection[];
}
const aSystem = async (
  prices: readonly number[],
  system: BetSystem,
  { cash = 100, stake = 49, changes = {} } = {},
): Promise<Placed> => {
  const [customer, picks] = [await hall.aCustomer(cash), await picksAt(prices)];
  expect(await hall.place(customer, picks, kes(stake), { system, ...changes })).toMatchObject({
    kind: 'placed',
    quote: { system },
  });
  return { customer, picks };
};
const cashOf = async (customer: HallCustomer): Promise<Cents> => (await hall.pots(customer)).cash;

describe('a system (D100)', () => {
  test('is kept whole or not at all: a row without sizes or bankers is refused', async () => {
    const { customer } = await aSystem([1.85, 2.1, 3.4], TRIXIE);
    for (const [at, part] of [{}, { sizes: [2] }, { bankers: [] }, { sizes: 2, bankers: [] }, []].entries())
      await expect(
        base.db.query(
          `INSERT INTO bet SELECT (jsonb_populate_record(bet, jsonb_build_object('bet_id', 'b' || reverse(substr(bet_id, 2)), 'reference', $2::text, 'system', $3::jsonb))).*
           FROM bet WHERE profile_id = $1`,
          [customer.profileId, `COPY-${at}`, JSON.stringify(part)],
        ),
      ).rejects.toThrow('violates check constraint "bet_system_');
  });

  test('takes one stake, is kept with its lines, and a Trixie with a void leg pays its lines, taxed as one bet', async () => {
    const tax = await balanceOf(base.db, HOUSE.winningsTax);
    const { customer, picks } = await aSystem([1.85, 2.1, 3.4], TRIXIE);
    const placed = { system: { ...TRIXIE, lines: 4 }, stake: kes(49), netPayout: 27_464, totalOdds: 763 };
    expect(await cashOf(customer)).toBe(kes(51));
    expect(await history(customer)).toMatchObject([{ ...placed, status: 'open', badge: null }]);
    await endAll(picks, ['won', 'void', 'won']);
    // 1.85 + 1.85 x 3.4 + 3.4 + 1.85 x 3.4 = 17.83 on a fourth of 43.56 each: 194.17, tax 20 % of 150.61.
    const [bet] = await history(customer);
    expect(bet).toMatchObject({
      status: 'won',
      badge: 'half-void',
      netPayout: 16_405,
      withholdingTax: 3_012,
    });
    expect(bet?.system).toEqual({ ...TRIXIE, lines: 4 });
    expect(await cashOf(customer)).toBe(kes(51) + 16_405);
    expect(await balanceOf(base.db, HOUSE.winningsTax)).toBe(tax + 3_012);
    const legs = bet && (await betDetail(base.db, customer.profileId, bet.id));
    expect(legs).toMatchObject([{ status: 'won' }, { badge: 'void' }, { status: 'won' }]);
  });

  test('of one right pick, a Lucky 15, pays that line when all legs are decided, less than its stake and without tax', async () => {
    const { customer, picks } = await aSystem([2, 3, 4, 5], LUCKY_15, { stake: 60 });
    await endAll(picks, ['lost', 'lost', 'won']);
    expect(await history(customer)).toMatchObject([{ status: 'open' }]);
    await endAll(picks.slice(3), ['lost']);
    // 53.33 / 15 x 4.00
    expect(await history(customer)).toMatchObject([{ status: 'won', netPayout: 1_422, withholdingTax: 0 }]);
    expect(await cashOf(customer)).toBe(kes(40) + 1_422);
  });

  test('is lost as soon as a banker is, and open again once a correction says the banker was right', async () => {
    const system = { sizes: [2, 3], bankers: [1] };
    const { customer, picks } = await aSystem([2, 1.5, 3], system);
    await endAll(picks.slice(1), ['lost']);
    expect(await history(customer)).toMatchObject([{ status: 'lost', system: { ...system, lines: 3 } }]);
    await endAll(picks.slice(1), ['won']);
    expect(await history(customer)).toMatchObject([{ status: 'open' }]);
    await endAll(picks, ['won', 'won', 'lost']);
    // 43.56 / 3 x 1.5 x 2.00, without a gain
    expect(await history(customer)).toMatchObject([{ status: 'won', netPayout: 4_356 }]);
    expect(await cashOf(customer)).toBe(kes(51) + 4_356);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('is lost with legs still open once no line can win, and settled again when a result is corrected (D71)', async () => {
    const { customer, picks } = await aSystem([2, 2, 2, 2], { sizes: [3], bankers: [] }, { stake: 45 });
    await endAll(picks, ['lost', 'lost']);
    expect(await history(customer)).toMatchObject([{ status: 'lost' }]);
    await endAll(picks, ['won', 'lost', 'won', 'won']);
    // One of four lines: 40.00 / 4 x 8.00 = 80.00, tax 8.00
    expect(await cashOf(customer)).toBe(kes(55 + 72));
    await endAll(picks, ['won', 'won']);
    // All four: 320.00, tax 56.00
    expect(await cashOf(customer)).toBe(kes(55 + 264));
    await endAll(picks, ['lost', 'lost']);
    expect(await cashOf(customer)).toBe(kes(55));
    await endAll(picks, ['void', 'void', 'void', 'void']);
    expect(await history(customer)).toMatchObject([{ badge: 'void' }]);
    expect(await cashOf(customer)).toBe(kes(100));
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test('is capped and taxed as a whole, and what the day does not pay waits for the next (D09, D108)', async () => {
    const { customer, picks } = await aSystem([20, 30, 40], TRIXIE, { cash: 20_000, stake: 9_000 });
    await endAll(picks, ['won', 'won', 'won']);
    // 8,000 after tax; capped at 500,000, tax 98,400, of which 70,000 are paid today.
    const [bet] = await history(customer);
    expect(bet).toMatchObject({ status: 'won', netPayout: kes(401_600), withholdingTax: kes(98_400) });
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(11_000 + 70_000), payoutHold: kes(331_600) });
  });

  test('confirmed twice with one key is placed once, and another system under that key is refused (D24)', async () => {
    const [customer, picks] = [await hall.aCustomer(200), await picksAt([2, 3, 4])];
    const asked = await hall.asked(customer, picks, kes(49), { system: TRIXIE });
    const place = (body: typeof asked) => placeBet(hall.services, { customer, key: 'once', asked: body });
    const [one, other] = await Promise.all([place(asked), place(asked)]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      kind: 'placed',
      reason: { code: 'bet-placed-system', values: { lines: 4 } },
    });
    const patent = await hall.asked(customer, picks, kes(49), { system: { sizes: [1, 2, 3], bankers: [] } });
    expect(await place(patent)).toMatchObject({ reason: { code: 'bet-key-reused' } });
    expect(await hall.countBets(customer)).toBe(1);
    expect(await cashOf(customer)).toBe(kes(151));
  });

  test('that cannot be played is refused in words, each cause in its own, and so are false figures and a stake outside the limits', async () => {
    const [customer, picks] = [await hall.aCustomer(100), await picksAt([2, 3, 4, 5])];
    const honest = await hall.asked(customer, picks, kes(49), { system: TRIXIE });
    const place = (changes: Partial<typeof honest>, key: string) =>
      placeBet(hall.services, { customer, key, asked: { ...honest, ...changes } });
    const causes: readonly (readonly [BetSystem, string, string])[] = [
      [{ sizes: [], bankers: [] }, 'system-size-missing', 'Choose how many picks a line of your system has.'],
      [{ sizes: [5], bankers: [] }, 'system-size-impossible', 'A line of 5 cannot be made here'],
      [{ sizes: [2], bankers: [4] }, 'system-banker-unknown', 'A banker is no longer on your betslip.'],
      [{ sizes: [2], bankers: [0, 1] }, 'system-picks-unused', 'Your bankers fill every line'],
    ];
    for (const [system, code, words] of causes)
      expect(await place({ system }, code)).toMatchObject({
        kind: 'refused',
        code: 213,
        reason: { code },
        description: expect.stringContaining(words) as string,
      });
    const [one, two] = picks;
    if (!one || !two) throw new Error('no picks');
    const short = await hall.asked(customer, [one, two], kes(49));
    expect(
      await placeBet(hall.services, { customer, key: 'short', asked: { ...short, system: TRIXIE } }),
    ).toMatchObject({ description: 'A system needs at least 3 picks.' });
    expect(await place({ system: LUCKY_15 }, 'figures')).toMatchObject({
      reason: { code: 'figures-differ' },
    });
    const cheap = await hall.asked(customer, picks, kes(19), { system: TRIXIE });
    expect(await placeBet(hall.services, { customer, key: 'cheap', asked: cheap })).toMatchObject({
      reason: { code: 'stake-too-low' },
    });
    expect(await hall.countBets(customer)).toBe(0);
    expect(await cashOf(customer)).toBe(kes(100));
  });

  test.each([
    ['returned', 1, 4_231],
    ['kept', 0, 4_231 - 1_089],
  ] as const)(
    'staked with a free bet, the stake of its lines being %s, pays the line that won (D06)',
    async (_, returns, net) => {
      await keepSetting(base.db, { name: 'free_bet_returns_stake', limit: String(returns) });
      const [customer, picks] = [await hall.aCustomer(0), await picksAt([1.85, 2.1, 3.4])];
      const grant = { profileId: customer.profileId, grantId: 'g', amount: kes(49), reason: 'test' as const };
      await grantFreeBet(base.db, { ...grant, at: hall.clock.now() });
      expect(await hall.place(customer, picks, kes(49), { system: TRIXIE, usesFreeBet: true })).toMatchObject(
        {
          kind: 'placed',
        },
      );
      await endAll(picks, ['won', 'won', 'lost']);
      expect(await cashOf(customer)).toBe(net);
      await endAll(picks, ['void', 'void', 'void']);
      expect(await cashOf(customer)).toBe(0);
      expect(await oldestGrant(base.db, customer.profileId)).toMatchObject({ amount: kes(49) });
    },
  );

  test('earns the refund and releases the welcome bonus by the mean odds of its lines (D66, D109)', async () => {
    const { customer, picks } = await aSystem([4, 4, 4], TRIXIE, { cash: 400, stake: 400 });
    const { profileId } = customer;
    await post(base.db, {
      reference: `welcome:${profileId}`,
      kind: 'welcome-bonus',
      profileId,
      at: hall.clock.now(),
      postings: [{ from: HOUSE.promotions, to: bonusOf(profileId), amount: kes(100) }],
    });
    await endAll(picks, ['lost', 'lost']);
    // (3 x 16 + 64) / 4 = 28: a tenth of the stake is refunded, and a tenth of it released.
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(40), bonus: kes(60), refund: kes(40) });
    const low = await aSystem([3.1, 3.1, 3.1], TRIXIE, { cash: 400, stake: 400 });
    await endAll(low.picks, ['lost', 'void', 'won']);
    // (3.1 + 9.61 + 3.1 + 9.61) / 4 = 6.4
    expect(await hall.pots(low.customer)).toMatchObject({ refund: 0 });
  });
});

const SLIPS = Math.min(Number(process.env['PROPERTY_RUNS'] ?? 100), 1_000);
const SEED = 100_113;
const PRICES = [1.01, 1.2, 1.33, 1.5, 1.85, 2, 2.1, 2.75, 3.4, 5, 7.5, 12, 34, 101];
const anySlip = fc.integer({ min: 3, max: 12 }).chain((picks) =>
  fc.record({
    at: fc.shuffledSubarray([...PRICES.keys()], { minLength: picks, maxLength: picks }),
    system: anySystem(picks),
    stake: fc.integer({ min: 20, max: 20_000 }),
  }),
);

const halfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

/** Payout of a slip in cents, computed line by line; null if all of it is void. */
const payoutOfLines = (stake: number, factors: readonly number[], { sizes, bankers }: BetSystem) => {
  const lines = Array.from({ length: 1 << factors.length }, (_, set) =>
    factors.flatMap((factor, at) => (set & (1 << at) ? [{ factor, at }] : [])),
  ).filter(
    (line) => sizes.includes(line.length) && bankers.every((banker) => line.some(({ at }) => at === banker)),
  );
  const atStake = halfUp(BigInt(stake) * 1_000n, 1_125n);
  const scale = 1_000n ** BigInt(factors.length);
  const sum = lines.reduce(
    (total, line) =>
      total +
      line.reduce(
        (product, { factor }) => product * BigInt(factor),
        1_000n ** BigInt(factors.length - line.length),
      ),
    0n,
  );
  const earned = Number(halfUp(atStake * sum, scale * BigInt(lines.length)));
  const gross = Math.min(earned, kes(500_000));
  const tax = Number(halfUp(BigInt(Math.max(0, gross - Number(atStake))) * 20n, 100n));
  return { gross, tax, net: gross - tax };
};

test(`${SLIPS} random systems are paid to the cent what their lines pay, each written out (D100)`, async () => {
  const outcomes: readonly Outcome[] = [...PRICES].map(
    (_, at) => (['won', 'lost', 'won', 'void', 'won'] as const)[(at * 3) % 5] ?? 'won',
  );
  const picks = await picksAt(PRICES);
  const customers = await Promise.all([1, 2, 3, 4].map(() => hall.aCustomer(2_000_000)));
  const slips = fc.sample(anySlip, { numRuns: SLIPS, seed: SEED });
  const waiting = await balanceOf(base.db, HOUSE.openBets);
  const expected = new Map<string, object>();
  for (const [number, { at, system, stake }] of slips.entries()) {
    const customer = customers[number % customers.length];
    const selections = at.flatMap((place) => picks[place] ?? []);
    const answer = customer && (await hall.place(customer, selections, kes(stake), { system }));
    if (answer?.kind !== 'placed') throw new Error(answer?.description);
    const factorOf = (place: number): number => {
      if (outcomes[place] === 'lost') return 0;
      return outcomes[place] === 'void'
        ? 1_000
        : oddsFromThousandths(Math.round((PRICES[place] ?? 1) * 1_000));
    };
    const paid = payoutOfLines(kes(stake), at.map(factorOf), system);
    const isVoid = at.every((place) => outcomes[place] === 'void');
    expected.set(
      String(answer.betId),
      isVoid
        ? { status: 'void', gross: 0, tax: 0, net: kes(stake) }
        : { status: paid.gross === 0 ? 'lost' : 'won', ...paid },
    );
  }
  await endAll(picks, outcomes);
  const settled = await base.db.query<{
    betId: string;
    status: string;
    gross: number;
    tax: number;
    net: number;
  }>(
    `SELECT bet_id AS "betId", status, gross, tax, net FROM settlement WHERE profile_id = ANY($1::text[]) AND reversed_at IS NULL`,
    [customers.map(({ profileId }) => profileId)],
  );
  expect(Object.fromEntries(settled.map(({ betId, ...money }) => [betId, money]))).toEqual(
    Object.fromEntries(expected),
  );
  expect(new Set([...expected.values()].map((one) => JSON.stringify(one))).size).toBeGreaterThan(SLIPS / 4);
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  expect(await balanceOf(base.db, HOUSE.openBets)).toBe(waiting);
});
