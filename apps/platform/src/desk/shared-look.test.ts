import { expect, test, vi } from 'vitest';
import { sharedLook } from './shared-look.ts';

test('whoever asks within a second of a look shares the next one, which begins when that second is over', async () => {
  let [nowMs, looks] = [0, 0];
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const time = {
    nowMs: () => nowMs,
    pause: (ms: number) => new Promise<void>((end) => void waits.push({ ms, end })),
  };
  const ask = sharedLook(async () => (looks += 1), 1_000, time);
  expect(await ask()).toBe(1);
  nowMs = 300;
  const asked = [ask(), ask(), ask()];
  await vi.waitFor(() => expect(waits).toMatchObject([{ ms: 700 }]));
  nowMs = 1_000;
  waits[0]!.end();
  expect(await Promise.all(asked)).toEqual([2, 2, 2]);
  nowMs = 2_000;
  expect(await ask()).toBe(3);
});
