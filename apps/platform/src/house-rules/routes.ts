import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { rulesVersion } from './house-rules.store.ts';
import { rulesInForce } from './rules-in-force.ts';

type House = Pick<Services, 'db' | 'rulebook'>;

/** Serves the house's limits, and its taxes by the platform's clock (R7-15, D08). */
export const limitHandlers = ({ db, rulebook }: House): Pick<Handlers, 'getLimits'> => ({
  getLimits: async (_input, { now }) => {
    const { limits, taxRecords } = await rulesInForce(db, rulebook);
    return { ...limits, taxes: { today: nairobiDayOf(now), records: taxRecords } };
  },
});

/** Changes with what `getLimits` answers: with the rules, and with the day. */
export const limitsVersion = async ({ db, rulebook }: House, now: Instant): Promise<string> =>
  `${rulebook} ${nairobiDayOf(now)} ${await rulesVersion(db)}`;
