import { expect, test } from 'vitest';
import type { SharedView } from '../protocol.ts';
import { WatchedRounds } from './watched-rounds.ts';

const finished = { round: 'first', hash: 'h', seed: '00', outcome: 'red' };
const view: SharedView<string> = {
  round: 'first',
  phase: 'shown',
  hash: 'h',
  ms: 1_000,
  outcome: 'red',
  recent: [finished],
};

test('a round that is revealed is promised no more; until it is told, it is promised and not revealed', () => {
  const rounds = new WatchedRounds<string>();
  rounds.hear(view);
  const proven = (recent: typeof view.recent) => rounds.proofs(recent, (outcome) => outcome);
  expect(proven([])).toEqual({ promised: 'h', past: [] });
  expect(proven([finished])).toEqual({ promised: '', past: [{ ...finished, result: 'red' }] });
});
