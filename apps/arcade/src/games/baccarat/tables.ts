import { withCommission, withoutCommission } from './baccarat-rules.ts';

/** The banker's multipliers, by the table's id. */
export const BANKER_PAYS = {
  baccarat: withCommission,
  'baccarat-nc': withoutCommission,
} as const;
