import { changeLimit, formatKes, type Cents, type DayLimit, type ProfileId } from '@kipenga/betting-core';
import type { DayLimitRequest, PlainAnswer } from '@kipenga/contracts';
import type { Services } from '../services/index.ts';
import { momentIn } from '../wording/index.ts';
import { changeOwnLimit } from './own-limit.ts';

const mostOf = (of: DayLimit['of'], amount: Cents | null): string =>
  `${of === 'stake' ? 'stake' : 'lose'} ${amount === null ? 'without a limit' : `at most ${formatKes(amount)}`}`;

/** Says the limit that holds and the raise that waits. */
const wordsFor = ({ of, amount, pending }: DayLimit): string => {
  const holds = `You can ${mostOf(of, amount)} in a day.`;
  if (pending === null) return holds;
  return `${holds} From ${momentIn('en', pending.from)} you can ${mostOf(of, pending.amount)}.`;
};

/**
 * Sets the most to stake, or to lose, in a day. A lower amount holds from the next stake on, a higher one or none after a day; the
 * amount that holds already calls a raise off.
 */
export const setDayLimit = async (
  services: Services,
  profileId: ProfileId,
  { of, amount }: DayLimitRequest,
): Promise<PlainAnswer> => {
  const limit = await changeOwnLimit(services, { profileId, name: of }, (kept, now) =>
    changeLimit(kept, amount, now),
  );
  return { kind: 'accepted', description: wordsFor({ of, ...limit }) };
};
