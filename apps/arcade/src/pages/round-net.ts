import { cents } from '@kipenga/betting-core';
import type { StakeView } from '../protocol.ts';
import { signed } from './amount-words.ts';
import { word } from './setting.ts';

/** What stakes that are over brought in all, less themselves, in a sentence. */
export const roundNetWords = (settled: readonly Pick<StakeView, 'paid' | 'stake'>[]): string =>
  word('arcade.roundNet', {
    net: signed(cents(settled.reduce((sum, { paid, stake }) => sum + paid - stake, 0))),
  });
