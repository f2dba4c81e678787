import { toMs, type Instant } from '@kipenga/betting-core';
import Fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { ownDatabase } from '../../../test/with-database.ts';
import { openOutbox } from '../../outbox/index.ts';
import { systemClock } from '../../ports/index.ts';
import { carrierSmsIn } from './carrier-sms-in.ts';
import type { IncomingSms } from './sms-in.ts';

const SECRET = '0123456789abcdef';
const it = await ownDatabase();
let heard: IncomingSms[];
let fails: boolean;
beforeEach(async () => {
  [heard, fails] = [[], false];
  await it.owner.query('TRUNCATE job');
});

/** A process of the house, as far as it hears SMS; `later` is how far its clock has gone on. */
const house = (later = 0) => {
  const nowMs = () => systemClock.nowMs() + later;
  const gateway = carrierSmsIn({
    db: it.db,
    realClock: systemClock,
    settings: { callbackSecret: SECRET },
    shortcode: '29008',
  });
  const { jobs, routes } = gateway.connect(async (sms) => {
    if (fails) throw new Error('the house failed');
    heard.push(sms);
  });
  const clock = { now: () => new Date(nowMs()).toISOString().replace(/\.\d+/, '') as Instant, nowMs };
  expect(toMs(clock.now())).toBeLessThanOrEqual(nowMs());
  return {
    routes,
    run: () =>
      openOutbox({
        db: it.db,
        realClock: clock,
        work: jobs,
        onFailure: () => undefined,
      }).runDue(),
  };
};

const sms = {
  id: 'ATXid_1',
  from: '+254712345678',
  to: '29008',
  text: 'W#100',
  date: '2026-11-21 15:00:00',
  linkId: 'l',
};

const post = async (fields: Readonly<Record<string, string>> | string, secret = SECRET) => {
  const server = Fastify();
  const { routes } = house();
  if (routes) await server.register(routes);
  const reply = await server.inject({
    method: 'POST',
    url: `/gateway/sms/${secret}/inbound`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  await server.close();
  return { status: reply.statusCode, words: reply.body };
};

test('an SMS is heard once by its id, however often and from whatever process it is handed over (D74)', async () => {
  const replies = await Promise.all([post(sms), post({ ...sms, cost: 'KES 1.00' }), post(sms)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await Promise.all([house().run(), house().run()]);
  expect((await post(sms)).status).toBe(200);
  await house().run();
  const message = { from: '254712345678', to: '29008', text: 'W#100' };
  expect(heard).toEqual([{ gatewayId: 'ATXid_1', ...message, linkId: 'l' }]);
  await post({ ...sms, id: 'ATXid_2', linkId: '' });
  await house().run();
  expect(heard).toHaveLength(2);
});

test('what was answered is done though the house ends, or fails, before it is', async () => {
  fails = true;
  expect((await post(sms)).status).toBe(200);
  await house().run();
  fails = false;
  await house(60_000).run();
  expect(heard).toHaveLength(1);
});

test.each([
  ['another country', { ...sms, from: '+255712345678' }, /Kenyan/],
  ['a number as people type it', { ...sms, from: '0712345678' }, /Kenyan/],
  ['a number with more than itself', { ...sms, from: '+254712345678,+254700000000' }, /Kenyan/],
  ['a fixed line', { ...sms, from: '+254202345678' }, /Kenyan/],
  ['another short code', { ...sms, to: '22222' }, /another number than 29008/],
  ['no id', { from: sms.from, to: sms.to, text: sms.text }, /id/],
  ['a text too long', { ...sms, text: 'a'.repeat(2_001) }, /text/],
  ['a text no table can hold', { ...sms, text: 'BALANCE\0' }, /NUL/],
  ['a sender that stands twice', `${new URLSearchParams(sms).toString()}&from=%2B254700000000`, /twice/],
  ['no form', '%%%', /from/],
])('an SMS with %s is refused in words, and nothing is kept', async (_, fields, words) => {
  const reply = await post(fields);
  expect(reply.status).toBe(400);
  expect(reply.words).toMatch(words);
  expect(await it.db.query('SELECT 1 FROM job')).toEqual([]);
});

test('who does not know the secret finds nothing there', async () => {
  for (const secret of ['0123456789abcdeX', 'x', `${SECRET}0`])
    expect((await post(sms, secret)).status).toBe(404);
  expect((await post('a'.repeat(100_000), 'wrong')).status).toBe(404);
  expect((await post('a'.repeat(100_000))).status).toBe(413);
  expect(await it.db.query('SELECT 1 FROM job')).toEqual([]);
});
