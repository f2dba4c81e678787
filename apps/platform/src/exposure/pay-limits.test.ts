import { instantFromMs, kes, oddsFromThousandths, outcomeId, outcomeKey, toMs } from '@kipenga/betting-core';
import { expect, test, vi } from 'vitest';
import { withHall } from '../../test/with-hall.ts';
import { placeBet } from '../bets/index.ts';
import { inProcessFanout } from '../fanout/index.ts';
import { systemClock } from '../ports/index.ts';
import { numberOf } from '../sports/index.ts';
import { endPayLimit, keepExposure, keepPayLimit, keepPayLimits, type PayLimit } from './index.ts';

const { base, hall } = await withHall();
const onFailure = (_: string, error: unknown): never => {
  throw error;
};

test('a bet that would bring what the house pays on a match above its limit is refused, with the limit and the match; others are taken', async () => {
  const fanout = inProcessFanout((error) => onFailure('telling', error));
  const exposure = keepExposure({ db: base.db, fanout, realClock: systemClock, onFailure });
  const { bettingClock: clock } = hall.services;
  const limits = keepPayLimits({ db: base.db, clock, exposure, onFailure });
  const [limited, free] = [await hall.aPick(2, { others: [3.4, 3.9] }), await hall.aPick(3)];
  const customer = await hall.aCustomer(10_000);
  const place = async (shillings: number, ...picks: Parameters<typeof hall.asked>[1]) => {
    const asked = await hall.asked(customer, picks, kes(shillings));
    const services = { ...hall.services, payLimits: limits, onBetPlaced: exposure.betPlaced };
    return placeBet(services, { customer, key: crypto.randomUUID(), asked });
  };
  const limit: PayLimit = {
    competition: null,
    match: Number(limited.matchId),
    most: kes(500),
    who: 'Achieng',
    why: 'a derby',
    since: clock.now(),
    until: null,
  };
  const id = await keepPayLimit(base.db, limit);
  // A limit that begins tomorrow is none today.
  await keepPayLimit(base.db, {
    ...limit,
    most: kes(0),
    since: instantFromMs(toMs(clock.now()) + 86_400_000),
  });
  await limits.read();

  // 200 is 177.78 after tax, and pays 355.56 at 2.00.
  expect((await place(200, limited)).kind).toBe('placed');
  await vi.waitFor(async () => expect((await exposure.exposureOf(limited.matchId))?.bets).toBe(1));
  expect(await place(200, limited)).toMatchObject({
    kind: 'refused',
    code: 223,
    reason: {
      code: 'pay-limit-passed',
      values: { maximum: kes(500), matches: [{ home: limited.homeTeam, away: limited.awayTeam }] },
    },
  });
  expect((await place(100, free, limited)).kind).toBe('refused'); // 533.34 more at 6.00
  expect((await place(50, limited)).kind).toBe('placed');
  expect((await place(200, free)).kind).toBe('placed');

  // Nobody may bring it further above a limit that was lowered, and whoever is paid where little else is, may stake.
  const lower = await keepPayLimit(base.db, { ...limit, most: kes(400) });
  await limits.read();
  expect((await place(50, limited)).kind).toBe('refused');
  const draw = {
    ...limited,
    outcomeId: outcomeId(String(numberOf(limited.outcomeId)! + 1)),
    outcomeKey: outcomeKey('X'),
    odds: oddsFromThousandths(3_400),
  };
  expect((await place(50, draw)).kind).toBe('placed');
  await endPayLimit(base.db, lower, clock.now());

  expect(await endPayLimit(base.db, id, clock.now())).toBe(true);
  await limits.read();
  expect((await place(200, limited)).kind).toBe('placed');
  await limits.stop();
  await exposure.stop();
});

test('one match whose bets cannot be reckoned leaves the others followed, and under their limit', async () => {
  const told: unknown[] = [];
  const fanout = inProcessFanout((error) => onFailure('telling', error));
  const parts = { db: base.db, onFailure: (_: string, error: unknown) => void told.push(error) };
  const exposure = keepExposure({ ...parts, fanout, realClock: systemClock });
  const { bettingClock: clock } = hall.services;
  const limits = keepPayLimits({ ...parts, clock, exposure });
  const [broken, sound] = [await hall.aPick(2), await hall.aPick(2)];
  const customer = await hall.aCustomer(10_000);
  const place = async (shillings: number, pick: typeof broken) => {
    const asked = await hall.asked(customer, [pick], kes(shillings));
    const services = { ...hall.services, payLimits: limits };
    return (await placeBet(services, { customer, key: crypto.randomUUID(), asked })).kind;
  };
  await exposure.exposureOf(broken.matchId);
  await exposure.exposureOf(sound.matchId);
  for (const pick of [broken, sound]) expect(await place(200, pick)).toBe('placed');
  await base.owner.query('ALTER TABLE bet DISABLE TRIGGER USER');
  await base.owner.query(
    `UPDATE bet SET tax_record = '{}' WHERE bet_id IN (SELECT bet_id FROM bet_leg WHERE outcome_id = $1)`,
    [broken.outcomeId],
  );
  await base.owner.query('ALTER TABLE bet ENABLE TRIGGER USER');
  await exposure.compareAll();
  expect((await exposure.exposureOf(sound.matchId))?.bets).toBe(1);
  expect(told).not.toEqual([]);

  const again = keepExposure({ ...parts, fanout, realClock: systemClock });
  const strict = keepPayLimits({ ...parts, clock, exposure: again });
  for (const { matchId } of [broken, sound])
    await keepPayLimit(base.db, {
      competition: null,
      match: Number(matchId),
      most: kes(400),
      who: 'Achieng',
      why: 'a derby',
      since: clock.now(),
      until: null,
    });
  await strict.read();
  const asked = await hall.asked(customer, [sound], kes(200));
  const answer = await placeBet({ ...hall.services, payLimits: strict }, { customer, key: 'strict', asked });
  expect(answer.kind).toBe('refused');
  for (const one of [limits, strict, exposure, again]) await one.stop();
});
