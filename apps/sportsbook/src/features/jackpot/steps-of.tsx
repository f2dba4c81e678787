import type { ProofStep } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import type { useWords } from '../../words/use-words.ts';
import { Hash } from './Hash.tsx';

/** The steps of a path as facts, the first one next to the leaf. */
export const stepsOf = (
  path: readonly ProofStep[],
  t: ReturnType<typeof useWords>,
): readonly (readonly [string, ReactNode])[] =>
  path.map(({ side, hash }, at) => [
    t('sportsbook.seal.step', { number: at + 1, side }),
    <Hash key={hash} of={hash} />,
  ]);
