import { kes, oddsFromThousandths } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { withHall } from '../../test/with-hall.ts';
import { keepBooster } from '../house-rules/index.ts';
import { wouldHaveCost, wouldHaveRefused, wouldHaveRefusedBets } from './index.ts';

const { base, hall } = await withHall();
const DAY = { from: '2026-11-20T21:00:00Z', to: '2026-11-21T21:00:00Z' } as never;

test('a limit would have refused of last week what it would have refused at the counter, whatever its bets came to', async () => {
  const [limited, free] = [await hall.aPick(2), await hall.aPick(3)];
  const customer = await hall.aCustomer(10_000);
  // 200 is 177.78 after tax, and pays 355.56 at 2.00: the second and the accumulator would go above 500.
  await hall.place(customer, [limited], kes(200));
  await hall.place(customer, [limited], kes(200));
  await hall.place(customer, [free, limited], kes(100));
  await hall.place(customer, [limited], kes(50));
  await hall.place(customer, [free], kes(200));
  const would = (match: number | null, competition: number | null, shillings: number) =>
    wouldHaveRefused(base.db, { match, competition, sport: null, most: kes(shillings) }, DAY);
  const expected = { bets: 2, money: kes(300), lookedAt: 4, isAll: true };
  expect(await would(Number(limited.matchId), null, 500)).toEqual(expected);
  await hall.end(limited, 'lost');
  expect(await would(Number(limited.matchId), null, 500)).toEqual(expected);
  // Of each match: the free one pays 533.34 alone.
  expect(await would(null, null, 500)).toMatchObject({ bets: 3, money: kes(500), lookedAt: 5 });
  expect(await would(null, 1, 10_000)).toMatchObject({ bets: 0, lookedAt: 5 });
  expect(await would(null, 2, 0)).toMatchObject({ bets: 0, lookedAt: 0 });
});

test('a booster would have cost what it adds to the accumulators that won, or less without the one they had', async () => {
  const picks = [await hall.aPick(2), await hall.aPick(2), await hall.aPick(1.1)];
  const customer = await hall.aCustomer(10_000);
  const booster = { rate: 1_100, minCount: 1, maxMultiplier: null, minOdds: oddsFromThousandths(1_200) };
  await hall.place(customer, picks, kes(90));
  await hall.place(customer, [picks[0]!, await hall.aPick(3)], kes(90));
  await hall.place(customer, [picks[0]!], kes(90));
  await keepBooster(base.db, booster);
  await hall.place(customer, picks.slice(0, 2), kes(90));
  for (const pick of picks) await hall.end(pick, 'won');
  // 80 after tax. The first paid 352.00 and would have paid 387.20; the other had it: 352.00, of which 32.00 is the booster's.
  expect(await wouldHaveCost(base.db, booster, DAY)).toEqual({
    bets: 1,
    more: 35_20,
    lookedAt: 2,
    isAll: true,
  });
  expect(await wouldHaveCost(base.db, null, DAY)).toMatchObject({ bets: 1, more: -32_00 });
});

test('a limit of bets would have refused those that were placed to be paid more, whatever they were paid', async () => {
  const [won, off] = [await hall.aPick(2), await hall.aPick(3)];
  const customer = await hall.aCustomer(10_000);
  // 177.78 after tax: the first two would have been paid more than 500, and are paid less.
  await hall.place(customer, [won, off], kes(200));
  await hall.place(customer, [off], kes(200));
  await hall.place(customer, [off], kes(100));
  await hall.end(won, 'won');
  await hall.end(off, 'void');
  const part = { sport: null, competition: null, match: Number(off.matchId), marketTypeId: null };
  expect(await wouldHaveRefusedBets(base.db, { ...part, most: kes(500) }, DAY)).toEqual({
    bets: 2,
    money: kes(400),
    lookedAt: 3,
    isAll: true,
  });
});
