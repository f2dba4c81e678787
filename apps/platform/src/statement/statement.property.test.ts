import { nairobiDay, nairobiDayOf, type NairobiDay, type StatementRow } from '@kipenga/betting-core';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openWalletHouse, type WalletEvent } from '../../test/wallet-history.ts';
import { ownDatabase } from '../../test/with-database.ts';
import { balances } from '../ledger/index.ts';
import { statementBetween } from './index.ts';

const DAYS = ['2026-11-21', '2026-11-22'].map(nairobiDay);
const [FIRST, LAST] = DAYS as [NairobiDay, NairobiDay];

const nth = fc.nat(5);
const anyEvent: fc.Arbitrary<WalletEvent> = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), amount: fc.constantFrom(50, 300, 1_000) }),
  fc.record({
    kind: fc.constant('bet' as const),
    price: fc.constantFrom(1.8, 3.33, 12),
    stake: fc.integer({ min: 20, max: 700 }),
  }),
  fc.record({
    kind: fc.constant('result' as const),
    nth,
    outcome: fc.constantFrom('won' as const, 'lost' as const, 'void' as const),
  }),
  fc.record({
    kind: fc.constant('withdrawal' as const),
    amount: fc.integer({ min: 50, max: 400 }),
    end: fc.constantFrom('paid' as const, 'failed' as const, 'none' as const),
  }),
  fc.record({
    kind: fc.constant('round' as const),
    nth,
    stake: fc.integer({ min: 5, max: 60 }),
    won: fc.constantFrom(0, 5, 80),
  }),
  fc.record({
    kind: fc.constant('round-cancelled' as const),
    nth,
    stake: fc.integer({ min: 5, max: 60 }),
  }),
  fc.constantFrom({ kind: 'free-bet' as const }, { kind: 'ticket' as const }),
);
const anyHistory = fc
  .array(anyEvent, { minLength: 6, maxLength: 18 })
  .map((events): readonly WalletEvent[] => [{ kind: 'deposit', amount: 1_000 }, ...events]);

const round: WalletEvent = { kind: 'round', nth: 0, stake: 10, won: 5 };
/** A history of every kind: two refunds, a free bet, a win held until the next day, and its correction once it is spent. */
const EVERYTHING: readonly WalletEvent[] = [
  { kind: 'deposit', amount: 2_000 },
  { kind: 'bet', price: 12, stake: 200 },
  { kind: 'result', nth: 0, outcome: 'lost' },
  { kind: 'result', nth: 0, outcome: 'void' },
  { kind: 'bet', price: 12, stake: 600 },
  { kind: 'result', nth: 1, outcome: 'lost' },
  { kind: 'free-bet' },
  { kind: 'bet', price: 12, stake: 400 },
  { kind: 'result', nth: 2, outcome: 'won' },
  { kind: 'result', nth: 3, outcome: 'won' },
  { kind: 'ticket' },
  round,
  { kind: 'round-cancelled', nth: 0, stake: 20 },
  { ...round, nth: 1, won: 10 },
  { kind: 'withdrawal', amount: 100, end: 'failed' },
  round,
  { kind: 'withdrawal', amount: 4_500, end: 'paid' },
  { kind: 'result', nth: 3, outcome: 'lost' },
  { kind: 'deposit', amount: 300 },
  { kind: 'bet', price: 1.8, stake: 49 },
  { kind: 'result', nth: 4, outcome: 'won' },
];

const base = await ownDatabase();
let house: Awaited<ReturnType<typeof openWalletHouse>>;
beforeAll(async () => {
  house = await openWalletHouse(base.db);
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Each account's gain on a day by the books, counted without the statement. */
const booked = async (profileId: string, account: string, day: NairobiDay): Promise<number> => {
  const pots = account === 'cash' ? [`cash:${profileId}`] : [`bonus:${profileId}`, `refund:${profileId}`];
  const postings = await base.db.query<{ at: string; from: string; to: string; amount: number }>(
    `SELECT made_at AS at, from_account AS from, to_account AS to, amount
     FROM ledger_posting JOIN ledger_transfer USING (profile_id, reference) WHERE profile_id = $1`,
    [profileId],
  );
  return sum(
    postings
      .filter(({ at }) => nairobiDayOf(at as StatementRow['at']) === day)
      .map(({ from, to, amount }) => (pots.includes(to) ? amount : 0) - (pots.includes(from) ? amount : 0)),
  );
};

test('whatever happens: what was before, and the rows, are what is now; each balance follows the last; nothing is missing or there twice (D87, D91)', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyHistory, async (events) => {
      const { profileId } = await house.live(events);
      const asked = (from: NairobiDay, to: NairobiDay) =>
        statementBetween(base.db, profileId, { from, to, now: house.now(), realNow: house.now() });
      const whole = (await asked(FIRST, LAST)) as readonly StatementRow[];
      expect([
        ...((await asked(FIRST, FIRST)) as typeof whole),
        ...((await asked(LAST, LAST)) as typeof whole),
      ]).toEqual(whole);

      const held = { cash: 0, bonus: 0 };
      for (const { account, amount, balance, type } of whole) {
        seen.add(type);
        held[account] += amount;
        expect(balance).toBe(held[account]);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
      const { cash, bonus, refund } = await balances(base.db, profileId);
      expect(held).toEqual({ cash, bonus: bonus + refund });

      for (const account of ['cash', 'bonus'] as const)
        for (const day of DAYS) {
          const ofDay = whole.filter((row) => row.account === account && nairobiDayOf(row.at) === day);
          expect(sum(ofDay.map(({ amount }) => amount))).toBe(await booked(profileId, account, day));
        }
    }),
    { numRuns: 6, examples: [[EVERYTHING]] },
  );
  expect(seen).not.toContain('other');
  expect([...seen].toSorted()).toEqual([
    'advance',
    'bet',
    'bet-payout',
    'bet-returned',
    'bonus-release',
    'bonus-release-reversal',
    'correction',
    'deposit',
    'free-bet',
    'free-bet-payout',
    'game',
    'payout-hold',
    'payout-release',
    'refund',
    'refund-reversal',
    'repayment',
    'stake-tax',
    'ticket',
    'welcome-bonus',
    'winnings-tax',
    'withdrawal',
    'withdrawal-change',
    'withdrawal-fee',
    'withdrawal-returned',
  ]);
});
