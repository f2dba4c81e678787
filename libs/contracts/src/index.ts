// The table, and the types of a call
export {
  endpoints,
  type BodyOf,
  type EndpointName,
  type EndpointOf,
  type ParamsOf,
  type QueryOf,
  type RequestOf,
  type ResponseOf,
} from './all-endpoints.ts';
export {
  defineEndpoint,
  type Endpoint,
  type EndpointDefinition,
  type Nothing,
  type TextFields,
} from './endpoint.ts';
export { HOST_BASE_PATHS, HOSTS, type Host } from './hosts.ts';
export {
  CASINO_CLIENT_ID,
  CASINO_KEY_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  TOKEN_SCHEME,
  XSRF_COOKIE,
  XSRF_HEADER,
} from './headers.ts';
export {
  decodeWire,
  encodeWire,
  printReply,
  printRequest,
  readReply,
  readRequest,
  type PrintedRequest,
  type RawRequest,
} from './travel.ts';
export type { AnyCodec, Codec } from './pieces/codec-of.ts';
export { readGivenNumber } from './pieces/receipt.ts';

// Reasons of answers
export { reasonOnTheWire } from './reasons/reason.wire.ts';
export {
  BET_REFUSALS,
  REASONS,
  type Reason,
  type ReasonCode,
  type ReasonOf,
  type ReasonValuesOf,
} from './reasons/reasons.ts';

// Sports
export * from './sports/sports.endpoints.ts';
export {
  type DayFilter,
  type EsportFlag,
  type ListFilter,
  type MatchChoice,
  type MatchesOfCompetition,
  type MatchesOfTab,
  type Offset,
  type Page,
  type SearchFilter,
  type SearchText,
} from './sports/match-query.wire.ts';
export { MOST_WATCHED, type WatchedMatches } from './sports/watched-matches.wire.ts';
export { watchPrices } from './sports/watch-prices.endpoint.ts';
export type { ListVersion } from './sports/list-version.wire.ts';
export { getMatchForm } from './sports/get-match-form.endpoint.ts';
export { getMarketOfMatches } from './sports/get-market-of-matches.endpoint.ts';
export type { MarketOfMatches, MatchInMarket } from './sports/market-of-matches.wire.ts';
export { getMatchesByIds } from './sports/get-matches-by-ids.endpoint.ts';
export { MOST_MATCHES_BY_IDS, type MatchesByIds, type MatchIds } from './sports/matches-by-ids.wire.ts';
export type { MatchForm, PastMatch } from './sports/match-form.wire.ts';
export {
  priceEventsOnTheWire,
  printPriceEvent,
  readPriceEvent,
  type MatchMoved,
  type PriceEvent,
  type PricesByOutcome,
  type PricesMoved,
} from './sports/price-event.wire.ts';
export { MATCH_TABS, PAGING, type MatchTab } from './sports/paging.ts';

// Matches in play
export * from './live/live.endpoints.ts';
export type {
  BetWait,
  JudgedWaits,
  LiveCount,
  LiveFilter,
  MatchTimeline,
  VerdictOnWaits,
} from './live/live.wire.ts';

// Jackpots
export * from './jackpots/jackpots.endpoints.ts';
export {
  printJackpotBetString,
  type PlaceJackpotBetRequest,
  type PlacedPick,
} from './jackpots/jackpot-ticket.wire.ts';
export type { JackpotChoice } from './jackpots/jackpot.wire.ts';
export type { TicketChoice } from './jackpots/jackpot-seal.wire.ts';

// Bets
export * from './bets/bets.endpoints.ts';
export type { MinuteOfBooks } from './bets/get-books-seal.endpoint.ts';
export { parseBetString, printBetString, type BetStringPick } from './bets/bet-string.ts';
export {
  APP_NAME,
  type CurrentOdds,
  type PlaceBetAnswer,
  type PlaceBetRequest,
  type PlacedQuote,
} from './bets/place-bet.wire.ts';
export type { CombinationAnswer, CombinationRequest } from './bets/combination.wire.ts';
export { CASH_OUT_REFUSALS, type CashOutRefusalCode } from './reasons/reasons.ts';
export {
  CASH_OUT_VALID_SECONDS,
  type CashOutAnswer,
  type CashOutChoice,
  type CashOutFloor,
  type CashOutOffer,
  type CashOutTaken,
  type CashOutWait,
  type TakeCashOutRequest,
} from './bets/cash-out.wire.ts';
export { systemReason } from './bets/system.wire.ts';
export type { BetChoice, BetHistoryChoice } from './bets/bet.wire.ts';
export type { LimitsInForce, Taxes } from './bets/limits.wire.ts';
export type { Intent, IntentChoice } from './bets/intent.wire.ts';
export { BOOKING_LENGTH, BOOKING_SYMBOLS } from './bets/booking-code.ts';
export type { Booking, BookingChoice } from './bets/booking.wire.ts';
export type { BookedBetslip, MissingPick } from './bets/booked-picks.wire.ts';

// Account
export * from './account/account.endpoints.ts';
export * from './account/notices.endpoints.ts';
export * from './account/push.endpoints.ts';
export { PUSH_TOPICS, type PushTopic } from './account/push.ts';
export type { PushChoice, PushSubscription } from './account/push.wire.ts';
export * from './account/own-account.endpoints.ts';
export * from './account/identity.endpoints.ts';
export * from './account/play-limits.endpoints.ts';
export type {
  DepositLimitRequest,
  PlayLimits,
  SelfExclusionRequest,
  TimeOutRequest,
  DayLimitRequest,
} from './account/play-limits.wire.ts';
export type { GamePlayNow } from './account/game-play.wire.ts';
export { REGISTRATION_MEDIUM, type RegisterRequest } from './account/register.wire.ts';
export type { Balance, ProfileChoice } from './account/balance.wire.ts';
export {
  NOTICE_KINDS,
  NOTICE_TOPICS,
  type Notice,
  type NoticeKind,
  type NoticeOfWallet,
  type NoticeTopic,
} from './account/notice.ts';
export type {
  NoticePage,
  NoticesBefore,
  NoticeSms,
  NoticeSmsChoice,
  NoticesOf,
  SeenNotices,
} from './account/notice.wire.ts';
export { STATEMENT_FORMATS, type StatementChoice } from './account/statement.wire.ts';
export type { LogInAnswer, LogInRequest } from './account/login.wire.ts';
export type { PlainAnswer, VerifiedAnswer } from './account/plain-answer.wire.ts';
export type { Profile } from './account/profile.wire.ts';
export type { CodeRequest, FinishRegistrationRequest } from './account/verification.wire.ts';
export type { ResetPasswordRequest } from './account/password-reset.wire.ts';

// Payments
export * from './payments/payments.endpoints.ts';
export type {
  DepositAndBetRequest,
  DepositAnswer,
  DepositQuoteChoice,
  DepositRequest,
} from './payments/deposit.wire.ts';
export { TRANSACTION_DAYS, type TransactionChoice } from './payments/transaction.wire.ts';
export type { WithdrawalAmount, WithdrawalAnswer, WithdrawalQuote } from './payments/withdrawal.wire.ts';

// Casino
export * from './casino/casino.endpoints.ts';
export {
  availableTablesOnTheWire,
  LIVE_CASINO,
  LIVE_PATH,
  liveRequestOnTheWire,
  liveTableOnTheWire,
  type AvailableTables,
  type LiveRequest,
} from './casino/live-table.wire.ts';
export { LOBBIES, type GamesByIds, type LaunchGameRequest, type Lobby } from './casino/launch.wire.ts';
