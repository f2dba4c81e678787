import { cents, instant } from '@kipenga/betting-core';
import { ACTS } from '@kipenga/desk-rules';
import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { endpointSchemas } from '../openapi/index.ts';
import { printReply, printRequest, readReply, readRequest } from '../travel.ts';
import { deskActs, deskCalls } from './desk.endpoints.ts';

type Call = Endpoint<unknown, unknown, unknown, unknown, string>;

test('there is a call for every act of the table, and for no other', () => {
  expect(Object.keys(deskActs)).toEqual(Object.keys(ACTS));
});

test('each call has an address of its own, names what is in it, and can be described', () => {
  const calls = [...Object.values(deskCalls), ...Object.values(deskActs)] as readonly Call[];
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  for (const call of calls) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpointSchemas(call).params['properties'] ?? {})).toEqual(inPath);
  }
});

test('an act travels there and back, in words of the wire', () => {
  const asked = {
    args: { scope: 'match' as const, matchId: '61000001', until: instant('2026-11-28T12:00:00Z') },
    why: 'floodlights',
    dryRun: false,
    version: null,
  };
  const { path, body } = printRequest(deskActs.suspend, asked);
  expect([path, JSON.parse(body ?? '')]).toEqual([
    '/acts/suspend',
    {
      args: { scope: 'match', match_id: '61000001', until: '2026-11-28 15:00:00' },
      why: 'floodlights',
      dry_run: false,
      version: null,
    },
  ]);
  const read = (sent: unknown) => readRequest(deskActs.suspend, { params: {}, query: {}, body: sent });
  expect(read(JSON.parse(body ?? ''))).toMatchObject({ ok: true, value: { body: asked } });
  expect(read({ ...JSON.parse(body ?? ''), force: true })).toMatchObject({ ok: false });

  const preview = {
    says: 'two bets are paid',
    bets: 2,
    customers: 2,
    paid: cents(123_45),
    takenBack: cents(0),
    debtors: 0,
    debt: cents(0),
    moves: cents(0),
    needsSecond: false,
  };
  const answer = {
    state: 'preview' as const,
    description: '',
    preview,
    version: 'v',
    line: null,
    approvalId: null,
  };
  expect(readReply(deskActs.result, printReply(deskActs.result, answer))).toEqual({
    ok: true,
    value: answer,
  });
});

test('a receipt is typed in any case with any space around it, and what is none is refused in words', () => {
  const typed = (receipt: string) =>
    readRequest(deskActs['end-payout'], {
      params: {},
      query: {},
      body: {
        args: { profile_id: '1', payment_id: '2', ended: 'paid', receipt },
        why: '',
        dry_run: true,
        version: null,
      },
    });
  expect(typed(' sk7t4q9lmn\n')).toMatchObject({
    ok: true,
    value: { body: { args: { receipt: 'SK7T4Q9LMN' } } },
  });
  for (const none of ['', 'SK7T4', 'SK7T 4Q9LMN', 'SK7T4Q9LMN, paid'])
    expect(typed(none)).toEqual({
      ok: false,
      reason: expect.stringContaining('a receipt is 6 to 20 letters and digits'),
    });
});
