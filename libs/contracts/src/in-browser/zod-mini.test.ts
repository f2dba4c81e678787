import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { EndpointName } from '../all-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import type * as Contracts from '../index.ts';
import { samples } from '../samples/index.ts';

interface Contract extends Pick<typeof Contracts, 'decodeWire' | 'encodeWire'> {
  readonly endpoints: Readonly<Record<EndpointName, Endpoint>>;
}

async function contract(): Promise<Contract> {
  vi.resetModules();
  return (await import('../index.ts')) as unknown as Contract;
}

let withZod: Contract;
let inBrowser: Contract;
beforeAll(async () => {
  withZod = await contract();
  vi.doMock('zod/mini', () => import('./zod-mini.ts'));
  inBrowser = await contract();
});
afterAll(() => {
  vi.doUnmock('zod/mini');
  vi.resetModules();
});

/** Wrong values a host might send. */
const ODD = [undefined, null, '', 'x', '..', '-1', '7', '1.234', -1, 0, 7, 1.234, 1e300, true, [], {}];

/** Yields the value, and copies of it with one part removed, replaced or added. */
function* variants(value: unknown): Generator {
  yield value;
  yield* ODD;
  if (Array.isArray(value)) {
    yield [...value, null];
    yield [null, {}];
    for (const other of variants(value[0])) yield [other, ...value.slice(1)];
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown: 1 };
    yield Object.create(value);
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const other of variants(item)) yield { ...value, [key]: other };
    }
  } else if (typeof value === 'string' && /^[[{]/.test(value)) {
    for (const other of variants(JSON.parse(value))) yield JSON.stringify(other);
  }
}

/** Result for a page: the value; that it is refused, in any words; or that a codec throws. */
function read({ decodeWire }: Contract, codec: Endpoint['response'], wire: unknown): unknown {
  try {
    const answer = decodeWire(codec, wire);
    return answer.ok ? { is: answer.value } : 'refused';
  } catch {
    return 'throws';
  }
}

function write({ encodeWire }: Contract, codec: Endpoint['response'], domain: unknown): unknown {
  try {
    return { is: encodeWire(codec, domain) };
  } catch {
    return 'throws';
  }
}

/** Compares in a hundredth of an assertion's time; the assertion runs only to report a difference. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toStrictEqual(other);
}

const names = Object.keys(samples) as EndpointName[];

describe.each(names)('%s', (name) => {
  const sample = samples[name];
  test.each([
    ['response', sample.response],
    ['params', sample.params ?? {}],
    ['query', sample.query ?? {}],
    ['request', sample.body ?? {}],
  ] as const)('its %s is read, written and refused by a page as by the house', (part, wire) => {
    const [theirs, ours] = [withZod.endpoints[name][part], inBrowser.endpoints[name][part]];
    for (const one of variants(wire)) expectSame(read(inBrowser, ours, one), read(withZod, theirs, one));
    const domain = withZod.decodeWire<unknown>(theirs, wire);
    expect(domain.ok).toBe(true);
    for (const one of variants(domain.ok && domain.value))
      expectSame(write(inBrowser, ours, one), write(withZod, theirs, one));
  });
});
