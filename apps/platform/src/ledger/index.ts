export {
  cashOf,
  bonusOf,
  refundOf,
  payoutHoldOf,
  withdrawalHoldOf,
  HOUSE,
  HOUSE_BOOKS,
  fundOf,
  casinoTierOf,
  GATEWAY,
  type Account,
} from './account.ts';
export { InsufficientFunds, type Posting } from './posting.ts';
export { post, type Transfer } from './post.ts';
export {
  balanceOf,
  balances,
  broughtBy,
  checkBooks,
  lockWallet,
  openWallet,
  type Balances,
  type BooksCheck,
} from './balance.ts';
export { grantFreeBet, oldestGrant, redeemGrant, returnGrant, type FreeBetGrant } from './free-bet-grant.ts';
export { meaningOf, type StatementWord, type TransferKind } from './transfer-kind.ts';
export { playedSince, wonInGamesSince } from './played.ts';
export { unwageredTakenBy, walletLots } from './wallet-lots.ts';
