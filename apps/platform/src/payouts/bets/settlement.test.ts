import { beforeAll, describe, expect, test } from 'vitest';
import {
  kes,
  oddsFromThousandths,
  outcomeId,
  outcomeKey,
  parseKes,
  type Cents,
  type Selection,
} from '@kipenga/betting-core';
import boosts from '@kipenga/betting-core/examples/boosts.json' with { type: 'json' };
import freeBets from '@kipenga/betting-core/examples/free-bets.json' with { type: 'json' };
import quotes from '@kipenga/betting-core/examples/bet-quotes.json' with { type: 'json' };
import {
  balanceOf,
  bonusOf,
  grantFreeBet,
  HOUSE,
  oldestGrant,
  post,
  walletLots,
} from '../../ledger/index.ts';
import { keepSetting } from '../../house-rules/index.ts';
import { betDetail, betHistory } from '../../bet-history/index.ts';
import { type HallCustomer } from '../../../test/betting-hall.ts';
import { releaseDueHolds, settleMatchBets } from '../../../test/settle-now.ts';
import { withHall } from '../../../test/with-hall.ts';
import type { MatchEnding } from '../../sports/index.ts';
import { countSettlement } from './count-settlement.ts';

const { base, hall } = await withHall();

const amount = (text: string): Cents => {
  const read = parseKes(text);
  if (!read.ok) throw new Error(`${text} is no amount`);
  return read.value;
};

const setLimits = async (limits: readonly { name: string; limit: string | number }[]): Promise<void> => {
  await base.db.query('DELETE FROM limit_setting');
  for (const { name, limit } of limits) await keepSetting(base.db, { name, limit: String(limit) });
};

const houseAccounts = async () => ({
  openBets: await balanceOf(base.db, HOUSE.openBets),
  stakeTax: await balanceOf(base.db, HOUSE.stakeTax),
  winningsTax: await balanceOf(base.db, HOUSE.winningsTax),
});

interface Example {
  readonly id: string;
  readonly stake: string;
  readonly odds: readonly string[];
  readonly limits?: readonly { name: string; limit: string | number }[];
  readonly expected: {
    readonly stakeAfterTax: string;
    readonly grossPayout: string;
    readonly withholdingTax: string;
    readonly netPayout: string;
  };
}

const examples: readonly Example[] = [...quotes, ...boosts];

describe.each(examples)(
  'the worked example $id, placed and won',
  ({ stake, odds, limits = [], expected }) => {
    test('reaches every account to the cent (R9-04, R9-05, D01)', async () => {
      await setLimits([...limits, { name: 'max_daily_payout', limit: 1_000_000 }]);
      const customer = await hall.aCustomer(20_000);
      const picks = await Promise.all(odds.map((price) => hall.aPick(price)));
      const before = await houseAccounts();
      const taxes = {
        stakeTax: amount(stake) - amount(expected.stakeAfterTax),
        withholdingTax: amount(expected.withholdingTax),
      };
      expect(await hall.place(customer, picks, amount(stake))).toMatchObject({
        kind: 'placed',
        quote: { netPayout: amount(expected.netPayout), tax: taxes.stakeTax + taxes.withholdingTax },
      });
      expect(await history(customer)).toMatchObject([{ status: 'open', ...taxes }]);
      expect(await houseAccounts()).toEqual({
        openBets: before.openBets + amount(expected.stakeAfterTax),
        stakeTax: before.stakeTax + amount(stake) - amount(expected.stakeAfterTax),
        winningsTax: before.winningsTax,
      });
      for (const pick of picks) await hall.end(pick, 'won');
      expect(await houseAccounts()).toMatchObject({
        openBets: before.openBets,
        winningsTax: before.winningsTax + amount(expected.withholdingTax),
      });
      expect((await hall.pots(customer)).cash).toBe(kes(20_000) - amount(stake) + amount(expected.netPayout));
      expect(await history(customer)).toMatchObject([{ status: 'won', ...taxes }]);
    });
  },
);

describe.each(freeBets.filter(({ usesFreeBet }) => usesFreeBet))(
  'the free bet $id, placed and won',
  ({ stake, odds, expected, ...example }) => {
    test.each([
      ['with the stake returned', 1, expected.netPayout],
      ['without it', 0, expected.netPayoutWithoutStake],
    ] as const)('%s (D06)', async (_, returnsStake, net) => {
      await setLimits([
        ...('limits' in example ? (example.limits ?? []) : []),
        { name: 'free_bet_returns_stake', limit: returnsStake },
        { name: 'max_daily_payout', limit: 1_000_000 },
      ]);
      const customer = await hall.aCustomer(0);
      await grantFreeBet(base.db, {
        profileId: customer.profileId,
        grantId: 'g',
        amount: amount(stake),
        reason: 'test',
        at: hall.clock.now(),
      });
      const picks = await Promise.all(odds.map((price) => hall.aPick(price)));
      expect(await hall.place(customer, picks, amount(stake), { usesFreeBet: true })).toMatchObject({
        kind: 'placed',
      });
      for (const pick of picks) await hall.end(pick, 'won');
      expect((await hall.pots(customer)).cash).toBe(amount(net));
    });
  },
);

const plain = (): Promise<void> => setLimits([]);

describe('settling', () => {
  beforeAll(plain);

  test('a lost bet leaves its stake with the house, and is lost (R4-10)', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    await hall.place(customer, [pick], kes(45));
    const payouts = await balanceOf(base.db, HOUSE.payouts);
    expect(await hall.end(pick, 'lost')).toMatchObject({ settled: 1 });
    expect(await balanceOf(base.db, HOUSE.payouts)).toBe(payouts + 4000);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(55) });
    expect(await history(customer)).toMatchObject([{ status: 'lost', badge: null }]);
  });

  test('a bet stays open until its last match has a result', async () => {
    const [customer, one, two] = [await hall.aCustomer(100), await hall.aPick(2), await hall.aPick(2)];
    await hall.place(customer, [one, two], kes(45));
    expect(await hall.end(one, 'won')).toMatchObject({ settled: 0, unchanged: 1 });
    expect(await history(customer)).toMatchObject([{ status: 'open' }]);
    expect(await hall.end(two, 'won')).toMatchObject({ settled: 1 });
    expect(await history(customer)).toMatchObject([{ status: 'won' }]);
  });

  test('a void leg counts as 1.00 (D12) and is shown as what it is (D43)', async () => {
    const [customer, one, two] = [await hall.aCustomer(45), await hall.aPick(3), await hall.aPick(2)];
    await hall.place(customer, [one, two], kes(45));
    await hall.end(one, 'void');
    await hall.end(two, 'won');
    // 40 after tax at 2.00: 80 gross, tax 8.
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(72) });
    const [bet] = await history(customer);
    expect(bet).toMatchObject({ status: 'won', badge: 'half-void', netPayout: kes(72) });
    expect(bet && (await betDetail(base.db, customer.profileId, bet.id))).toMatchObject([
      { status: 'lost', badge: 'void', winningOutcome: 'void', fullTimeScore: null },
      { status: 'won', badge: null, winningOutcome: '1', fullTimeScore: '1:0' },
    ]);
  });

  test('an all-void bet returns the whole stake, tax included (D12)', async () => {
    const [customer, pick] = [await hall.aCustomer(45), await hall.aPick(12)];
    const before = await houseAccounts();
    await hall.place(customer, [pick], kes(45));
    await hall.end(pick, 'void');
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(45), refund: 0 });
    expect(await houseAccounts()).toEqual(before);
    expect(await history(customer)).toMatchObject([{ status: 'lost', badge: 'void' }]);
  });

  test('an all-void free bet returns the free bet, never cash (D06)', async () => {
    const [customer, pick] = [await hall.aCustomer(0), await hall.aPick(2)];
    await grantFreeBet(base.db, {
      profileId: customer.profileId,
      grantId: 'g',
      amount: kes(60),
      reason: 'test',
      at: hall.clock.now(),
    });
    const promotions = await balanceOf(base.db, HOUSE.promotions);
    await hall.place(customer, [pick], kes(60), { usesFreeBet: true });
    await hall.end(pick, 'void');
    expect(await hall.pots(customer)).toMatchObject({ cash: 0 });
    expect(await oldestGrant(base.db, customer.profileId)).toMatchObject({ amount: kes(60) });
    expect(await balanceOf(base.db, HOUSE.promotions)).toBe(promotions);
  });

  test('eight settlers at once settle each bet once', async () => {
    const [one, two, pick] = [await hall.aCustomer(1000), await hall.aCustomer(1000), await hall.aPick(2)];
    for (let bets = 0; bets < 25; bets += 1)
      await Promise.all([hall.place(one, [pick], kes(20)), hall.place(two, [pick], kes(20))]);
    await hall.result(pick, 'won');
    const counts = await Promise.all(Array.from({ length: 8 }, () => hall.settle(pick.feedMatchId)));
    expect(counts.reduce((sum, { settled }) => sum + settled, 0)).toBe(50);
    // 17.78 after tax at 2.00: 35.56 gross, tax 3.56, net 32.00.
    for (const customer of [one, two])
      expect(await hall.pots(customer)).toMatchObject({ cash: kes(1000 - 25 * 20 + 25 * 32) });
  });

  test('a settler that died half way is taken over by the next', async () => {
    const [one, two, pick] = [await hall.aCustomer(100), await hall.aCustomer(100), await hall.aPick(2)];
    for (const customer of [one, one, one, two, two]) await hall.place(customer, [pick], kes(20));
    await hall.result(pick, 'won');
    let transactions = 0;
    const dies = {
      ...base.db,
      transaction: <T>(work: Parameters<typeof base.db.transaction<T>>[0]) =>
        transactions++ > 0 ? Promise.reject(new Error('power cut')) : base.db.transaction(work),
    };
    await expect(settleMatchBets(dies, pick.feedMatchId, hall.clock.now())).rejects.toThrow('power cut');
    const { settled, unchanged } = await hall.settle(pick.feedMatchId);
    expect(settled + unchanged).toBe(5);
    expect([2, 3]).toContain(settled);
    expect(await hall.pots(one)).toMatchObject({ cash: kes(100 - 3 * 20 + 3 * 32) });
    expect(await hall.pots(two)).toMatchObject({ cash: kes(100 - 2 * 20 + 2 * 32) });
  });
});

describe('a corrected result (D71)', () => {
  beforeAll(plain);

  test.each([
    ['won', 'lost'],
    ['won', 'void'],
    ['lost', 'won'],
    ['lost', 'void'],
    ['void', 'won'],
    ['void', 'lost'],
  ] as const)('%s, then %s, ends as if it had been so from the first', async (wrong, right) => {
    const [corrected, straight] = [await hall.aCustomer(100), await hall.aCustomer(100)];
    for (const customer of [corrected, straight]) await welcome(customer, 2_000);
    const [pick, other] = [await hall.aPick(12), await hall.aPick(12)];
    await hall.place(corrected, [pick], kes(45));
    await hall.place(straight, [other], kes(45));
    await hall.end(pick, wrong);
    expect(await hall.end(pick, right)).toMatchObject({ 'settled-again': 1 });
    expect(await hall.settle(pick.feedMatchId)).toMatchObject({ 'settled-again': 0, unchanged: 1 });
    await hall.end(other, right);
    expect(await hall.pots(corrected)).toEqual(await hall.pots(straight));
    expect(await history(corrected)).toMatchObject(
      (await history(straight)).map(({ status, badge, netPayout }) => ({ status, badge, netPayout })),
    );
  });

  test('that takes back what was spent leaves a debt, paid from the next win, and no balance below zero', async () => {
    const [customer, pick, spent, next] = [
      await hall.aCustomer(45),
      await hall.aPick(3),
      await hall.aPick(2),
      await hall.aPick(2),
    ];
    await hall.place(customer, [pick], kes(45));
    await hall.end(pick, 'won'); // 120 gross, tax 16: 104
    await hall.place(customer, [spent], kes(59));
    await hall.place(customer, [next], kes(45));
    await hall.end(spent, 'lost');
    expect(await hall.end(pick, 'lost')).toMatchObject({ 'settled-again': 1 });
    expect(await hall.pots(customer)).toMatchObject({ cash: 0 });
    expect(
      await base.db.query('SELECT owed FROM customer_debt WHERE profile_id = $1', [customer.profileId]),
    ).toEqual([{ owed: kes(104) }]);
    await hall.end(next, 'won'); // 72
    expect(await hall.pots(customer)).toMatchObject({ cash: 0 });
    expect(
      await base.db.query('SELECT owed FROM customer_debt WHERE profile_id = $1', [customer.profileId]),
    ).toEqual([{ owed: kes(32) }]);
  });

  test('of a void free bet takes the free bet again', async () => {
    const [customer, pick] = [await hall.aCustomer(0), await hall.aPick(3)];
    await grantFreeBet(base.db, {
      profileId: customer.profileId,
      grantId: 'g',
      amount: kes(50),
      reason: 'test',
      at: hall.clock.now(),
    });
    await hall.place(customer, [pick], kes(50), { usesFreeBet: true });
    await hall.end(pick, 'void');
    await hall.end(pick, 'won');
    expect(await oldestGrant(base.db, customer.profileId)).toBeNull();
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(115.54) });
  });
});

describe('the payout limit of a day (D09, D67)', () => {
  beforeAll(plain);

  test('keeps what is above it and pays it the next Nairobi day, once', async () => {
    const [customer, pick, later] = [await hall.aCustomer(30_000), await hall.aPick(5), await hall.aPick(2)];
    await hall.place(customer, [pick], kes(18_000)); // 16,000 after tax: 80,000 gross, tax 12,800, net 67,200
    await hall.place(customer, [later], kes(9_000)); // 8,000 after tax: 16,000 gross, tax 1,600, net 14,400
    await hall.end(pick, 'won');
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(3_000 + 67_200), payoutHold: 0 });
    await hall.end(later, 'won');
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(3_000 + 70_000), payoutHold: kes(11_600) });
    hall.clock.set('2026-11-21T20:59:59Z');
    expect(await releaseDueHolds(base.db, hall.clock.now())).toBe(0);
    hall.clock.set('2026-11-21T21:00:00Z'); // midnight in Nairobi
    const released = await Promise.all(
      Array.from({ length: 4 }, () => releaseDueHolds(base.db, hall.clock.now())),
    );
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(3_000 + 81_600), payoutHold: 0 });
    hall.clock.set('2026-11-21T06:00:00Z');
  });

  test('a hold that a correction makes anew while it is being paid waits for its own day (D71)', async () => {
    const [customer, pick, filler] = [await hall.aCustomer(40_000), await hall.aPick(9), await hall.aPick(9)];
    for (const one of [pick, filler]) await hall.place(customer, [one], kes(18_000));
    await hall.end(pick, 'won');
    hall.clock.set('2026-11-22T06:00:00Z');
    const corrected = async (): Promise<void> => {
      await hall.end(pick, 'void');
      await hall.end(filler, 'won'); // the day's limit is spent
      await hall.end(pick, 'won');
    };
    let isCorrected = false;
    const db: typeof base.db = {
      ...base.db,
      transaction: async (work) => {
        if (!isCorrected) await corrected();
        isCorrected = true;
        return base.db.transaction(work);
      },
    };
    expect(await releaseDueHolds(db, hall.clock.now())).toBe(0);
    const { payoutHold } = await hall.pots(customer);
    expect(payoutHold).toBeGreaterThan(0);
    hall.clock.set('2026-11-22T21:00:00Z');
    expect(await releaseDueHolds(base.db, hall.clock.now())).toBe(2);
    expect(await hall.pots(customer)).toMatchObject({ payoutHold: 0 });
    hall.clock.set('2026-11-21T06:00:00Z');
  });

  test('a correction that makes room in the day pays what waits for tomorrow at once, whole or in part (D108)', async () => {
    const [customer, first, second] = [
      await hall.aCustomer(36_000),
      await hall.aPick(5),
      await hall.aPick(5),
    ];
    for (const pick of [first, second]) await hall.place(customer, [pick], kes(18_000)); // each brings 67,200
    await hall.end(first, 'won');
    await hall.end(second, 'won');
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(70_000), payoutHold: kes(64_400) });
    await hall.end(first, 'void');
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(18_000 + 67_200), payoutHold: 0 });
    // The win has borne its tax, whenever it is paid (D94).
    const lots = await walletLots(base.db, customer.profileId);
    expect(lots.reduce((sum, { isTaxFree, left }) => sum + (isTaxFree ? left : 0), 0)).toBe(kes(67_200));
    await hall.end(first, 'won');
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(70_000), payoutHold: kes(64_400) });
    await hall.end(second, 'lost');
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(67_200), payoutHold: 0 });
    hall.clock.set('2026-11-21T21:00:00Z');
    expect(await releaseDueHolds(base.db, hall.clock.now())).toBe(0);
    hall.clock.set('2026-11-21T06:00:00Z');
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });

  test.each([['before it is paid'], ['after it is paid']])(
    'a correction takes the hold back too, %s',
    async (when) => {
      const [customer, pick] = [await hall.aCustomer(20_000), await hall.aPick(9)];
      await hall.place(customer, [pick], kes(18_000));
      await hall.end(pick, 'won');
      expect((await hall.pots(customer)).payoutHold).toBeGreaterThan(0);
      if (when === 'after it is paid') {
        hall.clock.set('2026-11-22T06:00:00Z');
        await releaseDueHolds(base.db, hall.clock.now());
        hall.clock.set('2026-11-21T06:00:00Z');
      }
      await hall.end(pick, 'lost');
      expect(await hall.pots(customer)).toMatchObject({ cash: kes(2_000), payoutHold: 0 });
    },
  );
});

describe('what a settled cash bet earns', () => {
  beforeAll(plain);

  test('a tenth of the stake at total odds of 10 or more, won or lost; at 50 it becomes a free bet (R9-07, D11, D66)', async () => {
    const customer = await hall.aCustomer(2_000);
    for (const [price, outcome, collected] of [
      [9.99, 'lost', 0],
      [10, 'lost', 30],
      [12, 'won', 0],
    ] as const) {
      const pick = await hall.aPick(price);
      await hall.place(customer, [pick], kes(300));
      await hall.end(pick, outcome);
      expect(await hall.pots(customer)).toMatchObject({ refund: kes(collected) });
    }
    expect(await oldestGrant(base.db, customer.profileId)).toMatchObject({ amount: kes(60) });
  });

  test('counts the odds after voids (D66)', async () => {
    const [customer, one, two] = [await hall.aCustomer(300), await hall.aPick(5), await hall.aPick(4)];
    await hall.place(customer, [one, two], kes(300));
    await hall.end(one, 'lost');
    expect(await hall.pots(customer)).toMatchObject({ refund: kes(30) });
    await hall.end(two, 'void');
    expect(await hall.pots(customer)).toMatchObject({ refund: 0 });
  });

  test('comes once, however often the result is corrected (D11, D71)', async () => {
    const [customer, one, two] = [await hall.aCustomer(600), await hall.aPick(5), await hall.aPick(4)];
    await hall.place(customer, [one, two], kes(600));
    await hall.end(one, 'lost'); // 60 at odds of 20, a free bet at once
    await hall.end(two, 'void'); // odds of 5 earn nothing, but the free bet stays
    await hall.end(two, 'lost'); // odds of 20 again
    await hall.end(one, 'won');
    await hall.end(one, 'lost');
    const grants = await base.db.query('SELECT amount FROM free_bet_grant WHERE profile_id = $1', [
      customer.profileId,
    ]);
    expect(grants).toEqual([{ amount: kes(60) }]);
    expect(await hall.pots(customer)).toMatchObject({ refund: 0 });
  });

  test('of two bets ends as if the first had been so from the first (D11, D71)', async () => {
    const customer = await hall.aCustomer(2_000);
    const [large, small] = [await hall.aPick(12), await hall.aPick(12)];
    await hall.place(customer, [large], kes(600));
    await hall.place(customer, [small], kes(200));
    await hall.end(large, 'lost'); // 60: a free bet
    await hall.end(small, 'lost'); // 20, still collecting
    await hall.end(large, 'void');
    await hall.end(large, 'lost');
    expect(await hall.pots(customer)).toMatchObject({ refund: kes(20) });
  });

  test('a free bet earns nothing of the kind: it was no cash (D11, D66)', async () => {
    const [customer, pick] = [await hall.aCustomer(0), await hall.aPick(12)];
    const { profileId } = customer;
    await welcome(customer, 2_000);
    await grantFreeBet(base.db, {
      profileId,
      grantId: 'g',
      amount: kes(600),
      reason: 'test',
      at: hall.clock.now(),
    });
    await hall.place(customer, [pick], kes(600), { usesFreeBet: true });
    expect(await hall.end(pick, 'lost')).toMatchObject({ settled: 1 });
    expect(await hall.pots(customer)).toMatchObject({ cash: 0, refund: 0, bonus: kes(2_000) });
    expect(await oldestGrant(base.db, profileId)).toBeNull();
  });

  test('a tenth of the stake of the welcome bonus, as long as there is some, and not for a void bet (D66)', async () => {
    const customer = await hall.aCustomer(2_000);
    await welcome(customer, 75);
    const cash = [];
    for (const outcome of ['lost', 'void', 'lost'] as const) {
      const pick = await hall.aPick(2);
      await hall.place(customer, [pick], kes(500));
      await hall.end(pick, outcome);
      cash.push((await hall.pots(customer)).cash);
    }
    expect(cash).toEqual([kes(1_550), kes(1_550), kes(1_075)]);
    expect(await hall.pots(customer)).toMatchObject({ bonus: 0 });
  });

  test('what it earns is counted before a result is said, and what of that a correction leaves (D11, D66, D71)', async () => {
    const [customer, pick] = [await hall.aCustomer(2_000), await hall.aPick(12)];
    await welcome(customer, 2_000);
    await hall.place(customer, [pick], kes(600));
    const count = (ending: MatchEnding) =>
      countSettlement({ db: base.db, now: () => hall.clock.now() }, pick.feedMatchId, { ending });
    const score = (home: number) => ({ home, away: 0, halfHome: 0, halfAway: 0 });
    const nothing = { released: 0, releaseTakenBack: 0, releaseKept: 0, freeBetsKept: 0 };
    const { cash } = await hall.pots(customer);
    const lost = await count(score(0));
    expect(lost).toMatchObject({
      moved: { bets: 1, paid: kes(60) },
      promotions: { ...nothing, released: kes(60) },
    });
    await hall.end(pick, 'lost');
    expect((await hall.pots(customer)).cash).toBe(cash + kes(60));
    expect((await count(score(1))).promotions).toEqual({ ...nothing, releaseKept: kes(60) });
    expect(await count('void')).toMatchObject({
      moved: { paid: kes(540), takenBack: 0 },
      promotions: { ...nothing, releaseTakenBack: kes(60), freeBetsKept: kes(60) },
    });
  });

  test('nothing of the welcome bonus for two bets against each other, in singles or within a multi (D109)', async () => {
    const [customer, pick, beside] = [
      await hall.aCustomer(3_000),
      await hall.aPick(1.9),
      await hall.aPick(2),
    ];
    await welcome(customer, 2_000);
    const against = await otherSideOf(pick, 1_850);
    await hall.place(customer, [pick], kes(1_000));
    await hall.place(customer, [against, beside], kes(1_000));
    await hall.place(await hall.aCustomer(500), [against], kes(500)); // somebody else's is no matter
    await hall.place(customer, [beside], kes(1_000));
    for (const one of [pick, beside]) await hall.end(one, 'won');
    // The same side twice is no hedge: the bet beside them releases its tenth.
    expect(await hall.pots(customer)).toMatchObject({ bonus: kes(1_900) });
  });

  test('nothing of it under odds of 1.50, but for a bet taken when less was enough (D08, D109)', async () => {
    const [customer, sure, older] = [
      await hall.aCustomer(2_000),
      await hall.aPick(1.49),
      await hall.aPick(1.49),
    ];
    await welcome(customer, 2_000);
    await hall.place(customer, [sure], kes(1_000));
    await hall.end(sure, 'lost');
    expect(await hall.pots(customer)).toMatchObject({ bonus: kes(2_000) });
    await keepSetting(base.db, { name: 'welcome_min_odds', limit: '1.4' });
    await hall.place(customer, [older], kes(1_000));
    await keepSetting(base.db, { name: 'welcome_min_odds', limit: '1.5' });
    await hall.end(older, 'lost');
    expect(await hall.pots(customer)).toMatchObject({ bonus: kes(1_900) });
  });
});

describe('my bets (R2-52, R4-11, D23, D62)', () => {
  beforeAll(plain);

  test('reach back by days of the platform, and each is its owner’s alone', async () => {
    const [customer, stranger, pick] = [
      await hall.aCustomer(1_000),
      await hall.aCustomer(0),
      await hall.aPick(2, { startsAt: '2026-12-30T12:00:00Z' }),
    ];
    for (const at of [
      '2026-11-01T09:00:00Z',
      '2026-11-20T20:59:59Z',
      '2026-11-20T21:00:00Z',
      '2026-11-21T06:00:00Z',
    ]) {
      hall.clock.set(at);
      await hall.place(customer, [pick], kes(20));
    }
    const counts = await Promise.all(
      ([0, 7, 30, null] as const).map(async (from) => (await history(customer, from)).length),
    );
    expect(counts).toEqual([2, 3, 4, 4]);
    const [newest] = await history(customer);
    expect(newest).toMatchObject({
      createdAt: '2026-11-21T06:00:00Z',
      type: 'prematch',
      stake: kes(20),
      totalOdds: 200,
      status: 'open',
    });
    expect(newest && (await betDetail(base.db, stranger.profileId, newest.id))).toBeNull();
    expect(newest && (await betDetail(base.db, customer.profileId, newest.id))).toMatchObject([
      { pick: '1', odds: 2000, marketName: '1x2', status: 'open' },
    ]);
  });
});

describe('after all of this', () => {
  test('the books add up to nothing, and every wallet is the sum of its postings', async () => {
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });
});

const history = (customer: HallCustomer, from: 0 | 7 | 30 | null = null) =>
  betHistory(base.db, customer.profileId, { from, now: hall.clock.now() });

/** The away win of a match of the hall, which has a price for the home side alone. */
const otherSideOf = async (pick: Selection, odds: number): Promise<Selection> => {
  const [row] = await base.db.query<{ id: string }>(
    `INSERT INTO outcome (outcome_id, match_id, market_type_id, market_name, outcome_key, label, list_position, main_column, odds)
     SELECT outcome_id + 2, match_id, market_type_id, market_name, '2', '2', 3, 'away', $2 FROM outcome WHERE outcome_id = $1
     RETURNING outcome_id::text AS id`,
    [pick.outcomeId, odds],
  );
  return {
    ...pick,
    outcomeId: outcomeId(row?.id ?? ''),
    outcomeKey: outcomeKey('2'),
    odds: oddsFromThousandths(odds),
  };
};

/** Gives a customer a welcome bonus, in shillings. */
const welcome = async ({ profileId }: HallCustomer, amount: number): Promise<void> => {
  const postings = [{ from: HOUSE.promotions, to: bonusOf(profileId), amount: kes(amount) }];
  await post(base.db, {
    reference: 'welcome',
    kind: 'welcome-bonus',
    profileId,
    at: hall.clock.now(),
    postings,
  });
};
