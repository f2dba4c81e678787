import { cents, formatKes } from '@kipenga/betting-core';
import { signed } from '../../pages/amount-words.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { formatMultiplier, type Multiplier } from '../multiplier.ts';
import { word } from './word.ts';

/** '2.31×'. */
export const times = (value: Multiplier): string => `${formatMultiplier(value)}×`;

/** The words of a phase, for pages without a stake. */
export const phaseWords = ({ phase, outcome }: SharedView<Multiplier>): string => {
  if (phase === 'betting') return word('arcade.crash.betting');
  return outcome === null
    ? word('arcade.crash.running')
    : word('arcade.crash.endedAt', { at: times(outcome) });
};

/** The state of a stake in words; '' if there is nothing to say. */
export const stakeWords = ({ state, stake, paid, at }: StakeView): string => {
  if (state === 'open') return word('arcade.placed', { amount: formatKes(stake) });
  if (state === 'lost') return word('arcade.lost', { net: signed(cents(0 - stake)) });
  if (state === 'returned') return word('arcade.returned', { amount: formatKes(stake) });
  if (at === null) return '';
  const net = signed(cents(paid - stake));
  return word('arcade.crash.won', { at: times(at), paid: formatKes(paid), net });
};
