// Results of rules, and ids
export { ok, refuse, type Ok, type Refused, type Result } from './result.ts';
export {
  matchId,
  feedMatchId,
  gameId,
  marketTypeId,
  outcomeKey,
  outcomeId,
  sportId,
  competitionId,
  betId,
  profileId,
  jackpotId,
  jackpotMatchId,
  bookingCode,
  type Branded,
  type MatchId,
  type FeedMatchId,
  type GameId,
  type MarketTypeId,
  type OutcomeKey,
  type OutcomeId,
  type SportId,
  type CompetitionId,
  type BetId,
  type ProfileId,
  type JackpotId,
  type JackpotMatchId,
  type BookingCode,
} from './brand.ts';
export { HOUSE_RULES, type HouseRules } from './house-rules.ts';

// Money: whole cents
export {
  cents,
  kes,
  toShillings,
  addCents,
  subtractCents,
  compareCents,
  minCents,
  maxCents,
  type Cents,
} from './money/cents.ts';
export { divideHalfUp } from './money/divide-half-up.ts';
export { percentOf } from './money/percent-of.ts';
export { formatAmount, formatKes } from './money/format-kes.ts';
export { formatSignedKes } from './money/format-signed-kes.ts';
export { parseKes, type MoneyRefusal } from './money/parse-kes.ts';

// Odds: whole thousandths
export {
  oddsFromThousandths,
  parseOdds,
  toDecimal,
  formatOdds,
  type Odds,
  type OddsRefusal,
} from './odds/odds.ts';
export { fairChances, powerFor } from './odds/fair-chances.ts';
export {
  totalOdds,
  totalOddsHundredths,
  formatTotalOdds,
  formatHundredths,
  type TotalOdds,
} from './odds/total-odds.ts';

// Time: moments in UTC, days in Nairobi
export { instant, instantFromMs, toMs, compareInstants, type Instant } from './time/instant.ts';
export {
  nairobiDay,
  nairobiDayOf,
  addDays,
  dayBounds,
  formatNairobiTime,
  formatNairobiDateTime,
  parseNairobiDateTime,
  weekdayOf,
  formatDayHeading,
  type NairobiDay,
  type DateTimeRefusal,
} from './time/nairobi-day.ts';

// People
export { parseMsisdn, formatMsisdn, type Msisdn, type PhoneRefusal } from './identity/msisdn.ts';
export {
  checkRegistration,
  type RegistrationForm,
  type Registration,
  type RegistrationRefusal,
} from './identity/check-registration.ts';
export { checkLogin, type Login, type LoginRefusal } from './identity/check-login.ts';
export {
  checkPasswordReset,
  type PasswordResetForm,
  type PasswordReset,
  type PasswordResetRefusal,
} from './identity/check-password-reset.ts';
export { isSessionExpired } from './identity/session-expiry.ts';
export {
  ageOn,
  checkIdentity,
  type Identity,
  type IdentityFault,
  type IdentityForm,
} from './identity/check-identity.ts';

// Matches and markets
export {
  MATCH_STATES,
  type MatchHeader,
  type Match,
  type MatchMarkets,
  type MatchState,
  type LiveMatch,
} from './match/match.ts';
export type { Outcome, Market } from './match/outcome.ts';
export type { SportKind, Sport, Competition, SportNavigation } from './match/sport.ts';
export {
  MAIN_COLUMNS,
  mainColumns,
  type MainColumn,
  type MainOutcome,
  type MainOutcomes,
} from './match/main-outcomes.ts';
export {
  LIVE_EVENT_KINDS,
  LIVE_PERIODS,
  LIVE_SUSPENSIONS,
  isInPlay,
  type LiveEvent,
  type LiveEventKind,
  type LivePeriod,
  type LiveState,
  type LiveSuspension,
} from './live/live.ts';
export {
  LATEST_VERDICT_MS,
  WAIT_FALLS,
  judgeWait,
  liveWaitSeconds,
  materialChangeOf,
  type MaterialChange,
  type WaitedOn,
  type WaitFall,
  type WaitVerdict,
} from './live/live-wait.ts';
export { groupByDay, type MatchDay } from './match/group-by-day.ts';
export { groupByMarket, type MarketRow } from './match/group-by-market.ts';

// Markets, and the meaning of a result for each outcome
export type { MatchScore } from './market/match-score.ts';
export { OUTCOME_RESULTS, type OutcomeResult, type LegResult } from './market/outcome-result.ts';
export type { Meaning } from './market/meaning.ts';
export type { OutcomeDefinition, MarketDefinition } from './market/market-definition.ts';
export {
  ONE_X_TWO,
  DOUBLE_CHANCE,
  OVER_UNDER,
  BOTH_TEAMS_TO_SCORE,
  DRAW_NO_BET,
  WINNER,
  GOAL_MARKETS,
  WINNER_MARKETS,
} from './market/markets.ts';
export { columnOutcome } from './market/column-outcome.ts';
export { resultOfOutcome, type NamedOutcome } from './market/result-of-outcome.ts';

// The betslip
export type { Selection } from './betslip/selection.ts';
export {
  emptyBetslip,
  isPicked,
  isSameOutcome,
  isAccumulator,
  type Betslip,
  type PickedOutcome,
} from './betslip/betslip.ts';
export { betslipOf } from './betslip/betslip-of.ts';
export {
  combinationId,
  combinationOf,
  partIdsOf,
  partsOf,
  type SelectionPart,
} from './betslip/combination.ts';
export { toggleSelection } from './betslip/toggle-selection.ts';
export { repriceSelections } from './betslip/reprice-selections.ts';

// Bets: limits, taxes, booster, quote, check, settlement
export { DEFAULT_LIMITS, type BoosterRules, type BetLimits } from './bet/limits.ts';
export {
  cashOutMarginOf,
  ignoredLimits,
  readLimits,
  printLimits,
  type IgnoredLimit,
  type NamedLimit,
} from './bet/read-limits.ts';
export { TAX_RECORDS, taxRecordOn, type TaxRecord } from './bet/tax-record.ts';
export { areBetsTaxed } from './bet/are-bets-taxed.ts';
export { KENYA_TAX_RECORDS, RULEBOOKS, type Rulebook } from './bet/rulebook.ts';
export { stakeAfterTax } from './bet/stake-tax.ts';
export { withholdingTax } from './bet/withholding-tax.ts';
export { boostState, type BoostState, type NextBonus } from './bet/boost.ts';
export {
  QUOTE_FIGURES,
  type QuoteFigure,
  type QuoteLine,
  type QuoteNotice,
  type BetQuote,
  type SystemQuote,
} from './bet/bet-quote.ts';
export {
  SYSTEM_PICKS,
  SYSTEM_PRESETS,
  checkSystem,
  placedSystem,
  systemLines,
  systemName,
  type BetSystem,
  type PlacedSystem,
  type SystemName,
  type SystemPreset,
  type SystemRefusal,
} from './bet/system.ts';
export { systemLadder, type LadderStep } from './bet/system-ladder.ts';
export { betStanding, type BetStanding } from './bet/bet-standing.ts';
export { quoteBet } from './bet/quote-bet.ts';
export type { QuoteRequest } from './bet/quote-request.ts';
export { isFreeBetOffered, stakeWithFreeBet } from './bet/free-bet.ts';
export type { Exclusion, ExclusionRejection } from './bet/exclusion.ts';
export type { OddsChange, Rejection, RejectionKind } from './bet/rejection.ts';
export type { BetRequest } from './bet/bet-request.ts';
export { houseOddsAt, type HouseOdds, type KeptOdds } from './bet/house-odds.ts';
export type { HouseView } from './bet/house-view.ts';
export { stakeRejection, type StakeRequest, type StakeRules } from './bet/stake-rejection.ts';
export { checkBet, type AcceptableBet } from './bet/check-bet.ts';
export { isPriceAgreed, type AcceptOddsChange } from './bet/is-price-agreed.ts';
export {
  pickStanding,
  VOID_REASONS,
  type PickStanding,
  type PlacedPick,
  type ToldStart,
  type VoidReason,
} from './bet/pick-standing.ts';
export {
  legOf,
  type AnySettledLeg,
  type LegWay,
  type SettledCombination,
  type SettledLeg,
} from './bet/settled-leg.ts';
export { settleBet, type SettlementRequest, type Settlement } from './bet/settle-bet.ts';
export {
  checkCashOutFloor,
  quoteCashOut,
  type CashOutBlock,
  type CashOutFloorRefusal,
  type CashOutQuote,
  type CashOutRefusal,
  type CashOutRequest,
  type UndecidedLeg,
} from './bet/cash-out.ts';
export {
  exposureByFinalScore,
  exposureOf,
  withBets,
  withoutBets,
  worstIfRight,
  type ExposedBet,
  type Exposure,
  type FinalScoreExposure,
  type WorstScore,
} from './bet/exposure.ts';
export {
  betStatusOf,
  type BetType,
  type BetStatus,
  type BetBadge,
  type BetMatch,
  type Bet,
  type CashOutPart,
  type Leg,
  type LegPart,
} from './bet/bet.ts';
export { BET_PERIODS, daysOf, type BetPeriod } from './bet/bet-period.ts';

// Jackpots
export {
  JACKPOT_RESULTS,
  jackpotPhaseOf,
  type JackpotResult,
  type JackpotPhase,
  type JackpotMatch,
  type Jackpot,
  type OfferedJackpot,
  type JackpotFund,
  type JackpotTier,
} from './jackpot/jackpot.ts';
export {
  emptyTicket,
  ticketFor,
  resultKey,
  printPickKey,
  parsePickKey,
  pickCombi,
  isResultPicked,
  type Pick,
  type JackpotPick,
  type JackpotTicket,
} from './jackpot/jackpot-ticket.ts';
export { togglePick, jackpotPick, type PickRefusal } from './jackpot/toggle-pick.ts';
export { doublesOf, combinations, ticketStake } from './jackpot/combinations.ts';
export { autopick, type Dice } from './jackpot/autopick.ts';
export { favourites, autopickByPrice } from './jackpot/pick-by-price.ts';
export { ticketChances, oneIn, type TicketChances, type TierChance } from './jackpot/ticket-chances.ts';
export { averageReturn } from './jackpot/average-return.ts';
export {
  MOST_LINE_RETURN_PERCENT,
  favouriteChance,
  boardRefusal,
  bestLine,
  type JackpotBoard,
  type BestLine,
  type BoardRefusal,
} from './jackpot/jackpot-board.ts';
export {
  JACKPOT_CLOSES_BEFORE_MS,
  jackpotClosesAt,
  checkTicket,
  type TicketHouse,
  type TicketRejection,
  type AcceptableTicket,
} from './jackpot/check-ticket.ts';
export { scoreTicket, sharePrize, type PrizeShare } from './jackpot/score-ticket.ts';
export { ticketStanding, type TicketStanding } from './jackpot/ticket-standing.ts';
export {
  FUND_PERCENT,
  TIER_PERCENTS,
  fundContribution,
  tiersOf,
  shareFund,
  tierLines,
  ticketPrize,
  maxVoidMatches,
  jackpotVerdict,
  type SharedFund,
  type TicketPrize,
  type JackpotVerdict,
} from './jackpot/jackpot-fund.ts';
export { ticketMoney, unsharedPrize, type TicketMoney } from './jackpot/ticket-money.ts';
export {
  sealLeaf,
  sealTree,
  pathOf,
  checkProof,
  compareReferences,
  type JackpotSeal,
  type SealedTerms,
  type SealedTicket,
  type SealTree,
  type TicketProof,
  type ProofStep,
} from './jackpot/jackpot-seal.ts';
export {
  checkBetProof,
  type BetProof,
  type BooksSeal,
  type TermsOfBet,
  type TermsOfLeg,
} from './jackpot/books-seal.ts';
export type { Sha256 } from './jackpot/hash.ts';

// The wallet
export { checkDeposit, type DepositRefusal } from './wallet/check-deposit.ts';
export { depositFor, quoteDeposit, type DepositQuote } from './wallet/quote-deposit.ts';
export { checkWithdrawal, type WithdrawalRefusal } from './wallet/check-withdrawal.ts';
export {
  takeFromLots,
  withdrawalFee,
  quoteWithdrawal,
  type WalletLot,
  type TakenFromLots,
  type WithdrawalQuote,
} from './wallet/withdrawal-fee.ts';
export {
  welcomeGrant,
  refundFor,
  isOpposed,
  releaseFor,
  leftToStake,
  usableFrom,
  gatherRefund,
  type MarketPick,
  type RefundState,
} from './wallet/bonus-rules.ts';
export { unwindAccount, type Unwound } from './wallet/unwind-account.ts';
export { payoutHold, type PayoutSplit } from './wallet/payout-hold.ts';
export { transactionStatus, transactionLine, splitByType, type Transaction } from './wallet/transaction.ts';
export {
  STATEMENT_TYPES,
  STATEMENT_ACCOUNTS,
  statementDays,
  type StatementType,
  type StatementAccount,
  type StatementRow,
  type StatementDay,
} from './wallet/statement.ts';

// The customer's own limits and breaks
export { limitInForce, changeLimit, type OwnLimit } from './play/own-limit.ts';
export {
  DAY_LIMITS,
  dayLimitRejection,
  leftToday,
  type DayLimit,
  type DayLimitKind,
  type DayLimitRejection,
  type LeftToday,
  type PlayedToday,
} from './play/day-limit.ts';
export {
  PLAY_ENDS_AFTER_MINUTES,
  REALITY_CHECK_MINUTES,
  isCheckDue,
  playAfterAnswer,
  playAfterStake,
  playNow,
  type GamePlay,
} from './play/reality-check.ts';
export { LIMIT_PERIODS, limitCountsFrom, type LimitPeriod, type DepositLimit } from './play/deposit-limit.ts';
export {
  checkDepositAgainstLimit,
  type DepositedInPeriods,
  type DepositLimitRefusal,
} from './play/check-deposit-against-limit.ts';
export {
  TIME_OUTS,
  SELF_EXCLUSIONS,
  breakEndsAt,
  exclusionInForce,
  isExcluded,
  type TimeOutLength,
  type SelfExclusionLength,
} from './play/break.ts';

// The casino
export {
  CASINO_LISTS,
  LIVE_PHASES,
  directGameEntry,
  type CasinoList,
  type CasinoGame,
  type LivePhase,
  type LiveTable,
  type CasinoJackpot,
  type VirtualGame,
  type DirectGame,
  type DirectGameEntry,
} from './casino/game.ts';
export {
  GAME_CATEGORIES,
  gameTypeIdOf,
  gamesInCategory,
  PLAY_MODES,
  playModeOf,
  type GameCategory,
  type PlayMode,
} from './casino/game-category.ts';
export { GAME_LIMITS } from './casino/game-limits.ts';
export {
  CASINO_TIERS,
  CASINO_TIER_TERMS,
  casinoTierShare,
  type CasinoTier,
  type CasinoTierTerms,
} from './casino/casino-tiers.ts';
export { topJackpotTier, jackpotBanner } from './casino/top-jackpot-tier.ts';
export {
  parseLaunchUrl,
  fillToken,
  withLaunchContext,
  canLaunch,
  type LaunchUrl,
  type LaunchHouse,
  type LaunchRefusal,
  type LaunchContext,
} from './casino/launch-url.ts';

// SMS
export { smsCommand, type SmsCommand } from './sms/sms-command.ts';
export { foldForSms } from './sms/fold-for-sms.ts';
export { smsParts } from './sms/sms-parts.ts';
