import { describe, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '../all-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { decodeWire, encodeWire, printReply, printRequest, readReply, readRequest } from '../travel.ts';
import { samples } from './index.ts';

const names = Object.keys(endpoints) as EndpointName[];

/** Two-way on one value: what is read is written back the same, and read again the same. */
function roundTrip(codec: Endpoint['response'], wire: unknown): void {
  const read = decodeWire(codec, wire);
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) return;
  const written = encodeWire(codec, read.value);
  expect(opened(written)).toEqual(opened(wire));
  expect(decodeWire(codec, written)).toEqual(read);
  expect(JSON.parse(JSON.stringify(read.value))).toEqual(read.value); // may lie in a store, and travel to a browser
}
/** A text body that holds JSON is compared by what it holds: the order of keys means nothing. */
const opened = (wire: unknown): unknown => (typeof wire === 'string' && /^[[{]/.test(wire) ? parsed(wire) : wire);
const parsed = (text: unknown): unknown => JSON.parse(String(text));

describe.each(names)('%s', (name) => {
  const endpoint = endpoints[name] as Endpoint;
  const sample = samples[name];

  test('is named as it is listed', () => expect(endpoint.name).toBe(name));
  test('its answer travels both ways (R3-01)', () => roundTrip(endpoint.response, sample.response));
  test('its path and query travel both ways', () => {
    roundTrip(endpoint.params, sample.params ?? {});
    roundTrip(endpoint.query, sample.query ?? {});
  });
  test('its body travels both ways (R3-01)', () => {
    if (endpoint.requestFormat === 'none') expect(sample.body).toBeUndefined();
    else roundTrip(endpoint.request, sample.body);
  });

  test('what a client prints, a server reads, and back', () => {
    const raw = { params: sample.params ?? {}, query: sample.query ?? {}, body: sample.body };
    const asked = readRequest(endpoint, raw);
    if (!asked.ok) throw new Error(asked.reason);
    const request = Object.assign({}, asked.value.params, asked.value.query, asked.value.body);
    const printed = printRequest(endpoint, request);
    const url = new URL(printed.path, 'http://host');
    expect(matched(endpoint.path, url.pathname)).toEqual(raw.params);
    expect(Object.fromEntries(url.searchParams)).toEqual(raw.query);
    if (endpoint.requestFormat === 'json') expect(parsed(printed.body)).toEqual(sample.body);
    if (endpoint.requestFormat === 'text') expect(printed.body).toBe(sample.body);

    const answer = decodeWire(endpoint.response, sample.response);
    if (!answer.ok) throw new Error(answer.reason);
    expect(readReply(endpoint, printReply(endpoint, answer.value))).toEqual(answer);
  });

  test('names each parameter of its path', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(Object.keys(sample.params ?? {}).sort()).toEqual(inPath.sort());
  });

  test.each([null, undefined, 42, 'no', [], {}, '<html>', { res: null }])('never throws on the answer %j', (junk) => {
    expect(() => decodeWire(endpoint.response, junk)).not.toThrow();
  });
});

function matched(template: string, path: string): Record<string, string> {
  const pattern = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);
  const groups = pattern.exec(path)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([parameter, text]) => [parameter, decodeURIComponent(text)]));
}

test('every retried write carries a key, or can be repeated harmlessly (D24, D27)', () => {
  const bare = names.filter((name) => endpoints[name].method === 'POST' && endpoints[name].retries > 0 && !endpoints[name].needsIdempotencyKey);
  expect(bare).toEqual(['bookBetslip']);
});

test('only sports data, booking and placing are tried again (R7-01..09, R7-15, R7-16)', () => {
  const retried = names.filter((name) => endpoints[name].retries > 0);
  expect(retried.every((name) => endpoints[name].host === 'sports' || ['bookBetslip', 'placeBet', 'placeJackpotBet'].includes(name))).toBe(true);
});

test('no two calls share a method and an address', () => {
  const addresses = names.map((name) => `${endpoints[name].method} ${endpoints[name].host} ${endpoints[name].path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
