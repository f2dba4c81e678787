import type { Cents } from '@kipenga/betting-core';

/** One payment of tax as the gateway is told of it. */
export interface TaxOrder {
  /** By this name it counts once there; whoever is told twice answers as before. */
  readonly paymentId: string;
  /** The authority's payment registration number, which says what is paid. */
  readonly number: string;
  /** In whole shillings. */
  readonly amount: Cents;
}

/** What became of a payment of tax. */
export type TaxAnswer =
  | { readonly kind: 'paid'; readonly receipt: string }
  /** For certain, it was not paid and will not be. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It was taken, and has not ended; or nobody knows. */
  | { readonly kind: 'unknown'; readonly why: string };

/**
 * Pays the revenue authority (docs/operations.md, "Tax"). Of Safaricom's calls it is `remittax`, whose end comes as a callback: a gateway answers
 * 'unknown' until it has come, and by it when it is asked.
 * Both calls may throw where nobody answers: the payment is then asked about, and never told a second time.
 */
export interface TaxGateway {
  pay(order: TaxOrder): Promise<TaxAnswer>;
  /** Asks what became of a payment that was told, or may have been. */
  ask(paymentId: string): Promise<TaxAnswer>;
}
