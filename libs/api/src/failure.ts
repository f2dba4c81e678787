import type { Reason } from '@kipenga/contracts/reasons';

/** Reasons why a call has no answer. Business refusals are answers, not failures (D25). */
export type ApiFailure =
  /** No answer: no network, a broken connection, or an unexpected redirect. */
  | { readonly kind: 'unreachable' }
  /** A request that cannot be written as it was typed: nothing was sent. `description` says why. */
  | { readonly kind: 'unsent'; readonly description: string }
  /** No answer within the time limit (30 s). */
  | { readonly kind: 'timeout' }
  /** The server refused or failed. `description` is its message, or empty; never a page of HTML. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly description: string;
      /** The reason, if the server names one. */
      readonly reason?: Reason;
    }
  /** An answer that does not fit the contract, such as a page of HTML with status 200. */
  | { readonly kind: 'contract-mismatch'; readonly endpoint: string; readonly problem: string }
  /**
   * A bet or payment was sent without an answer and may have succeeded. Say "checking your bet" and repeat the call. It uses the
   * same key, so nothing happens twice (D24).
   */
  | {
      readonly kind: 'answer-lost';
      readonly key: string;
      readonly cause: 'unreachable' | 'timeout' | 'http' | 'contract-mismatch';
    };

const KINDS: readonly string[] = [
  'unreachable',
  'unsent',
  'timeout',
  'http',
  'contract-mismatch',
  'answer-lost',
] satisfies readonly ApiFailure['kind'][];

/** Returns the failure in a hook's `error`; null for none, and for other errors, which are our own bugs. */
export function failureOf(error: unknown): ApiFailure | null {
  const isFailure =
    typeof error === 'object' && error !== null && 'kind' in error && KINDS.includes(String(error.kind));
  return isFailure ? (error as ApiFailure) : null;
}
