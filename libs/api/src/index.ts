// The cache, and everything a store needs
export { bettingApi } from './betting-api.ts';
export { CACHE_TAGS, type CacheTag } from './cache-tags.ts';
export { isSessionEnd, sessionEnded, type SessionEnd } from './session-ended.ts';
export { failureOf, type ApiFailure } from './failure.ts';

// Transport to the platform
export { makeTransport, type Transport } from './transport/transport.ts';
export { memoryIntents, type IntentStore, type PendingIntent } from './transport/intent-store.ts';
export { browserIntents } from './transport/browser-intents.ts';
export { storeIn, type InStore } from './transport/store-in.ts';

// Calls by room
export {
  TOP_SOCCER,
  sportsApi,
  useGetActiveSportsQuery,
  useGetCompetitionMatchesQuery,
  useGetMatchesQuery,
  useGetSportsNavigationQuery,
  useGetTopMatchesQuery,
} from './calls/sports.ts';
export { closeStarted } from './stream/close-started.ts';
export { bytesOfStream } from './stream/bytes-of-stream.ts';
export { usePriceWatch } from './stream/use-price-watch.ts';
export {
  liveApi,
  useGetBetWaitQuery,
  useGetJudgedWaitsQuery,
  useGetLiveCountQuery,
  useGetLiveMatchesQuery,
  useGetMatchTimelineQuery,
} from './calls/live.ts';
export { livePollingMs } from './calls/live-polling.ts';
export { matchFormApi, useGetMatchFormQuery } from './calls/match-form.ts';
export {
  searchedMatchesApi,
  useGetMatchesByDateQuery,
  useSearchMatchesQuery,
} from './calls/searched-matches.ts';
export { marketOfMatchesApi, useGetMarketOfMatchesQuery } from './calls/market-of-matches.ts';
export { matchesByIdsApi, useGetMatchesByIdsQuery } from './calls/matches-by-ids.ts';
export { matchMarketsApi, useGetMatchMarketsQuery } from './calls/match-markets.ts';
export {
  jackpotsApi,
  useGetEarlierJackpotsQuery,
  useGetJackpotQuery,
  useGetJackpotSealQuery,
  useGetOfferedJackpotsQuery,
  useGetTicketProofQuery,
} from './calls/jackpots.ts';
export { combinationApi, usePriceCombinationQuery } from './calls/combination.ts';
export { limitsApi, useGetLimitsQuery } from './calls/limits.ts';
export { useRulesInForce, type RulesInForce } from './calls/rules-in-force.ts';
export { betsApi } from './calls/bets.ts';
export { intentApi } from './calls/intent.ts';
export {
  ownerOfSent,
  sentBets,
  type BetStake,
  type SentBet,
  type SentStake,
  type SinglesStake,
  type TicketStake,
} from './calls/sent-bets.ts';
export { picksId, type OnSlip, type PlacedAnswer } from './calls/on-slip.ts';
export { useGetBetProofQuery, useGetBooksSealQuery } from './calls/bet-proof.ts';
export { betHistoryApi, useGetBetDetailQuery, useGetBetsQuery } from './calls/bet-history.ts';
export {
  cashOutApi,
  useDropCashOutFloorMutation,
  useGetCashOutQuery,
  useGetCashOutWaitQuery,
  useSetCashOutFloorMutation,
  useTakeCashOutMutation,
} from './calls/cash-out.ts';
export {
  bookingApi,
  useBookBetslipByQueryQuery,
  useBookBetslipMutation,
  useLazyOpenBookingQuery,
  useOpenBookingQuery,
} from './calls/booking.ts';
export {
  accountApi,
  useFinishRegistrationMutation,
  useGetBalanceQuery,
  useLogInMutation,
  useLogOutMutation,
  useRegisterMutation,
  useRequestCodeMutation,
  useResetPasswordMutation,
} from './calls/account.ts';
export { useProveIdentityMutation } from './calls/identity.ts';
export {
  ownAccountApi,
  useCloseAccountMutation,
  useGetClosingQuoteQuery,
  useGetOwnAccountQuery,
} from './calls/own-account.ts';
export {
  playLimitsApi,
  useAnswerRealityCheckMutation,
  useExcludeSelfMutation,
  useGetGamePlayQuery,
  useGetPlayLimitsQuery,
  useSetDayLimitMutation,
  useSetDepositLimitMutation,
  useTakeTimeOutMutation,
} from './calls/play-limits.ts';
export {
  paymentsApi,
  useDepositAndBetMutation,
  useDepositMutation,
  useGetTransactionsQuery,
  useGetWithdrawalQuoteQuery,
  useWithdrawMutation,
} from './calls/payments.ts';
export {
  downloadStatement,
  statementApi,
  useGetStatementQuery,
  type StatementFormat,
} from './calls/statement.ts';
export {
  noticesApi,
  useGetNoticesQuery,
  useGetNoticeSmsQuery,
  useSeeNoticesMutation,
  useSetNoticeSmsMutation,
} from './calls/notices.ts';
export { useEndPushMutation, useGetPushQuery, useSetPushMutation } from './calls/push.ts';
export {
  casinoApi,
  useGetCasinoJackpotsQuery,
  useGetGamesByIdsQuery,
  useGetPlayedGamesQuery,
  useGetPopularGamesQuery,
  useGetProviderOneGamesQuery,
  useGetProviderTwoGamesQuery,
  useGetVirtualGamesQuery,
  useLaunchGameMutation,
  type GameLaunch,
} from './calls/casino.ts';
export { useLiveTables, type LiveTablesInReach } from './live/use-live-tables.ts';
export { directGamesApi, useGetDirectGamesQuery } from './calls/direct-games.ts';

// Requests and answers of calls, for code that must not import the wire
export type {
  Balance,
  BetHistoryChoice,
  BetWait,
  BookedBetslip,
  Booking,
  CashOutOffer,
  CashOutTaken,
  CashOutWait,
  CombinationAnswer,
  CurrentOdds,
  DepositAndBetRequest,
  DepositAnswer,
  DepositLimitRequest,
  DepositRequest,
  IdentityAnswer,
  IdentityState,
  Intent,
  JudgedWaits,
  LiveCount,
  LogInAnswer,
  LogInRequest,
  MarketOfMatches,
  MatchesByIds,
  MatchForm,
  MatchTab,
  MatchTimeline,
  MissingPick,
  Notice,
  NoticePage,
  NoticeSms,
  NoticeTopic,
  PastMatch,
  PlaceBetAnswer,
  PlaceBetRequest,
  PlacedQuote,
  PlaceJackpotBetRequest,
  PlainAnswer,
  PlayLimits,
  Profile,
  PushChoice,
  PushSubscription,
  PushTopic,
  RegisterRequest,
  ResetPasswordRequest,
  SelfExclusionRequest,
  StatementChoice,
  TakeCashOutRequest,
  TimeOutRequest,
  TransactionChoice,
  VerdictOnWaits,
  VerifiedAnswer,
  WithdrawalAnswer,
  WithdrawalQuote,
} from '@kipenga/contracts';
export {
  BOOKING_LENGTH,
  BOOKING_SYMBOLS,
  MATCH_TABS,
  NOTICE_KINDS,
  NOTICE_TOPICS,
  PUSH_TOPICS,
  TRANSACTION_DAYS,
  systemReason,
} from '@kipenga/contracts';
