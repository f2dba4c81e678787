import { expect, test } from 'vitest';
import { kes, nairobiDay, TAX_RECORDS } from '@kipenga/betting-core';
import { type Hall, type HallCustomer } from '../../test/betting-hall.ts';
import { keepTaxRecord, limitHandlers } from '../house-rules/index.ts';
import { placeBet } from './place-bet.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall();

const [usual] = TAX_RECORDS;
const place = (customer: HallCustomer, key: string, asked: Awaited<ReturnType<Hall['asked']>>) =>
  placeBet(hall.services, { customer, key, asked });
const told = () =>
  limitHandlers({ db: base.db, rulebook: 'spec' }).getLimits(
    { params: {}, query: {}, body: {} },
    { customer: null, idempotencyKey: null, asker: null, now: hall.clock.now() },
  );

test('a slip that is open while the law changes is told of it, and is one quote behind at most (D07, D08)', async () => {
  const customer = await hall.aCustomer(500);
  const pick = await hall.aPick(2, { startsAt: '2026-11-25T12:00:00Z' });
  const before = await hall.asked(customer, [pick], kes(49));
  await keepTaxRecord(base.db, {
    ...usual!,
    effectiveFrom: nairobiDay('2026-11-22'),
    winningsPercent: 5,
    reference: 'a new law',
  });
  expect(await place(customer, 'the day before', before)).toMatchObject({ kind: 'placed' });
  expect(await told()).toMatchObject({
    taxes: { today: '2026-11-21', records: [{ winningsPercent: 20 }, { winningsPercent: 5 }] },
  });

  hall.clock.set('2026-11-21T21:00:00Z'); // midnight in Nairobi
  expect(await place(customer, 'after midnight', before)).toMatchObject({
    kind: 'refused',
    code: 205,
    currentOdds: [{ outcomeId: pick.outcomeId }],
  });
  expect(await told()).toMatchObject({ taxes: { today: '2026-11-22' } });
  const after = await hall.asked(customer, [pick], kes(49));
  expect(after.netPayout).toBeGreaterThan(before.netPayout);
  expect(await place(customer, 'looked again', after)).toMatchObject({ kind: 'placed' });
  const wrong = { ...after, netPayout: kes(1) };
  expect(await place(customer, 'figures of nobody', wrong)).toMatchObject({ kind: 'refused', code: 203 });

  const kept = await base.db.query(
    `SELECT tax_record ->> 'winningsPercent' AS percent FROM bet ORDER BY placed_at, bet_id`,
  );
  expect(kept).toEqual([{ percent: '20' }, { percent: '5' }]);
});
