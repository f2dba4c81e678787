import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kes, type Selection } from '@kipenga/betting-core';
import { balanceOf, HOUSE } from '../../ledger/index.ts';
import { type HallCustomer } from '../../../test/betting-hall.ts';
import { settleMatchBets } from '../../../test/settle-now.ts';
import { withHall } from '../../../test/with-hall.ts';

const { base, hall } = await withHall();

type Outcome = 'won' | 'lost' | 'void';

const outcome = fc.constantFrom<Outcome>('won', 'lost', 'void');
const MATCHES = 4;
const match = fc.nat(MATCHES - 1);

/** A Saturday: who bets on what, and every result in the order it is said, corrections and all. */
const saturday = fc.record({
  bets: fc.array(
    fc.record({
      customer: fc.nat(1),
      matches: fc.uniqueArray(match, { minLength: 1, maxLength: 3 }),
      stake: fc.integer({ min: 20, max: 400 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  results: fc.array(fc.record({ match, outcome }), { minLength: 1, maxLength: 8 }),
});

const cashAndDebt = async (customer: HallCustomer): Promise<number> => {
  const [row] = await base.db.query<{ owed: number }>(
    'SELECT owed FROM customer_debt WHERE profile_id = $1',
    [customer.profileId],
  );
  const { cash, payoutHold } = await hall.pots(customer);
  return cash + payoutHold - (row?.owed ?? 0);
};

describe('whatever is said about results, in whatever order, by settlers who race (D71)', () => {
  test('money ends as if only the last word had been said, and the books add up', async () => {
    await fc.assert(
      fc.asyncProperty(saturday, async ({ bets, results }) => {
        // Prices whose product stays below 10, so that no refund becomes a free bet on the way.
        const prices = [1.4, 1.9, 2.1, 1.7];
        const play = async (said: typeof results, settlers: number): Promise<readonly number[]> => {
          const customers = [await hall.aCustomer(3_000), await hall.aCustomer(3_000)];
          const picks: Selection[] = [];
          for (const price of prices) picks.push(await hall.aPick(price));
          for (const { customer, matches, stake } of bets) {
            const bettor = customers[customer];
            if (bettor)
              await hall.place(
                bettor,
                matches.flatMap((at) => picks[at] ?? []),
                kes(stake),
              );
          }
          for (const word of said) {
            const pick = picks[word.match];
            if (!pick) continue;
            await hall.result(pick, word.outcome);
            await Promise.all(
              Array.from({ length: settlers }, () =>
                settleMatchBets(base.db, pick.feedMatchId, hall.clock.now()),
              ),
            );
          }
          return Promise.all(customers.map(cashAndDebt));
        };
        const lastWords = results.filter(
          ({ match: at }, index) => results.findLastIndex((later) => later.match === at) === index,
        );
        expect(await play(results, 3)).toEqual(await play(lastWords, 1));
        expect(await hall.books()).toEqual({ total: 0, drifting: [] });
        const [open] = await base.db.query<{ waiting: number }>(
          `SELECT coalesce(sum(stake_after_tax), 0)::bigint AS waiting FROM bet WHERE status = 'open'`,
        );
        expect(await balanceOf(base.db, HOUSE.openBets)).toBe(open?.waiting);
      }),
      { numRuns: Math.min(Number(process.env['PROPERTY_RUNS'] ?? 10), 300) },
    );
  });
});
