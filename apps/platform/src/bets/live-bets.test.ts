import { describe, expect, inject, test, vi } from 'vitest';
import { instant, instantFromMs, kes, toMs, type Selection, type WalletLot } from '@kipenga/betting-core';
import { BET_REFUSALS } from '@kipenga/contracts';
import { settleMatchBets, settleNow } from '../../test/settle-now.ts';
import { liveHall, RUNNING } from '../../test/live-hall.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withHall } from '../../test/with-hall.ts';
import type { HallCustomer } from '../../test/betting-hall.ts';
import { betHistory } from '../bet-history/index.ts';
import { betsOf, openStakes } from '../desk/index.ts';
import { keepExposure, keepPayLimit, keepPayLimits } from '../exposure/index.ts';
import { inProcessFanout } from '../fanout/index.ts';
import { sayOfAll, sayOfMatch } from '../gateways/index.ts';
import {
  balanceOf,
  cashOf,
  GATEWAY,
  grantFreeBet,
  HOUSE,
  playedSince,
  post,
  walletLots,
} from '../ledger/index.ts';
import type { Sql } from '../database/index.ts';
import { systemClock } from '../ports/index.ts';
import { liftEnded, numberOf, sportsHandlers, startMatches, recordStart } from '../sports/index.ts';
import { liveBetJobs } from './judge-wait.ts';
import { placeBet } from './place-bet.ts';
import { waitOf } from './waits.store.ts';

const { base, hall } = await withHall();
const { db, clock, services } = hall;

const { tell, inPlay, goal, pass, judging: judgingBy } = liveHall(hall);

const operating = () => ({ db, clock, operator: 'Achieng' });
const CLOSE = { act: 'close', why: 'a stream is ahead of us', until: null } as const;
const BOTH_TO_SCORE = '29';
/** Closes a match, or a market of it, as an operator does. */
const say = (pick: Selection, market: string | null) =>
  sayOfMatch(operating(), { matchNumber: numberOf(pick.matchId)! }, { ...CLOSE, market });

const judging = () => judgingBy(liveBetJobs(services));
const judge = async (seconds = 6): Promise<void> => {
  await pass(seconds);
  await judging().runDue('live-bets');
};
/** Makes everything wait a minute longer, so that a slow machine does not end it. */
const A_MINUTE = 60;
const waitLonger = (): Promise<void> => pass(-A_MINUTE);
const judgeLater = (): Promise<void> => judge(6 + A_MINUTE);

const tap = async (customer: HallCustomer, picks: readonly Selection[], stake = 100) => {
  const answer = await hall.place(customer, picks, kes(stake));
  if (answer.kind !== 'placed' || answer.betId === null) throw new Error(JSON.stringify(answer));
  return { ...answer, betId: answer.betId };
};
const waitNow = async (customer: HallCustomer, { betId }: Awaited<ReturnType<typeof tap>>) =>
  waitOf(db, customer.profileId, betId);

describe('a bet on a match in play (D103)', () => {
  test('waits its seconds with its stake held, stands at the price of the tap whichever way the price went, and is settled as any bet', async () => {
    const [better, worse] = [await inPlay(2), await inPlay(2)];
    const [customer, other] = [await hall.aCustomer(200), await hall.aCustomer(200)];
    const placed = await tap(customer, [better]);
    const against = await tap(other, [worse]);
    expect(placed).toMatchObject({ waiting: { seconds: 5 }, reason: { code: 'bet-waits' } });
    await waitLonger();
    const left = await waitNow(customer, placed);
    expect(left).toMatchObject({ state: 'waiting' });
    expect(left?.secondsLeft).toBeGreaterThan(5);
    expect(left?.secondsLeft).toBeLessThanOrEqual(5 + A_MINUTE);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(100) });
    expect(await balanceOf(db, HOUSE.waitingBets)).toBe(kes(200));
    const [waiting] = await betHistory(db, customer.profileId, {
      from: null,
      isOpenOnly: true,
      now: clock.now(),
    });
    expect(waiting).toMatchObject({ type: 'live', status: 'open', badge: 'waiting' });
    expect((await hall.books()).drifting).toEqual([]);

    await hall.reprice(better, 2.4);
    await hall.reprice(worse, 1.7);
    await judgeLater();
    expect(await waitNow(customer, placed)).toEqual({ state: 'stands', secondsLeft: 0 });
    expect(await waitNow(other, against)).toEqual({ state: 'stands', secondsLeft: 0 });
    expect(await balanceOf(db, HOUSE.waitingBets)).toBe(0);
    expect((await hall.books()).drifting).toEqual([]);
    expect(await hall.end(better, 'won')).toMatchObject({ settled: 1 });
    expect(await hall.end(worse, 'lost')).toMatchObject({ settled: 1 });
    // 100 less tax of 11.11, at 2.00: 177.78; a fifth of the win is withheld.
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(100 + 160) });
    expect((await hall.books()).drifting).toEqual([]);
  });

  test('falls with the goal that came while it waited, with all others on its match and none on another: money back, told, judged for everybody to read', async () => {
    const [pick, elsewhere] = [await inPlay(), await inPlay()];
    const customers = await Promise.all([1, 2, 3].map(() => hall.aCustomer(100)));
    const [first, second, third] = customers as [HallCustomer, HallCustomer, HallCustomer];
    const [fell, too, stood] = [
      await tap(first, [pick]),
      await tap(second, [pick]),
      await tap(third, [elsewhere]),
    ];
    await goal(pick);
    await judge();
    expect(await waitNow(first, fell)).toEqual({ state: 'fell', secondsLeft: 0, reason: 'goal' });
    expect(await waitNow(second, too)).toMatchObject({ state: 'fell', reason: 'goal' });
    expect(await waitNow(third, stood)).toMatchObject({ state: 'stands' });
    expect(await hall.pots(first)).toMatchObject({ cash: kes(100) });
    const notices = await db.query<{ kind: string }>('SELECT kind FROM notice WHERE profile_id = $1', [
      first.profileId,
    ]);
    expect(notices).toEqual([{ kind: 'bet-fell-goal' }]);
    const [shown] = await betHistory(db, first.profileId, { from: null, now: clock.now() });
    expect(shown).toMatchObject({ status: 'lost', badge: 'fell' });

    const handlers = sportsHandlers({ db });
    const asked = { params: { matchId: pick.matchId }, query: {}, body: {} };
    expect(await handlers.getJudgedWaits(asked, { now: clock.now() } as never)).toMatchObject({
      waited: 2,
      stood: 0,
      fell: 2,
      verdicts: [{ minute: 11, reason: 'goal', bets: 2, stake: kes(200) }],
    });
    // A result does not settle a bet that fell.
    await hall.result(pick, 'won');
    expect(await settleMatchBets(db, pick.feedMatchId, clock.now())).toMatchObject({ settled: 0 });
    expect(await hall.pots(first)).toMatchObject({ cash: kes(100) });
    expect((await hall.books()).drifting).toEqual([]);
  });

  test('is among the open bets that operators see while it waits, marked, and is paid nothing where it fell', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    await tap(customer, [pick]);
    const open = () => betsOf(db, customer.profileId, { after: null, isOpenOnly: true }, 9);
    expect(await open()).toMatchObject([{ status: 'waiting', stake: kes(100), paid: 0 }]);
    expect(await openStakes(db, numberOf(pick.feedMatchId)!)).toMatchObject([
      { bets: 1, waiting: 1, stake: kes(100) },
    ]);
    await goal(pick);
    await judge();
    expect(await open()).toEqual([]);
    expect(await openStakes(db, numberOf(pick.feedMatchId)!)).toEqual([]);
    const all = await betsOf(db, customer.profileId, { after: null, isOpenOnly: false }, 9);
    expect(all).toMatchObject([{ status: 'fell', paid: 0 }]);
  });

  test('stands where the goal came after its wait, however late it is judged', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    const placed = await tap(customer, [pick]);
    await pass(6);
    await goal(pick);
    await judging().runDue('live-bets');
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'stands' });
  });

  test('is settled where its match ended after its wait and before its verdict: nothing of the match is settled until it is judged', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    const placed = await tap(customer, [pick]);
    await pass(6);
    await hall.result(pick, 'won');
    await settleNow(db, clock);
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'waiting' });
    await judging().runDue('live-bets');
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'stands' });
    await settleNow(db, clock);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(160) });
  });

  test('falls where its match is postponed meanwhile; at its new start the match is in play by no word of the old one', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    const placed = await tap(customer, [pick]);
    const tellOf = (startsAt: string | null) =>
      db.transaction((sql) =>
        recordStart(sql, {
          matchNumber: numberOf(pick.matchId)!,
          startsAt: startsAt === null ? null : instant(startsAt),
          toldAt: clock.now(),
        }),
      );
    await tellOf(null);
    await judge();
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'fell', reason: 'ended' });
    await tellOf('2026-11-21T13:00:00Z');
    clock.set('2026-11-21T13:01:00Z');
    await startMatches(db, clock.now());
    expect(await hall.place(customer, [pick], kes(20))).toMatchObject({
      code: BET_REFUSALS['match-started'],
    });
  });

  test('is held to what the house pays at most on its match, with the bets that wait there', async () => {
    const onFailure = (_: string, error: unknown): never => {
      throw error;
    };
    const fanout = inProcessFanout((error) => onFailure('telling', error));
    const exposure = keepExposure({ db, fanout, realClock: systemClock, onFailure });
    const payLimits = keepPayLimits({ db, clock, exposure, onFailure });
    const [pick, customer] = [await inPlay(2), await hall.aCustomer(500)];
    await keepPayLimit(db, {
      sport: null,
      competition: null,
      match: numberOf(pick.matchId)!,
      most: kes(500),
      who: 'Achieng',
      why: 'a derby',
      since: clock.now(),
      until: null,
    });
    await payLimits.read();
    const place = async () =>
      placeBet(
        { ...services, payLimits, onBetPlaced: exposure.betPlaced },
        { customer, key: crypto.randomUUID(), asked: await hall.asked(customer, [pick], kes(200)) },
      );
    expect(await place()).toMatchObject({ kind: 'placed', waiting: { seconds: 5 } });
    await vi.waitFor(async () => expect((await exposure.exposureOf(pick.matchId))?.bets).toBe(1));
    expect(await place()).toMatchObject({ kind: 'refused', reason: { code: 'pay-limit-passed' } });
    await judge();
    await payLimits.stop();
    await exposure.stop();
  });

  test('is refused while betting is suspended, as its markets say, falls by a penalty that is looked at, and not by a card or a minute', async () => {
    const [looked, booked] = [await inPlay(), await inPlay()];
    const [first, second] = [await hall.aCustomer(100), await hall.aCustomer(100)];
    const [fell, stood] = [await tap(first, [looked]), await tap(second, [booked])];
    await tell(looked, { why: 'penalty' }, [
      { minute: 11, added: 0, kind: 'penalty-looked-at', side: 'away', home: 0, away: 0 },
    ]);
    await tell(booked, { minute: 12 }, [
      { minute: 12, added: 0, kind: 'yellow-card', side: 'away', home: 0, away: 0 },
    ]);
    expect(await hall.place(second, [looked], kes(20))).toMatchObject({
      kind: 'refused',
      code: BET_REFUSALS['outcome-suspended'],
    });
    const asked = { params: { matchId: looked.matchId }, query: {}, body: {} };
    expect(await sportsHandlers({ db }).getMatchMarkets(asked, { now: clock.now() } as never)).toMatchObject({
      state: 'started',
      live: { ...RUNNING, isSuspended: true, why: 'penalty' },
    });
    await tell(looked, { minute: 13 });
    expect(await hall.place(second, [{ ...looked }], kes(20))).toMatchObject({ kind: 'insufficient-funds' });
    await judge();
    expect(await waitNow(first, fell)).toMatchObject({ state: 'fell', reason: 'penalty' });
    expect(await waitNow(second, stood)).toMatchObject({ state: 'stands' });
  });

  test.each([
    ['its match', (pick: Selection) => say(pick, null)],
    ['another market of its match', (pick: Selection) => say(pick, BOTH_TO_SCORE)],
    ['all betting', () => sayOfAll(operating(), { competition: null }, CLOSE)],
  ])(
    'falls where an operator closes %s while it waits, with all others on the match and nobody elsewhere; money back, told',
    async (what, close) => {
      const [pick, elsewhere] = [await inPlay(), await inPlay()];
      const [first, second, third] = [
        await hall.aCustomer(100),
        await hall.aCustomer(100),
        await hall.aCustomer(100),
      ];
      const [fell, too, other] = [
        await tap(first, [pick]),
        await tap(second, [pick]),
        await tap(third, [elsewhere]),
      ];
      expect(await close(pick)).toMatchObject({ ok: true });
      await judge();
      expect(await waitNow(first, fell)).toMatchObject({ state: 'fell', reason: 'suspended' });
      expect(await waitNow(second, too)).toMatchObject({ state: 'fell', reason: 'suspended' });
      expect(await waitNow(third, other)).toMatchObject({
        state: what === 'all betting' ? 'fell' : 'stands',
      });
      expect(await hall.pots(first)).toMatchObject({ cash: kes(100) });
      expect(
        await db.query('SELECT kind, amount FROM notice WHERE profile_id = $1', [first.profileId]),
      ).toEqual([{ kind: 'bet-fell', amount: kes(100) }]);
      if (what === 'all betting') await sayOfAll(operating(), { competition: null }, { act: 'open' });
      expect((await hall.books()).drifting).toEqual([]);
    },
  );

  // On a Citus whoever writes a price locks all outcomes and all matches: closing waits for it.
  test.skipIf(inject('testServer').isSpread)(
    'all betting is closed while a price of a match in play is being written: it locks no outcome behind the matches',
    async () => {
      const pick = await inPlay();
      await db.transaction(async (sql) => {
        await sql.query('SELECT FROM outcome WHERE outcome_id = $1 FOR NO KEY UPDATE', [
          numberOf(pick.outcomeId),
        ]);
        expect(await sayOfAll(operating(), { competition: null }, CLOSE)).toMatchObject({ ok: true });
        await sql.query('SELECT FROM match WHERE match_id = $1 FOR NO KEY UPDATE', [numberOf(pick.matchId)]);
      });
      await sayOfAll(operating(), { competition: null }, { act: 'open' });
    },
  );

  test('a market and all betting open together at their time: one that waits for a match holds no later one', async () => {
    const [earlier, later] = [await inPlay(), await inPlay()];
    const until = instantFromMs(toMs(clock.now()) + 60_000);
    const closed = { ...CLOSE, until };
    await sayOfMatch(
      operating(),
      { matchNumber: numberOf(later.matchId)! },
      { ...closed, market: BOTH_TO_SCORE },
    );
    await sayOfAll(operating(), { competition: null }, closed);
    const lock = (sql: Sql, { matchId }: Selection) =>
      sql.query('SELECT FROM match WHERE match_id = $1 FOR NO KEY UPDATE NOWAIT', [numberOf(matchId)]);
    const opening = await db.transaction(async (sql) => {
      await lock(sql, earlier);
      const opens = db.transaction((other) => liftEnded(other, until));
      await untilWaiting(db);
      await lock(sql, later);
      return { opens };
    });
    await opening.opens;
    expect(await hall.place(await hall.aCustomer(100), [later], kes(20))).toMatchObject({ kind: 'placed' });
  });

  test('a market that opens together with another match leaves its own match as it was', async () => {
    const [own, another] = [await inPlay(), await inPlay()];
    const until = instantFromMs(toMs(clock.now()) + 60_000);
    const closed = { ...CLOSE, until };
    const numbers = [own, another].map(({ matchId }) => numberOf(matchId)!);
    await sayOfMatch(operating(), { matchNumber: numbers[0]! }, { ...closed, market: BOTH_TO_SCORE });
    await sayOfMatch(operating(), { matchNumber: numbers[1]! }, { ...closed, market: null });
    const versions = async () =>
      (
        await db.query<{ state_version: number }>(
          'SELECT state_version FROM match WHERE match_id = ANY($1::bigint[]) ORDER BY array_position($1::bigint[], match_id)',
          [numbers],
        )
      ).map((row) => row.state_version);
    const before = await versions();
    await db.transaction((sql) => liftEnded(sql, until));
    const after = await versions();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBeGreaterThan(before[1]!);
  });

  test('a market that an operator closed after the wait, or before the tap, makes nothing fall on another market', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    await say(pick, BOTH_TO_SCORE);
    const placed = await tap(customer, [pick], 50);
    await pass(6);
    await say(pick, null);
    await judging().runDue('live-bets');
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'stands' });
  });

  test.each([
    ['stands where its source was heard 13 s before its end, and never since', 18, [], 'stands'],
    ['falls where its source had been silent for 15 s at its end', 21, [], 'fell'],
    ['falls where it had been, though it was heard again before the verdict', 1, [[25, 1]], 'fell'],
    ['stands where it was heard again before its end', 1, [[40, 10]], 'stands'],
  ] as const)('%s', async (_, heard, silences, state) => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    const ago = (seconds: number) => instantFromMs(clock.nowMs() - seconds * 1_000);
    const source = `source-${pick.matchId}`;
    await db.query('UPDATE match SET feed = $2 WHERE match_id = $1', [
      numberOf(pick.matchId),
      `pushed/${source}`,
    ]);
    await db.query('INSERT INTO feed_source (source, next_seq, heard_at) VALUES ($1, 1, $2)', [
      source,
      ago(0),
    ]);
    const placed = await tap(customer, [pick]);
    await db.query('UPDATE feed_source SET heard_at = $2 WHERE source = $1', [source, ago(heard)]);
    for (const [from, to] of silences)
      await db.query('INSERT INTO feed_silence (source, heard_at, ended_at) VALUES ($1, $2, $3)', [
        source,
        ago(from),
        ago(to),
      ]);
    // Judged five seconds after its end.
    await pass(10);
    await judging().runDue('live-bets');
    expect(await waitNow(customer, placed)).toMatchObject({ state });
  });

  test('falls when its match ends meanwhile; after that nobody bets on it', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    const placed = await tap(customer, [pick]);
    await hall.result(pick, 'won');
    await judge();
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'fell', reason: 'ended' });
    expect(await hall.place(customer, [pick], kes(20))).toMatchObject({
      code: BET_REFUSALS['match-started'],
    });
    expect(await settleMatchBets(db, pick.feedMatchId, clock.now())).toMatchObject({ settled: 0 });
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(100) });
  });

  test('waits as a whole where it has picks before and in play, as a system too; a match called off meanwhile makes it fall', async () => {
    const [live, also] = [await inPlay(2), await inPlay(3)];
    const later = await hall.aPick(2, { startsAt: '2026-11-22T12:00:00Z' });
    const calledOff = await hall.aPick(2, { startsAt: '2026-11-22T12:00:00Z' });
    const [customer, other] = [await hall.aCustomer(200), await hall.aCustomer(100)];
    const mixed = await tap(customer, [live, later]);
    const system = await hall.place(customer, [live, also, later], kes(60), {
      system: { sizes: [2], bankers: [] },
    });
    expect(system).toMatchObject({ kind: 'placed', waiting: { seconds: 5 } });
    const gone = await tap(other, [live, calledOff]);
    await hall.result(calledOff, 'void');
    await judge();
    expect(await waitNow(customer, mixed)).toMatchObject({ state: 'stands' });
    expect(await waitNow(other, gone)).toMatchObject({ state: 'fell', reason: 'ended' });
    await hall.end(live, 'won');
    await hall.end(also, 'lost');
    expect(await hall.end(later, 'won')).toMatchObject({ settled: 2 });
    const rows = await betHistory(db, customer.profileId, { from: null, now: clock.now() });
    expect(rows.map(({ status, type }) => [status, type])).toEqual([
      ['won', 'live'],
      ['won', 'live'],
    ]);
    expect((await hall.books()).drifting).toEqual([]);
  });

  test('of a break that began meanwhile comes nothing; a free bet is not staked on it; its stake counts for the day from the tap on', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    const startOfTest = instantFromMs(systemClock.nowMs() - 60_000);
    const played = () => playedSince(db, customer.profileId, startOfTest);
    await grantFreeBet(db, {
      profileId: customer.profileId,
      amount: kes(30),
      grantId: 'live-1',
      reason: 'test',
      at: clock.now(),
    });
    expect(await hall.place(customer, [pick], kes(30), { usesFreeBet: true })).toMatchObject({
      code: BET_REFUSALS['free-bet-not-prematch'],
    });
    const placed = await tap(customer, [pick]);
    expect(await played()).toEqual({ staked: kes(100), lost: kes(100) });
    await db.query(
      `INSERT INTO play_break (profile_id, kind, taken_at, ends_at) VALUES ($1, 'time-out', now(), now() + interval '1 day')`,
      [customer.profileId],
    );
    await judge();
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'fell', reason: 'customer' });
    expect(await played()).toEqual({ staked: 0, lost: 0 });
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(100) });
  });

  test('given back, a deposit that was never staked is one again, and what was staked before is not (D11)', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    await db.transaction((sql) =>
      post(sql, {
        reference: 'deposit:unstaked',
        kind: 'deposit',
        profileId: customer.profileId,
        at: clock.now(),
        postings: [{ from: GATEWAY.mobileMoney, to: cashOf(customer.profileId), amount: kes(50) }],
      }),
    );
    const lots = async () => {
      const held = await walletLots(db, customer.profileId);
      const sum = (of: readonly WalletLot[]) => of.reduce((total, { left }) => total + left, 0);
      const unwagered = sum(held.filter(({ isUnwageredDeposit }) => isUnwageredDeposit));
      return { unwagered, all: sum(held) };
    };
    const before = await lots();
    const placed = await tap(customer, [pick], 120);
    await goal(pick);
    await judge();
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'fell' });
    expect(await lots()).toEqual(before);
    expect(before.unwagered).toBeGreaterThan(0);
    const today = instantFromMs(systemClock.nowMs() - 60_000);
    expect(await playedSince(db, customer.profileId, today)).toEqual({ staked: 0, lost: 0 });
    expect((await hall.books()).drifting).toEqual([]);
  });

  test('falls where its customer lowered a limit of the day below it meanwhile, and stands where the limit still allows it', async () => {
    const pick = await inPlay();
    const [lower, enough] = [await hall.aCustomer(100), await hall.aCustomer(100)];
    const [past, within] = [await tap(lower, [pick]), await tap(enough, [pick])];
    for (const [{ profileId }, limit] of [[lower, 99] as const, [enough, 100] as const])
      await db.query(`INSERT INTO day_limit (profile_id, limits, amount) VALUES ($1, 'stake', $2)`, [
        profileId,
        kes(limit),
      ]);
    await judge();
    expect(await waitNow(lower, past)).toMatchObject({ state: 'fell', reason: 'customer' });
    expect(await waitNow(enough, within)).toMatchObject({ state: 'stands' });
    expect(await hall.pots(lower)).toMatchObject({ cash: kes(100) });
  });

  test('is judged once by however many processes, and none is lost where they die: what nobody could watch falls', async () => {
    const [pick, customer] = [await inPlay(), await hall.aCustomer(100)];
    const placed = await tap(customer, [pick], 50);
    await pass(6);
    const [work] = liveBetJobs(services);
    await Promise.all(
      [1, 2, 3].map(async () => work?.run({ profileId: customer.profileId, betId: placed.betId })),
    );
    expect(await waitNow(customer, placed)).toMatchObject({ state: 'stands' });
    const late = await tap(customer, [pick], 50);
    await pass(60);
    await judging().runDue('live-bets');
    expect(await waitNow(customer, late)).toMatchObject({ state: 'fell', reason: 'source' });
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(50) });
    const taken = await db.query(
      `SELECT FROM ledger_transfer WHERE profile_id = $1 AND kind = 'held-taken'`,
      [customer.profileId],
    );
    expect(taken).toHaveLength(1);
    expect((await hall.books()).drifting).toEqual([]);
  });
});

test('the wait of many accounts is one number, and one goal judges them all alike', async () => {
  const pick = await inPlay();
  const customers = await Promise.all(Array.from({ length: 60 }, () => hall.aCustomer(20)));
  await Promise.all(customers.map((customer) => tap(customer, [pick], 20)));
  await waitLonger();
  await goal(pick);
  await judgeLater();
  const waits = await base.db.query(
    `SELECT DISTINCT seconds, reason FROM bet_wait JOIN bet_wait_match USING (profile_id, bet_id) WHERE match_id = $1`,
    [numberOf(pick.matchId)],
  );
  expect(waits).toEqual([{ seconds: 5, reason: 'goal' }]);
  expect(await balanceOf(db, HOUSE.waitingBets)).toBe(0);
});
