import { endpoints, type Endpoint } from '@kipenga/contracts';
import { describe, expect, test, vi } from 'vitest';
import { browserIntents } from './browser-intents.ts';
import { memoryIntents, type IntentStore } from './intent-store.ts';
import { withIntent } from './with-intent.ts';
import type { Attempts } from './with-retries.ts';

const lost: Attempts = {
  last: { error: { kind: 'timeout' }, hasRes: false, retryAfterMs: null },
  mayHaveHappened: true,
};

async function keyUsed(store: IntentStore, endpoint: Endpoint, body = '{}'): Promise<string> {
  let used = '';
  await withIntent(store, { endpoint, request: {} }, body, (key) => {
    used = key;
    return Promise.resolve(lost);
  });
  return used;
}

async function aged(minutes: number): Promise<IntentStore> {
  const store = memoryIntents();
  await keyUsed(store, endpoints.withdraw);
  const [intent] = await store.pending();
  if (!intent) throw new Error('nothing pending');
  await store.settle(intent);
  await store.claim({ ...intent, madeAtMs: intent.madeAtMs - minutes * 60_000 });
  return store;
}

describe('an intent (D24)', () => {
  test('another body is another intent', async () => {
    const store = memoryIntents();
    expect(await keyUsed(store, endpoints.placeBet as Endpoint, 'a')).not.toBe(
      await keyUsed(store, endpoints.placeBet as Endpoint, 'b'),
    );
  });

  test('a payment pressed again soon is the same, and after a while a new one', async () => {
    const soon = await aged(5);
    expect(await keyUsed(soon, endpoints.withdraw as Endpoint)).toBe((await soon.pending())[0]?.key);
    const late = await aged(20);
    const before = (await late.pending())[0]?.key;
    expect(await keyUsed(late, endpoints.withdraw as Endpoint)).not.toBe(before);
    expect(await late.pending()).toHaveLength(1);
  });

  test('a browser that refuses to store still keeps one key for the page', async () => {
    const store = browserIntents(undefined);
    const first = await keyUsed(store, endpoints.placeBet);
    expect(await keyUsed(store, endpoints.placeBet as Endpoint)).toBe(first);
    expect(await store.pending()).toHaveLength(1);
  });

  test('a browser whose database never opens does not hold the bet up', async () => {
    vi.useFakeTimers();
    const silent = { open: () => new EventTarget() } as unknown as IDBFactory;
    const used = keyUsed(browserIntents(silent), endpoints.placeBet);
    await vi.runAllTimersAsync();
    expect(await used).toMatch(/^[0-9a-f]{32}$/);
    vi.useRealTimers();
  });

  test('a store that fails does not stop the bet, nor its key', async () => {
    const broken: IntentStore = {
      claim: () => Promise.reject(new Error('full')),
      settle: () => Promise.reject(new Error('full')),
      pending: () => Promise.resolve([]),
    };
    expect(await keyUsed(broken, endpoints.placeBet as Endpoint)).toMatch(/^[0-9a-f]{32}$/);
  });

  describe('of picks on a slip (R4-14)', () => {
    const placed = { kind: 'placed', reference: 'R7' };
    const press = async (store: IntentStore, sinceMs: number, body = 'a') => {
      const heard = { sent: 0, left: [] as unknown[] };
      const onSlip = {
        id: 'placed 77 o1',
        sinceMs,
        isPlaced: () => true,
        leave: (answer: unknown) => void heard.left.push(answer),
      };
      const attempts = (): Promise<Attempts> => {
        heard.sent += 1;
        return Promise.resolve({ last: { data: placed, unreadableRows: 0 }, mayHaveHappened: true });
      };
      const call = { endpoint: endpoints.placeBet as Endpoint, request: {}, onSlip };
      const answer = await withIntent(store, call, body, attempts);
      return { ...heard, answer };
    };

    test.each(['a', 'at another stake'])(
      'a screen that still shows what was placed hears that answer, and sends nothing: %s',
      async (body) => {
        const store = memoryIntents();
        const shownSince = Date.now();
        expect((await press(store, shownSince)).sent).toBe(1);
        expect(await press(store, shownSince, body)).toEqual({
          sent: 0,
          left: [placed],
          answer: { data: placed },
        });
      },
    );

    test('the same picks put on a slip again are another bet', async () => {
      const store = memoryIntents();
      await press(store, Date.now());
      expect((await press(store, Date.now() + 1)).sent).toBe(1);
    });

    test('put on a slip again they are another bet also where somebody hears late that they were placed', async () => {
      const store = memoryIntents();
      const endpoint = endpoints.placeBet.name;
      const sent = { id: `${endpoint} a`, key: 'first', endpoint, request: {}, madeAtMs: Date.now() };
      const isPlacedAt = (placedAtMs: number) => ({ id: 'placed 77 o1', answer: placed, placedAtMs });
      await store.claim(sent);
      await store.settle(sent, isPlacedAt(Date.now() - 2_000));
      const shownAgain = Date.now() - 1_000;
      await store.settle(sent, isPlacedAt(Date.now()));
      expect((await press(store, shownAgain)).sent).toBe(1);
    });

    test('they leave the slip before their key is settled', async () => {
      const store = memoryIntents();
      const steps: string[] = [];
      const watched: IntentStore = {
        ...store,
        settle: (...what) => {
          steps.push('settled');
          return store.settle(...what);
        },
      };
      const onSlip = { id: 'p', sinceMs: 0, isPlaced: () => true, leave: () => void steps.push('left') };
      await withIntent(watched, { endpoint: endpoints.placeBet as Endpoint, request: {}, onSlip }, '', () =>
        Promise.resolve({ last: { data: placed, unreadableRows: 0 }, mayHaveHappened: true }),
      );
      expect(steps).toEqual(['left', 'settled']);
    });
  });

  test('settling one leaves another of the same words, that was pressed since', async () => {
    const store = memoryIntents();
    const intent = { id: 'i', endpoint: 'placeBet', request: {}, madeAtMs: 0 };
    await store.claim({ ...intent, key: 'second' });
    await store.settle({ id: 'i', key: 'first' });
    expect(await store.pending()).toMatchObject([{ key: 'second' }]);
  });
});
