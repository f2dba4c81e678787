import { assertAmount, assertList, assertPercent, wrongArgument } from '../assertions.ts';
import { assertFlag, assertRecord, assertTaxRecord } from '../rule-assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { HOUSE_RULES, type HouseRules } from '../house-rules.ts';
import { cents, minCents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

/** Money that came into the wallet at one time. Stakes and withdrawals take from the oldest first. */
export interface WalletLot {
  /** True if it was deposited and not staked since; false for winnings and releases. */
  readonly isUnwageredDeposit: boolean;
  /**
   * True if its withdrawal is not taxed: a win that bore the tax on winnings, or cents that stayed when a withdrawal
   * was taxed.
   */
  readonly isTaxFree: boolean;
  /** The amount left of it. */
  readonly left: Cents;
}

/** A wallet's money after some was taken. */
export interface TakenFromLots {
  /** The remaining lots, oldest first, without used-up ones. */
  readonly lots: readonly WalletLot[];
  /** The part of the taken amount that was deposited and never staked. */
  readonly unwagered: Cents;
  /** The part of the taken amount that bears no tax on withdrawals. */
  readonly taxFree: Cents;
}

/**
 * Takes an amount from the oldest money first. Throws RangeError if it is more than the lots hold: check the balance
 * before.
 *
 * @example
 * const lot = (left: Cents, isUnwageredDeposit: boolean) => ({ left, isUnwageredDeposit, isTaxFree: false });
 * takeFromLots([lot(kes(30), false), lot(kes(100), true)], kes(50)).unwagered; // 2000
 */
export function takeFromLots(lots: readonly WalletLot[], amount: Cents): TakenFromLots {
  assertList(lots, 'lots');
  for (const [at, lot] of lots.entries()) {
    assertRecord(lot, 'lots[#]', at);
    assertFlag(lot.isUnwageredDeposit, 'lots[#].isUnwageredDeposit', at);
    assertFlag(lot.isTaxFree, 'lots[#].isTaxFree', at);
    assertAmount(lot.left, 'lots[#].left', at);
  }
  assertAmount(amount, 'amount');
  let toTake = amount;
  let [unwagered, taxFree] = [cents(0), cents(0)];
  const after: WalletLot[] = [];
  for (const lot of lots) {
    const taken = minCents(lot.left, toTake);
    toTake = subtractCents(toTake, taken);
    if (lot.isUnwageredDeposit) unwagered = cents(unwagered + taken);
    if (lot.isTaxFree) taxFree = cents(taxFree + taken);
    if (taken < lot.left) after.push({ ...lot, left: subtractCents(lot.left, taken) });
  }
  if (toTake > 0) throw wrongArgument('amount', amount, `at most ${amount - toTake}, the sum of the lots`);
  return { lots: after, unwagered, taxFree };
}

/** The costs of a withdrawal, shown before it is confirmed. The amount is the sum of the other figures. */
export interface WithdrawalQuote {
  /** The amount asked for. */
  readonly amount: Cents;
  /** The fee inside it. */
  readonly fee: Cents;
  /** The tax inside it. */
  readonly tax: Cents;
  /** The amount that arrives, in whole shillings: mobile money carries no cents. */
  readonly receives: Cents;
  /** The cents that stay in the wallet. */
  readonly stays: Cents;
}

/**
 * Returns the fee on a withdrawal: 10 % of the part that was deposited and never staked, oldest money first. Throws
 * RangeError for a wrong amount or lot.
 *
 * @param rules The percentage of the house.
 * @example
 * const lot = (left: Cents, isUnwageredDeposit: boolean) => ({ left, isUnwageredDeposit, isTaxFree: false });
 * formatKes(withdrawalFee(kes(50), [lot(kes(30), false), lot(kes(100), true)])); // KES 2.00
 */
export function withdrawalFee(
  amount: Cents,
  lots: readonly WalletLot[],
  { unwageredFeePercent }: Pick<HouseRules, 'unwageredFeePercent'> = HOUSE_RULES,
): Cents {
  assertPercent(unwageredFeePercent, 'rules.unwageredFeePercent');
  return percentOf(unwageredFeePercent, takeFromLots(lots, amount).unwagered);
}

/**
 * Quotes a withdrawal: fee, tax, the amount that arrives and the cents that stay, all inside the amount asked for. The
 * tax is on the sum taken out, before the fee, without its tax-free part. Throws RangeError for a wrong amount, lot or
 * record.
 *
 * @param rules The percentage of the house's fee.
 * @example
 * const lots = [{ left: kes(200), isUnwageredDeposit: false, isTaxFree: false }];
 * quoteWithdrawal(kes(101), lots, taxRecordOn(nairobiDay('2026-11-21'), RULEBOOKS.kenya)); // { amount: 10100, fee: 0, tax: 505, receives: 9500, stays: 95 }
 */
export function quoteWithdrawal(
  amount: Cents,
  lots: readonly WalletLot[],
  taxRecord: TaxRecord,
  rules: Pick<HouseRules, 'unwageredFeePercent'> = HOUSE_RULES,
): WithdrawalQuote {
  assertTaxRecord(taxRecord);
  const { taxFree } = takeFromLots(lots, amount);
  const fee = withdrawalFee(amount, lots, rules);
  const beforeTax = subtractCents(amount, fee);
  const tax = minCents(percentOf(taxRecord.withdrawalPercent, subtractCents(amount, taxFree)), beforeTax);
  const leaving = subtractCents(beforeTax, tax);
  const stays = cents(leaving % 100);
  return { amount, fee, tax, receives: subtractCents(leaving, stays), stays };
}
