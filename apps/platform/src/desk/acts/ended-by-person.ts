import { formatKes, type Cents, type ProfileId } from '@kipenga/betting-core';
import { wordsOf } from '@kipenga/desk-rules';
import type { Sql } from '../../database/index.ts';
import type { PaymentRef, ToldByNow } from '../../gateways/index.ts';
import { reopenPayout } from '../../payments/index.ts';
import { ActRefused, type Desk } from '../desk.ts';
import { endedByHand } from '../money.store.ts';
import { reopenTax } from '../tax-payments.ts';
import { lockTax, taxEndedByHand, taxInTheWay, type TaxPayment } from '../tax-payments.store.ts';

const OTHERWISE =
  'What was ended by this receipt has ended otherwise meanwhile, or its customer was forgotten';

/** Says the state of a reopened payout, given what mobile money has reported of it. */
const openedAgain = ({ state, receipt }: ToldByNow): string => {
  if (state === 'paid') return `mobile money has told it paid with ${receipt}, and it ends by that at once`;
  const stands = {
    open: 'its end not known',
    refused:
      'and mobile money has refused it. Look in the portal whether somebody has paid it since, before it is ended',
    held: `and held: mobile money tells it paid with ${receipt === null ? 'another sum' : `${receipt}, which counts for something else`}`,
  };
  return `its money is reserved, ${stands[state]}`;
};

/** A payout or tax payment reopened after its receipt was taken from it. */
interface OpenedAgain {
  readonly amount: Cents;
  readonly says: string;
}

/** Reopens a payout: takes the receipt from it and ends with that receipt the payment it belongs to. @throws ActRefused if the payout ended another way. */
const payoutAgain = async (
  sql: Sql,
  desk: Desk,
  other: PaymentRef,
  receipt: string,
  endOwn: () => Promise<void>,
): Promise<OpenedAgain> => {
  const told = await desk.mobileMoney.giveUpReceipt(sql, receipt, other);
  const own = told.state === 'paid' ? told.receipt : null;
  const amount = await reopenPayout(sql, desk, other, { receipt, own });
  if (amount === null) throw new ActRefused(OTHERWISE);
  await endOwn();
  const says = `That of ${formatKes(amount)} of account ${other.profileId}, which a person had ended by it, is open again: ${openedAgain(told)}`;
  return { amount, says };
};

/**
 * Reopens a tax payment: takes the receipt from it and ends with that receipt the payment it belongs to. @throws ActRefused if it ended another way, or while
 * another payment of its kind is open.
 */
const taxAgain = async (
  sql: Sql,
  desk: Desk,
  { paymentId, kind, number, amount }: TaxPayment,
  receipt: string,
  endOwn: () => Promise<void>,
): Promise<OpenedAgain> => {
  await lockTax(sql, kind);
  const tax = wordsOf('tax', kind);
  const meanwhile = async (): Promise<void> => {
    await desk.mobileMoney.giveUpReceipt(sql, receipt, null);
    await endOwn();
    if ((await taxInTheWay(sql, kind, number)) === 'open')
      throw new ActRefused(
        `${receipt} is the receipt of a payment of the ${tax}, and another of that has not ended: end that first`,
      );
  };
  if (!(await reopenTax(sql, desk, { paymentId, receipt }, meanwhile))) throw new ActRefused(OTHERWISE);
  const says = `The payment of ${formatKes(amount)} of ${tax} under ${number}, which a person had ended by it, is open again: its end not known`;
  return { amount, says };
};

/** A payout or tax payment that a person ended with a receipt. */
interface EndedByPerson {
  /** Customer of the payout; null for a tax payment. */
  readonly owner: ProfileId | null;
  /** Takes the receipt, ends with it the payment it belongs to (`endOwn`), and reopens this one. Call it with the wallets of the customers locked. @throws ActRefused */
  readonly openAgain: (endOwn: () => Promise<void>) => Promise<OpenedAgain>;
}

/** Finds the payout or tax payment that a person ended with a receipt. @throws ActRefused if there is none that can be reopened. */
export const endedByPerson = async (sql: Sql, desk: Desk, receipt: string): Promise<EndedByPerson> => {
  const payout = await endedByHand(sql, receipt);
  if (payout)
    return {
      owner: payout.profileId,
      openAgain: (endOwn) => payoutAgain(sql, desk, payout, receipt, endOwn),
    };
  const tax = await taxEndedByHand(sql, receipt);
  if (tax) return { owner: null, openAgain: (endOwn) => taxAgain(sql, desk, tax, receipt, endOwn) };
  throw new ActRefused(
    `${receipt} is not the receipt of a payout or a tax that a person ended, and that can be opened again`,
  );
};
