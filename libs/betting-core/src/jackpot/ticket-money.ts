import { stakeAfterTax } from '../bet/stake-tax.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import type { Jackpot } from './jackpot.ts';
import { fundContribution, ticketPrize, type TicketPrize } from './jackpot-fund.ts';

/** What becomes of the money a ticket costs. */
export interface TicketMoney {
  /** What it costs. */
  readonly stake: Cents;
  /** What of that is tax. */
  readonly stakeTax: Cents;
  /** What bears the game. */
  readonly stakeAfterTax: Cents;
  /** What of that goes into the fund. */
  readonly contribution: Cents;
}

/** What becomes of a ticket's stake: its tax, and what of the rest goes into the fund (D80). */
export function ticketMoney(stake: Cents, record: TaxRecord): TicketMoney {
  const afterTax = stakeAfterTax(stake, record);
  return {
    stake,
    stakeTax: subtractCents(stake, afterTax),
    stakeAfterTax: afterTax,
    contribution: fundContribution(afterTax),
  };
}

/**
 * What a ticket would be paid for the first tier of the fund as it is, if it shares that with nobody: no ticket
 * knows beforehand how many lines will. Null where the house tells nothing of the fund.
 */
export function unsharedPrize(
  { fund }: Pick<Jackpot, 'fund'>,
  { stakeAfterTax: afterTax }: Pick<TicketMoney, 'stakeAfterTax'>,
  record: TaxRecord,
): TicketPrize | null {
  const [first] = fund?.tiers ?? [];
  if (first === undefined) return null;
  return ticketPrize([1], [{ ...first, perLine: first.pool }], afterTax, record);
}
