import { instantFromMs, kes, type Instant } from '@kipenga/betting-core';
import { PUSH_TOPICS, type NoticeKind, type PushTopic } from '@kipenga/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { homeWinOf, honestBet } from '../../test/honest-bet.ts';
import { startPushService, TEST_PUSH_KEY, type PushService } from '../../test/push-service.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';
import { notifyCustomers } from '../notices/index.ts';
import { housekeepingWork, openOutbox } from '../outbox/index.ts';
import { systemClock } from '../ports/index.ts';
import { pushJobs } from './push-jobs.ts';
import { promisePushes, sendPush } from './send-push.ts';

const SUBJECT = 'mailto:sandbox@kipenga.example';

let it: TestPlatform;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  it = await withPlatform({ VAPID_PRIVATE_KEY: TEST_PUSH_KEY, PUSH_SERVICES: 'localhost, *.push.example' });
});
beforeEach(() => {
  service.received.length = 0;
  service.moods.length = 0;
});
afterAll(async () => {
  await it.dispose();
  await service.stop();
});

const keyOf = async ({ profileId, token }: Pick<TestCustomer, 'profileId' | 'token'>) => {
  const { publicKey } = await it.call('getPush', { profileId }, { token });
  if (publicKey === null) throw new Error('no push');
  return publicKey;
};

/** The login of a customer asks, in a browser of its own. */
const ask = async (customer: TestCustomer, topics: readonly PushTopic[] = PUSH_TOPICS) => {
  const subscription = service.subscribe(await keyOf(customer));
  const { token } = customer;
  expect(await it.call('setPush', { ...subscription, topics }, { token })).toMatchObject({
    kind: 'accepted',
  });
  return subscription;
};

/** The same customer on another phone. */
const again = async (customer: TestCustomer): Promise<TestCustomer> => {
  const { phone, password } = customer;
  const login = await it.call('logIn', { phone, password, remember: true });
  if (login.kind !== 'logged-in') throw new Error('not logged in');
  return { ...customer, token: login.profile.token };
};

let events = 0;
const tell = (
  customer: TestCustomer,
  kind: NoticeKind,
  event = `event ${(events += 1)}`,
  isCorrection = false,
  isOfTicket = false,
) =>
  notifyCustomers(it.db, [
    {
      profileId: customer.profileId,
      event,
      kind,
      at: '2026-11-21T12:00:00Z' as Instant,
      reference: 'KP7Q-2M',
      amount: kes(78),
      isCorrection,
      isOfTicket,
    },
  ]);
const texts = (name: string) => service.received.map(({ payload }) => String(payload[name]));
const bodies = () => texts('body');
/** Until every promise is kept: nothing more comes. */
const allSent = async (): Promise<void> => {
  await expect
    .poll(() =>
      it.owner.query(
        `SELECT kind FROM job WHERE kind IN ('push-notices', 'send-push') AND done_at IS NULL AND set_aside_at IS NULL`,
      ),
    )
    .toEqual([]);
};

describe('a device that has asked', () => {
  test('reads what happened by a signed, encrypted message, in the language of its customer, without an amount or an end', async () => {
    const customer = await it.customer();
    const { endpoint } = await ask(customer);
    await it.call('getPush', { profileId: customer.profileId }, { token: customer.token, language: 'sw' });
    for (const kind of ['bet-won', 'bet-lost', 'ticket-lost', 'deposit-paid'] as const) {
      await tell(customer, kind);
      await allSent();
    }
    expect(
      service.received.map(({ audience, subject, ttl, path }) => ({ audience, subject, ttl, path })),
    ).toEqual(
      Array.from({ length: 4 }, () => ({
        audience: service.origin,
        subject: SUBJECT,
        ttl: '86400',
        path: endpoint.slice(service.origin.length),
      })),
    );
    expect(bodies()).toEqual([
      'Beti yako KP7Q-2M imeamuliwa.',
      'Beti yako KP7Q-2M imeamuliwa.',
      'Matokeo ya tiketi yako ya jackpot KP7Q-2M yametoka.',
      'Pesa ulizoweka zimefika. Risiti KP7Q-2M.',
    ]);
    expect(texts('path')).toEqual([
      '/bets?period=all',
      '/bets?period=all',
      '/bets?period=all',
      '/transactions',
    ]);
    const { pushes } = (await (
      await it.app.inject({ url: `/sandbox/handset/${customer.phone}?language=en` })
    ).json()) as { pushes: readonly { text: string }[] };
    expect(pushes.map(({ text }) => text)).toEqual([
      'Your deposit is in. Receipt KP7Q-2M.',
      'The result of your jackpot ticket KP7Q-2M is in.',
      'Your bet KP7Q-2M is settled.',
      'Your bet KP7Q-2M is settled.',
    ]);
  });

  test('is led to its notices for the sums of a corrected result, and of winnings that come later', async () => {
    const customer = await it.customer();
    await ask(customer);
    for (const kind of ['bet-lost', 'ticket-lost', 'payout-released'] as const) {
      await tell(customer, kind, `corrected ${kind}`, kind !== 'payout-released');
      await allSent();
    }
    expect(bodies()).toEqual([
      'The result of your bet KP7Q-2M was corrected. Your notices say what that means for your balance.',
      'The result of your jackpot ticket KP7Q-2M was corrected. Your notices say what that means for your balance.',
      'Your balance has changed because of KP7Q-2M.',
    ]);
    expect(new Set(texts('path'))).toEqual(new Set(['/account?view=notices']));
  });

  test('hears of what it chose, each device for itself, once for each event', async () => {
    const customer = await it.customer();
    await ask(customer, ['deposits']);
    const other = await again(customer);
    await ask(other, ['bets', 'jackpots']);
    for (const kind of [
      'deposit-paid',
      'bet-won',
      'bet-cashed-out',
      'withdrawal-paid',
      'match-ended',
    ] as const)
      await tell(customer, kind);
    await Promise.all([1, 2, 3].map(() => tell(customer, 'ticket-won', 'one ticket')));
    await allSent();
    expect(bodies().toSorted()).toEqual([
      'The result of your jackpot ticket KP7Q-2M is in.',
      'Your bet KP7Q-2M is settled.',
      'Your deposit is in. Receipt KP7Q-2M.',
    ]);
    expect(await it.call('getPush', { profileId: other.profileId }, other)).toMatchObject({
      topics: ['bets', 'jackpots'],
    });
    // Winnings of a ticket that come later are of jackpots as well.
    await ask(other, ['jackpots']);
    for (const isOfTicket of [false, true])
      await tell(customer, 'payout-released', `of a ticket: ${isOfTicket}`, false, isOfTicket);
    await allSent();
    expect(bodies().slice(3)).toEqual(['Your balance has changed because of KP7Q-2M.']);
    await it.call('endPush', {}, other);
    await tell(customer, 'bet-lost');
    await allSent();
    expect(service.received).toHaveLength(4);
  });

  test('hears of a bet that its match settles, and of a deposit', async () => {
    const customer = await it.customer({ deposit: 500 });
    const { profileId, phone, token } = customer;
    await ask(customer);
    const [match] = await it.call('getTopMatches', { offset: 0, limit: 1 });
    const limits = await it.call('getLimits', {});
    const bet = honestBet({
      customer: { profileId, phone },
      selections: [homeWinOf(match!)],
      stake: kes(100),
      limits,
    });
    const placed = await it.call('placeBet', bet, { token, key: 'pushed' });
    if (placed.kind !== 'placed') throw new Error('not placed');
    await it.call('deposit', { phone, amount: kes(100) }, { token, key: 'pushed too' });
    await it.handset(phone).approve();
    const settled = await it.app.inject({
      method: 'POST',
      url: '/sandbox/season/result',
      payload: { parent_match_id: match!.feedId, home: 0, away: 1 },
    });
    expect(settled.statusCode, settled.body).toBe(200);
    await expect
      .poll(() => texts('path').toSorted())
      .toEqual([expect.stringMatching(/^\/betdetail\?bet=./), '/transactions']);
  });
});

describe('nobody is told', () => {
  test('after a logout, a closing or an erased login; and what is left is forgotten', async () => {
    const [out, closed] = [await it.customer(), await it.customer()];
    for (const customer of [out, closed]) await ask(customer);
    await it.call('logOut', {}, out);
    await it.call('closeAccount', { password: closed.password }, closed);
    for (const customer of [out, closed]) await tell(customer, 'bet-won');
    await allSent();
    expect(service.received).toEqual([]);
    await it.owner.query(`UPDATE push_subscription SET asked_at = now() - interval '2 days'`);
    const stays = await it.customer();
    await ask(stays);
    await it.owner.query(
      `UPDATE push_subscription SET asked_at = now() - interval '2 days' WHERE profile_id = $1`,
      [stays.profileId],
    );
    await housekeepingWork({ db: it.db, realClock: systemClock, gameSessionDays: 180 }).run({});
    const left = await it.owner.query<{ id: string }>('SELECT profile_id AS id FROM push_subscription');
    const ids = left.map(({ id }) => id);
    expect(ids).toContain(stays.profileId);
    expect(ids).not.toContain(out.profileId);
    expect(ids).not.toContain(closed.profileId);
  });

  test('in a break, but of money that has come', async () => {
    const customer = await it.customer();
    await ask(customer);
    await it.call('excludeSelf', { length: 'half-year', password: customer.password }, customer);
    for (const kind of ['bet-lost', 'ticket-lost', 'bet-reopened'] as const) await tell(customer, kind);
    await tell(customer, 'bet-won');
    await allSent();
    expect(bodies()).toEqual(['Your bet KP7Q-2M is settled.']);
  });

  test('who has not asked: nothing is promised', async () => {
    const customer = await it.customer();
    await tell(customer, 'bet-won');
    const jobs = await it.owner.query(`SELECT FROM job WHERE profile_id = $1 AND kind LIKE '%push%'`, [
      customer.profileId,
    ]);
    expect(jobs).toEqual([]);
  });
});

describe('a service', () => {
  /** A message to one device, and a process that sends it, an hour ahead of all others: no other takes its work. */
  const promised = async () => {
    const customer = await it.customer();
    await ask(customer);
    const { profileId } = customer;
    let now = Date.now() + 3_600_000;
    const realClock = { tells: 'real time', now: () => instantFromMs(now), nowMs: () => now } as const;
    const push = { privateKey: TEST_PUSH_KEY, subject: SUBJECT, services: ['localhost'] };
    const failures: string[] = [];
    const outbox = openOutbox({
      db: it.db,
      realClock,
      work: pushJobs({ db: it.db, realClock, push }),
      onFailure: (_, error) => void failures.push(String(error)),
    });
    const at = '2026-11-21T12:00:00Z' as Instant;
    const notice = {
      kind: 'bet-won',
      topic: 'bets',
      at,
      betId: null,
      reference: 'KP7Q-2M',
      isCorrection: false,
    } as const;
    await promisePushes({ db: it.db, realClock }, { profileId, notices: [{ ...notice, event: 'won' }] });
    const states = async () =>
      (
        await it.owner.query<{ state: string }>('SELECT state FROM push_message WHERE profile_id = $1', [
          profileId,
        ])
      ).map(({ state }) => state);
    return {
      customer,
      failures,
      states,
      push,
      realClock,
      run: () => outbox.runDue(),
      pass: (minutes: number) => void (now += minutes * 60_000),
    };
  };

  test('that is busy or away is asked again later, with pauses, and not for ever', async () => {
    const busy = await promised();
    service.moods.push(503, 429, 307);
    for (let time = 0; time < 4; time += 1) {
      await busy.run();
      busy.pass(1);
    }
    expect(await busy.states()).toEqual(['sent']);
    expect(bodies()).toHaveLength(1);
    expect(busy.failures).toEqual(
      ['503', '429', '307'].map((status) => `Error: a push did not leave: status ${status}`),
    );
    const away = await promised();
    service.moods.push(...Array.from({ length: 40 }, () => 500));
    const before = service.requests();
    for (let hour = 0; hour < 20; hour += 1) {
      await away.run();
      away.pass(61);
    }
    expect([await away.states(), service.requests() - before]).toEqual([['given-up'], 10]);
    expect(bodies()).toHaveLength(1);
  });

  test.each([404, 410])('that answers %i has forgotten the browser, and so do we', async (status) => {
    const { customer, run, states } = await promised();
    service.moods.push(status);
    await run();
    expect(await states()).toEqual(['stopped']);
    expect(await it.call('getPush', { profileId: customer.profileId }, customer)).toMatchObject({
      endpoint: null,
      topics: [],
    });
  });

  test.each([401, 403])('that answers %i does not take our key: it is not asked again', async (status) => {
    const refused = await promised();
    const before = service.requests();
    service.moods.push(status);
    for (let time = 0; time < 2; time += 1) {
      await refused.run();
      refused.pass(61);
    }
    expect([await refused.states(), service.requests() - before]).toEqual([['refused'], 1]);
    expect(refused.failures).toEqual([]);
  });

  test('whose answer is lost is not asked a second time; nor is it by who takes over from a process that died', async () => {
    const lost = await promised();
    service.moods.push('loses its answer');
    for (let time = 0; time < 3; time += 1) {
      await lost.run();
      lost.pass(5);
    }
    expect([await lost.states(), bodies().length]).toEqual([['unknown'], 1]);
    const died = await promised();
    const [row] = await it.owner.query<{ event: string; loginHash: string }>(
      `UPDATE push_message SET state = 'sending' WHERE profile_id = $1 RETURNING event, login_hash AS "loginHash"`,
      [died.customer.profileId],
    );
    const name = { profileId: died.customer.profileId, ...row! };
    await sendPush({ db: it.db, realClock: died.realClock, push: died.push }, name);
    expect([await died.states(), bodies().length]).toEqual([['unknown'], 1]);
  });

  test('is not asked for what is a day old, nor any more for who logged out meanwhile', async () => {
    const [old, gone] = [await promised(), await promised()];
    old.pass(1_440);
    await old.run();
    await it.call('logOut', {}, gone.customer);
    await gone.run();
    expect([...(await old.states()), ...(await gone.states())]).toEqual(['stopped', 'stopped']);
    expect(service.received).toEqual([]);
  });
});

describe('who asks', () => {
  const outcome = async (customer: TestCustomer, own: object) => {
    const asked = { ...service.subscribe(await keyOf(customer)), topics: ['bets'], ...own };
    const reply = await it.app.inject({
      method: 'POST',
      url: '/host/auth/account/push',
      headers: { authorization: `Bearer ${customer.token}` },
      payload: asked,
    });
    return reply.statusCode === 200 ? reply.json<{ res: number }>().res : reply.statusCode;
  };

  test('names a push service of the house’s list: no machine beside ours is reached by anybody’s wish', async () => {
    const customer = await it.customer();
    const own = (endpoint: string) => outcome(customer, { endpoint });
    for (const endpoint of ['https://eu.push.example/send/1', `${service.origin}/send/1`])
      expect([endpoint, await own(endpoint)]).toEqual([endpoint, 0]);
    for (const endpoint of [
      'https://127.0.0.1/',
      'https://10.0.0.5/send',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/',
      'https://2130706433/',
      'http://eu.push.example/send/1',
      'https://eu.push.example:8443/send/1',
      'https://push.example/send/1',
      'https://eu.push.example.evil.example/',
      'https://evilpush.example/',
      'https://me:secret@eu.push.example/send/1',
      'https://localhost.evil.example/',
      'https://fcm.googleapis.com/',
    ])
      expect([endpoint, await own(endpoint)]).toEqual([endpoint, 1]);
    for (const endpoint of [
      'file:///etc/passwd',
      'javascript:0',
      '',
      `https://eu.push.example/${'a'.repeat(1_000)}`,
    ])
      expect([endpoint, await own(endpoint)]).toEqual([endpoint, 400]);
  });

  test('sends keys of their form, of a point of the curve, and topics that there are', async () => {
    const customer = await it.customer();
    for (const own of [{ p256dh: 'B' }, { auth: 'short' }, { topics: [] }, { topics: ['offers'] }])
      expect([own, await outcome(customer, own)]).toEqual([own, 400]);
    expect(await outcome(customer, { p256dh: `B${'A'.repeat(86)}` })).toBe(1);
  });

  test('has five logins at most, of which those that ended do not count; a browser is told in its newest login alone', async () => {
    const customer = await it.customer();
    const logins = [customer];
    for (let more = 0; more < 5; more += 1) logins.push(await again(customer));
    const [first, ...others] = logins as [TestCustomer, ...TestCustomer[]];
    for (const one of others) await ask(one);
    const subscription = service.subscribe(await keyOf(first));
    const sixth = () => it.call('setPush', { ...subscription, topics: ['bets'] }, first);
    expect(await sixth()).toMatchObject({
      kind: 'refused',
      reason: { code: 'push-too-many', values: { maximum: 5 } },
    });
    await it.call('logOut', {}, others[0]!);
    expect(await sixth()).toMatchObject({ kind: 'accepted' });
    const [, second] = others;
    await it.call('setPush', { ...subscription, topics: ['bets'] }, second!);
    const counted = await it.owner.query(
      'SELECT FROM push_subscription WHERE profile_id = $1 AND endpoint = $2',
      [customer.profileId, subscription.endpoint],
    );
    expect(counted).toHaveLength(1);
  });

  test('reads and ends nobody else’s', async () => {
    const [customer, stranger] = [await it.customer(), await it.customer()];
    await ask(customer);
    await it.call('endPush', {}, stranger);
    const { statusCode } = await it.app.inject({
      url: `/host/auth/account/push/${customer.profileId}`,
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(statusCode).toBe(404);
    const { token, profileId } = customer;
    expect((await it.call('getPush', { profileId }, { token })).topics).toEqual(PUSH_TOPICS);
  });
});
