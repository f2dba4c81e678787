import { describe, expect, test } from 'vitest';
import { cents, feedMatchId, kes, matchId, type ProfileId } from '@kipenga/betting-core';
import { BET_REFUSALS, endpoints, printReply, type PlaceBetRequest } from '@kipenga/contracts';
import { balanceOf, grantFreeBet, HOUSE } from '../ledger/index.ts';
import { keepSetting } from '../house-rules/index.ts';
import { changePrices, numberOf } from '../sports/index.ts';
import { placeBet } from './place-bet.ts';
import { setBack } from '../../test/set-back.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall();

const refusal = (why: keyof typeof BET_REFUSALS) =>
  expect.objectContaining({ kind: 'refused', code: BET_REFUSALS[why] });

describe('placing a bet', () => {
  test('takes the stake, keeps the bet and answers its id and reference (R4-13, R7-16)', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2.5)];
    const answer = await hall.place(customer, [pick], kes(49));
    expect(answer).toMatchObject({ kind: 'placed', quote: { stake: 4900, totalOdds: 250, netPayout: 9583 } });
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(51) });
    expect(
      await base.db.query(
        'SELECT status, stake, stake_after_tax, net_payout, leg_count FROM bet WHERE profile_id = $1',
        [customer.profileId],
      ),
    ).toEqual([{ status: 'open', stake: 4900, stake_after_tax: 4356, net_payout: 9583, leg_count: 1 }]);
  });

  test('keeps the limits and the tax record of the moment with the bet (D08)', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    await hall.place(customer, [pick], kes(20));
    const [kept] = await base.db.query<{
      limits: { maxPayout: number };
      tax_record: { winningsPercent: number };
    }>('SELECT limits, tax_record FROM bet WHERE profile_id = $1', [customer.profileId]);
    expect(kept).toMatchObject({
      limits: { maxPayout: 50_000_000 },
      tax_record: { winningsPercent: 20, stakeDivisorThousandths: 1125 },
    });
  });

  test.each([
    'UPDATE bet SET stake = 1 WHERE profile_id = $1',
    `UPDATE bet SET limits = '{}' WHERE profile_id = $1`,
    `UPDATE bet SET system = '{"sizes": [1], "bankers": []}' WHERE profile_id = $1`,
    'UPDATE bet_leg SET odds = 9000 WHERE profile_id = $1',
    'DELETE FROM bet_leg WHERE profile_id = $1',
    'DELETE FROM bet WHERE profile_id = $1',
  ])('is final: the database refuses %s', async (change) => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    await hall.place(customer, [pick], kes(20));
    await expect(base.db.query(change, [customer.profileId])).rejects.toThrow('the terms of a bet are final');
  });

  test('says how much is missing when the balance is short (R4-13)', async () => {
    const [customer, pick] = [await hall.aCustomer(30), await hall.aPick(2)];
    expect(await hall.place(customer, [pick], kes(49))).toMatchObject({
      kind: 'insufficient-funds',
      shortBy: kes(19),
    });
    expect(await hall.countBets(customer)).toBe(0);
  });

  test.each([
    ['stake-too-low', kes(19.99)],
    ['stake-too-high', kes(20_000.01)],
  ] as const)('refuses a stake outside the limits: %s (R9-01)', async (why, stake) => {
    const [customer, pick] = [await hall.aCustomer(30_000), await hall.aPick(2)];
    expect(await hall.place(customer, [pick], stake)).toEqual(refusal(why));
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(30_000) });
  });

  test.each([
    ['a win of nine thousand million', { netPayout: cents(900_000_000_000) }, 'figures-differ'],
    ['one cent more', { netPayout: cents(3_556 + 1) }, 'figures-differ'],
    ['a stake without tax', { stakeAfterTax: kes(20) }, 'figures-differ'],
    ['other total odds', { totalOdds: 201 }, 'figures-differ'],
    ['a bet string of another outcome', { betString: '7001_1' }, 'slip-disagrees'],
    ['a bet string that is none', { betString: 'x' }, 'slip-disagrees'],
    ['somebody else’s profile', { profileId: '99999' as ProfileId }, 'not-yours'],
  ] as const satisfies readonly (readonly [string, Partial<PlaceBetRequest>, keyof typeof BET_REFUSALS])[])(
    'believes no claim: %s (D07, D63)',
    async (_, changes, why) => {
      const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
      expect(await hall.place(customer, [pick], kes(20), changes)).toEqual(refusal(why));
      expect(await hall.countBets(customer)).toBe(0);
      expect(await hall.pots(customer)).toMatchObject({ cash: kes(100) });
    },
  );

  test('refuses a pick that is labelled as another one (D07)', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    const other = await hall.aPick(2);
    expect(await hall.place(customer, [{ ...pick, feedMatchId: other.feedMatchId }], kes(20))).toEqual(
      refusal('slip-disagrees'),
    );
  });

  test('refuses two picks of one match, an empty slip, and more selections than the limit (D63)', async () => {
    const [customer, one] = [await hall.aCustomer(100), await hall.aPick(2)];
    expect(await hall.place(customer, [one, one], kes(20))).toEqual(refusal('same-match-twice'));
    expect(await hall.place(customer, [], kes(20), { betString: '' })).toEqual(refusal('empty-slip'));
    await keepSetting(base.db, { name: 'max_selections', limit: '2' });
    const three = [await hall.aPick(2), await hall.aPick(2), await hall.aPick(2)];
    expect(await hall.place(customer, three, kes(20))).toEqual(refusal('too-many-selections'));
    await keepSetting(base.db, { name: 'max_selections', limit: '50' });
    expect(await hall.place(customer, three, kes(20))).toMatchObject({ kind: 'placed' });
    const pick = await hall.aPick(2);
    const many = Array.from({ length: 51 }, (_, at) => ({
      ...pick,
      matchId: matchId(`m${at}`),
      feedMatchId: feedMatchId(`f${at}`),
    }));
    expect(await hall.place(customer, many, kes(20))).toEqual(refusal('too-many-selections'));
  });
});

describe('prices that move (D07, D63)', () => {
  test('a better price is taken at the price of now', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    await hall.reprice(pick, 2.2);
    expect(await hall.place(customer, [pick], kes(20))).toMatchObject({
      kind: 'placed',
      quote: { totalOdds: 220 },
    });
  });

  test('a worse price is refused with the price of now, unless the customer agreed', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    await hall.reprice(pick, 1.9);
    expect(await hall.place(customer, [pick], kes(20))).toEqual(
      expect.objectContaining({
        code: BET_REFUSALS['odds-changed'],
        currentOdds: [{ outcomeId: pick.outcomeId, odds: 1900 }],
      }),
    );
    expect(await hall.place(customer, [pick], kes(20), { acceptOddsChange: 'any' })).toMatchObject({
      kind: 'placed',
      quote: { totalOdds: 190 },
    });
  });

  test('a price taken away is refused and shown as missing', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    await hall.reprice(pick, null);
    expect(await hall.place(customer, [pick], kes(20))).toEqual(
      expect.objectContaining({
        code: BET_REFUSALS['outcome-suspended'],
        currentOdds: [{ outcomeId: pick.outcomeId, odds: null }],
      }),
    );
  });

  test('a price that changes while the bet waits for it is the price that counts', async () => {
    const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
    const asked = await hall.asked(customer, [pick], kes(20));
    let placing: ReturnType<typeof placeBet> | undefined;
    await base.db.transaction(async (feed) => {
      await changePrices(feed, [{ outcomeNumber: numberOf(pick.outcomeId)!, odds: 1500 }]);
      placing = placeBet(hall.services, { customer, key: 'waits', asked });
      await untilWaiting(base.db);
    });
    expect(await placing).toEqual(refusal('odds-changed'));
  });
});

describe('kick-off', () => {
  test('a match takes no bet at its very second (D45)', async () => {
    const [customer, pick] = [
      await hall.aCustomer(100),
      await hall.aPick(2, { startsAt: '2026-11-21T06:00:00Z' }),
    ];
    expect(await hall.place(customer, [pick], kes(20))).toEqual(refusal('match-started'));
  });

  test('a kick-off that passes while the bet waits for a lock refuses it: the clock is read after the locks', async () => {
    const [customer, pick] = [
      await hall.aCustomer(100),
      await hall.aPick(2, { startsAt: '2026-11-21T06:30:00Z' }),
    ];
    const asked = await hall.asked(customer, [pick], kes(20));
    let placing: ReturnType<typeof placeBet> | undefined;
    await base.db.transaction(async (other) => {
      await other.query('UPDATE outcome SET odds = odds WHERE outcome_id = $1', [Number(pick.outcomeId)]);
      placing = placeBet(hall.services, { customer, key: 'late', asked });
      await untilWaiting(base.db);
      hall.clock.set('2026-11-21T06:30:00Z');
    });
    expect(await placing).toEqual(refusal('match-started'));
    hall.clock.set('2026-11-21T06:00:00Z');
    expect(await hall.countBets(customer)).toBe(0);
  });
});

describe('a free bet (R4-16, D06)', () => {
  const at = '2026-11-21T05:00:00Z' as Parameters<typeof grantFreeBet>[1]['at'];

  test('is staked whole, costs the customer no cash and is gone', async () => {
    const [customer, pick] = [await hall.aCustomer(0), await hall.aPick(3)];
    await grantFreeBet(base.db, {
      profileId: customer.profileId,
      grantId: 'g1',
      amount: kes(50),
      reason: 'test',
      at,
    });
    expect(await hall.place(customer, [pick], kes(49), { usesFreeBet: true })).toEqual(
      refusal('free-bet-stake-differs'),
    );
    expect(await hall.place(customer, [pick], kes(50), { usesFreeBet: true })).toMatchObject({
      kind: 'placed',
      quote: { netPayout: 11_554 },
    });
    expect(await hall.place(customer, [pick], kes(50), { usesFreeBet: true })).toEqual(
      refusal('free-bet-missing'),
    );
    expect(await hall.pots(customer)).toMatchObject({ cash: 0 });
  });

  test('is used once by sixteen who try at once', async () => {
    const [customer, pick] = [await hall.aCustomer(0), await hall.aPick(3)];
    await grantFreeBet(base.db, {
      profileId: customer.profileId,
      grantId: 'g2',
      amount: kes(50),
      reason: 'test',
      at,
    });
    const promotions = await balanceOf(base.db, HOUSE.promotions);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => hall.place(customer, [pick], kes(50), { usesFreeBet: true })),
    );
    expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(await balanceOf(base.db, HOUSE.promotions)).toBe(promotions - 5000);
  });
});

describe('one confirmation, one bet (D24)', () => {
  test('sixty-four requests with one key place one bet and hear one answer', async () => {
    const [customer, pick] = [await hall.aCustomer(10_000), await hall.aPick(2)];
    const asked = await hall.asked(customer, [pick], kes(49));
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => placeBet(hall.services, { customer, key: 'one-key', asked })),
    );
    expect(answers[0]).toMatchObject({ kind: 'placed' });
    expect(new Set(answers.map((answer) => printReply(endpoints.placeBet, answer))).size).toBe(1);
    expect(await hall.countBets(customer)).toBe(1);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(9951) });
  });

  test('sixty-four different bets on a balance for one: one is placed', async () => {
    const [customer, pick] = [await hall.aCustomer(49), await hall.aPick(2)];
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => hall.place(customer, [pick], kes(49))),
    );
    expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'insufficient-funds')).toHaveLength(63);
    expect(await hall.pots(customer)).toMatchObject({ cash: 0 });
  });

  test('a refusal is the answer of its key, too', async () => {
    const [customer, pick] = [await hall.aCustomer(10), await hall.aPick(2)];
    const asked = await hall.asked(customer, [pick], kes(49));
    const first = await placeBet(hall.services, { customer, key: 'k', asked });
    expect(first).toMatchObject({ kind: 'insufficient-funds' });
    expect(await placeBet(hall.services, { customer, key: 'k', asked })).toEqual(first);
  });

  test('a key used for another bet is refused, and the first bet stands', async () => {
    const [customer, pick] = [await hall.aCustomer(1000), await hall.aPick(2)];
    await placeBet(hall.services, { customer, key: 'k', asked: await hall.asked(customer, [pick], kes(49)) });
    expect(
      await placeBet(hall.services, {
        customer,
        key: 'k',
        asked: await hall.asked(customer, [pick], kes(50)),
      }),
    ).toEqual(refusal('bet-key-reused'));
    expect(await hall.countBets(customer)).toBe(1);
  });

  test('one key of two customers is two bets', async () => {
    const [one, two, pick] = [await hall.aCustomer(100), await hall.aCustomer(100), await hall.aPick(2)];
    for (const customer of [one, two]) {
      expect(
        await placeBet(hall.services, {
          customer,
          key: 'same',
          asked: await hall.asked(customer, [pick], kes(49)),
        }),
      ).toMatchObject({ kind: 'placed' });
    }
  });

  test('without a key the same body is one bet for a while, and another one later', async () => {
    const [customer, pick] = [await hall.aCustomer(1000), await hall.aPick(2)];
    const asked = await hall.asked(customer, [pick], kes(49));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => placeBet(hall.services, { customer, key: null, asked })),
    );
    expect(new Set(answers.map((answer) => answer.kind === 'placed' && answer.betId)).size).toBe(1);
    await setBack(base.db, 'kept_answer.made_at', 151, 'profile_id = $1', [customer.profileId]);
    const later = await placeBet(hall.services, { customer, key: null, asked });
    expect(later.kind === 'placed' && later.betId).not.toBe(
      answers[0]?.kind === 'placed' && answers[0].betId,
    );
    expect(await hall.countBets(customer)).toBe(2);
  });

  test('without a key, someone who was short of money may pay in and ask again', async () => {
    const [customer, pick] = [await hall.aCustomer(49), await hall.aPick(2)];
    await hall.place(customer, [pick], kes(20));
    const asked = await hall.asked(customer, [pick], kes(30));
    expect(await placeBet(hall.services, { customer, key: null, asked })).toMatchObject({
      kind: 'insufficient-funds',
    });
    await hall.payIn(customer, 100);
    expect(await placeBet(hall.services, { customer, key: null, asked })).toMatchObject({ kind: 'placed' });
  });
});

describe('after all of this', () => {
  test('the books add up to nothing, and every wallet is the sum of its postings', async () => {
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });
});
