import { createHash } from 'node:crypto';
import { parseMsisdn, type Cents, type Msisdn } from '@kipenga/betting-core';
import { readGivenNumber } from '@kipenga/contracts';
import type { MoneyByHand } from '../mobile-money.ts';
import { amountIn, jsonOf, listedText, textAt, valueAt } from './read-json.ts';

/** The state of the money according to a callback. */
export type Told =
  | { readonly kind: 'paid'; readonly receipt: string; readonly amount: Cents }
  /** Certain: no money has moved. */
  | { readonly kind: 'failed'; readonly code: string }
  /** M-Pesa answered that it knows no such payment. That ends nothing. */
  | { readonly kind: 'not-known'; readonly code: string }
  /** It says neither, or is incomplete. */
  | { readonly kind: 'unclear'; readonly code: string };

/** A callback about a prompt. */
export interface ToldOfPush {
  readonly checkoutId: string;
  readonly told: Told;
}

/** A callback about a payout: its own result, or the answer to a question about it. */
export interface ToldOfPayout {
  /** The ids of the conversation the callback belongs to. */
  readonly originatorId: string | null;
  readonly conversationId: string | null;
  /** The ids of the payout that a question was about, if the callback has them. */
  readonly about: { readonly originatorId: string | null; readonly conversationId: string | null };
  readonly told: Told;
}

const paid = (code: string, told: string | null, amount: Cents | null): Told => {
  const receipt = told === null ? null : readGivenNumber(told);
  return receipt !== null && amount !== null && amount > 0
    ? { kind: 'paid', receipt, amount }
    : { kind: 'unclear', code };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * M-Pesa gives the payer's number in full, with its middle masked, or hashed. The last two can only be compared with a
 * customer's number.
 */
const whoPaid = (told: string): Pick<MoneyByHand, 'payer' | 'cameFrom'> => {
  const written = told.replaceAll(/\s/g, '');
  const full = parseMsisdn(written);
  if (full.ok) return { payer: full.value, cameFrom: () => full.value };
  const [, begin, end] = /^(\d{3,})\*+(\d{2,})$/.exec(written) ?? [];
  const isHidden = begin !== undefined && end !== undefined;
  const fits = (customer: Msisdn): boolean =>
    isHidden
      ? customer.startsWith(begin) && customer.endsWith(end)
      : hashOf(customer) === written.toLowerCase();
  return { payer: isHidden ? written : '', cameFrom: (customer) => (fits(customer) ? customer : null) };
};

/** Reads a callback at `c2b/confirmation`: a payment made at the paybill. Null if it is no such callback. */
export const readMoneyByHand = (body: string): MoneyByHand | null => {
  const json = jsonOf(body);
  const told = paid('', textAt(json, 'TransID'), amountIn(textAt(json, 'TransAmount')));
  if (told.kind !== 'paid') return null;
  return {
    receipt: told.receipt,
    amount: told.amount,
    account: textAt(json, 'BillRefNumber') ?? '',
    ...whoPaid(textAt(json, 'MSISDN') ?? ''),
  };
};

/** Code of a prompt that is still open. */
const STILL_OPEN = '4999';

/** Reads a callback at `stk`; null if it is no such callback. */
export const readPush = (body: string): ToldOfPush | null => {
  const callback = valueAt(jsonOf(body), 'Body', 'stkCallback');
  const [checkoutId, code] = [textAt(callback, 'CheckoutRequestID'), textAt(callback, 'ResultCode')];
  if (checkoutId === null || code === null) return null;
  if (code === STILL_OPEN) return { checkoutId, told: { kind: 'unclear', code } };
  if (code !== '0') return { checkoutId, told: { kind: 'failed', code } };
  const items = valueAt(callback, 'CallbackMetadata', 'Item');
  const told = paid(code, listedText(items, 'MpesaReceiptNumber'), amountIn(listedText(items, 'Amount')));
  return { checkoutId, told };
};

/**
 * Codes with which M-Pesa refuses a payout before moving money: no funds, a limit, an account or user without permission. A
 * payout with any other code is asked about.
 */
const REFUSALS = new Set('1 2 3 4 8 11 18 20 21 2001 2006 2028 2040 8006 SFC_IC0003'.split(' '));

/** Final states of a payment that did not happen. A reversed payment did. */
const NOT_PAID = new Set(['Failed', 'Declined', 'Cancelled', 'Expired']);

const toldByResult = (code: string, result: unknown, parameters: unknown): Told => {
  if (code !== '0') return REFUSALS.has(code) ? { kind: 'failed', code } : { kind: 'unclear', code };
  const receipt = listedText(parameters, 'TransactionReceipt') ?? textAt(result, 'TransactionID');
  return paid(code, receipt, amountIn(listedText(parameters, 'TransactionAmount')));
};

/** Codes with which M-Pesa refuses the caller, or is too busy: they say nothing about the payment. */
const OF_THE_QUESTION = new Set('1 17 20 21 26 2001 2006 2028 8006 SFC_IC0003'.split(' '));

const toldByStatus = (code: string, parameters: unknown): Told => {
  const state = listedText(parameters, 'TransactionStatus') ?? '';
  if (code !== '0') return { kind: OF_THE_QUESTION.has(code) ? 'unclear' : 'not-known', code };
  if (NOT_PAID.has(state)) return { kind: 'failed', code: state };
  if (state !== 'Completed') return { kind: 'unclear', code: state };
  return paid(state, listedText(parameters, 'ReceiptNo'), amountIn(listedText(parameters, 'Amount')));
};

/** Reads a callback at `b2c/result` or `status/result`; null if it is no such callback. */
export const readPayout = (path: 'b2c/result' | 'status/result', body: string): ToldOfPayout | null => {
  const result = valueAt(jsonOf(body), 'Result');
  const code = textAt(result, 'ResultCode');
  if (code === null) return null;
  const parameters = valueAt(result, 'ResultParameters', 'ResultParameter');
  const isStatus = path === 'status/result';
  return {
    originatorId: textAt(result, 'OriginatorConversationID'),
    conversationId: textAt(result, 'ConversationID'),
    about: {
      originatorId: isStatus ? listedText(parameters, 'OriginatorConversationID') : null,
      conversationId: isStatus ? listedText(parameters, 'ConversationID') : null,
    },
    told: isStatus ? toldByStatus(code, parameters) : toldByResult(code, result, parameters),
  };
};
