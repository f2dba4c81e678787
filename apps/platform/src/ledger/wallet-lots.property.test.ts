import {
  cents,
  instant,
  profileId,
  takeFromLots,
  type Cents,
  type ProfileId,
  type WalletLot,
} from '@kipenga/betting-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import {
  balances,
  cashOf,
  GATEWAY,
  HOUSE,
  openWallet,
  payoutHoldOf,
  post,
  walletLots,
  type Posting,
  type Transfer,
} from './index.ts';

const AT = instant('2026-11-21T12:00:00Z');

interface Event {
  /** A win is 'taxed' where it bore its own tax, 'held' where that waited for another day. */
  readonly kind: 'deposit' | 'bet-void' | 'taxed' | 'held' | 'withdrawal-change' | 'stake';
  readonly amount: Cents;
}

const anyEvent: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom(
    'deposit',
    'bet-void',
    'taxed',
    'held',
    'withdrawal-change',
    'stake',
    'stake',
    'stake',
  ),
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
    const is = {
      isUnwageredDeposit: kind === 'deposit',
      isTaxFree: ['taxed', 'held', 'withdrawal-change'].includes(kind),
    };
    if (kind !== 'stake') lots = lots.concat({ ...is, left: amount });
    else if (amount <= cash) lots = takeFromLots(lots, amount).lots;
  }
  return lots;
};

const cash = (owner: ProfileId, kind: Event['kind'], amount: Cents): Posting => {
  if (kind === 'stake') return { from: cashOf(owner), to: HOUSE.openBets, amount };
  return { from: kind === 'deposit' ? GATEWAY.mobileMoney : HOUSE.payouts, to: cashOf(owner), amount };
};

const ownTax: Posting = { from: HOUSE.payouts, to: HOUSE.winningsTax, amount: cents(1) };

/** The event as its room posts it, named as there. */
const transfersOf = (
  owner: ProfileId,
  kind: Event['kind'],
  amount: Cents,
  at: number,
): readonly Omit<Transfer, 'profileId' | 'at'>[] => {
  const bet = `B${at}:v1`;
  if (kind === 'taxed')
    return [{ reference: `settle:${bet}`, kind: 'bet-won', postings: [cash(owner, kind, amount), ownTax] }];
  if (kind !== 'held') return [{ reference: `event:${at}`, kind, postings: [cash(owner, kind, amount)] }];
  const hold = payoutHoldOf(owner);
  const [won, released] = amount % 2 === 0 ? ['settle', 'release'] : ['ticket-settle', 'ticket-release'];
  return [
    {
      reference: `${won}:${bet}`,
      kind: 'bet-won',
      postings: [{ from: HOUSE.payouts, to: hold, amount }, ownTax],
    },
    {
      reference: `${released}:${bet}:hold`,
      kind: 'payout-release',
      postings: [{ from: hold, to: cashOf(owner), amount }],
    },
  ];
};

describe('what a wallet is made of', () => {
  let it: TestDatabase;
  let lastCustomer = 0;
  beforeAll(async () => {
    it = await withDatabase();
  });
  afterAll(() => it.dispose());

  test('read from the books at the end, it is what was left after each event in turn (D11, D94)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { minLength: 1, maxLength: 15 }), async (events) => {
        const owner = profileId(String((lastCustomer += 1)));
        await openWallet(it.db, owner);
        for (const [at, { kind, amount }] of events.entries()) {
          const { cash } = await balances(it.db, owner);
          if (kind === 'stake' && cash < amount) continue;
          for (const transfer of transfersOf(owner, kind, amount, at))
            await post(it.db, { profileId: owner, at: AT, ...transfer });
        }
        expect(await walletLots(it.db, owner)).toEqual(lotsAfter(events));
      }),
      { numRuns: 60 },
    );
  });
});
