import type { SystemRefusal } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { endpoints } from '../all-endpoints.ts';
import { aBetRequest } from '../samples/a-bet-request.ts';
import { samples } from '../samples/index.ts';
import { decodeWire, encodeWire, printRequest, readRequest } from '../travel.ts';
import { systemReason } from './system.wire.ts';

const system = { sizes: [2], bankers: [0] };
const placed = { ...system, lines: 2 };
const read = (codec: Parameters<typeof decodeWire>[0], wire: unknown): unknown => {
  const answer = decodeWire(codec, wire);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
};

test('a system travels with the bet that is asked for, with what waits for a deposit, and with a placed bet (D113)', () => {
  const { request, response } = endpoints.placeBet;
  const wire = encodeWire(request, { ...aBetRequest(), system });
  expect(wire).toMatchObject({ system });
  expect(read(request, wire)).toMatchObject({ system });
  expect(encodeWire(request, aBetRequest())).not.toHaveProperty('system');
  const answer = { ...(samples.placeBet.response as object), system: placed };
  expect(read(response, answer)).toMatchObject({ quote: { system: placed } });
  expect(encodeWire(response, read(response, answer) as never)).toMatchObject({ system: placed });
  const [bet] = samples.getBets.response as readonly object[];
  expect(read(endpoints.getBets.response, [{ ...bet, system: placed }])).toMatchObject([{ system: placed }]);
  const waiting = { phone: '254712345678', amount: 49, bet: wire };
  expect(read(endpoints.depositAndBet.request, waiting)).toMatchObject({ bet: { system } });
});

test.each([
  { sizes: [2] },
  { sizes: Array(13).fill(2), bankers: [] },
  { sizes: [-1], bankers: [] },
  { sizes: [1.5], bankers: [] },
  { ...system, lines: 2 },
  'Trixie',
  null,
])('what is no system, %j, is no bet', (junk) => {
  const wire = { ...(encodeWire(endpoints.placeBet.request, aBetRequest()) as object), system: junk };
  expect(decodeWire(endpoints.placeBet.request, wire).ok).toBe(false);
});

test('a booking carries its system, and without one reads and is written as ever', () => {
  const { bookBetslip, openBooking } = endpoints;
  const picks = aBetRequest().selections;
  const { path, body } = printRequest(bookBetslip, { picks, betType: 'prematch', system });
  const query = Object.fromEntries(new URL(path, 'http://host').searchParams);
  expect(readRequest(bookBetslip, { params: {}, query, body })).toMatchObject({
    ok: true,
    value: { query: { system }, body: { picks: [{}, {}] } },
  });
  const alone = read(openBooking.response, samples.openBooking.response) as object;
  expect(alone).not.toHaveProperty('system');
  const wire = encodeWire(openBooking.response, { ...alone, system } as never);
  expect(JSON.parse(wire as string)).toEqual({
    slip: JSON.parse(samples.openBooking.response as string),
    system,
  });
  expect(read(openBooking.response, wire)).toEqual({ ...alone, system });
});

test.each<SystemRefusal>([
  { kind: 'too-few-picks', minimum: 3 },
  { kind: 'size-impossible', size: 4 },
  { kind: 'banker-unknown', bankers: [7] },
])('a system that cannot be played has a reason of its own: $kind', (why) => {
  expect(systemReason(why)).toMatchObject({ code: `system-${why.kind}` });
});
