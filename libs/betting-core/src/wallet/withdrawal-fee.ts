import { assertAmount, assertList } from '../assertions.ts';
import { assertTaxRecord } from '../rule-assertions.ts';
import type { TaxRecord } from '../bet/tax-record.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { cents, minCents, subtractCents, type Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent-of.ts';

/** Money that came into the wallet at one time. Staking and withdrawing take from the oldest first (D11). */
export interface WalletLot {
  /** Whether it was deposited and not staked since; winnings and releases were not. */
  readonly isUnwageredDeposit: boolean;
  /** What is left of it. */
  readonly left: Cents;
}

/** A wallet's money after some was taken. */
export interface TakenFromLots {
  /** The lots left, oldest first; used-up ones are gone. */
  readonly lots: readonly WalletLot[];
  /** How much of what was taken was deposited and never staked. */
  readonly unwagered: Cents;
}

/**
 * Takes an amount from the oldest money first (D11). Throws RangeError when it is too much: check the balance
 * before.
 */
export function takeFromLots(lots: readonly WalletLot[], amount: Cents): TakenFromLots {
  assertList(lots, 'lots');
  for (const [at, { left }] of lots.entries()) assertAmount(left, `lots[${at}].left`);
  assertAmount(amount, 'amount');
  let toTake = amount;
  let unwagered = cents(0);
  const after: WalletLot[] = [];
  for (const lot of lots) {
    const taken = minCents(lot.left, toTake);
    toTake = subtractCents(toTake, taken);
    if (lot.isUnwageredDeposit) unwagered = cents(unwagered + taken);
    if (taken < lot.left) after.push({ ...lot, left: subtractCents(lot.left, taken) });
  }
  if (toTake > 0) throw new RangeError('More taken than the wallet holds');
  return { lots: after, unwagered };
}

/** What a withdrawal costs and brings, shown before it is confirmed (D67). */
export interface WithdrawalQuote {
  /** What leaves the wallet. */
  readonly amount: Cents;
  /** The fee inside it. */
  readonly fee: Cents;
  /** The tax inside it. */
  readonly tax: Cents;
  /** What arrives. */
  readonly receives: Cents;
}

/**
 * The fee on a withdrawal: 10 % of its part that was deposited and never staked, oldest money first (R9-03,
 * D11).
 */
export const withdrawalFee = (amount: Cents, lots: readonly WalletLot[]): Cents =>
  percentOf(HOUSE_RULES.unwageredFeePercent, takeFromLots(lots, amount).unwagered);

/** The fee, the tax on the rest, and what arrives. The amount asked for includes fee and tax (D67, D08). */
export function quoteWithdrawal(
  amount: Cents,
  lots: readonly WalletLot[],
  taxRecord: TaxRecord,
): WithdrawalQuote {
  assertTaxRecord(taxRecord);
  const fee = withdrawalFee(amount, lots);
  const leaving = subtractCents(amount, fee);
  const tax = percentOf(taxRecord.withdrawalPercent, leaving);
  return { amount, fee, tax, receives: subtractCents(leaving, tax) };
}
