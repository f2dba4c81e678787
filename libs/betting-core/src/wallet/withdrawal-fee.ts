import { assertAmount, assertList } from '../assertions.ts';
import { assertFlag, assertRecord, assertTaxRecord } from '../rule-assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { cents, minCents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

/** Money that came into the wallet at one time. Staking and withdrawing take from the oldest first (D11). */
export interface WalletLot {
  /** Whether it was deposited and not staked since; winnings and releases were not. */
  readonly isUnwageredDeposit: boolean;
  /**
   * Whether no tax is on it when it is withdrawn: a win that bore the tax on winnings, or cents that stayed when
   * a withdrawal was taxed (D94).
   */
  readonly isTaxFree: boolean;
  /** What is left of it. */
  readonly left: Cents;
}

/** A wallet's money after some was taken. */
export interface TakenFromLots {
  /** The lots left, oldest first; used-up ones are gone. */
  readonly lots: readonly WalletLot[];
  /** How much of what was taken was deposited and never staked. */
  readonly unwagered: Cents;
  /** How much of it bears no tax on withdrawals. */
  readonly taxFree: Cents;
}

/**
 * Takes an amount from the oldest money first (D11). Throws RangeError when it is too much: check the balance
 * before.
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
  if (toTake > 0) throw new RangeError('More taken than the wallet holds');
  return { lots: after, unwagered, taxFree };
}

/** What a withdrawal costs and brings, shown before it is confirmed (D67). The amount is the sum of the others (D110). */
export interface WithdrawalQuote {
  /** What is asked for. */
  readonly amount: Cents;
  /** The fee inside it. */
  readonly fee: Cents;
  /** The tax inside it. */
  readonly tax: Cents;
  /** What arrives, in whole shillings: mobile money carries no cents. */
  readonly receives: Cents;
  /** The cents of it that stay in the wallet. */
  readonly stays: Cents;
}

/**
 * The fee on a withdrawal: 10 % of its part that was deposited and never staked, oldest money first (R9-03,
 * D11).
 */
export const withdrawalFee = (amount: Cents, lots: readonly WalletLot[]): Cents =>
  percentOf(HOUSE_RULES.unwageredFeePercent, takeFromLots(lots, amount).unwagered);

/**
 * Fee, tax, what arrives and what stays, all of them inside the amount asked for (D67, D110). The tax is on the
 * sum taken out, before the fee, without what bears no tax in it (D94).
 */
export function quoteWithdrawal(
  amount: Cents,
  lots: readonly WalletLot[],
  taxRecord: TaxRecord,
): WithdrawalQuote {
  assertTaxRecord(taxRecord);
  const { taxFree } = takeFromLots(lots, amount);
  const fee = withdrawalFee(amount, lots);
  const beforeTax = subtractCents(amount, fee);
  const tax = minCents(percentOf(taxRecord.withdrawalPercent, subtractCents(amount, taxFree)), beforeTax);
  const leaving = subtractCents(beforeTax, tax);
  const stays = cents(leaving % 100);
  return { amount, fee, tax, receives: subtractCents(leaving, stays), stays };
}
