import { cents, instant, profileId, type ProfileId } from '@kipenga/betting-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import {
  balances,
  bonusOf,
  cashOf,
  checkBooks,
  GATEWAY,
  HOUSE,
  InsufficientFunds,
  openWallet,
  payoutHoldOf,
  post,
  refundOf,
  withdrawalHoldOf,
} from './index.ts';

const AT = instant('2026-11-21T12:00:00Z');
const CUSTOMERS = ['71', '72', '73'].map(profileId);

const anyAccount = (owner: ProfileId) =>
  fc.constantFrom(
    cashOf(owner),
    cashOf(owner),
    bonusOf(owner),
    refundOf(owner),
    payoutHoldOf(owner),
    withdrawalHoldOf(owner),
    HOUSE.payouts,
    HOUSE.promotions,
    HOUSE.games,
    GATEWAY.mobileMoney,
  );
const anyPosting = (owner: ProfileId) =>
  fc
    .record({
      from: anyAccount(owner),
      to: anyAccount(owner),
      amount: fc.integer({ min: 1, max: 5_000 }).map(cents),
    })
    .filter(({ from, to }) => from !== to);
const anyTransfer = fc.constantFrom(...CUSTOMERS).chain((owner) =>
  fc.record({
    profileId: fc.constant(owner),
    reference: fc.nat(200).map((n) => `r${n}`),
    postings: fc.array(anyPosting(owner), { minLength: 1, maxLength: 4 }),
  }),
);

describe('the books', () => {
  let it: TestDatabase;
  beforeAll(async () => {
    it = await withDatabase();
    for (const customer of CUSTOMERS) await openWallet(it.db, customer);
  });
  afterAll(() => it.dispose());

  /** The faults of the books. Nobody has a bet here: stakes belong to no bet. */
  const differences = async () => {
    const { total, drifting } = await checkBooks(it.db);
    return [total, drifting.filter(({ fault }) => fault !== 'open-stakes')];
  };

  test('any postings, posted at once, in any order and again, leave every account sound and the total zero', async () => {
    let posted = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyTransfer, { minLength: 1, maxLength: 12 }), async (transfers) => {
        const attempts = [...transfers, ...transfers].map((transfer) =>
          it.db
            .transaction((sql) => post(sql, { ...transfer, kind: 'stake', at: AT }))
            .then(
              (answer) => (posted += answer === 'posted' ? 1 : 0),
              (error: unknown) => {
                expect(error).toBeInstanceOf(InsufficientFunds);
                refused += 1;
              },
            ),
        );
        await Promise.all(attempts);
        expect(await differences()).toEqual([0, []]);
        for (const customer of CUSTOMERS) {
          expect(Math.min(...Object.values(await balances(it.db, customer)))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
    expect(posted).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(20);
  });

  test('of 64 takers at once of a balance for one, one is served', async () => {
    const owner = profileId('90');
    await openWallet(it.db, owner);
    await post(it.db, {
      reference: 'in',
      kind: 'deposit',
      profileId: owner,
      at: AT,
      postings: [{ from: GATEWAY.mobileMoney, to: cashOf(owner), amount: cents(4_900) }],
    });
    const take = (n: number) =>
      it.db.transaction((sql) =>
        post(sql, {
          reference: `out${n}`,
          kind: 'stake',
          profileId: owner,
          at: AT,
          postings: [{ from: cashOf(owner), to: HOUSE.openBets, amount: cents(4_900) }],
        }),
      );
    const answers = await Promise.allSettled(Array.from({ length: 64 }, (_, n) => take(n)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balances(it.db, owner)).cash).toBe(0);
    expect(await differences()).toEqual([0, []]);
  });

  test('one reference asked for by 16 at once is posted once', async () => {
    const owner = profileId('91');
    await openWallet(it.db, owner);
    const give = () =>
      it.db.transaction((sql) =>
        post(sql, {
          reference: 'receipt:A',
          kind: 'deposit',
          profileId: owner,
          at: AT,
          postings: [{ from: GATEWAY.mobileMoney, to: cashOf(owner), amount: cents(100) }],
        }),
      );
    const answers = await Promise.all(Array.from({ length: 16 }, give));
    expect(answers.filter((answer) => answer === 'posted')).toHaveLength(1);
    expect((await balances(it.db, owner)).cash).toBe(100);
  });

  test('a posting of nothing, of half a cent, to itself or of somebody else is refused before it reaches the books', async () => {
    const [one, two] = [profileId('71'), profileId('72')];
    const attempt = (posting: {
      from: ReturnType<typeof cashOf>;
      to: ReturnType<typeof cashOf>;
      amount: number;
    }) =>
      post(it.db, { reference: 'bad', kind: 'stake', profileId: one, at: AT, postings: [posting as never] });
    await expect(attempt({ from: HOUSE.payouts, to: cashOf(one), amount: 0 })).rejects.toThrow(RangeError);
    await expect(attempt({ from: HOUSE.payouts, to: cashOf(one), amount: 0.5 })).rejects.toThrow(RangeError);
    await expect(attempt({ from: cashOf(one), to: cashOf(one), amount: 5 })).rejects.toThrow(RangeError);
    await expect(attempt({ from: cashOf(two), to: cashOf(one), amount: 5 })).rejects.toThrow('cannot touch');
    await expect(
      post(it.db, { reference: 'bad', kind: 'stake', profileId: one, at: AT, postings: [] }),
    ).rejects.toThrow(RangeError);
  });

  test('the books cannot be rewritten', async () => {
    await expect(it.db.query('UPDATE ledger_posting SET amount = 1')).rejects.toThrow('only ever added to');
    await expect(it.db.query('DELETE FROM ledger_transfer')).rejects.toThrow(
      /only ever added to|foreign key/,
    );
  });
});
