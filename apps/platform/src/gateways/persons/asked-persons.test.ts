import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nairobiDay, parseMsisdn, type Msisdn } from '@kipenga/betting-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askedIdentity, askedRegister } from './asked-persons.ts';

/** The other side: it answers as it is told, and keeps what it was asked. */
const asked: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
let answers: { status: number; text: string; hangs?: boolean };
const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({
      url: request.url,
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (answers.hangs !== true) reply.writeHead(answers.status).end(answers.text);
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => asked.splice(0));

const phone = (text: string): Msisdn => {
  const read = parseMsisdn(text);
  if (!read.ok) throw new Error('not a phone');
  return read.value;
};
const CLAIM = {
  idNumber: '28765432',
  birthDate: nairobiDay('1990-11-24'),
  name: 'Achieng Otieno',
  msisdn: phone('0712345678'),
  since: '2026-11-27T09:00:00Z' as never,
};
const by = (own: Partial<{ timeLimit: () => AbortSignal }> = {}) => ({
  settings: { origin, apiKey: 'the-key' },
  timeLimit: () => AbortSignal.timeout(20_000),
  ...own,
});

test('an identity is asked about in our form, with our key, and answered in three ways (D105)', async () => {
  for (const [text, verdict] of [
    ['{"state":"verified"}', { kind: 'verified' }],
    ['{"state":"pending","more":1}', { kind: 'pending' }],
    ['{"state":"refused","why":"under-age"}', { kind: 'refused', why: 'under-age' }],
  ] as const) {
    answers = { status: 200, text };
    expect(await askedIdentity(by()).check(CLAIM)).toEqual(verdict);
  }
  expect(asked[0]).toMatchObject({
    url: '/identity',
    headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
    body: {
      phone: '254712345678',
      id_number: '28765432',
      birth_date: '1990-11-24',
      name: 'Achieng Otieno',
      since: '2026-11-27 12:00:00',
    },
  });
});

test('the register is asked about several at once, and answers the phones of those it has', async () => {
  answers = { status: 200, text: '{"excluded":["254712345678"]}' };
  const persons = [
    { msisdn: CLAIM.msisdn, idNumber: null },
    { msisdn: phone('0112345678'), idNumber: '31313131' },
  ];
  expect(await askedRegister(by()).listedAmong(persons)).toEqual(new Set(['254712345678']));
  expect(asked[0]).toMatchObject({
    url: '/excluded',
    body: {
      persons: [
        { phone: '254712345678', id_number: null },
        { phone: '254112345678', id_number: '31313131' },
      ],
    },
  });
});

test.each([
  [{ status: 500, text: '28765432' }, /^\/identity was not answered: 500$/],
  [{ status: 200, text: '<h1>Achieng Otieno</h1>' }, /^\/identity was answered with what is no answer$/],
  [{ status: 200, text: '{"state":"refused"}' }, /^\/identity was answered with what is no answer$/],
  [{ status: 302, text: '' }, /^\/identity was not answered/],
] as const)('what is no answer (%o) is told without a word about the person', async (said, words) => {
  answers = said;
  await expect(askedIdentity(by()).check(CLAIM)).rejects.toThrow(words);
});

test('one who hangs is left after a while', async () => {
  answers = { status: 200, text: '', hangs: true };
  const end = new AbortController();
  const checked = askedIdentity(by({ timeLimit: () => end.signal })).check(CLAIM);
  await expect.poll(() => asked.length).toBe(1);
  end.abort();
  await expect(checked).rejects.toThrow('/identity was not answered');
});
