import { cents, instant, profileId, type Cents, type ProfileId, type WalletLot } from '@kipenga/betting-core';
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
  /**
   * A win is 'taxed' where it bore its own tax, 'held' where that waited for another day. 'undone' takes back the last win that stands,
   * with an advance of the house where it was spent.
   */
  readonly kind: 'deposit' | 'bet-void' | 'taxed' | 'held' | 'undone' | 'withdrawal-change' | 'stake';
  readonly amount: Cents;
}

const anyEvent: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom(
    'deposit',
    'bet-void',
    'taxed',
    'held',
    'undone',
    'withdrawal-change',
    'stake',
    'stake',
    'stake',
  ),
  amount: fc.integer({ min: 1, max: 900 }).map(cents),
});

/** Finds the last win before an event that no event between has undone; -1 without one. */
const winUndoneAt = (events: readonly Event[], at: number): number => {
  const standing: number[] = [];
  for (const [earlier, { kind }] of events.slice(0, at).entries()) {
    if (kind === 'taxed' || kind === 'held') standing.push(earlier);
    if (kind === 'undone') standing.pop();
  }
  return standing.at(-1) ?? -1;
};

const sumOf = (lots: readonly WalletLot[]): number => lots.reduce((sum, { left }) => sum + left, 0);

/**
 * The rule itself, event by event: what came in first is taken first (D11). A stake that is not covered does not
 * happen. What is left of a win that is undone goes before all else.
 */
const lotsAfter = (events: readonly Event[]): readonly WalletLot[] => {
  let lots: readonly (WalletLot & { readonly event: number })[] = [];
  const take = (amount: number): void => {
    let toTake = amount;
    lots = lots.flatMap((lot) => {
      const taken = Math.min(lot.left, toTake);
      toTake -= taken;
      return taken < lot.left ? [{ ...lot, left: cents(lot.left - taken) }] : [];
    });
  };
  for (const [at, { kind, amount }] of events.entries()) {
    const is = {
      isUnwageredDeposit: kind === 'deposit',
      isTaxFree: ['taxed', 'held', 'withdrawal-change'].includes(kind),
    };
    if (kind === 'undone') {
      const win = winUndoneAt(events, at);
      if (win === -1) continue;
      const spent = events[win]!.amount - sumOf(lots.filter(({ event }) => event === win));
      lots = lots.filter(({ event }) => event !== win);
      take(spent); // as far as there is any: the house advances the rest
    } else if (kind !== 'stake') lots = lots.concat({ ...is, left: amount, event: at });
    else if (amount <= sumOf(lots)) take(amount);
  }
  return lots.map(({ isUnwageredDeposit, isTaxFree, left }) => ({ isUnwageredDeposit, isTaxFree, left }));
};

const cash = (owner: ProfileId, kind: Exclude<Event['kind'], 'undone'>, amount: Cents): Posting => {
  if (kind === 'stake') return { from: cashOf(owner), to: HOUSE.openBets, amount };
  return { from: kind === 'deposit' ? GATEWAY.mobileMoney : HOUSE.payouts, to: cashOf(owner), amount };
};

const ownTax: Posting = { from: HOUSE.payouts, to: HOUSE.winningsTax, amount: cents(1) };

/** A win is of a ticket where it was held and is odd. */
const betOf = ({ kind, amount }: Event, at: number) => ({
  bet: `B${at}:v1`,
  ticket: kind === 'held' && amount % 2 === 1 ? 'ticket-' : '',
});

/** The event as its room posts it, named as there. */
const transfersOf = (
  owner: ProfileId,
  events: readonly Event[],
  at: number,
  held: Cents,
): readonly Omit<Transfer, 'profileId' | 'at'>[] => {
  const event = events[at]!;
  const { kind, amount } = event;
  const { bet, ticket } = betOf(event, at);
  if (kind === 'undone') {
    const win = winUndoneAt(events, at);
    if (win === -1) return [];
    const undone = events[win]!;
    const names = betOf(undone, win);
    const [from, to] = [cashOf(owner), HOUSE.payouts];
    const missing = cents(Math.max(0, undone.amount - held));
    return [
      {
        reference: `advance:${names.bet}:undone`,
        kind: 'advance' as const,
        postings: [{ from: to, to: from, amount: missing }],
      },
      {
        reference: `${names.ticket}unsettle:${names.bet}:undone`,
        kind: 'settlement-reversal' as const,
        postings: [{ from, to, amount: undone.amount }],
      },
    ].filter(({ postings: [posting] }) => posting!.amount > 0);
  }
  if (kind === 'taxed')
    return [{ reference: `settle:${bet}`, kind: 'bet-won', postings: [cash(owner, kind, amount), ownTax] }];
  if (kind !== 'held') return [{ reference: `event:${at}`, kind, postings: [cash(owner, kind, amount)] }];
  const hold = payoutHoldOf(owner);
  return [
    {
      reference: `${ticket}settle:${bet}`,
      kind: 'bet-won',
      postings: [{ from: HOUSE.payouts, to: hold, amount }, ownTax],
    },
    {
      reference: `${ticket}release:${bet}:hold`,
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
          for (const transfer of transfersOf(owner, events, at, cash))
            await post(it.db, { profileId: owner, at: AT, ...transfer });
        }
        expect(await walletLots(it.db, owner)).toEqual(lotsAfter(events));
      }),
      { numRuns: 60 },
    );
  });
});
