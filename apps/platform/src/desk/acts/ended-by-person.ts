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

/** What a payout that is opened again is then, by what mobile money has told of it. */
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

/** What a person had ended by a receipt, once that was taken from it. */
interface OpenedAgain {
  readonly amount: Cents;
  readonly says: string;
}

/** Takes its receipt from a payout, and opens it again. @throws ActRefused where it has ended otherwise. */
const payoutAgain = async (
  sql: Sql,
  desk: Desk,
  other: PaymentRef,
  receipt: string,
): Promise<OpenedAgain> => {
  const told = await desk.mobileMoney.giveUpReceipt(sql, receipt, other);
  const own = told.state === 'paid' ? told.receipt : null;
  const amount = await reopenPayout(sql, desk, other, { receipt, own });
  if (amount === null) throw new ActRefused(OTHERWISE);
  const says = `That of ${formatKes(amount)} of account ${other.profileId}, which a person had ended by it, is open again: ${openedAgain(told)}`;
  return { amount, says };
};

/** Takes its receipt from a payment of tax, and opens it again. @throws ActRefused where it has ended otherwise, or while another of its kind is open. */
const taxAgain = async (
  sql: Sql,
  desk: Desk,
  { paymentId, kind, number, amount }: TaxPayment,
  receipt: string,
): Promise<OpenedAgain> => {
  await lockTax(sql, kind);
  const tax = wordsOf('tax', kind);
  if ((await taxInTheWay(sql, kind, number)) === 'open')
    throw new ActRefused(
      `${receipt} is the receipt of a payment of the ${tax}, and another of that has not ended: end that first`,
    );
  if (!(await reopenTax(sql, desk, paymentId, receipt))) throw new ActRefused(OTHERWISE);
  await desk.mobileMoney.giveUpReceipt(sql, receipt, null);
  const says = `The payment of ${formatKes(amount)} of ${tax} under ${number}, which a person had ended by it, is open again: its end not known`;
  return { amount, says };
};

/** What a person had ended by a receipt. */
interface EndedByPerson {
  /** Whose payout it was; null of a tax. */
  readonly owner: ProfileId | null;
  /** Takes its receipt from it, and opens it again. Call it with the wallets of customers locked. @throws ActRefused */
  readonly openAgain: () => Promise<OpenedAgain>;
}

/** Looks for what a person had ended by a receipt. @throws ActRefused where there is none that can be opened again. */
export const endedByPerson = async (sql: Sql, desk: Desk, receipt: string): Promise<EndedByPerson> => {
  const payout = await endedByHand(sql, receipt);
  if (payout) return { owner: payout.profileId, openAgain: () => payoutAgain(sql, desk, payout, receipt) };
  const tax = await taxEndedByHand(sql, receipt);
  if (tax) return { owner: null, openAgain: () => taxAgain(sql, desk, tax, receipt) };
  throw new ActRefused(
    `${receipt} is not the receipt of a payout or a tax that a person ended, and that can be opened again`,
  );
};
