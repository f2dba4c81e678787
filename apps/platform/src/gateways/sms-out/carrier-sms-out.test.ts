import { instant, instantFromMs, parseMsisdn, toMs, type Instant } from '@kipenga/betting-core';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerOf,
  startCarrier,
  type CarrierMood,
  type CarrierServer,
} from '../../../test/carrier-server.ts';
import { ownDatabase } from '../../../test/with-database.ts';
import { DatabaseUnavailable, type Database } from '../../database/index.ts';
import { platformLogger } from '../../http/index.ts';
import { openOutbox } from '../../outbox/index.ts';
import { carrierSmsOut } from './carrier-sms-out.ts';
import type { OutgoingSms } from './sms-out.ts';

const START = instant('2026-11-21T12:00:00Z');
const after = (minutes: number): Instant => instantFromMs(toMs(START) + minutes * 60_000);
const phone = parseMsisdn('254712345678');
if (!phone.ok) throw new Error('no phone');

const it = await ownDatabase();
let carrier: CarrierServer;
let now: Instant;
let log: string;
let failures: string[];
beforeAll(async () => {
  carrier = await startCarrier({ username: 'kipenga', apiKey: 'key of ours' });
});
beforeEach(async () => {
  [now, log, failures] = [START, '', []];
  carrier.sent.length = 0;
  carrier.moods.length = 0;
  await it.owner.query('TRUNCATE job, sms_sending, sms_delivery');
});
afterAll(async () => {
  await carrier.stop();
});

const realClock = { tells: 'real time', now: () => now, nowMs: () => toMs(now) } as const;

interface Own {
  readonly db?: Database;
  readonly apiKey?: string;
  readonly origin?: string;
  readonly timeLimit?: () => AbortSignal;
}

/** A process of the house, as far as it sends SMS. */
const house = ({ db = it.db, apiKey = 'key of ours', origin = carrier.origin, timeLimit }: Own = {}) => {
  const callbackSecret = '0123456789abcdef';
  const gateway = carrierSmsOut({
    db,
    realClock,
    settings: { origin, apiKey, username: 'kipenga', sender: 'KIPENGA', callbackSecret },
    timeLimit: timeLimit ?? (() => new AbortController().signal),
    log: platformLogger('trace', { write: (line) => void (log += line) }),
  });
  const { jobs, routes } = gateway.connect();
  const outbox = openOutbox({
    db,
    realClock,
    work: jobs,
    onFailure: (_, error) => void failures.push(error instanceof Error ? error.message : String(error)),
  });
  return { gateway, routes, run: () => outbox.runDue() };
};

const aCode: OutgoingSms = {
  smsId: 'a code',
  to: phone.value,
  shortcode: null,
  text: 'Your code is 123456. Usimpe mtu yeyote.',
  linkId: null,
  goodUntil: after(10),
  mayComeTwice: true,
};
const someNews: OutgoingSms = { ...aCode, smsId: 'news', goodUntil: after(1_440), mayComeTwice: false };

const promise = async (...messages: readonly OutgoingSms[]): Promise<void> => {
  const { gateway } = house();
  for (const sms of messages) await it.db.transaction((sql) => gateway.send(sql, sms));
};

const ends = async () => {
  const rows = await it.db.query<{ id: string; state: string; reason: string | null; body: string | null }>(
    'SELECT sms_id AS id, state, reason, body FROM sms_sending ORDER BY sms_id',
  );
  for (const { state, body } of rows) expect(body === null).toBe(!['promised', 'sending'].includes(state));
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
};

/** Runs what is due, then what became due a while later, as often as it takes a backoff to pass. */
const runOn = async (run: () => Promise<void>, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await run();
    now = instantFromMs(toMs(now) + 20_000);
  }
};

describe('SMS by a carrier (D74)', () => {
  test('leave once, from our name or our shortcode, when what promised them has committed', async () => {
    const { gateway, run } = house();
    await promise(aCode, aCode, { ...someNews, shortcode: '29008' });
    await it.db
      .transaction(async (sql) => {
        await gateway.send(sql, { ...someNews, smsId: 'never' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await Promise.all([run(), house().run(), house().run()]);
    expect(carrier.sent.map(({ to, from, message }) => `${to} ${from} ${message}`).toSorted()).toEqual([
      `+254712345678 29008 ${someNews.text}`,
      `+254712345678 KIPENGA ${aCode.text}`,
    ]);
    expect(await ends()).toEqual({ 'a code': 'accepted', news: 'accepted' });
  });

  test('that answer a message name it to the carrier as it was named', async () => {
    await promise(aCode, { ...someNews, shortcode: '29008', linkId: 'Sample-Link-1' });
    await house().run();
    expect(new Map(carrier.sent.map(({ from, linkId }) => [from, linkId]))).toEqual(
      new Map([
        ['29008', 'Sample-Link-1'],
        ['KIPENGA', null],
      ]),
    );
  });

  test('are counted in the parts they travel as', async () => {
    await promise({ ...aCode, text: 'a'.repeat(161) });
    await house().run();
    expect(log).toContain('"parts":2');
  });

  const lost: readonly (readonly [string, CarrierMood, boolean])[] = [
    ['the connection breaks', { kind: 'loses its answer' }, true],
    ['the answer cannot be read', { kind: 'answers', status: 201, body: '<html>Done</html>' }, false],
    [
      'the answer has no end',
      {
        kind: 'answers',
        status: 201,
        body: ' '.repeat(100_000) + answerOf('+254712345678', 101, 'Success', 'ATXid_1'),
      },
      false,
    ],
    ['the carrier fails', { kind: 'answers', status: 503, body: 'busy' }, false],
    ['its network fails', { kind: 'refuses', statusCode: 501, status: 'GatewayError' }, false],
    ['it says what nobody knows', { kind: 'refuses', statusCode: 777, status: 'Perhaps' }, false],
  ];
  test.each(lost)('when %s, a code is sent again and news are not', async (_, mood, hasLeft) => {
    await promise(aCode);
    carrier.moods.push(mood);
    await runOn(house().run, 2);
    expect(carrier.sent).toHaveLength(hasLeft ? 2 : 1);
    await promise(someNews);
    carrier.sent.length = 0;
    carrier.moods.push(mood);
    await runOn(house().run, 3);
    expect(carrier.sent).toHaveLength(hasLeft ? 1 : 0);
    expect(await ends()).toEqual({ 'a code': 'accepted', news: 'unknown' });
    expect(failures).toHaveLength(1);
    expect(log).toMatch(/"smsId":"news","state":"unknown".*given up/);
  });

  test('a carrier that is too slow is not waited for; what comes after it is sent', async () => {
    await promise(someNews, { ...someNews, smsId: 'more' });
    const limit = new AbortController();
    carrier.moods.push({ kind: 'is slow', onTaken: () => limit.abort() });
    let first = true;
    const timeLimit = (): AbortSignal => {
      const signal = first ? limit.signal : new AbortController().signal;
      first = false;
      return signal;
    };
    await house({ timeLimit }).run();
    expect(Object.values(await ends()).toSorted()).toEqual(['accepted', 'unknown']);
  });

  test('a code whose answer is lost again and again is sent three times and no more', async () => {
    await promise({ ...aCode, goodUntil: after(60) });
    carrier.moods.push(...Array.from({ length: 9 }, (): CarrierMood => ({ kind: 'loses its answer' })));
    await runOn(house().run, 9);
    expect(carrier.sent).toHaveLength(3);
    expect(await ends()).toEqual({ 'a code': 'unknown' });
  });

  test.each<readonly [string, CarrierMood, string]>([
    [
      'the balance is used up',
      { kind: 'refuses', statusCode: 405, status: 'InsufficientBalance' },
      '405 InsufficientBalance',
    ],
    [
      'the sender is not ours',
      { kind: 'refuses', statusCode: 402, status: 'InvalidSenderId' },
      '402 InvalidSenderId',
    ],
    [
      'nobody is sent to',
      {
        kind: 'answers',
        status: 201,
        body: '{"SMSMessageData":{"Message":"InvalidSenderId","Recipients":[]}}',
      },
      'InvalidSenderId',
    ],
    ['the carrier asks for patience', { kind: 'answers', status: 429, body: '' }, 'status 429'],
    [
      'it leads elsewhere',
      { kind: 'answers', status: 307, body: '', location: '/version1/messaging' },
      'status 307',
    ],
  ])('while %s, the operator is told, and all is sent once that is mended', async (_, mood, reason) => {
    await promise(aCode, someNews);
    carrier.moods.push(mood, mood);
    await runOn(house().run, 2);
    expect(failures.toSorted()).toEqual([
      `SMS a code did not leave: ${reason}`,
      `SMS news did not leave: ${reason}`,
    ]);
    expect(carrier.sent).toHaveLength(2);
    expect(await ends()).toEqual({ 'a code': 'accepted', news: 'accepted' });
  });

  test('a wrong key and a carrier that is away are told of, and lose nothing', async () => {
    await promise(someNews);
    await runOn(house({ apiKey: 'another key' }).run);
    const gone = await startCarrier({ username: 'kipenga', apiKey: 'key of ours' });
    await gone.stop();
    await runOn(house({ origin: gone.origin }).run);
    expect(failures).toEqual(['SMS news did not leave: status 401', 'SMS news did not leave: ECONNREFUSED']);
    await house().run();
    expect(carrier.sent).toHaveLength(1);
  });

  test.each([
    [403, 'InvalidPhoneNumber'],
    [404, 'UnsupportedNumberType'],
    [406, 'UserInBlacklist'],
    [401, 'RiskHold'],
    [502, 'RejectedByGateway'],
  ])(
    'a number that is refused for good (%i %s) is told of once and not asked for again',
    async (code, status) => {
      await promise(aCode);
      carrier.moods.push({ kind: 'refuses', statusCode: code, status });
      await runOn(house().run, 3);
      expect(carrier.sent).toEqual([]);
      expect(failures).toEqual([]);
      expect(await ends()).toEqual({ 'a code': 'refused' });
      expect(log).toContain(`"reason":"${code} ${status}"`);
    },
  );

  test('a code that is past its life is not sent', async () => {
    await promise(aCode, someNews);
    now = after(10);
    await house().run();
    expect(carrier.sent.map(({ message }) => message)).toEqual([someNews.text]);
    expect(await ends()).toEqual({ 'a code': 'late', news: 'accepted' });
  });

  test('a code that is past its life is not sent again either', async () => {
    await promise(aCode);
    carrier.moods.push({ kind: 'loses its answer' });
    await house().run();
    now = after(10);
    await house().run();
    expect(carrier.sent).toHaveLength(1);
    expect(await ends()).toEqual({ 'a code': 'unknown' });
  });

  test('when the house ends before it could keep the answer, a code is sent again and news are not', async () => {
    await promise(aCode, someNews);
    let isAway = false;
    const away = async () => {
      throw new DatabaseUnavailable(new Error('gone'));
    };
    const db: Database = {
      ...it.db,
      query: async (text, values) => {
        if (text.includes('carrier_id = $3')) {
          // Each has a lane of its own: the house ends when the carrier has both.
          await expect.poll(() => carrier.sent.length).toBe(2);
          isAway = true;
        }
        return isAway ? away() : it.db.query(text, values);
      },
    };
    await expect(house({ db }).run()).rejects.toThrow(DatabaseUnavailable);
    expect(carrier.sent).toHaveLength(2);
    expect(await ends()).toEqual({ 'a code': 'sending', news: 'sending' });
    await it.db.query("UPDATE job SET leased_until = now() - interval '1 second'");
    await house().run();
    expect(carrier.sent).toHaveLength(3);
    expect(await ends()).toEqual({ 'a code': 'accepted', news: 'unknown' });
  });

  test('no text, number or key stands in what is written', async () => {
    await promise(aCode, someNews);
    carrier.moods.push(
      { kind: 'loses its answer' },
      {
        kind: 'answers',
        status: 201,
        body: `{"SMSMessageData":{"Message":"to +254712345678: 123456","Recipients":[]}}`,
      },
    );
    await runOn(house().run, 3);
    await runOn(house({ apiKey: 'another key' }).run);
    const jobs = await it.db.query('SELECT payload, last_error FROM job');
    expect(log + failures.join('\n') + JSON.stringify(jobs)).not.toMatch(
      /123456|712345678|key of ours|another key/,
    );
  });
});

describe('delivery reports (D74)', () => {
  const post = async (path: string, form: string | Buffer, type = 'application/x-www-form-urlencoded') => {
    const server = Fastify();
    const { routes } = house();
    if (routes) await server.register(routes);
    const reply = await server.inject({
      method: 'POST',
      url: `/gateway/sms/${path}`,
      headers: { 'content-type': type },
      payload: form,
    });
    await server.close();
    return reply.statusCode;
  };
  const path = '0123456789abcdef/delivery';
  const kept = () =>
    it.db.query('SELECT carrier_id AS id, status, failure_reason AS why FROM sms_delivery ORDER BY status');

  test('are kept once each, whatever else they say, and failures are told of', async () => {
    await promise(someNews);
    await house().run();
    const form =
      'id=ATXid_1&status=Failed&phoneNumber=%2B254712345678&networkCode=63902&failureReason=UserInBlackList';
    expect(await post(path, 'id=ATXid_1&status=Sent&phoneNumber=%2B254712345678')).toBe(200);
    expect(await Promise.all([post(path, form), post(path, form)])).toEqual([200, 200]);
    expect(await kept()).toEqual([
      { id: 'ATXid_1', status: 'Failed', why: 'UserInBlackList' },
      { id: 'ATXid_1', status: 'Sent', why: null },
    ]);
    expect(log.match(/did not reach/g)).toHaveLength(1);
    expect(log).toMatch(
      /"smsId":"news","carrierId":"ATXid_1","status":"Failed","failureReason":"UserInBlackList"/,
    );
    expect(log).not.toContain('712345678');
  });

  test('that come before the answer of the carrier, or of what nobody sent, are kept too', async () => {
    expect(await post(path, 'id=ATXid_77&status=Rejected')).toBe(200);
    expect(await kept()).toEqual([{ id: 'ATXid_77', status: 'Rejected', why: null }]);
  });

  test.each([
    ['another secret', '0123456789abcdeX/delivery', 'id=1&status=Sent', 404],
    ['no form at all behind another secret', 'wrong/delivery', '\0'.repeat(100_000), 404],
    ['a form too large', path, `id=1&status=${'S'.repeat(20_000)}`, 413],
    ['no id', path, 'status=Sent', 400],
    ['an empty id', path, 'id=&status=Sent', 400],
    ['a name too long', path, `id=${'1'.repeat(300)}&status=Sent`, 400],
    ['a field that stands twice', path, 'id=1&id=2&status=Sent', 400],
    ['a text no table can hold', path, 'id=1%00&status=Sent', 400],
    ['nothing', path, '', 400],
  ])('are refused with %s', async (_, to, form, status) => {
    expect(await post(to, form)).toBe(status);
    expect(await kept()).toEqual([]);
  });

  test('are refused as anything but a form', async () => {
    expect(await post(path, '{"id":"1","status":"Sent"}', 'application/json')).toBe(415);
  });
});
