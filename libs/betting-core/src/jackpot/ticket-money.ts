import { stakeAfterTax } from '../bet/stake-tax.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import type { Jackpot } from './jackpot.ts';
import { fundContribution, ticketPrize, type TicketPrize } from './jackpot-fund.ts';

/** The division of a ticket's price. */
export interface TicketMoney {
  /** The price of the ticket. */
  readonly stake: Cents;
  /** The part that is tax. */
  readonly stakeTax: Cents;
  /** The rest of the stake, which the game is played with. */
  readonly stakeAfterTax: Cents;
  /** The part of that rest that goes into the fund. */
  readonly contribution: Cents;
}

/**
 * Divides a ticket's stake into its tax and the rest, and the rest's part that goes into the fund. Throws RangeError
 * for a wrong amount or record.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const { stakeTax, contribution } = ticketMoney(kes(98), taxRecord);
 * [stakeTax, contribution].map(formatKes); // KES 10.89,KES 26.13
 */
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
 * Returns the prize of a ticket that wins the first tier of the fund as it is and shares it with nobody. The number of
 * lines that will share it is not known beforehand. Null if the house tells nothing of the fund.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const money = { total: kes(250_000), prize: kes(200_000), guarantee: kes(250_000), rolledIn: kes(0), rolledOver: null };
 * const fund = { ...money, closesAt: instant('2026-11-22T11:59:00Z'), tiers: tiersOf(money.total, 13), tickets: 0, lines: 0 };
 * const prize = unsharedPrize({ fund }, ticketMoney(kes(98), taxRecord), taxRecord);
 * prize && formatKes(prize.net); // KES 160,017.42
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
