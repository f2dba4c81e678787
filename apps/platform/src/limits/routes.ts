import type { Database } from '../database/index.ts';
import type { Handlers } from '../http/index.ts';
import { currentLimits } from './current-limits.ts';

/** What the house allows (R7-15). */
export const limitHandlers = ({ db }: { readonly db: Database }): Pick<Handlers, 'getLimits'> => ({
  getLimits: () => currentLimits(db),
});
