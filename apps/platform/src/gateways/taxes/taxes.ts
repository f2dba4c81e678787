import type { Cents } from '@kipenga/betting-core';

/** One payment of tax, as the gateway receives it. */
export interface TaxOrder {
  /** Idempotency key: a repeated order gets the first answer. */
  readonly paymentId: string;
  /** The authority's payment registration number, which says what is paid. */
  readonly number: string;
  /** In whole shillings. */
  readonly amount: Cents;
}

/** The outcome of a payment of tax. */
export type TaxAnswer =
  | { readonly kind: 'paid'; readonly receipt: string }
  /** Certainly not paid, and never will be. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Accepted and not ended, or unknown. */
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * Pays the revenue authority (docs/operations.md, "Tax"). At Safaricom this is `remittax`, whose result comes as a callback: the
 * gateway answers 'unknown' until then, and `ask` gives the result afterwards.
 * Both calls may throw if nobody answers: the payment is then asked about, and never ordered again.
 */
export interface TaxGateway {
  pay(order: TaxOrder): Promise<TaxAnswer>;
  /** Asks for the state of a payment that was ordered, or may have been. */
  ask(paymentId: string): Promise<TaxAnswer>;
}
