import { withCommission, withoutCommission } from './baccarat-rules.ts';

/** What the banker pays at each table, by the table's id. */
export const BANKER_PAYS = {
  baccarat: withCommission,
  'baccarat-nc': withoutCommission,
} as const;
