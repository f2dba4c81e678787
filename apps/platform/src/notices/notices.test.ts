import { takeName } from '../database/index.ts';
import { kes } from '@kipenga/betting-core';
import type { Notice, NoticeTopic } from '@kipenga/contracts';
import { describe, expect, test } from 'vitest';
import { type HallCustomer } from '../../test/betting-hall.ts';
import { keepSetting } from '../house-rules/index.ts';
import { systemClock } from '../ports/index.ts';
import { inRequest, requestNow } from '../requests/index.ts';
import { inboxOf } from '../sms/index.ts';
import { numberOf, takeResultBack } from '../sports/index.ts';
import { noticeWords } from '@kipenga/words';
import { sayIn, type Language, type Said } from '../wording/index.ts';
import { noticeJobs } from './notice-jobs.ts';
import { insertTopic, selectNotices } from './notices.store.ts';
import { sendNotices } from './send-notices.ts';
import { notifyCustomers } from './notify-customers.ts';
import { releaseDueHolds } from '../../test/settle-now.ts';
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

  test('is told each time that part of its refund is taken back: when it is open again, and when it is settled anew', async () => {
    const customer = await hall.aCustomer(2_000);
    const [one, two] = [await hall.aPick(5), await hall.aPick(4)];
    const [before, after] = [await hall.aPick(12), await hall.aPick(12)];
    await hall.place(customer, [one, two], kes(600));
    await hall.place(customer, [before], kes(200));
    await hall.place(customer, [after], kes(300));
    await hall.end(one, 'lost'); // 60: a free bet
    await hall.end(before, 'lost'); // 20, still collecting
    await hall.end(one, 'won');
    await hall.end(after, 'lost'); // 30
    await hall.end(two, 'void'); // odds of 5 earn nothing
    const withdrawn = (await told(customer)).filter(({ kind }) => kind === 'refund-withdrawn');
    expect(withdrawn.map(({ amount }) => amount)).toEqual([kes(20), kes(30)]);
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

describe('a correction that moves money', () => {
  test('is told with what was taken back and what is owed; wins that pay the debt are told so, in every language', async () => {
    const debtor = await withPhone(await hall.aCustomer(45), ['bets']);
    const [pick, spent, next, last] = [
      await hall.aPick(3),
      await hall.aPick(2),
      await hall.aPick(2),
      await hall.aPick(3),
    ];
    await hall.place(debtor, [pick], kes(45));
    await hall.end(pick, 'won'); // 104 after tax
    await hall.place(debtor, [spent], kes(20));
    await hall.place(debtor, [next], kes(45));
    await hall.place(debtor, [last], kes(30));
    await hall.end(spent, 'lost');
    await hall.end(pick, 'lost'); // 9 are left
    await hall.end(next, 'won'); // 72 after tax
    await hall.end(last, 'won'); // 69.34 after tax
    await sendNotices(hall.services);
    const owed = 'We take it from your next wins, never from what you deposit.';
    expect((await inbox(debtor)).toReversed().map((text) => text.replaceAll(/\w{4}-\w{4}/g, 'B'))).toEqual([
      'Bet B won KES 104.00, after KES 16.00 of tax.',
      'Bet B lost. Its stake was KES 20.00.',
      `The result was corrected. Bet B lost. Its stake was KES 45.00. We took back the KES 104.00 it had brought before. You owe us KES 95.00. ${owed}`,
      `Bet B won KES 72.00, after KES 8.00 of tax. KES 72.00 paid what you owed us. KES 0.00 went to your balance. You owe us KES 23.00. ${owed}`,
      'Bet B won KES 69.34, after KES 10.67 of tax. KES 23.00 paid what you owed us. KES 46.34 went to your balance. You owe us nothing more.',
    ]);
    const [corrected] = (await told(debtor)).filter(({ isCorrection }) => isCorrection);
    expect(corrected).toMatchObject({ amount: kes(45), takenBack: kes(104), owes: kes(95) });
    const { id, values } = noticeWords(corrected!);
    expect(sayIn('sw', id as Said['id'], values)).toMatch(
      /^Matokeo yamesahihishwa\. Beti \S+ haikushinda\. Dau lake lilikuwa KES 45\.00\. Tumechukua tena KES 104\.00 .*\. Tunakudai KES 95\.00\./,
    );
  });

  test('is told of a bet that is open again, and of a void stake that pays the debt', async () => {
    const [customer, pick, other] = [await hall.aCustomer(90), await hall.aPick(3), await hall.aPick(2)];
    await hall.place(customer, [pick], kes(45));
    await hall.place(customer, [other], kes(45));
    await hall.end(pick, 'won');
    await hall.place(customer, [await hall.aPick(2)], kes(104));
    await base.db.transaction((sql) => takeResultBack(sql, numberOf(pick.feedMatchId)!, hall.clock.now()));
    await hall.settle(pick.feedMatchId);
    await hall.end(other, 'void');
    expect(
      (await told(customer)).slice(-2).map(({ kind, amount, owes, repaid }) => [kind, amount, owes, repaid]),
    ).toEqual([
      ['bet-reopened', kes(104), kes(104), undefined],
      ['bet-void', kes(45), kes(59), kes(45)],
    ]);
  });
});

describe('winnings above the daily payout limit', () => {
  test('are told with what comes at once and what tomorrow, and told again when they come', async () => {
    await keepSetting(base.db, { name: 'max_daily_payout', limit: '70000' });
    const customer = await withPhone(await hall.aCustomer(18_000), ['bets']);
    const pick = await hall.aPick(6);
    await hall.place(customer, [pick], kes(18_000)); // 16,000 after tax: 96,000 gross, tax 16,000, net 80,000
    await hall.end(pick, 'won');
    const day = hall.clock.now();
    hall.clock.set('2026-11-22T06:00:00Z');
    await releaseDueHolds(base.db, hall.clock.now());
    hall.clock.set(day);
    await sendNotices(hall.services);
    expect((await inbox(customer)).toReversed().map((text) => text.replaceAll(/\w{4}-\w{4}/g, 'B'))).toEqual([
      'Bet B won KES 80,000.00, after KES 16,000.00 of tax. KES 10,000.00 is above the daily payout limit and comes tomorrow. KES 70,000.00 went to your balance.',
      'Your win on B: the KES 10,000.00 that the daily payout limit had kept is paid out.',
    ]);
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

  test('is sent in the call that promised it; those of others in none', async () => {
    const customers = [
      await withPhone(await hall.aCustomer(100), ['bets']),
      await withPhone(await hall.aCustomer(100), ['bets']),
    ];
    const pick = await hall.aPick(2);
    for (const customer of customers) await hall.place(customer, [pick], kes(49));
    await hall.end(pick, 'won');
    const sent: unknown[] = [];
    const smsOut = {
      send: async (_: unknown, { to }: { readonly to: string }) => void sent.push([to, requestNow()]),
    };
    const [job] = noticeJobs({ ...hall.services, smsOut }, { keptDays: 30 });
    const [own, other] = customers.map(({ profileId, msisdn }) => ({ profileId, msisdn }));
    await inRequest('a call', () => job!.run({ owner: own!.profileId }));
    expect(sent).toEqual([
      [own!.msisdn, 'a call'],
      [other!.msisdn, null],
    ]);
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
