// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { SharedView } from '../../protocol.ts';
import { withWords } from '../../testing/with-words.ts';
import { multiplier, type Multiplier } from '../multiplier.ts';
import words from './words/en.json' with { type: 'json' };

test('each phase of a trip has a line of its own: stakes are open in one alone', async () => {
  withWords(words);
  const { phaseWords } = await import('./crash-words.ts');
  const view = { round: 'r', hash: 'h', ms: 0, recent: [], outcome: null } as const;
  const phases: readonly SharedView<Multiplier>[] = [
    { ...view, phase: 'betting' },
    { ...view, phase: 'running' },
    { ...view, phase: 'shown', outcome: multiplier(231) },
  ];
  expect(phases.map(phaseWords)).toEqual([
    'Place your bet for the next round.',
    'The round is on. You can bet again after it.',
    'It ended at 2.31×.',
  ]);
});
