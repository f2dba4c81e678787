import { afterAll, expect, test, vi } from 'vitest';
import { kes, matchId, type Selection } from '@kipenga/betting-core';
import { withHall } from '../../test/with-hall.ts';
import { placeBet } from '../bets/index.ts';
import { inProcessFanout } from '../fanout/index.ts';
import { systemClock } from '../ports/index.ts';
import { keepExposure, type ExposureKeeper } from './index.ts';

const { base, hall } = await withHall();
const onFailure = (_: string, error: unknown): never => {
  throw error;
};
const fanout = inProcessFanout((error) => onFailure('telling', error));
const keepers: ExposureKeeper[] = [];
/** Opens an exposure keeper, as each process has one. */
const aKeeper = (): ExposureKeeper => {
  const keeper = keepExposure({ db: base.db, fanout, realClock: systemClock, onFailure });
  keepers.push(keeper);
  return keeper;
};
afterAll(async () => {
  for (const keeper of keepers) await keeper.stop();
});

test('the exposure of a match follows each bet, in whatever process it was placed, and is the same from the database alone', async () => {
  const [near, far] = [aKeeper(), aKeeper()];
  const [match, other] = [await hall.aPick(2, { others: [3.4, 3.9] }), await hall.aPick(3)];
  const customer = await hall.aCustomer(1_000);
  const place = async (...picks: readonly Selection[]) => {
    const asked = await hall.asked(customer, picks, kes(100));
    const services = { ...hall.services, onBetPlaced: near.betPlaced };
    const answer = await placeBet(services, { customer, key: crypto.randomUUID(), asked });
    if (answer.kind !== 'placed' || answer.betId === null) throw new Error(JSON.stringify(answer));
    return { profileId: customer.profileId, betId: answer.betId };
  };
  const worstOf = async (keeper: ExposureKeeper) => {
    const told = await keeper.exposureOf(match.matchId);
    return told && { bets: told.bets, staked: told.staked, pays: told.worst.pays, result: told.worst.result };
  };
  expect(await worstOf(far)).toEqual({ bets: 0, staked: 0, pays: 0, result: 0 });
  // 100 is 88.89 after tax: 177.78 at 2.00.
  const single = await place(match);
  const one = { bets: 1, staked: 8_889, pays: 17_778, result: -8_889 };
  await vi.waitFor(async () => expect(await worstOf(far)).toEqual(one));
  // 533.34 more at 6.00, if the other match comes right too.
  await place(match, other);
  const both = { bets: 2, staked: 17_778, pays: 17_778 + 53_334, result: 17_778 - 17_778 - 53_334 };
  await vi.waitFor(async () => expect(await worstOf(far)).toEqual(both));
  const told = await far.exposureOf(match.matchId);
  expect(
    told?.outcomes.map(({ outcomeKey, bets, staked, worst }) => [outcomeKey, bets, staked, worst?.pays]),
  ).toEqual([
    ['1', 2, 17_778, 71_112],
    ['X', 0, 0, 0],
    ['2', 0, 0, 0],
  ]);
  expect(told?.scores.length).toBe(225);
  expect(told?.scores.find(({ home, away }) => home === 2 && away === 1)?.pays).toBe(71_112);
  expect(await worstOf(aKeeper())).toEqual(both);

  // Half of it is cashed out.
  await base.db.query(
    'UPDATE bet SET cashed_stake = 5000, cashed_stake_after_tax = 4445, rest_win = 1, rest_tax = 0 WHERE profile_id = $1 AND bet_id = $2',
    [single.profileId, single.betId],
  );
  await hall.end(other, 'lost');
  await far.compareAll();
  const half = { bets: 1, staked: 4_444, pays: 8_888, result: -4_444 };
  expect(await worstOf(far)).toEqual(half);
  expect(await worstOf(aKeeper())).toEqual(half);
  await hall.end(match, 'won');
  await far.compareAll();
  expect(await worstOf(far)).toEqual({ bets: 0, staked: 0, pays: 0, result: 0 });
  expect(await far.exposureOf(matchId('999999'))).toBeNull();
  expect(await far.follow(matchId('999999'))).toBe(false);
});
