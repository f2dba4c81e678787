import { HOUSE_RULES, type Msisdn, type NairobiDay, type Transaction } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { kes, signedKes } from '../pieces/kes.ts';
import { nairobiDatetimeT, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { phone, textOrNone } from '../pieces/text.ts';

/** Days of transactions on the account page (R7). */
export const TRANSACTION_DAYS = HOUSE_RULES.transactionDays;

/** Transaction (R3). */
export const transactionOnTheWire = entity(noun<Transaction>(), {
  type: ['type', z.string()],
  status: ['status', z.string()],
  reference: ['reference', textOrNone],
  trans_time: ['at', nairobiDatetimeT],
  amount: ['amount', signedKes],
  fee: ['fee', z.optional(kes)],
  tax: ['tax', z.optional(kes)],
  credited: ['credited', z.optional(kes)],
});

/** Selects a customer's transactions for a range of days, both included. */
export interface TransactionChoice {
  readonly phone: Msisdn;
  readonly from: NairobiDay;
  readonly to: NairobiDay;
}
export const transactionParams = entity(noun<TransactionChoice>(), {
  phone: ['phone', phone],
  fromDate: ['from', nairobiDayText],
  today: ['to', nairobiDayText],
});
