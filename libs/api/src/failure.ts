import type { Reason } from '@kipenga/contracts/reasons';

/** Why a call brought no answer. Business refusals are answers, not failures (D25). */
export type ApiFailure =
  /** Nobody answered: no network, the connection broke, or a redirect nobody expects. */
  | { readonly kind: 'unreachable' }
  /** No answer within the time limit (30 s). */
  | { readonly kind: 'timeout' }
  /** The server refused or failed. `description` is what it says in words, or empty: never a page of HTML. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly description: string;
      /** Why, where the server names that. */
      readonly reason?: Reason;
    }
  /** An answer that is not what the contract says, such as a page of HTML with status 200. */
  | { readonly kind: 'contract-mismatch'; readonly endpoint: string; readonly problem: string }
  /**
   * A bet or payment was sent and no answer came: it may have happened. Say "checking your bet" and make the
   * same call again. The same key goes with it, so it cannot happen twice (D24).
   */
  | {
      readonly kind: 'answer-lost';
      readonly key: string;
      readonly cause: 'unreachable' | 'timeout' | 'http' | 'contract-mismatch';
    };

const KINDS: readonly string[] = [
  'unreachable',
  'timeout',
  'http',
  'contract-mismatch',
  'answer-lost',
] satisfies readonly ApiFailure['kind'][];

/**
 * The failure in a hook's `error`; `null` for none, and for an error of another kind, which is our own bug.
 */
export function failureOf(error: unknown): ApiFailure | null {
  const isFailure =
    typeof error === 'object' && error !== null && 'kind' in error && KINDS.includes(String(error.kind));
  return isFailure ? (error as ApiFailure) : null;
}
