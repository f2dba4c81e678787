import { addCents, cents, formatKes, toMs, type Cents } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { dayWords, wordsOf } from '@kipenga/desk-rules';
import type { Sql } from '../../database/index.ts';
import { HOUSE_BOOKS } from '../../ledger/index.ts';
import { ActRefused, type Desk, type Doing } from '../desk.ts';
import { effectOn } from '../effect-on.ts';
import { correctOurs } from '../statement.store.ts';
import { hearOfTax, holdTax, isTaxOpen, promiseTax } from '../tax-payments.ts';
import {
  insertTaxPayment,
  lockTax,
  lockTaxPayment,
  newestCheckedDay,
  owedTo,
  taxInTheWay,
  type TaxPayment,
} from '../tax-payments.store.ts';
import { endedByPerson } from './ended-by-person.ts';
import { takeReceiptByHand } from './take-receipt.ts';

type OnTaxes = Pick<ActArgs, 'pay-tax' | 'ask-tax' | 'end-tax' | 'move-receipt-to-tax'>;

const SHILLING = 100;
/** Time in milliseconds that a payment may be under way before a person may end it. */
const LEAST_MS = 30 * 60_000;

const IN_THE_WAY = {
  open: 'A payment of this tax has not ended: ask what became of it, or end it',
  number: 'This number was paid already, or is being paid: the authority gives each payment one of its own',
} as const;

const openNow = async (sql: Sql, paymentId: string): Promise<TaxPayment> => {
  const payment = await lockTaxPayment(sql, paymentId);
  if (payment === null || !isTaxOpen(payment)) throw new ActRefused('No such payment of tax is open');
  return payment;
};

/** True if a person may end the payment. Payments made before a gateway was connected were never sent by one, so only a person knows how they ended. */
const mayHaveEnded = ({ state, sentAt }: TaxPayment, { realClock, taxes }: Desk): boolean =>
  !taxes || (sentAt === null ? state === 'unknown' : realClock.nowMs() - toMs(sentAt) >= LEAST_MS);

export const actsOnTaxes: { readonly [N in keyof OnTaxes]: Doing<OnTaxes[N]> } = {
  'pay-tax': {
    act: async (sql, desk, { args: { kind, day, number } }) => {
      await lockTax(sql, kind);
      const checked = await newestCheckedDay(sql);
      if (checked === null || day > checked)
        throw new ActRefused('The books of this day are not checked yet: that happens the night after it');
      const inTheWay = await taxInTheWay(sql, kind, number);
      if (inTheWay !== null) throw new ActRefused(IN_THE_WAY[inTheWay]);
      const owed = await owedTo(sql, kind, day);
      const rest = cents(Math.max(0, owed) % SHILLING);
      const amount: Cents = cents(Math.max(0, owed) - rest);
      if (amount === 0)
        throw new ActRefused(`Nothing of the ${wordsOf('tax', kind)} is owed to the end of that day`);
      const now = desk.realClock.now();
      const payment: TaxPayment = {
        paymentId: `TAX-${number}`,
        kind,
        day,
        amount,
        number,
        // Without a gateway it is paid in the portal and ended by hand.
        state: desk.taxes ? 'promised' : 'unknown',
        said: null,
        receipt: null,
        askedAt: now,
        sentAt: null,
        toldReceipt: null,
        isReopened: false,
      };
      await insertTaxPayment(sql, payment);
      await holdTax(sql, payment, desk.bettingClock.now());
      if (desk.taxes) await promiseTax(sql, payment.paymentId, now);
      const how = desk.taxes ? 'is paid' : 'is to be paid elsewhere, for no gateway is connected,';
      const left = rest === 0 ? '' : ` ${formatKes(rest)} is less than a shilling and stays owed.`;
      return {
        says: `${formatKes(amount)} of ${wordsOf('tax', kind)}, owed to the end of ${dayWords(day)}, ${how} under ${number}.${left}`,
        moves: amount,
      };
    },
  },
  'ask-tax': {
    act: async (sql, desk, { args: { paymentId } }) => {
      const { amount } = await openNow(sql, paymentId);
      if (!desk.taxes) throw new ActRefused('No gateway is connected that could be asked');
      const now = desk.realClock.now();
      await promiseTax(sql, paymentId, now, `${paymentId} ${now}`);
      return { says: `The gateway is asked what became of ${formatKes(amount)} of tax` };
    },
  },
  'move-receipt-to-tax': {
    act: async (sql, desk, { args: { paymentId } }) => {
      const tax = await openNow(sql, paymentId);
      const { toldReceipt: receipt, kind, amount } = tax;
      if (receipt === null)
        throw new ActRefused('The gateway tells of no receipt of it that is of other money in the books');
      const { owner, openAgain } = await endedByPerson(sql, desk, receipt);
      let [moves, says, apart] = [cents(0), '', ''];
      const end = async (): Promise<void> => {
        const payment = { profileId: HOUSE_BOOKS, paymentId };
        apart = await takeReceiptByHand(sql, desk, { receipt, amount, payment });
        await hearOfTax(sql, desk, tax, { kind: 'paid', receipt });
        await correctOurs(sql, receipt, amount);
      };
      const move = async (): Promise<void> => {
        const reopened = await openAgain(end);
        moves = addCents(amount, reopened.amount);
        says = `${formatKes(amount)} of ${wordsOf('tax', kind)} was paid with ${receipt}. ${reopened.says}${apart}`;
      };
      if (owner !== null) return { ...(await effectOn(sql, owner, move, () => moves)), says };
      await move();
      return { moves, says };
    },
  },
  'end-tax': {
    act: async (sql, desk, { args: { paymentId, ended, receipt = null } }) => {
      const payment = await openNow(sql, paymentId);
      if (!mayHaveEnded(payment, desk))
        throw new ActRefused('It may still be under way: wait until it left half an hour ago');
      if (ended === 'not-paid' && payment.toldReceipt !== null)
        throw new ActRefused(
          `Its gateway tells that it was paid, with ${payment.toldReceipt}: ask again, or end it as paid`,
        );
      if (ended === 'paid' && !receipt) throw new ActRefused('Say with which receipt it was paid');
      const { amount, kind } = payment;
      const apart =
        ended === 'paid' && receipt
          ? await takeReceiptByHand(sql, desk, { receipt, amount, payment: null })
          : '';
      await hearOfTax(
        sql,
        desk,
        payment,
        ended === 'paid'
          ? { kind: 'paid', receipt: receipt ?? '' }
          : { kind: 'refused', why: 'ended by hand as not paid' },
      );
      const how = ended === 'paid' ? `was paid with ${receipt}` : 'was not paid and is owed again';
      return { says: `${formatKes(amount)} of ${wordsOf('tax', kind)} ${how}${apart}`, moves: amount };
    },
  },
};
