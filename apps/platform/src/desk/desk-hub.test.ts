import { watchDesk, type DeskNews } from '@kipenga/contracts/desk';
import { readReply } from '@kipenga/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Sql } from '../database/index.ts';
import { systemClock } from '../ports/index.ts';
import { deskHub } from './desk-hub.ts';

/** Longer than the pause after a failure. */
const A_WHILE_MS = 6_000;

afterEach(() => vi.useRealTimers());

test('what could not be told, because nobody knew who may hear it, is told by a later look', async () => {
  vi.useFakeTimers();
  let [line, isBroken, moved] = [1, false, '2026-01-01 00:00:00+00'];
  const failures: unknown[] = [];
  const news: DeskNews[] = [];
  const query = async (text: string, [names]: readonly unknown[]): Promise<readonly object[]> => {
    if (!text.includes('operator_session')) return [{ line, moved }];
    if (isBroken) throw new Error('no answer');
    return (names as readonly string[]).map((tokenHash) => ({ tokenHash }));
  };
  let placed: (matches: string) => void = () => undefined;
  const hub = deskHub({
    db: { query } as unknown as Sql as never,
    realClock: systemClock,
    fanout: { subscribe: (_, told) => ((placed = told), () => undefined) },
    onFailure: (error) => failures.push(error),
  });
  const send = (events: string): void => {
    const read = readReply(watchDesk, events.split('data: ')[1]!.trim());
    if (read.ok) news.push(read.value);
  };
  hub.listen({ tokenHash: 'one', send, end: () => undefined });
  await vi.advanceTimersByTimeAsync(A_WHILE_MS);
  [line, isBroken] = [2, true];
  placed('7');
  await vi.advanceTimersByTimeAsync(A_WHILE_MS);
  expect([failures.length > 0, news]).toEqual([true, []]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(A_WHILE_MS);
  expect(news.filter(({ hasChanged }) => hasChanged)).toHaveLength(1);
  expect(news.flatMap(({ betsOn }) => betsOn)).toHaveLength(1);
  // Two movements of money within a second send two news.
  const moves = () => news.filter(({ hasMoneyMoved }) => hasMoneyMoved).length;
  for (moved of ['2026-01-01 00:00:01.000001+00', '2026-01-01 00:00:01.000002+00']) {
    const before = moves();
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(moves() - before, moved).toBe(1);
  }
  hub.stop();
});
