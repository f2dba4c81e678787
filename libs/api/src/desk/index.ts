export * from './desk-api.ts';
export { hearNews, NEWS_ADDRESS, type NewsSource } from './hear-news.ts';
export { failureOf, type ApiFailure } from '../failure.ts';
export { sessionEnded } from '../session-ended.ts';
export { makeTransport, type Transport } from '../transport/transport.ts';
export { MOST_COUNTED } from '@kipenga/contracts/desk';
export type {
  ActAnswer,
  ActArgs,
  ActPreview,
  DeskApproval,
  DeskBet,
  DeskBetLegs,
  DeskBooster,
  DeskCustomer,
  DeskCustomerRow,
  DeskExposure,
  DeskGame,
  DeskGamePlayed,
  DeskIdentity,
  DeskJackpot,
  DeskJackpotOutlook,
  DeskJournal,
  DeskJournalLine,
  DeskLedgerLine,
  DeskLimit,
  DeskLogin,
  DeskMatch,
  DeskMatchRow,
  DeskMonth,
  DeskOperator,
  DeskPayment,
  DeskPerson,
  DeskRegistered,
  DeskReport,
  DeskStatement,
  DeskSuspense,
  DeskSuspension,
  DeskTaxes,
  DeskToday,
  DeskWaiting,
  OperatorAtDesk,
} from '@kipenga/contracts/desk';
