import type { WalletCall, WalletRefusalCode } from '@kipenga/contracts/wallet';

/** A fault injected into one call. */
export type Mishap =
  /** The connection breaks before the wallet has done anything. */
  | 'lost-before'
  /** The connection breaks when it is done, before the answer. */
  | 'lost-after'
  /** It is done, and a proxy answers 502 in its place. */
  | 'bad-gateway'
  /** It is done, and answered 200 with a page. */
  | 'page'
  /** It arrives only when the stake it asks for was taken back. */
  | 'late'
  | { readonly refused: WalletRefusalCode };

/** A fault for the first call of this name that has none yet. */
export interface Fated {
  readonly call: WalletCall;
  readonly mishap: Mishap;
}

/** Behaviour of the wallet in one check. */
export interface Fate {
  readonly mode?: 'REAL' | 'DEMO';
  /** Game that the token is said to be for. Default: the launched one. */
  readonly gameId?: string;
  readonly mishaps?: readonly Fated[];
}
