import type { WalletCall, WalletRefusalCode } from '@kipenga/contracts/wallet';

/** What happens to one call on its way. */
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

/** A call that something happens to: the first of its name that was not met yet. */
export interface Fated {
  readonly call: WalletCall;
  readonly mishap: Mishap;
}

/** What the wallet of one check is like. */
export interface Fate {
  readonly mode?: 'REAL' | 'DEMO';
  /** The game that the token is said to be for; the one launched unless told. */
  readonly gameId?: string;
  readonly mishaps?: readonly Fated[];
}
