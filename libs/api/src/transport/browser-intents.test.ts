import { afterEach, expect, test, vi } from 'vitest';
import { browserIntents } from './browser-intents.ts';
import type { PendingIntent, PlacedPicks } from './intent-store.ts';

afterEach(() => void vi.useRealTimers());

type Kept = PendingIntent | PlacedPicks;

const soon = <T extends EventTarget>(target: T, event: string): T => {
  queueMicrotask(() => target.dispatchEvent(new Event(event)));
  return target;
};

/** A browser database with the stored intents, with the functions `pending` uses. */
const databaseWith = (kept: Map<string, Kept>): IDBFactory => {
  const objectStore = () => ({
    getAll: () => soon(Object.assign(new EventTarget(), { result: [...kept.values()] }), 'success'),
    delete: (id: string) => kept.delete(id),
  });
  const transaction = () => {
    const begun = Object.assign(new EventTarget(), { objectStore });
    // After the success event of its requests.
    queueMicrotask(() => soon(begun, 'complete'));
    return begun;
  };
  const open = () => soon(Object.assign(new EventTarget(), { result: { transaction } }), 'success');
  return { open } as unknown as IDBFactory;
};

test('placed picks are remembered for a day, and what is not answered for as long as it is not (R4-14)', async () => {
  const HOUR = 60 * 60_000;
  const placedAt = (hours: number): PlacedPicks => ({
    id: `placed ${hours}`,
    answer: { kind: 'placed' },
    placedAtMs: hours * HOUR,
  });
  const unanswered = { id: 'placeBet {}', key: 'k', endpoint: 'placeBet', request: {}, madeAtMs: 0 };
  const kept = new Map<string, Kept>([placedAt(1), placedAt(2), unanswered].map((one) => [one.id, one]));
  vi.useFakeTimers({ now: 25 * HOUR });
  const intents = browserIntents(databaseWith(kept));

  expect(await intents.pending()).toEqual([unanswered]);
  expect([...kept.keys()]).toEqual(['placed 1', 'placed 2', 'placeBet {}']);

  vi.setSystemTime(25 * HOUR + 1);
  expect(await intents.pending()).toEqual([unanswered]);
  expect([...kept.keys()]).toEqual(['placed 2', 'placeBet {}']);
});
