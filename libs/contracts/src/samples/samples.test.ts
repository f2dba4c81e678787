import { describe, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '../all-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { decodeWire, encodeWire, printReply, printRequest, readReply, readRequest } from '../travel.ts';
import { samples } from './index.ts';

const names = Object.keys(endpoints) as EndpointName[];

function readOrThrow(codec: Endpoint['response'], wire: unknown): unknown {
  const read = decodeWire(codec, wire);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** Text bodies with JSON are compared by their content, because the order of keys has no meaning. */
const opened = (wire: unknown): unknown =>
  typeof wire === 'string' && /^[[{]/.test(wire) ? JSON.parse(wire) : wire;

describe.each(names)('%s', (name) => {
  const endpoint = endpoints[name] as Endpoint;
  const sample = samples[name];
  const hasBody = endpoint.requestFormat !== 'none';

  test('is named as it is listed', () => {
    expect(endpoint.name).toBe(name);
    expect(sample.body !== undefined).toBe(hasBody);
  });

  test.each([
    ['answer', endpoint.response, sample.response],
    ['path', endpoint.params, sample.params ?? {}],
    ['query', endpoint.query, sample.query ?? {}],
    ['body', endpoint.request, sample.body ?? {}],
  ])('its %s is written as it was read, and read again the same (R3-01)', (_part, codec, wire) => {
    const value = readOrThrow(codec, wire);
    const written = encodeWire(codec, value);
    expect(opened(written)).toEqual(opened(wire));
    expect(readOrThrow(codec, written)).toEqual(value);
    expect(JSON.parse(JSON.stringify(value))).toEqual(value); // may lie in a store, and travel to a browser
  });

  test('what a client prints, a server reads, and back', () => {
    const raw = { params: sample.params ?? {}, query: sample.query ?? {}, body: sample.body };
    const asked = readRequest(endpoint, raw);
    if (!asked.ok) throw new Error(asked.reason);
    const request = Object.assign({}, asked.value.params, asked.value.query, asked.value.body);
    const { path, body } = printRequest(endpoint, request);
    const url = new URL(path, 'http://host');
    expect(matched(endpoint.path, url.pathname)).toEqual(raw.params);
    expect(Object.fromEntries(url.searchParams)).toEqual(raw.query);
    expect(body === null ? undefined : opened(body)).toEqual(sample.body);

    const answer = readOrThrow(endpoint.response, sample.response);
    expect(readReply(endpoint, printReply(endpoint, answer))).toEqual({ ok: true, value: answer });
  });

  test('names each parameter of its path', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(new Set(Object.keys(sample.params ?? {}))).toEqual(new Set(inPath));
  });

  test.each([null, undefined, 42, 'no', [], {}, '<html>', { res: null }])(
    'never throws on the answer %j',
    (junk) => {
      expect(() => decodeWire(endpoint.response, junk)).not.toThrow();
    },
  );
});

function matched(template: string, path: string): Record<string, string> {
  const pattern = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);
  const groups = pattern.exec(path)?.groups ?? {};
  return Object.fromEntries(
    Object.entries(groups).map(([parameter, text]) => [parameter, decodeURIComponent(text)]),
  );
}

test('every retried write carries a key, or can be repeated harmlessly (D24, D27)', () => {
  const bare = names.filter(
    (name) =>
      endpoints[name].method === 'POST' &&
      endpoints[name].retries > 0 &&
      !endpoints[name].needsIdempotencyKey,
  );
  expect(bare).toEqual(['bookBetslip']);
});

test('only sports data, booking, placing and cashing out are tried again (R7-01..09, R7-15, R7-16)', () => {
  const retried = names.filter((name) => endpoints[name].retries > 0);
  expect(
    retried.every(
      (name) =>
        endpoints[name].host === 'sports' ||
        ['bookBetslip', 'placeBet', 'placeJackpotBet', 'takeCashOut'].includes(name),
    ),
  ).toBe(true);
});

test('no two calls share a method and an address', () => {
  const addresses = names.map(
    (name) => `${endpoints[name].method} ${endpoints[name].host} ${endpoints[name].path}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});
