import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kes, type Selection } from '@kipenga/betting-core';
import type { PaymentRef } from '../../src/gateways/index.ts';
import { deposit, depositFailed, depositPaid } from '../../src/payments/index.ts';
import { setDayLimit } from '../../src/play-limits/set-day-limit.ts';
import { inboxOf } from '../../src/sms/index.ts';
import { depositedBetJobs } from '../../src/confirmations/after-deposit.ts';
import { intentOf } from '../../src/confirmations/intent.ts';
import { withHall } from '../with-hall.ts';

const { base, hall } = await withHall();

/** Events of a pick between the confirmation and the money. */
const FATES = ['stays', 'better', 'worse', 'closes', 'starts'] as const;
const OPEN: ReadonlySet<string> = new Set(['stays', 'better']);
type Fate = (typeof FATES)[number];

/** Singles of a slip that wait for one deposit, with all events in between. */
const saturday = fc.record({
  singles: fc.array(
    fc.record({ stake: fc.integer({ min: 20, max: 100 }), fate: fc.constantFrom<Fate>(...FATES) }),
    { minLength: 1, maxLength: 5 },
  ),
  paidIn: fc.integer({ min: 10, max: 400 }),
  /**
   * The customer's own stake limit of the day, set while the singles wait: with an earlier limit that is exceeded no deposit
   * would be asked for.
   */
  limit: fc.option(fc.integer({ min: 20, max: 300 })),
  /** Number of concurrent reports from the gateway, and of runners that take the job. */
  callbacks: fc.integer({ min: 1, max: 3 }),
  runners: fc.integer({ min: 1, max: 3 }),
  isCancelled: fc.boolean(),
});
type Saturday = typeof saturday extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const [BEFORE, AFTER] = ['2026-11-21T06:00:00Z', '2026-11-21T06:30:00Z'];

/** Asks for the deposit, with the singles that wait for it. @returns their owner, their picks, and the payment. */
async function confirm({ singles, paidIn, limit }: Saturday) {
  hall.clock.set(BEFORE);
  const customer = await hall.aCustomer(0);
  const { profileId } = customer;
  const picks: Selection[] = [];
  for (const { fate } of singles)
    picks.push(await hall.aPick(2, fate === 'starts' ? { startsAt: AFTER } : {}));
  const bets = await Promise.all(
    picks.map((pick, at) => hall.asked(customer, [pick], kes(singles[at]?.stake ?? 0))),
  );
  const asked = { customer, key: 'k', phone: customer.msisdn, amount: kes(paidIn), bet: { bets } };
  await deposit(hall.services, { ...asked, at: hall.clock.now() });
  if (limit !== null) await setDayLimit(hall.services, profileId, { of: 'stake', amount: kes(limit) });
  const [payment] = await base.db.query<{ paymentId: string }>(
    'SELECT payment_id AS "paymentId" FROM payment WHERE profile_id = $1',
    [profileId],
  );
  return { customer, picks, payment: { profileId, paymentId: payment?.paymentId ?? '' } };
}

async function meet(pick: Selection | undefined, fate: Fate): Promise<void> {
  if (!pick) return;
  if (fate === 'better') await hall.reprice(pick, 2.5);
  if (fate === 'worse') await hall.reprice(pick, 1.5);
  if (fate === 'closes') await hall.reprice(pick, null);
}

/** The gateway reports the payment, and perhaps a cancellation. @returns true if a job was promised. */
async function pay(payment: PaymentRef, { callbacks, runners, isCancelled }: Saturday): Promise<boolean> {
  const said = Array.from({ length: callbacks }, () =>
    depositPaid(hall.services, payment, payment.paymentId),
  );
  const cancelled = base.db.transaction(
    async (sql) => isCancelled && depositFailed(sql, hall.services, payment, 'not-paid'),
  );
  expect((await Promise.all(said)).filter(Boolean)).toHaveLength(1);
  const jobs = await base.db.query<{ payload: unknown }>('SELECT payload FROM job WHERE dedupe_key = $1', [
    payment.paymentId,
  ]);
  expect(jobs).toHaveLength((await cancelled) ? 0 : 1);
  const [work] = depositedBetJobs(hall.services);
  const runs = Array.from({ length: runners }).flatMap(() => jobs);
  await Promise.all(runs.map(async ({ payload }) => work?.run(payload)));
  return jobs.length > 0;
}

/** The singles that should be placed, computed without a database: in order, while the money and the limit last. */
function placedOf({ singles, paidIn, limit }: Saturday) {
  let [cash, mayStake] = [paidIn, limit ?? Infinity];
  const placed = singles.map(({ stake, fate }) => {
    if (!OPEN.has(fate) || stake > cash || stake > mayStake) return false;
    [cash, mayStake] = [cash - stake, mayStake - stake];
    return true;
  });
  return { placed, cash };
}

test('singles that wait for a deposit are each placed once, in order, while the money and the limit of the day last, or told why not (R4-15, D07, D78)', async () => {
  await fc.assert(
    fc.asyncProperty(saturday, async (drawn) => {
      const { customer, picks, payment } = await confirm(drawn);
      const became = () => intentOf(base.db, customer.profileId, 'k');
      expect(await became()).toMatchObject({ state: 'waiting', deposit: { kind: 'prompt-sent' } });
      hall.clock.set(AFTER);
      for (const [at, { fate }] of drawn.singles.entries()) await meet(picks[at], fate);
      const isWaitedFor = await pay(payment, drawn);

      const { placed, cash } = isWaitedFor ? placedOf(drawn) : { placed: [], cash: drawn.paidIn };
      expect(await hall.pots(customer)).toMatchObject({ cash: kes(cash) });
      expect(await hall.countBets(customer)).toBe(placed.filter(Boolean).length);
      const { state, bets = [] } = await became();
      expect(state).toBe(placed.includes(true) ? 'placed' : 'refused');
      expect(bets.map(({ kind }) => kind === 'placed')).toEqual(placed);
      expect(await inboxOf(base.db, customer.msisdn)).toHaveLength(isWaitedFor ? 1 : 0);
    }),
    { numRuns: Math.min(Number(process.env['PROPERTY_RUNS'] ?? 12), 300) },
  );
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});
