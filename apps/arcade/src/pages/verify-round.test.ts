import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commit, digestOf } from '../fairness/commitment.ts';
import { crashPoint } from '../games/crash/crash-point.ts';
import { verifyRound } from './verify-round.ts';

const { seed, hash } = commit(randomBytes);
const point = crashPoint(digestOf(seed, 'comet:r1'));
const verify = (change: object = {}, result: number = point) =>
  verifyRound({ seed, hash, name: 'comet:r1', ...change }, (digest) => crashPoint(digest) === result);

test('a browser works out what the arcade drew', async () => {
  expect(await verify()).toBe('kept');
});

test.each([
  ['another seed', { seed: '00'.repeat(32) }],
  ['another promise', { hash: '00'.repeat(32) }],
  ['no seed', { seed: '' }],
])('%s is a broken promise', async (_, change) => {
  expect(await verify(change)).toBe('broken');
});

test('so is another result', async () => {
  expect(await verify({}, point + 1)).toBe('broken');
});
