import { formatKes, type Cents } from '@kipenga/betting-core';
import type { SharedPhase, StakeView } from '../../protocol.ts';
import { payoutOf, type Multiplier } from '../multiplier.ts';
import { word } from './word.ts';

/** The state that the button of a crash game depends on. */
export interface CrashMoment {
  /** Null before the first update of the table. */
  readonly phase: SharedPhase | null;
  /** The stake on board; null if there is none. */
  readonly riding: StakeView | null;
  /** The multiplier of the flight under way. */
  readonly now: Multiplier;
  /** The stake in the field; null if it is invalid. */
  readonly stake: Cents | null;
  readonly isTargetReadable: boolean;
  readonly isAsking: boolean;
  readonly cap: Cents;
}

/** The button's text, and whether it is disabled. */
export interface CrashAction {
  readonly text: string;
  readonly isOff: boolean;
}

const cashOut = (riding: StakeView, { now, isAsking, cap }: CrashMoment): CrashAction => ({
  text: word('arcade.crash.cashOut', { amount: formatKes(payoutOf(riding.stake, now, cap)) }),
  isOff: isAsking || now <= 100,
});

export const crashAction = (moment: CrashMoment): CrashAction => {
  const { phase, riding, stake, isTargetReadable, isAsking } = moment;
  if (phase === null) return { text: word('arcade.connecting'), isOff: true };
  if (phase === 'running' && riding !== null) return cashOut(riding, moment);
  if (riding !== null)
    return { text: word('arcade.crash.placed', { amount: formatKes(riding.stake) }), isOff: true };
  if (phase !== 'betting') return { text: word('arcade.crash.next'), isOff: true };
  if (stake === null || !isTargetReadable) return { text: word('arcade.checkStake'), isOff: true };
  return { text: word('arcade.place', { amount: formatKes(stake) }), isOff: isAsking };
};
