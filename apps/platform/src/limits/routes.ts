import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { rulesVersion } from './limits.store.ts';
import { rulesInForce } from './rules-in-force.ts';

/** What the house allows, and the taxes by the platform's clock (R7-15, D08). */
export const limitHandlers = ({ db }: { readonly db: Database }): Pick<Handlers, 'getLimits'> => ({
  getLimits: async (_input, { now }) => {
    const { limits, taxRecords } = await rulesInForce(db);
    return { ...limits, taxes: { today: nairobiDayOf(now), records: taxRecords } };
  },
});

/** Changes with what `getLimits` answers: with the rules, and with the day. */
export const limitsVersion = async (db: Database, now: Instant): Promise<string> =>
  `${nairobiDayOf(now)} ${await rulesVersion(db)}`;
