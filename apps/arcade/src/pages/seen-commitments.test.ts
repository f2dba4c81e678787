import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commit } from '../fairness/commitment.ts';
import { seenCommitments } from './seen-commitments.ts';
import { verifyRound } from './verify-round.ts';

const verdictOn = (told: { readonly seed: string; readonly hash: string }, commitments = seenCommitments()) =>
  verifyRound(
    { seed: told.seed, hash: commitments.of({ round: 'r1', hash: told.hash }), name: 'comet:r1' },
    () => true,
  );

test('a seed changed after its commitment breaks it, also when its own hash comes with it', async () => {
  const [promised, changed] = [commit(randomBytes), commit(randomBytes)];
  const commitments = seenCommitments();
  commitments.see('r1', promised.hash);
  commitments.see('r1', changed.hash);
  expect(await verdictOn(promised, commitments)).toBe('kept');
  expect(await verdictOn(changed, commitments)).toBe('broken');
});

test('a round that was over before the page came is measured by what is told of it', async () => {
  expect(await verdictOn(commit(randomBytes))).toBe('kept');
});

test('the oldest commitments are forgotten', () => {
  const commitments = seenCommitments();
  for (let round = 0; round < 1_000; round += 1) commitments.see(`r${round}`, `seen ${round}`);
  expect(commitments.of({ round: 'r999', hash: 'told' })).toBe('seen 999');
  expect(commitments.of({ round: 'r0', hash: 'told' })).toBe('told');
});
