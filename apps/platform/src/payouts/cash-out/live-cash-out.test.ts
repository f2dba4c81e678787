import { describe, expect, test } from 'vitest';
import { kes, type BetId, type BetSystem, type Cents, type Selection } from '@kipenga/betting-core';
import type { CashOutTaken } from '@kipenga/contracts';
import { chanceWhere, inPlayMatrix, priceInPlay } from '@kipenga/pricing';
import { type HallCustomer } from '../../../test/betting-hall.ts';
import { liveHall } from '../../../test/live-hall.ts';
import { cutEverywhere } from '../../../test/power-cut.ts';
import { settleNow } from '../../../test/settle-now.ts';
import { aWholeMatch, USUAL } from '../../../test/whole-match.ts';
import { withHall } from '../../../test/with-hall.ts';
import { betHistory } from '../../bet-history/index.ts';
import type { Database } from '../../database/index.ts';
import { sayOfMatch } from '../../gateways/index.ts';
import { changePrices, numberOf, outcomeNumberOf } from '../../sports/index.ts';
import { cashOutWaitOf } from './cash-out-waits.store.ts';
import { areFloorsDue, forgetFloor, lookAtFloors, setFloor } from './floors.ts';
import { askCashOut, takeCashOut } from './take-cash-out.ts';
import { cashOutJobs } from './wait-to-cash-out.ts';

const { base, hall } = await withHall();
const { db, clock, services } = hall;
const { tell, kickOff, goal, pass, judging } = liveHall(hall);

/** The prices of the draw and the away win beside 2.00. */
const OTHERS = [3.4, 3.9];

interface Placed {
  readonly customer: HallCustomer;
  readonly picks: readonly Selection[];
  /** The first of them: its match is in play. */
  readonly live: Selection;
  readonly betId: BetId;
}

/** A bet of 100.00 that was placed before its first match kicked off; the others kick off another day. */
const aBet = async (prices: readonly number[] = [2], system?: BetSystem): Promise<Placed> => {
  clock.set('2026-11-21T06:00:00Z');
  const customer = await hall.aCustomer(100);
  const [first = 2, ...later] = prices;
  const live = await hall.aPick(first, { others: OTHERS });
  const picks = [live];
  for (const price of later)
    picks.push(await hall.aPick(price, { others: OTHERS, startsAt: '2026-11-22T12:00:00Z' }));
  const placed = await hall.place(customer, picks, kes(100), system ? { system } : {});
  if (placed.kind !== 'placed' || placed.betId === null) throw new Error(JSON.stringify(placed));
  await kickOff(live);
  return { customer, picks, live, betId: placed.betId };
};

const partsOn = (of: Database) => ({ db: of, now: () => clock.now() });
const nameOf = ({ customer, betId }: Placed) => ({ profileId: customer.profileId, betId });
const ask = (bet: Placed, share?: number) => askCashOut(partsOn(db), nameOf(bet), share);
const offerFor = async (bet: Placed, share?: number) => {
  const answer = await ask(bet, share);
  if (answer?.kind !== 'offered') throw new Error(JSON.stringify(answer));
  return answer;
};
let keys = 0;
const take = async (
  bet: Placed,
  { share, key = `key ${keys++}` }: { readonly share?: number; readonly key?: string } = {},
): Promise<CashOutTaken | null> => {
  const { offer, version } = await offerFor(bet, share);
  const asked = { offer, version, ...(share !== undefined && { share }) };
  return takeCashOut(partsOn(db), { ...nameOf(bet), key, asked });
};
/** Takes an offer, which waits; answers it. */
const tap = async (bet: Placed, share?: number): Promise<Cents> => {
  const answer = await take(bet, share === undefined ? {} : { share });
  if (answer?.kind !== 'waiting') throw new Error(JSON.stringify(answer));
  return answer.offer;
};
const judge = (): Promise<void> => judging(cashOutJobs(services)).runDue('live-bets');
const judgeOn = (of: Database, bet: Placed) => cashOutJobs({ ...services, db: of })[0]!.run(nameOf(bet));
const waitOf = (bet: Placed) => cashOutWaitOf(db, nameOf(bet));
const cashOfCustomer = async ({ customer }: Placed): Promise<Cents> => (await hall.pots(customer)).cash;
const row = async ({ customer, betId }: Placed) =>
  (await betHistory(db, customer.profileId, { from: null, now: clock.now() })).find(({ id }) => id === betId);
const noticesOf = async ({ customer }: Placed) =>
  (
    await db.query<{ kind: string }>('SELECT kind FROM notice WHERE profile_id = $1', [customer.profileId])
  ).map(({ kind }) => kind);
const soundBooks = async () => expect(await hall.books()).toEqual({ total: 0, drifting: [] });
/** 100 at 2.00, won: 88.89 after tax, 177.78 less 20 % of the win. */
const WON = 16_000;

describe('cashing out in play (D103)', () => {
  test.each([
    ['falls', 2.6],
    ['rises', 1.5],
  ])(
    'waits as bets do, pays nothing meanwhile, and then the offer of the tap, though its price %s',
    async (_, price) => {
      const bet = await aBet();
      expect(await offerFor(bet)).toMatchObject({ waitSeconds: 5 });
      const offer = await tap(bet);
      expect(await waitOf(bet)).toEqual({
        state: 'waiting',
        secondsLeft: 5,
        offer,
        held: 0,
        remainingStake: 0,
      });
      expect(await cashOfCustomer(bet)).toBe(0);
      await hall.reprice(bet.live, price);
      await pass(6);
      await judge();
      expect(await waitOf(bet)).toMatchObject({ state: 'stands', offer });
      expect(await cashOfCustomer(bet)).toBe(offer);
      expect(await row(bet)).toMatchObject({ badge: 'cashed-out', cashOuts: [{ paid: offer }] });
      expect(await noticesOf(bet)).toEqual(['bet-cashed-out']);
      await hall.end(bet.live, 'won');
      expect(await cashOfCustomer(bet)).toBe(offer);
      await soundBooks();
    },
  );

  test('falls with a goal while it waits: the bet is as it was, told, and is won, or cashed out again, as any', async () => {
    const [bet, again] = [await aBet(), await aBet()];
    for (const one of [bet, again]) {
      await tap(one);
      await goal(one.live);
    }
    expect(await ask(bet)).toMatchObject({ kind: 'refused', reason: { code: 'cash-out-waiting' } });
    await pass(6);
    await judge();
    expect(await waitOf(bet)).toMatchObject({ state: 'fell', reason: 'goal' });
    expect(await cashOfCustomer(bet)).toBe(0);
    expect(await row(bet)).toMatchObject({ status: 'open', canCashOut: true });
    expect(await noticesOf(bet)).toEqual(['cash-out-fell']);
    expect(await ask(again)).toMatchObject({ kind: 'refused', reason: { code: 'cash-out-suspended' } });
    await tell(again.live, { home: 1 });
    const offer = await tap(again);
    await pass(6);
    await judge();
    expect(await cashOfCustomer(again)).toBe(offer);
    await hall.end(bet.live, 'won');
    expect(await cashOfCustomer(bet)).toBe(WON);
    await soundBooks();
  });

  test('falls where an operator closes its match meanwhile, and where it is judged so late that nobody watched', async () => {
    const [closed, late] = [await aBet(), await aBet()];
    for (const one of [closed, late]) await tap(one);
    const closing = { act: 'close', market: null, why: 'late news', until: null } as const;
    const operating = { db, clock, operator: 'Achieng' };
    await sayOfMatch(operating, { matchNumber: numberOf(closed.live.matchId)! }, closing);
    await pass(60);
    await judge();
    expect(await waitOf(closed)).toMatchObject({ state: 'fell', reason: 'suspended' });
    expect(await waitOf(late)).toMatchObject({ state: 'fell', reason: 'source' });
    expect(await cashOfCustomer(late)).toBe(0);
  });

  test('of an accumulator waits for its picks in play; one whose other match is called off meanwhile falls', async () => {
    const [stands, falls] = [await aBet([2, 2]), await aBet([2, 2])];
    const offer = await tap(stands);
    await tap(falls);
    await hall.result(falls.picks[1]!, 'void');
    await pass(6);
    await judge();
    expect(await cashOfCustomer(stands)).toBe(offer);
    expect(await waitOf(falls)).toMatchObject({ state: 'fell', reason: 'ended' });
    await settleNow(db, clock);
    await hall.end(falls.live, 'won');
    expect(await cashOfCustomer(falls)).toBe(WON);
    await soundBooks();
  });

  test('of a part, of a single and of a system: what stays is paid as a bet of its own', async () => {
    const [single, system] = [await aBet(), await aBet([2, 2, 2], { sizes: [2], bankers: [] })];
    for (const bet of [single, system]) {
      const offer = await tap(bet, 40);
      expect(await waitOf(bet)).toMatchObject({ remainingStake: kes(60) });
      await pass(6);
      await judge();
      expect(await cashOfCustomer(bet)).toBe(offer);
      expect(await row(bet)).toMatchObject({ status: 'open', cashOuts: [{ paid: offer, stake: kes(40) }] });
      const before = await cashOfCustomer(bet);
      for (const pick of bet.picks) await hall.end(pick, 'won');
      expect(await cashOfCustomer(bet)).toBeGreaterThan(before);
    }
    await soundBooks();
  });

  test('from two tabs, or twice under one key, waits once', async () => {
    const bet = await aBet();
    const { offer, version } = await offerFor(bet);
    const press = (key: string) =>
      takeCashOut(partsOn(db), { ...nameOf(bet), key, asked: { offer, version } });
    const answers = await Promise.all([press('tab one'), press('tab two')]);
    expect(answers).toContainEqual(expect.objectContaining({ kind: 'waiting', offer }));
    expect(answers).toContainEqual(expect.objectContaining({ kind: 'refused', code: 291 }));
    const first = answers[0]?.kind === 'waiting' ? 'tab one' : 'tab two';
    expect(await press(first)).toMatchObject({ kind: 'waiting', offer });
    await pass(6);
    await judge();
    expect(await press(first)).toMatchObject({ kind: 'waiting', offer });
    expect(await cashOfCustomer(bet)).toBe(offer);
    await soundBooks();
  });

  test('is not offered while its match is stopped, nor on a pick that has no price', async () => {
    const bet = await aBet();
    await tell(bet.live, { why: 'penalty' });
    expect(await ask(bet)).toMatchObject({ reason: { code: 'cash-out-suspended' } });
    await tell(bet.live);
    await hall.reprice(bet.live, null);
    expect(await ask(bet)).toMatchObject({ reason: { code: 'cash-out-price-unknown' } });
  });
});

describe('a combination in play (D101, D103)', () => {
  /** A bet on picks of one match that is in play at this score, with a third of its goals behind it. */
  const combinedAt = async (
    score: { readonly home: number; readonly away: number },
    ...parts: readonly string[]
  ): Promise<Placed> => {
    clock.set('2026-11-21T06:00:00Z');
    const match = await aWholeMatch(hall);
    const customer = await hall.aCustomer(100);
    const live = await match.combined(...parts);
    const placed = await hall.place(customer, [live], kes(100));
    if (placed.kind !== 'placed' || placed.betId === null) throw new Error(JSON.stringify(placed));
    await kickOff(live);
    await tell(live, score);
    const prices = priceInPlay(USUAL, { ...score, playedShare: 0.33 }).map(({ outcome, odds }) => ({
      outcomeNumber: outcomeNumberOf(numberOf(live.matchId)!, outcome.slot),
      odds,
    }));
    await db.transaction((sql) => changePrices(sql, prices));
    return { customer, picks: [live], live, betId: placed.betId };
  };

  test('is worth its net win at the chance that all its parts win from this score on; it waits, and is paid', async () => {
    const bet = await combinedAt({ home: 1, away: 0 }, '1 1', '18 over 2.5');
    const offer = await offerFor(bet);
    const chance = chanceWhere(
      inPlayMatrix(USUAL, { home: 1, away: 0, playedShare: 0.33 }),
      (home, away) => home > away && home + away > 2,
    );
    expect(offer.chance).toBeCloseTo(chance, 2);
    expect(offer.fair).toBeCloseTo(offer.netIfWon * offer.chance, -1);
    expect(offer.offer).toBe(Math.floor(offer.fair * 0.95));
    expect(offer.waitSeconds).toBe(5);
    await tap(bet);
    await pass(6);
    await judge();
    expect(await cashOfCustomer(bet)).toBe(offer.offer);
    await soundBooks();
  });

  test('counts a part that the score has decided, and is worth nothing once it cannot win', async () => {
    const decided = await combinedAt({ home: 2, away: 0 }, '1 1', '18-1.5 over 1.5');
    const leads = chanceWhere(
      inPlayMatrix(USUAL, { home: 2, away: 0, playedShare: 0.33 }),
      (home, away) => home > away,
    );
    expect(Math.abs((await offerFor(decided)).chance - leads)).toBeLessThan(0.01);
    const lost = await combinedAt({ home: 1, away: 1 }, '1 1', '18 under 2.5');
    expect(await ask(lost)).toMatchObject({ reason: { code: 'cash-out-worth-nothing' } });
  });

  test('has no offer where a part is decided at half time: that is not priced in play', async () => {
    const bet = await combinedAt({ home: 0, away: 0 }, '60 1', '18 over 2.5');
    expect(await ask(bet)).toMatchObject({ reason: { code: 'cash-out-price-unknown' } });
  });
});

describe('a cash-out that waits, and the end of its match', () => {
  test('falls where the match ends in the wait: the bet is settled, once', async () => {
    const bet = await aBet();
    await tap(bet);
    await hall.result(bet.live, 'won');
    await settleNow(db, clock);
    expect(await cashOfCustomer(bet)).toBe(0);
    await pass(6);
    await judge();
    expect(await waitOf(bet)).toMatchObject({ state: 'fell', reason: 'ended' });
    await settleNow(db, clock);
    expect(await cashOfCustomer(bet)).toBe(WON);
    await soundBooks();
  });

  test('race of verdicts in three processes with the settlement of a match that ended after the wait: the offer of the tap, once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const bet = await aBet();
      const offer = await tap(bet);
      await pass(6);
      await hall.result(bet.live, round % 2 === 0 ? 'won' : 'lost');
      const settle = () => settleNow(db, clock);
      if (round % 3 === 0) await settle();
      await Promise.all([settle(), ...[1, 2, 3].map(() => judgeOn(db, bet))]);
      await settle();
      expect(await cashOfCustomer(bet)).toBe(offer);
      expect(await row(bet)).toMatchObject({ badge: 'cashed-out', cashOuts: [{ paid: offer }] });
    }
    await soundBooks();
  });

  test('race of a tap with the goal and the end of its match: paid, or settled, never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const bet = await aBet();
      const { offer, version } = await offerFor(bet);
      const tapped = async () => {
        if (round % 3 === 0) await new Promise(setImmediate);
        return takeCashOut(partsOn(db), { ...nameOf(bet), key: `race ${round}`, asked: { offer, version } });
      };
      await Promise.all([tapped(), round % 2 === 0 ? goal(bet.live) : hall.result(bet.live, 'won')]);
      await pass(6);
      await Promise.all([judge(), settleNow(db, clock)]);
      await hall.end(bet.live, 'won');
      await settleNow(db, clock);
      expect(await cashOfCustomer(bet)).toBe(WON);
    }
    await soundBooks();
  });

  test('power cut at any statement of tap and verdict: it waits or not, and is paid whole, once', async () => {
    const bet = await aBet();
    const { offer, version } = await offerFor(bet, 40);
    const asked = { offer, version, share: 40 };
    const tapped = (of: Database) => takeCashOut(partsOn(of), { ...nameOf(bet), key: 'cut', asked });
    expect(
      await cutEverywhere(base.db, tapped, async () => expect(await waitOf(bet)).toBeNull()),
    ).toBeGreaterThan(8);
    await pass(6);
    const cuts = await cutEverywhere(
      base.db,
      (of) => judgeOn(of, bet),
      async () => {
        expect(await cashOfCustomer(bet)).toBe(0);
        expect(await waitOf(bet)).toMatchObject({ state: 'waiting' });
        await soundBooks();
      },
    );
    expect(cuts).toBeGreaterThan(8);
    await judgeOn(db, bet);
    expect(await cashOfCustomer(bet)).toBe(offer);
    await soundBooks();
  });
});

const look = async () => {
  const seen = [];
  const onFailure = (_: string, error: unknown): never => {
    throw error;
  };
  for await (const one of lookAtFloors({ ...partsOn(db), onFailure })) seen.push(one);
  return seen;
};

test('a floor that is reached in play waits too: it falls with a goal and stays, and is paid once where it stands (D102, D103)', async () => {
  await look();
  const bet = await aBet();
  const floor = ((await offerFor(bet)).offer + 1_000) as Cents;
  expect(await setFloor(partsOn(db), nameOf(bet), floor)).toMatchObject({ kind: 'accepted' });
  await look();
  await hall.reprice(bet.live, 1.3);
  expect(await look()).toEqual(['waits']);
  expect(await waitOf(bet)).toMatchObject({ state: 'waiting' });
  expect(await areFloorsDue(partsOn(db))).toBe(false);
  await goal(bet.live);
  await pass(6);
  await judge();
  expect(await waitOf(bet)).toMatchObject({ state: 'fell', reason: 'goal' });
  expect(await noticesOf(bet)).toEqual([]);
  expect(await row(bet)).toMatchObject({ cashOutFloor: floor });
  await tell(bet.live, { home: 1 });
  await look();
  const { offer = 0 } = (await waitOf(bet)) ?? {};
  expect(offer).toBeGreaterThanOrEqual(floor);
  await pass(6);
  await judge();
  expect(await cashOfCustomer(bet)).toBe(offer);
  expect(await noticesOf(bet)).toEqual(['bet-cashed-out-at-floor']);
  expect((await row(bet))?.cashOutFloor).toBeUndefined();
  await soundBooks();
});

test.each([
  ['is forgotten', null],
  ['is raised above its offer', 14_000],
])('a floor that %s while its cash-out waits is not taken', async (_, raised) => {
  await look();
  const bet = await aBet();
  const floor = ((await offerFor(bet)).offer + 1_000) as Cents;
  await setFloor(partsOn(db), nameOf(bet), floor);
  await hall.reprice(bet.live, 1.3);
  expect(await look()).toEqual(['waits']);
  const answer = await (raised === null
    ? forgetFloor(partsOn(db), nameOf(bet))
    : setFloor(partsOn(db), nameOf(bet), raised as Cents));
  expect(answer).toMatchObject({ kind: 'accepted' });
  await pass(6);
  await judge();
  expect(await waitOf(bet)).toMatchObject({ state: 'fell', reason: 'customer' });
  expect(await cashOfCustomer(bet)).toBe(0);
  expect(await noticesOf(bet)).toEqual([]);
  await soundBooks();
});
