import {
  cents,
  instant,
  kes,
  ok,
  parseMsisdn,
  refuse,
  type Cents,
  type DayLimitKind,
  type Instant,
} from '@kipenga/betting-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTicketHall, type TicketHall } from '../ticket-hall.ts';
import { ownDatabase } from '../with-database.ts';
import { placeBet } from '../../src/bets/index.ts';
import { openGameHall, type GameHall, type HallPlayer } from '../../src/casino/testing/game-hall.ts';
import { placeTicket } from '../../src/jackpots/index.ts';
import { grantFreeBet } from '../../src/ledger/index.ts';
import type { Services } from '../../src/services/index.ts';
import { openOutbox } from '../../src/outbox/index.ts';
import { selectNotices } from '../../src/notices/notices.store.ts';
import { deposit, type DepositedBet } from '../../src/payments/index.ts';
import { ownLimitJobs, standingOf } from '../../src/play-limits/index.ts';
import { dayLimitsOf, playedOnDayOf } from '../../src/play-limits/day-limits.ts';
import { setDayLimit } from '../../src/play-limits/set-day-limit.ts';
import { setDepositLimit } from '../../src/play-limits/set-deposit-limit.ts';

const base = await ownDatabase();
let hall: TicketHall;
let games: GameHall;
let services: Services;
beforeAll(async () => {
  hall = await openTicketHall(base.db);
  games = openGameHall(base.db);
  services = { ...hall.services, realClock: games.services.realClock };
});

const customerOf = async ({ profileId }: HallPlayer) => {
  const [row] = await base.db.query<{ msisdn: string }>('SELECT msisdn FROM customer WHERE profile_id = $1', [
    profileId,
  ]);
  const phone = parseMsisdn(row?.msisdn ?? '');
  if (!phone.ok) throw new Error('the player has no phone');
  return { profileId, msisdn: phone.value };
};
/** Somebody with money, a game open and a limit. */
const limited = async (of: DayLimitKind, amount: number, cash = 5_000) => {
  const player = await games.aPlayer(cash);
  const session = await games.opened(player);
  await setDayLimit(services, player.profileId, { of, amount: kes(amount) });
  return { player, session, customer: await customerOf(player) };
};
type Limited = Awaited<ReturnType<typeof limited>>;

const bet = async ({ customer }: Limited, shillings: number, pick = hall.aPick(2)) => {
  const asked = await hall.asked(customer, [await pick], kes(shillings));
  return placeBet(services, { customer, key: games.aName(), asked });
};
const ticket = async ({ customer }: Limited) =>
  placeTicket(services, {
    customer,
    key: games.aName(),
    asked: hall.ticket(customer, await hall.aJackpot()),
  });
const debit = (of: Limited, shillings: number, round = games.aName()) =>
  games.debit(of.session, shillings, { round });
const played = ({ player }: Limited) => playedOnDayOf(base.db, player.profileId, services.realClock.now());
const leftAt = async ({ profileId }: HallPlayer, now: Instant) =>
  (await standingOf(base.db, profileId, now)).leftToday;
const left = ({ player }: Limited) => leftAt(player, services.realClock.now());
const until = instant('2026-11-21T21:00:00Z');

describe('a limit of the day', () => {
  test('counts bets, tickets and games together, and bites in each', async () => {
    const one = await limited('stake', 150);
    expect((await bet(one, 50)).kind).toBe('placed');
    expect((await ticket(one)).kind).toBe('placed'); // 49
    expect(await debit(one, 51.01)).toEqual(refuse('day-limit'));
    expect(await debit(one, 31)).toMatchObject({ ok: true });
    expect(await played(one)).toEqual({ staked: kes(130), lost: kes(130) });
    const values = { limit: kes(150), left: kes(20), until };
    expect(await bet(one, 21)).toMatchObject({
      kind: 'refused',
      code: 252,
      description:
        'Your own stake limit is KES 150.00 a day: you can stake KES 20.00 more until Sun 22 Nov, 00:00.',
      reason: { code: 'day-stake-limit-passed', values },
    });
    expect(await ticket(one)).toMatchObject({ kind: 'refused', code: 252 });
    expect((await bet(one, 20)).kind).toBe('placed');
    expect(await bet(one, 20)).toMatchObject({ reason: { code: 'day-stake-limit-reached' } });
    expect(await debit(one, 5)).toEqual(refuse('day-limit'));
  });

  test('on losses gives back what is won, in the same second', async () => {
    const one = await limited('loss', 100);
    await debit(one, 100, 'r1');
    expect(await bet(one, 20)).toMatchObject({
      kind: 'refused',
      code: 253,
      reason: { code: 'day-loss-limit-reached', values: { limit: kes(100), until } },
    });
    await games.credit(one.session, 30, { round: 'r1' });
    expect(await left(one)).toMatchObject({ of: 'loss', left: kes(30) });
    expect((await bet(one, 30)).kind).toBe('placed');
    expect(await debit(one, 5)).toEqual(refuse('day-limit'));
  });

  test('a stake given back counts as never staked: a void bet, a round taken back', async () => {
    const one = await limited('stake', 100);
    const pick = hall.aPick(2);
    await bet(one, 60, pick);
    const transaction = games.aName();
    await games.debit(one.session, 40, { round: 'r1', transaction });
    expect(await left(one)).toMatchObject({ left: 0 });
    await games.rollback(one.session, transaction, { round: 'r1' });
    expect(await played(one)).toEqual({ staked: kes(60), lost: kes(60) });
    await hall.end(await pick, 'void');
    expect(await played(one)).toEqual({ staked: cents(0), lost: cents(0) });
    expect((await bet(one, 100)).kind).toBe('placed');
  });

  test('a win counts for the loss and not for the stake; a correction that takes it back counts again', async () => {
    const one = await limited('loss', 5_000);
    const pick = await hall.aPick(3);
    await bet(one, 90, Promise.resolve(pick));
    await hall.end(pick, 'won'); // 80 after tax at 3.00 is 240, less 20 % of 160
    expect(await played(one)).toEqual({ staked: kes(90), lost: kes(90 - 208) });
    await hall.end(pick, 'lost');
    expect(await played(one)).toEqual({ staked: kes(90), lost: kes(90) });
  });

  test('a free bet costs nothing and counts for nothing', async () => {
    const one = await limited('stake', 20);
    const { profileId } = one.player;
    await grantFreeBet(base.db, {
      profileId,
      grantId: games.aName(),
      amount: kes(50),
      reason: 'test',
      at: services.realClock.now(),
    });
    const asked = await hall.asked(one.customer, [await hall.aPick(2)], kes(50), { usesFreeBet: true });
    expect(await placeBet(services, { customer: one.customer, key: games.aName(), asked })).toMatchObject({
      kind: 'placed',
    });
    expect(await played(one)).toEqual({ staked: cents(0), lost: cents(0) });
  });

  test('is whole again on the next day', async () => {
    const one = await limited('stake', 50);
    await bet(one, 50);
    const ahead = instant('2126-01-01T00:00:00Z');
    expect(await leftAt(one.player, ahead)).toEqual({
      of: 'stake',
      limit: kes(50),
      left: kes(50),
      until: instant('2126-01-01T21:00:00Z'),
    });
  });

  test('of 24 stakes at once in three products, no cent goes over it', async () => {
    const one = await limited('stake', 500);
    const jackpot = await hall.aJackpot();
    const pick = await hall.aPick(2);
    const at = (n: number): Promise<boolean> => {
      const key = games.aName();
      if (n % 3 === 0)
        return hall
          .asked(one.customer, [pick], kes(47))
          .then((asked) => placeBet(services, { customer: one.customer, key, asked }))
          .then(({ kind }) => kind === 'placed');
      if (n % 3 === 1)
        return placeTicket(services, {
          customer: one.customer,
          key,
          asked: hall.ticket(one.customer, jackpot),
        }).then(({ kind }) => kind === 'placed');
      return debit(one, 53).then(({ ok: isTaken }) => isTaken);
    };
    const taken = await Promise.all(Array.from({ length: 24 }, (_, n) => at(n)));
    const stakes = taken.reduce((sum, isTaken, n) => sum + (isTaken ? [47, 49, 53][n % 3]! : 0), 0);
    expect((await played(one)).staked).toBe(kes(stakes));
    expect(stakes).toBeLessThanOrEqual(500);
    expect(stakes).toBeGreaterThan(500 - 53);
    expect(await games.cash(one.player)).toBe(5_000 - stakes);
    expect(await games.books()).toEqual({ total: 0, drifting: [] });
  });
});

describe('setting a limit of the day', () => {
  const set = ({ player }: Limited, amount: Cents | null) =>
    setDayLimit(services, player.profileId, { of: 'stake', amount });
  const limits = ({ player }: Limited) => dayLimitsOf(base.db, player.profileId, services.realClock.now());

  test('lower holds from the next stake, higher waits a day and can be called off', async () => {
    const one = await limited('stake', 500);
    await bet(one, 100);
    expect(await set(one, kes(100))).toMatchObject({
      description: 'You can stake at most KES 100.00 in a day.',
    });
    expect(await debit(one, 5)).toEqual(refuse('day-limit'));
    expect(await set(one, null)).toMatchObject({
      description: expect.stringMatching(
        /^You can stake at most KES 100\.00 in a day\. From .* without a limit/,
      ),
    });
    expect(await debit(one, 5)).toEqual(refuse('day-limit'));
    expect(await limits(one)).toMatchObject([{ of: 'stake', pending: { amount: null } }]);
    await set(one, kes(100));
    expect(await limits(one)).toEqual([{ of: 'stake', amount: kes(100), pending: null }]);
  });

  test('stakes sent at the moment of a limit are taken before it or not at all', async () => {
    const player = await games.aPlayer(1_000);
    const one = { player, session: await games.opened(player), customer: await customerOf(player) };
    const sent = Array.from({ length: 8 }, () => debit(one, 50));
    const [, ...answers] = await Promise.all([
      set(one, cents(0)).then(async () => ({ after: await debit(one, 5) })),
      ...sent,
    ]);
    const taken = answers.filter((answer) => answer.ok).length;
    expect((await played(one)).staked).toBe(kes(taken * 50));
    expect(await debit(one, 5)).toEqual(refuse('day-limit'));
  });

  test('no deposit is asked for a bet or ticket that would pass it; one for a free bet is', async () => {
    const one = await limited('stake', 60, 0);
    const asks = async (bet: DepositedBet | null) =>
      deposit(services, {
        customer: one.customer,
        key: games.aName(),
        phone: one.customer.msisdn,
        amount: kes(100),
        bet,
        at: services.bettingClock.now(),
      });
    const [pick, jackpot] = [await hall.aPick(2), await hall.aJackpot()];
    const asked = (stake: number, changes = {}) => hall.asked(one.customer, [pick], kes(stake), changes);
    const passed = { code: 'day-stake-limit-passed', values: { limit: kes(60), left: kes(60), until } };
    expect(await asks(await asked(61))).toMatchObject({ kind: 'refused', code: 400, reason: passed });
    for (const bet of [null, await asked(60), await asked(61, { usesFreeBet: true })])
      expect(await asks(bet)).toMatchObject({ kind: 'prompt-sent' });
    await games.payIn(one.player.profileId, kes(60));
    await bet(one, 20);
    const ticketAsked = { ticket: hall.ticket(one.customer, jackpot) }; // 49
    expect(await asks(ticketAsked)).toMatchObject({ reason: { values: { left: kes(40) } } });
  });

  test('without one, nothing stands in the way', async () => {
    const player = await games.aPlayer(100);
    expect(await leftAt(player, services.realClock.now())).toBeNull();
    expect(await games.debit(await games.opened(player), 40)).toEqual(ok({ balance: kes(60) }));
  });
});

describe('a raise', () => {
  const DAY_SECONDS = 86_400;
  const runner = () =>
    openOutbox({
      db: base.db,
      realClock: services.realClock,
      work: ownLimitJobs(services),
      onFailure: (kind, error) => expect.unreachable(`${kind}: ${String(error)}`),
    });
  const told = async ({ player }: Limited) =>
    (await selectNotices(base.db, player.profileId, { before: Number.MAX_SAFE_INTEGER, most: 10 }))
      .map(({ kind, reference, amount }) => [kind, reference, amount])
      .toReversed();

  test('is told of once when it begins to hold, by its job or by who changes the limit before; one called off never is', async () => {
    const one = await limited('loss', 500);
    const { profileId } = one.player;
    const setDay = (of: DayLimitKind, amount: Cents | null) =>
      setDayLimit(services, profileId, { of, amount });
    await setDayLimit(services, profileId, { of: 'stake', amount: kes(50) });
    for (const amount of [kes(300), kes(900)])
      await setDepositLimit(services, profileId, { period: 'week', amount });
    await setDay('loss', null);
    await setDay('stake', kes(80));
    await setDay('stake', kes(40));
    await runner().runDue();
    expect(await told(one)).toEqual([]);
    games.wait(DAY_SECONDS);
    await setDay('loss', kes(100));
    expect(await told(one)).toEqual([['limit-removed', 'loss', null]]);
    for (const each of [runner(), runner()]) await each.runDue();
    expect(await told(one)).toEqual([
      ['limit-removed', 'loss', null],
      ['limit-raised', 'week', kes(900)],
    ]);
    expect(await dayLimitsOf(base.db, profileId, services.realClock.now())).toEqual([
      { of: 'stake', amount: kes(40), pending: null },
      { of: 'loss', amount: kes(100), pending: null },
    ]);
  });
});
