import { takeName } from '../database/index.ts';
import { kes } from '@kipenga/betting-core';
import type { Notice, NoticeTopic } from '@kipenga/contracts';
import { describe, expect, test } from 'vitest';
import { type HallCustomer } from '../../test/betting-hall.ts';
import { keepSetting } from '../house-rules/index.ts';
import { systemClock } from '../ports/index.ts';
import { inboxOf } from '../sms/index.ts';
import type { Language } from '../wording/index.ts';
import { noticeJobs } from './notice-jobs.ts';
import { insertTopic, selectNotices } from './notices.store.ts';
import { sendNotices } from './send-notices.ts';
import { notifyCustomers } from './notify-customers.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall();

/** The notices of a customer, oldest first. */
const told = async ({ profileId }: HallCustomer): Promise<readonly Notice[]> =>
  (await selectNotices(base.db, profileId, { before: Number.MAX_SAFE_INTEGER, most: 100 })).toReversed();
const kinds = async (customer: HallCustomer): Promise<readonly string[]> =>
  (await told(customer)).map(({ kind, isCorrection }) => (isCorrection ? `${kind} corrected` : kind));

/** A customer whose phone can receive messages. */
const withPhone = async (
  customer: HallCustomer,
  topics: readonly NoticeTopic[],
  language: Language = 'en',
): Promise<HallCustomer> => {
  await base.db.query(
    `INSERT INTO customer (profile_id, msisdn, status, consent, consented_at, medium, referral_code, language)
     VALUES ($1, $2, 'active', 'v1', now(), '', '', $3)`,
    [customer.profileId, customer.msisdn, language],
  );
  await takeName(base.db, 'phone', customer.msisdn, customer.profileId);
  for (const topic of topics) await insertTopic(base.db, customer.profileId, topic);
  return customer;
};
const inbox = async ({ msisdn }: HallCustomer): Promise<readonly string[]> =>
  (await inboxOf(base.db, msisdn)).map(({ text }) => text);

describe('a settled bet', () => {
  test('is told once with what it brought, however many settle it and however often', async () => {
    const [customer, pick] = [await hall.aCustomer(200), await hall.aPick(2)];
    for (let bets = 0; bets < 3; bets += 1) await hall.place(customer, [pick], kes(49));
    await hall.result(pick, 'won');
    await Promise.all([1, 2, 3].map(() => hall.settle(pick.feedMatchId)));
    await hall.settle(pick.feedMatchId);
    const notices = await told(customer);
    expect(notices.map(({ kind, amount }) => [kind, amount])).toEqual(
      Array.from({ length: 3 }, () => ['bet-won', kes(78.41)]),
    );
    expect(new Set(notices.map(({ betId }) => betId)).size).toBe(3);
    expect(notices[0]?.reference).toMatch(/^\w{4}-\w{4}$/);
  });

  test('that a correction changes is told again and says so; so is one it opens', async () => {
    const [customer, first, second] = [await hall.aCustomer(100), await hall.aPick(2), await hall.aPick(2)];
    await hall.place(customer, [first, second], kes(49));
    await hall.end(first, 'lost');
    await hall.end(first, 'won');
    await hall.end(second, 'void');
    await hall.end(second, 'lost');
    expect(await kinds(customer)).toEqual([
      'bet-lost',
      'bet-reopened corrected',
      'bet-won',
      'bet-lost corrected',
    ]);
    const [lost, reopened] = await told(customer);
    expect([lost?.amount, reopened?.amount]).toEqual([kes(49), null]);
  });

  test('with high odds is told with the refund and the free bet it brought', async () => {
    await keepSetting(base.db, { name: 'max_daily_payout', limit: '1000000' });
    const [customer, pick] = [await hall.aCustomer(2_000), await hall.aPick(12)];
    await hall.place(customer, [pick], kes(1_000));
    await hall.end(pick, 'lost');
    expect((await told(customer)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bet-lost', kes(1_000)],
      ['stake-refunded', kes(100)],
      ['free-bet-granted', kes(100)],
    ]);
  });

  test('that cannot be kept tells nothing: the notice stands in the same transaction', async () => {
    const customer = await hall.aCustomer(0);
    const notice = {
      profileId: customer.profileId,
      event: 'lost again',
      kind: 'deposit-paid',
      at: hall.clock.now(),
      reference: 'X',
      amount: kes(1),
    } as const;
    await expect(
      base.db.transaction(async (sql) => {
        await notifyCustomers(sql, [notice, notice]);
        throw new Error('the power went');
      }),
    ).rejects.toThrow('the power went');
    expect(await told(customer)).toEqual([]);
  });
});

describe('an SMS', () => {
  test('comes only to who asked for it, once, in the language they read, and settling waits for none', async () => {
    const asks = await withPhone(await hall.aCustomer(100), ['bets'], 'sw');
    const asksNot = await withPhone(await hall.aCustomer(100), ['deposits', 'results']);
    const pick = await hall.aPick(2);
    for (const customer of [asks, asksNot]) await hall.place(customer, [pick], kes(49));
    await hall.end(pick, 'won');
    expect(await inbox(asks)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => sendNotices(hall.services)));
    await sendNotices(hall.services);
    expect(await inbox(asks)).toEqual([
      expect.stringMatching(/^Beti \w{4}-\w{4} imeshinda KES 78\.41, baada ya kodi ya KES 8.71\.$/),
    ]);
    expect(await inbox(asksNot)).toEqual([`Full time: ${pick.homeTeam} 1:0 ${pick.awayTeam}.`]);
  });

  test('that the gateway did not take is sent later, and none of its batch twice', async () => {
    const customer = await withPhone(await hall.aCustomer(100), ['bets']);
    const pick = await hall.aPick(2);
    for (const stake of [kes(49), kes(50)]) await hall.place(customer, [pick], stake);
    await hall.end(pick, 'lost');
    let calls = 0;
    const send = async (): Promise<void> => {
      calls += 1;
      if (calls === 2) throw new Error('the gateway is away');
    };
    const services = { ...hall.services, smsOut: { send } };
    await expect(sendNotices(services)).rejects.toThrow('the gateway is away');
    expect(await inbox(customer)).toEqual([]);
    expect(await sendNotices(services)).toBe(2);
    expect(await inbox(customer)).toHaveLength(2);
  });

  test('of a result: once for a match in several bets, again when corrected, none during a break, and in no other list', async () => {
    const [asks, other, paused] = [
      await withPhone(await hall.aCustomer(200), ['results']),
      await hall.aCustomer(100),
      await withPhone(await hall.aCustomer(100), ['results']),
    ];
    const [pick, later] = [await hall.aPick(2), await hall.aPick(2)];
    for (const customer of [asks, asks, other, paused]) await hall.place(customer, [pick, later], kes(49));
    await base.db.query(
      `INSERT INTO play_break (profile_id, kind, taken_at, ends_at) VALUES ($1, 'time-out', now(), now() + interval '1 day')`,
      [paused.profileId],
    );
    await hall.end(pick, 'won');
    await hall.end(pick, 'void');
    const teams = `${pick.homeTeam} v ${pick.awayTeam}`;
    expect(
      (await told(asks)).map(({ kind, isCorrection, reference }) => [kind, isCorrection, reference]),
    ).toEqual([
      ['match-ended', false, teams.replace(' v ', ' 1:0 ')],
      ['match-void', true, teams],
    ]);
    for (const customer of [other, paused]) expect(await told(customer)).toEqual([]);
    await sendNotices(hall.services);
    expect((await inbox(asks))[0]).toBe(
      `The result was corrected. ${teams}: your pick is void and counts as odds of 1.00.`,
    );
  });
});

test('what is older than the house keeps it goes; an SMS still to be sent stays', async () => {
  const customer = await withPhone(await hall.aCustomer(0), ['deposits']);
  const deposit = (event: string) => ({
    profileId: customer.profileId,
    event,
    kind: 'deposit-paid' as const,
    at: hall.clock.now(),
    reference: event,
    amount: kes(1),
  });
  await notifyCustomers(base.db, [deposit('old and sent')]);
  await sendNotices(hall.services);
  await notifyCustomers(base.db, [deposit('old and due')]);
  await base.owner.query(`UPDATE notice SET written_at = now() - interval '91 days' WHERE profile_id = $1`, [
    customer.profileId,
  ]);
  await notifyCustomers(base.db, [deposit('new')]);
  const work = noticeJobs({ ...hall.services, realClock: systemClock }, { keptDays: 90 });
  await work.find(({ kind }) => kind.name === 'forget-notices')?.run({});
  expect((await told(customer)).map(({ reference }) => reference)).toEqual(['old and due', 'new']);
});
