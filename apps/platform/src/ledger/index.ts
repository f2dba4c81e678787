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
export { postEnd, postNew } from './post-end.ts';
export { postStatement } from './ledger.store.ts';
export { balanceOf, balances, broughtBy, lockWallet, openWallet, type Balances } from './balance.ts';
export { areBooksSound, booksWork, booksWords, checkBooks, type BooksCheck } from './check-books.ts';
export type { NightlyCheck } from './books.store.ts';
export { dayReport, dayReportCsv, type DayReport } from './day-report.ts';
export { monthReport, monthReportCsv, type MonthReport } from './month-report.ts';
export { grantFreeBet, oldestGrant, redeemGrant, returnGrant, type FreeBetGrant } from './free-bet-grant.ts';
export { kindsWhere, meaningOf, TAX_MOVES, type StatementWord, type TransferKind } from './transfer-kind.ts';
export { playedSince, playedStatement, wonInGamesSince } from './played.ts';
export { unwageredTakenBy, walletLots } from './wallet-lots.ts';
