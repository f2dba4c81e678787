import { instant, instantFromMs, parseMsisdn, toMs, type Instant } from '@kipenga/betting-core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCarrier, type CarrierMood, type CarrierServer } from '../../../test/carrier-server.ts';
import { dyingAfter } from '../../../test/dying-after.ts';
import { ownDatabase } from '../../../test/with-database.ts';
import type { Database } from '../../database/index.ts';
import { platformLogger } from '../../http/index.ts';
import { openOutbox } from '../../outbox/index.ts';
import { carrierSmsOut } from './carrier-sms-out.ts';

const START = instant('2026-11-21T12:00:00Z');
const phone = parseMsisdn('254712345678');
if (!phone.ok) throw new Error('no phone');
const { value: to } = phone;

const it = await ownDatabase();
let carrier: CarrierServer;
let now: Instant;
beforeAll(async () => {
  carrier = await startCarrier({ username: 'kipenga', apiKey: 'key' });
});
afterAll(async () => {
  await carrier.stop();
});

const realClock = { tells: 'real time', now: () => now, nowMs: () => toMs(now) } as const;
const pass = (seconds: number): void => void (now = instantFromMs(toMs(now) + seconds * 1_000));

/** A process of the house, which waits for no answer longer than it takes to come. */
const house = (db: Database = it.db) => {
  const settings = {
    origin: carrier.origin,
    apiKey: 'key',
    username: 'kipenga',
    sender: 'KIPENGA',
    callbackSecret: '0123456789abcdef',
  };
  const log = platformLogger('silent');
  const gateway = carrierSmsOut({
    db,
    realClock,
    settings,
    timeLimit: () => AbortSignal.timeout(5_000),
    log,
  });
  const { jobs } = gateway.connect();
  const outbox = openOutbox({
    db,
    realClock,
    work: jobs,
    onFailure: () => undefined,
  });
  return { gateway, run: () => outbox.runDue().catch(() => undefined) };
};

const refuses = (statusCode: number): CarrierMood => ({ kind: 'refuses', statusCode, status: 'AsItSays' });
const anyMood: fc.Arbitrary<CarrierMood> = fc.oneof(
  fc.constant<CarrierMood>({ kind: 'sends' }),
  fc.constant<CarrierMood>({ kind: 'loses its answer' }),
  fc.constantFrom(401, 402, 403, 405, 406, 407, 409, 500, 501, 502, 999).map(refuses),
  fc
    .record({
      status: fc.constantFrom(200, 201, 307, 400, 401, 429, 500, 503),
      body: fc.constantFrom('', '<html>', '{}', '[]'),
    })
    .map(({ status, body }): CarrierMood => ({ kind: 'answers', status, body })),
);

const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('promise' as const), isCode: fc.boolean() }),
  fc.record({ kind: fc.constant('mood' as const), mood: anyMood }),
  fc.record({ kind: fc.constant('kill' as const), afterStatements: fc.nat(8) }),
  fc.record({ kind: fc.constant('time' as const), seconds: fc.constantFrom(3, 40, 700, 4_000) }),
);

test('whatever a carrier answers, and whoever is killed: each SMS ends, what may not come twice leaves once, and nothing waits without a job', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 25 }), async (steps) => {
      now = START;
      carrier.sent.length = 0;
      carrier.moods.length = 0;
      await it.owner.query('TRUNCATE job, sms_sending, sms_delivery');
      let count = 0;
      for (const step of steps) {
        if (step.kind === 'promise') {
          const smsId = `${step.isCode ? 'code' : 'news'} ${(count += 1)}`;
          const goodUntil = instantFromMs(toMs(now) + (step.isCode ? 600_000 : 86_400_000));
          const sms = {
            smsId,
            to,
            shortcode: null,
            text: smsId,
            linkId: null,
            goodUntil,
            mayComeTwice: step.isCode,
          };
          await it.db.transaction((sql) => house().gateway.send(sql, sms));
        }
        if (step.kind === 'mood') carrier.moods.push(step.mood);
        if (step.kind === 'time') pass(step.seconds);
        await house(step.kind === 'kill' ? dyingAfter(it.db, step.afterStatements) : it.db).run();
        await it.owner.query('UPDATE job SET leased_until = NULL');
        const idle = await it.db.query(
          `SELECT 1 FROM sms_sending s WHERE state IN ('promised', 'sending')
             AND NOT EXISTS (SELECT FROM job WHERE done_at IS NULL AND set_aside_at IS NULL AND dedupe_key = s.sms_id)`,
        );
        expect(idle).toEqual([]);
      }
      carrier.moods.length = 0;
      for (let hours = 0; hours < 26; hours += 1) {
        pass(3_601);
        await house().run();
      }
      const states = await it.db.query<{ state: string }>('SELECT state FROM sms_sending');
      expect(states.filter(({ state }) => state === 'promised' || state === 'sending')).toEqual([]);
      expect(states).toHaveLength(count);
      const left = carrier.sent.map(({ message }) => message);
      for (const text of new Set(left)) {
        const times = left.filter((one) => one === text).length;
        expect([text, times]).toEqual([text, text.startsWith('news') ? 1 : Math.min(times, 3)]);
      }
    }),
    { numRuns: Math.min(Number(process.env['PROPERTY_RUNS'] ?? 12), 200), endOnFailure: true },
  );
}, 120_000);
