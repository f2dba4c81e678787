import { cents, instant, profileId, takeFromLots, type Cents, type WalletLot } from '@kipenga/betting-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { balances, cashOf, GATEWAY, HOUSE, openWallet, post, walletLots } from './index.ts';

const AT = instant('2026-11-21T12:00:00Z');

interface Event {
  readonly kind: 'deposit' | 'payout' | 'stake';
  readonly amount: Cents;
}

const anyEvent: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom('deposit', 'payout', 'stake', 'stake'),
  amount: fc.integer({ min: 1, max: 900 }).map(cents),
});

/**
 * The rule itself, event by event: what came in first is taken first (D11). A stake that is not covered does
 * not happen.
 */
const lotsAfter = (events: readonly Event[]): readonly WalletLot[] => {
  let lots: readonly WalletLot[] = [];
  for (const { kind, amount } of events) {
    const cash = lots.reduce((sum, { left }) => sum + left, 0);
    if (kind !== 'stake') lots = lots.concat({ isUnwageredDeposit: kind === 'deposit', left: amount });
    else if (amount <= cash) lots = takeFromLots(lots, amount).lots;
  }
  return lots;
};

describe('what a wallet is made of', () => {
  let it: TestDatabase;
  let lastCustomer = 0;
  beforeAll(async () => {
    it = await withDatabase();
  });
  afterAll(() => it.dispose());

  test('read from the books at the end, it is what was left after each event in turn (D11)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { minLength: 1, maxLength: 15 }), async (events) => {
        const owner = profileId(String((lastCustomer += 1)));
        await openWallet(it.db, owner);
        for (const [at, { kind, amount }] of events.entries()) {
          const { cash } = await balances(it.db, owner);
          if (kind === 'stake' && cash < amount) continue;
          const outside = kind === 'deposit' ? GATEWAY.mobileMoney : HOUSE.payouts;
          const posting =
            kind === 'stake'
              ? { from: cashOf(owner), to: HOUSE.openBets, amount }
              : { from: outside, to: cashOf(owner), amount };
          await post(it.db, {
            reference: `event:${at}`,
            kind,
            profileId: owner,
            at: AT,
            postings: [posting],
          });
        }
        expect(await walletLots(it.db, owner)).toEqual(lotsAfter(events));
      }),
      { numRuns: 60 },
    );
  });
});
