import {
  instantFromMs,
  kes,
  marketTypeId,
  oddsFromThousandths,
  outcomeId,
  outcomeKey,
  toMs,
} from '@kipenga/betting-core';
import { expect, test, vi } from 'vitest';
import { withHall } from '../../test/with-hall.ts';
import { placeBet } from '../bets/index.ts';
import { inProcessFanout } from '../fanout/index.ts';
import { systemClock } from '../ports/index.ts';
import { numberOf } from '../sports/index.ts';
import {
  betLimits,
  endBetLimit,
  endPayLimit,
  keepBetLimit,
  keepExposure,
  keepPayLimit,
  keepPayLimits,
  type PayLimit,
} from './index.ts';
import { limitedMatches } from './pay-limits.store.ts';

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
    sport: null,
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

test('a bet that would pay above the limit of one of its picks is refused, with the limit and the match: by sport, competition, match and market, in the strictest', async () => {
  const now = systemClock.now();
  const [pick, other] = [await hall.aPick(2), await hall.aPick(3)];
  const customer = await hall.aCustomer(10_000);
  const place = async (shillings: number, ...picks: Parameters<typeof hall.asked>[1]) =>
    placeBet(hall.services, {
      customer,
      key: crypto.randomUUID(),
      asked: await hall.asked(customer, picks, kes(shillings)),
    });
  const [of] = await base.db.query<{ sport: number; competition: number }>(
    'SELECT sport_id AS sport, competition_id AS competition FROM match JOIN competition USING (competition_id) WHERE match_id = $1',
    [pick.matchId],
  );
  const match = Number(pick.matchId);
  const nothing = { sport: null, competition: null, match: null, marketTypeId: null };
  const who = { who: 'Achieng', why: 'a derby', since: now, until: null };
  const parts = [{ sport: of!.sport }, { competition: of!.competition }, { match }, {}].flatMap((part) => [
    { ...nothing, ...part },
    { ...nothing, ...part, marketTypeId: pick.marketTypeId },
  ]);
  const endAll = async () => {
    for (const { id } of await betLimits(base.db, now)) await endBetLimit(base.db, id, systemClock.now());
  };
  for (const part of parts) {
    await keepBetLimit(base.db, { ...who, ...part, most: kes(500) });
    // 200 is 177.78 after tax, and pays 355.56 at 2.00; 300 pays 533.34.
    expect((await place(200, pick)).kind).toBe('placed');
    expect(await place(300, pick)).toMatchObject({
      kind: 'refused',
      code: 223,
      reason: {
        code: 'bet-limit-passed',
        values: { maximum: kes(500), matches: [{ home: pick.homeTeam, away: pick.awayTeam }] },
      },
    });
    await endAll();
  }
  for (const part of [
    { sport: of!.sport + 1 },
    { competition: of!.competition + 1 },
    { match: match + 1 },
    { marketTypeId: marketTypeId('none') },
  ])
    await keepBetLimit(base.db, { ...who, ...nothing, ...part, most: kes(1) });
  expect((await place(300, pick)).kind).toBe('placed');
  await endAll();

  // The strictest of its picks holds an accumulator, too; one that has not begun, or has ended, holds none.
  const day = 86_400_000;
  const [before, later] = [-day, day].map((ms) => instantFromMs(toMs(now) + ms));
  await keepBetLimit(base.db, { ...who, ...nothing, match, most: kes(900) });
  await keepBetLimit(base.db, { ...who, ...nothing, match: Number(other.matchId), most: kes(600) });
  await keepBetLimit(base.db, { ...who, ...nothing, most: kes(1), since: later! });
  await keepBetLimit(base.db, { ...who, ...nothing, most: kes(1), since: before!, until: now });
  expect((await place(100, pick, other)).kind).toBe('placed'); // 533.34 at 6.00
  expect(await place(200, pick, other)).toMatchObject({
    reason: { values: { maximum: kes(600), matches: [{ home: other.homeTeam }] } },
  });
  await endAll();
});

test('what is paid on a match is limited by sport, too', async () => {
  const pick = await hall.aPick(2);
  const [of] = await base.db.query<{ sport: number }>(
    'SELECT sport_id AS sport FROM match JOIN competition USING (competition_id) WHERE match_id = $1',
    [pick.matchId],
  );
  const now = hall.services.bettingClock.now();
  const limit: PayLimit = {
    sport: of!.sport,
    competition: null,
    match: null,
    most: kes(700),
    who: 'Achieng',
    why: 'a quiet summer',
    since: now,
    until: null,
  };
  const id = await keepPayLimit(base.db, limit);
  const other = await keepPayLimit(base.db, { ...limit, sport: of!.sport + 1, most: kes(1) });
  const limited = await limitedMatches(base.db, now);
  expect(limited).toContainEqual({ match: Number(pick.matchId), most: kes(700) });
  expect(limited.filter(({ most }) => most === kes(1))).not.toContainEqual(
    expect.objectContaining({ match: Number(pick.matchId) }),
  );
  for (const one of [id, other]) await endPayLimit(base.db, one, now);
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
      sport: null,
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
