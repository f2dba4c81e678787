import { instant, kes, ok, refuse, toMs } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../with-database.ts';
import { withPlatform, type TestPlatform } from '../with-platform.ts';
import { openGameHall, type GameHall, type HallPlayer } from '../../src/casino/testing/game-hall.ts';
import { answerRealityCheck, gamePlayOf } from '../../src/play-limits/game-play.ts';

const MINUTE = 60;

describe('a reality check', () => {
  let base: TestDatabase;
  let hall: GameHall;
  beforeAll(async () => {
    base = await withDatabase();
    hall = openGameHall(base.db);
  });
  afterAll(() => base.dispose());

  const look = ({ profileId }: HallPlayer) => gamePlayOf(base.db, profileId, hall.services.realClock.now());
  const answer = ({ profileId }: HallPlayer) => answerRealityCheck(hall.services, profileId);
  const stake = (session: string) => hall.debit(session, 10, { round: hall.aName() });
  /** Half an hour of play: a stake every five minutes. */
  const halfAnHour = async (session: string) => {
    for (let at = 0; at < 30; at += 5) {
      expect(await stake(session)).toMatchObject({ ok: true });
      hall.wait(5 * MINUTE);
    }
  };
  const seated = async () => {
    const player = await hall.aPlayer(1_000);
    return { player, session: await hall.opened(player) };
  };

  test('after half an hour no game takes a stake, in any window, until the customer answers', async () => {
    const { player, session } = await seated();
    const other = await hall.opened(player, 'fastballs');
    await halfAnHour(session);
    expect(await stake(session)).toEqual(refuse('reality-check'));
    expect(await stake(other)).toEqual(refuse('reality-check'));
    expect(await look(player)).toEqual({
      play: { minutes: 30, net: kes(-60), isCheckDue: true },
      leftToday: null,
    });
    hall.wait(60 * MINUTE);
    expect(await stake(await hall.opened(player))).toEqual(refuse('reality-check'));
    await answer(player);
    expect(await stake(other)).toMatchObject({ ok: true });
    expect(await look(player)).toMatchObject({ play: { minutes: 90, isCheckDue: false, net: kes(-70) } });
  });

  test('what was staked before it is still paid and given back', async () => {
    const { player, session } = await seated();
    const transaction = hall.aName();
    await halfAnHour(session);
    expect(await hall.debit(session, 10, { transaction })).toEqual(refuse('reality-check'));
    await answer(player);
    await hall.debit(session, 10, { round: 'r1' });
    await hall.debit(session, 20, { round: 'r2', transaction });
    hall.wait(30 * MINUTE);
    expect(await hall.credit(session, 50, { round: 'r1' })).toEqual(ok({ balance: kes(960) }));
    expect(await hall.rollback(session, transaction, { round: 'r2' })).toEqual(ok({ balance: kes(980) }));
  });

  test('cannot be answered ahead, and ten minutes without a stake begin anew', async () => {
    const { player, session } = await seated();
    await halfAnHour(session).then(() => hall.wait(-MINUTE));
    await answer(player);
    hall.wait(MINUTE);
    expect(await stake(session)).toEqual(refuse('reality-check'));
    await answer(player);
    hall.wait(10 * MINUTE);
    expect(await look(player)).toMatchObject({ play: null });
    expect(await stake(session)).toMatchObject({ ok: true });
    expect(await look(player)).toMatchObject({ play: { minutes: 0 } });
  });

  test('a refused stake is no play', async () => {
    const { player, session } = await seated();
    expect(await hall.debit(session, 4_000)).toEqual(refuse('insufficient-funds'));
    expect(await look(player)).toEqual({ play: null, leftToday: null });
  });
});

describe('play, limits and answers', () => {
  let it: TestPlatform;
  beforeAll(async () => {
    it = await withPlatform();
  });
  afterAll(() => it.dispose());

  test('are the customer’s own: by the login of the house, and nobody else’s', async () => {
    const [one, two] = [await it.customer(), await it.customer()];
    expect(await it.call('getGamePlay', { profileId: one.profileId }, one)).toEqual({
      play: null,
      leftToday: null,
    });
    expect(await it.call('setDayLimit', { of: 'loss', amount: kes(300) }, one)).toMatchObject({
      kind: 'accepted',
    });
    const { dayLimits, dayEndsAt } = await it.call('getPlayLimits', { profileId: one.profileId }, one);
    expect(dayLimits).toEqual([{ of: 'loss', amount: kes(300), pending: null }]);
    expect(await it.call('getGamePlay', { profileId: one.profileId }, one)).toMatchObject({
      leftToday: { of: 'loss', left: kes(300) },
    });
    expect(toMs(dayEndsAt)).toBeGreaterThan(toMs(instant('2026-01-01T00:00:00Z')));
    expect(await it.call('answerRealityCheck', {}, one)).toMatchObject({ kind: 'accepted' });
    await expect(it.call('answerRealityCheck', {}, { token: one.gameToken })).rejects.toThrow('answered 403');
    await expect(it.call('getGamePlay', { profileId: one.profileId }, two)).rejects.toThrow('answered 404');
  });

  test('a jackpot line by SMS is refused in the language of its sender, with what is left', async () => {
    const { phone, password, ...one } = await it.customer({ deposit: 100 });
    await it.call('logIn', { phone, password, remember: false }, { language: 'sw' });
    await it.call('setDayLimit', { of: 'stake', amount: kes(40) }, one);
    await it.handset(phone).sms('JP#1X2 1X2 1X2 1X2 1');
    expect((await it.handset(phone).look()).messages[0]?.text).toMatch(
      /Kikomo chako cha dau ni KES 40\.00 kwa siku: unaweza kuweka dau la KES 40\.00 zaidi hadi /,
    );
    expect((await it.call('getBalance', { profileId: one.profileId }, one)).balance).toBe(kes(100));
  });
});
