import { changeLimit, formatKes, type DepositLimit, type ProfileId } from '@kipenga/betting-core';
import type { DepositLimitRequest } from '@kipenga/contracts';
import type { Services } from '../services/index.ts';
import { momentIn } from '../wording/index.ts';
import { changeOwnLimit } from './own-limit.ts';

const PERIOD_WORDS = { day: 'in 24 hours', week: 'in 7 days', month: 'in 30 days' } as const;

/** A limit in words: "KES 500.00 in 7 days". */
const limitWords = ({ period, amount }: Pick<DepositLimit, 'period' | 'amount'>): string =>
  amount === null ? `no limit ${PERIOD_WORDS[period]}` : `${formatKes(amount)} ${PERIOD_WORDS[period]}`;

/**
 * Sets one deposit limit. A lower one holds at once, a higher one or none after a day. Says what holds and
 * what waits.
 */
export const setDepositLimit = async (
  services: Services,
  profileId: ProfileId,
  { period, amount }: DepositLimitRequest,
): Promise<string> => {
  const limit = await changeOwnLimit(services, { profileId, name: period }, (kept, now) =>
    changeLimit(kept, amount, now),
  );
  if (limit.amount === null) return 'You have no deposit limit here.';
  const holds = `You can deposit at most ${limitWords({ period, amount: limit.amount })}.`;
  return limit.pending === null
    ? holds
    : `${holds} From ${momentIn('en', limit.pending.from)} it is ${limitWords({ period, amount: limit.pending.amount })}.`;
};
