import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commit } from '../fairness/commitment.ts';
import { promiseBook } from './promise-book.ts';
import { verifyRound } from './verify-round.ts';

const verdictOn = (told: { readonly seed: string; readonly hash: string }, book = promiseBook()) =>
  verifyRound(
    { seed: told.seed, hash: book.of({ round: 'r1', hash: told.hash }), name: 'comet:r1' },
    () => true,
  );

test('a seed changed after the promise breaks it, also when its own hash comes with it', async () => {
  const [promised, changed] = [commit(randomBytes), commit(randomBytes)];
  const book = promiseBook();
  book.hear('r1', promised.hash);
  book.hear('r1', changed.hash);
  expect(await verdictOn(promised, book)).toBe('kept');
  expect(await verdictOn(changed, book)).toBe('broken');
});

test('a round that was over before the page came is measured by what is told of it', async () => {
  expect(await verdictOn(commit(randomBytes))).toBe('kept');
});

test('the oldest promises are forgotten', () => {
  const book = promiseBook();
  for (let round = 0; round < 1_000; round += 1) book.hear(`r${round}`, `heard ${round}`);
  expect(book.of({ round: 'r999', hash: 'told' })).toBe('heard 999');
  expect(book.of({ round: 'r0', hash: 'told' })).toBe('told');
});
