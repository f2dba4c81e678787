import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

test('one piece of work after another; what finds too many waiting is not done', async () => {
  const queue = boundedQueue({ waiting: 2, patienceMs: 60_000 });
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => queue.run(work(name))));
  expect(answers).toEqual(['a', 'b', 'c', null]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(await queue.run(work('e'))).toBe('e');
});

test('work that never ends, or fails, holds nobody up', async () => {
  const queue = boundedQueue({ waiting: 2, patienceMs: 1 });
  const endless = queue.run(() => new Promise(() => undefined));
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const last = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect([await endless, await last]).toEqual([null, 'done']);
});
