import type { TaxRecord } from './tax-record.ts';

/**
 * True if the law taxes stakes or winnings. If not, it may tax deposits and withdrawals instead.
 *
 * @example
 * areBetsTaxed(taxRecordOn(nairobiDay('2025-06-30'), RULEBOOKS.kenya)); // true
 * areBetsTaxed(taxRecordOn(nairobiDay('2025-07-01'), RULEBOOKS.kenya)); // false
 */
export const areBetsTaxed = ({ stakeDivisorThousandths, winningsPercent }: TaxRecord): boolean =>
  stakeDivisorThousandths > 1_000 || winningsPercent > 0;
