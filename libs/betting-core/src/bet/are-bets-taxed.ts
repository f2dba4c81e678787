import type { TaxRecord } from './tax-record.ts';

/** Whether the law takes of stakes or of wins; else it may of deposits and withdrawals (D94). */
export const areBetsTaxed = ({ stakeDivisorThousandths, winningsPercent }: TaxRecord): boolean =>
  stakeDivisorThousandths > 1_000 || winningsPercent > 0;
