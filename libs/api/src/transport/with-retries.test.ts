import { endpoints } from '@kipenga/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from './outcome.ts';
import { makeTransport } from './transport.ts';
import type { withRetries } from './with-retries.ts';

const unreached: Outcome = { error: { kind: 'unreachable' }, hasRes: false, retryAfterMs: null };
const answered: Outcome = { data: 'the limits', unreadableRows: 0 };
const transport = makeTransport({ retryDelayMs: () => 0 });
const { signal } = new AbortController();

let comeBack = (): void => {};
let ask: typeof withRetries;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
    if (kind === 'online') comeBack = listener;
  });
  ask = (await import('./with-retries.ts')).withRetries;
});
afterEach(() => void vi.unstubAllGlobals());

/** Returns the number of tries and the last result after this many failures. */
const triedBy = async (type: 'query' | 'mutation', failures: number) => {
  let tries = 0;
  const { last } = await ask(endpoints.getLimits, transport, { signal, type }, () => {
    tries += 1;
    return Promise.resolve(tries <= failures ? unreached : answered);
  });
  return { tries, last };
};

test('a read that is never tried again is, where the device came back to its network just now', async () => {
  expect(await triedBy('query', 5)).toEqual({ tries: 1, last: unreached });
  comeBack();
  expect(await triedBy('query', 5)).toEqual({ tries: 6, last: answered });
  expect(await triedBy('mutation', 5)).toEqual({ tries: 1, last: unreached });
});
