import type { Cents, Instant, LimitPeriod, MarketTypeId, Odds, OutcomeKey } from '@kipenga/betting-core';

/** Types of the values in a reason. */
export interface ReasonValues {
  readonly money: Cents;
  readonly count: number;
  readonly instant: Instant;
  /** A time that may be years away. */
  readonly 'far-instant': Instant;
  readonly period: LimitPeriod;
  readonly matches: readonly { readonly home: string; readonly away: string }[];
  readonly picks: readonly {
    readonly marketTypeId: MarketTypeId;
    readonly outcomeKey: OutcomeKey;
    readonly homeTeam: string;
    readonly awayTeam: string;
  }[];
  readonly 'odds-changes': readonly { readonly was: Odds; readonly now: Odds }[];
  readonly reference: string;
  /** One of a closed list of the house's words, by which the text chooses its wording. */
  readonly word: string;
  /** Parts of a withdrawal that do not arrive (D110). */
  readonly 'withdrawal-parts': { readonly fee: Cents; readonly tax: Cents; readonly stays: Cents };
}
export type ReasonValueType = keyof ReasonValues;

/**
 * All reasons of answers in words, with the type of each value in their texts. The type, the wire format and the published
 * description are made from this table; `@kipenga/words` has a text for each code.
 */
export const REASONS = {
  // Placing a bet
  'not-yours': {},
  'slip-disagrees': {},
  'pick-mislabelled': {},
  'figures-differ': {},
  'bet-key-reused': {},
  'taxes-changed': {},
  'empty-slip': {},
  'too-many-selections': { maximum: 'count' },
  'same-match-twice': {},
  'system-too-few-picks': { minimum: 'count' },
  'system-too-many-picks': { maximum: 'count' },
  'system-size-missing': {},
  'system-size-impossible': { size: 'count' },
  'system-banker-unknown': {},
  'system-picks-unused': {},
  'system-among-singles': {},
  'combination-too-few': { minimum: 'count' },
  'combination-too-many': { maximum: 'count' },
  'combination-impossible': { picks: 'picks' },
  'combination-implied': { pick: 'picks', by: 'picks' },
  'combination-halves': { picks: 'picks' },
  'combination-too-long': { maximum: 'count' },
  'combination-price-off': { pick: 'picks' },
  'combination-unoffered': { matches: 'matches' },
  'combination-in-play': { matches: 'matches' },
  'stake-not-whole': {},
  'stake-too-low': { minimum: 'money' },
  'stake-too-high': { maximum: 'money' },
  'pay-limit-passed': { maximum: 'money', matches: 'matches' },
  'bet-limit-passed': { maximum: 'money', matches: 'matches' },
  'class-limit-passed': { maximum: 'money' },
  'class-sport-limit-passed': { maximum: 'money', sport: 'reference' },
  'free-bet-missing': {},
  'free-bet-stake-differs': { amount: 'money' },
  'free-bet-not-prematch': {},
  'outcome-unknown': {},
  'match-started': { matches: 'matches' },
  'match-postponed': { matches: 'matches' },
  'outcome-suspended': { matches: 'matches' },
  'odds-changed': { changes: 'odds-changes' },
  'login-needed': {},
  'self-excluded': { until: 'far-instant' },
  'self-excluded-for-good': {},
  'day-stake-limit-reached': { limit: 'money', until: 'instant' },
  'day-stake-limit-passed': { limit: 'money', left: 'money', until: 'instant' },
  'day-loss-limit-reached': { limit: 'money', until: 'instant' },
  'day-loss-limit-passed': { limit: 'money', left: 'money', until: 'instant' },
  'insufficient-funds': { short: 'money' },
  'bet-placed': { reference: 'reference', stake: 'money', win: 'money' },
  'bet-placed-system': { reference: 'reference', stake: 'money', lines: 'count', win: 'money' },
  'bet-waits': { reference: 'reference', stake: 'money', win: 'money', seconds: 'count' },
  // Cashing a bet out
  'cash-out-not-offered': {},
  'cash-out-switched-off': { matches: 'matches' },
  'cash-out-free-bet': {},
  'cash-out-decided': {},
  'cash-out-being-decided': { matches: 'matches' },
  'cash-out-suspended': { matches: 'matches' },
  'cash-out-price-unknown': { matches: 'matches' },
  'cash-out-too-many-outcomes': {},
  'cash-out-worth-nothing': {},
  'cash-out-waiting': {},
  'cash-out-waits': { reference: 'reference', offer: 'money', seconds: 'count' },
  'cash-out-changed': { offer: 'money' },
  'cash-out-key-reused': {},
  'cash-out-floor-reached': { offer: 'money' },
  'cash-out-floor-out-of-reach': { most: 'money' },
  'cash-out-floor-kept': { floor: 'money' },
  'cash-out-floor-dropped': {},
  'cashed-out': { reference: 'reference', paid: 'money' },
  'cashed-out-in-part': { reference: 'reference', paid: 'money', left: 'money' },
  // Placing a jackpot ticket
  'jackpot-unknown': {},
  'jackpot-not-open': {},
  'jackpot-match-closed': { matches: 'matches' },
  'picks-missing': { missing: 'count' },
  'picks-unknown': {},
  'too-many-doubles': { maximum: 'count' },
  'ticket-price-differs': { stake: 'money' },
  'ticket-placed': { reference: 'reference', lines: 'count', stake: 'money' },
  // The account
  'password-length': { least: 'count', most: 'count' },
  'password-too-common': {},
  'password-is-phone': {},
  'password-wrong': {},
  'consent-missing': {},
  'code-wrong': {},
  'login-wrong': {},
  'account-closed': {},
  'account-closed-own': {},
  'account-closed-under-age': {},
  // Measures of the house on a customer, each with its reason
  'account-blocked': { why: 'word' },
  'account-blocked-money': { why: 'word' },
  'push-service-unknown': {},
  'push-too-many': { maximum: 'count' },
  'referral-unknown': {},
  'phone-verified': {},
  'phone-verified-set-password': {},
  // Paying in and out
  'deposit-own-phone': {},
  'deposit-invalid': {},
  'statement-too-long': { most: 'count' },
  'amount-not-whole': {},
  'deposit-too-high': { maximum: 'money' },
  'prompts-open': {},
  'copy-sends-nothing': {},
  'deposit-key-reused': {},
  'deposit-in-break': { until: 'far-instant' },
  'deposit-in-break-for-good': {},
  'deposit-limit-reached': { limit: 'money', period: 'period' },
  'deposit-limit-passed': { limit: 'money', period: 'period', left: 'money' },
  // Identity
  'identity-needed': {},
  'identity-pending': {},
  'identity-verified': {},
  'identity-number-unreadable': {},
  'identity-birth-date-unreadable': {},
  'identity-under-age': {},
  'identity-name-unreadable': {},
  'identity-no-match': {},
  'identity-taken': {},
  'identity-tries-used': {},
  'register-unreachable': {},
  'withdrawal-own-phone': {},
  'withdrawal-too-low': { minimum: 'money' },
  'withdrawal-too-high': { balance: 'money' },
  'withdrawal-over-most': { maximum: 'money' },
  'withdrawal-key-reused': {},
  'withdrawal-changed': { shown: 'money', receives: 'money' },
  'withdrawal-sent': { amount: 'money' },
  'withdrawal-sent-less': { amount: 'money', asked: 'money', parts: 'withdrawal-parts' },
  // Sharing a betslip
  'booking-same-match': {},
  'booking-unknown-pick': {},
  'booking-unknown': {},
  // Playing a game
  'play-in-break': { until: 'far-instant' },
  'play-in-break-for-good': {},
  'client-unknown': {},
  'game-unknown': {},
  'game-login-ended': {},
  'game-not-free': {},
  'game-off': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, ReasonValueType>>>>;

export type ReasonCode = keyof typeof REASONS;

/** The values of one reason, by name. */
export type ReasonValuesOf<Code extends ReasonCode> = {
  readonly [Name in keyof (typeof REASONS)[Code]]: (typeof REASONS)[Code][Name] extends ReasonValueType
    ? ReasonValues[(typeof REASONS)[Code][Name]]
    : never;
};

/** Reason of an answer, for whoever writes it in the reader's language. */
export type Reason = {
  readonly [Code in ReasonCode]: { readonly code: Code; readonly values: ReasonValuesOf<Code> };
}[ReasonCode];

/** The reason with one of these codes. */
export type ReasonOf<Code extends ReasonCode> = Extract<Reason, { readonly code: Code }>;

/**
 * Number of each refused bet on the wire (`res`). 0 is a placed bet and 110 a short balance (R4-13), so neither is here. A number
 * keeps its meaning for ever.
 */
export const BET_REFUSALS = {
  'not-yours': 201,
  'slip-disagrees': 202,
  'pick-mislabelled': 202,
  'figures-differ': 203,
  'bet-key-reused': 204,
  'taxes-changed': 205,
  'empty-slip': 210,
  'too-many-selections': 211,
  'same-match-twice': 212,
  'system-too-few-picks': 213,
  'system-too-many-picks': 213,
  'system-size-missing': 213,
  'system-size-impossible': 213,
  'system-banker-unknown': 213,
  'system-picks-unused': 213,
  'combination-too-few': 214,
  'combination-too-many': 214,
  'combination-impossible': 214,
  'combination-implied': 214,
  'combination-halves': 214,
  'combination-too-long': 214,
  'combination-price-off': 214,
  'combination-unoffered': 214,
  'combination-in-play': 214,
  'stake-not-whole': 220,
  'stake-too-low': 221,
  'stake-too-high': 222,
  'pay-limit-passed': 223,
  'bet-limit-passed': 223,
  'class-limit-passed': 224,
  'class-sport-limit-passed': 224,
  'free-bet-missing': 230,
  'free-bet-stake-differs': 231,
  'free-bet-not-prematch': 232,
  'outcome-unknown': 240,
  'match-started': 241,
  'outcome-suspended': 242,
  'odds-changed': 243,
  'match-postponed': 244,
  'login-needed': 250,
  'self-excluded': 251,
  'self-excluded-for-good': 251,
  'day-stake-limit-reached': 252,
  'day-stake-limit-passed': 252,
  'day-loss-limit-reached': 253,
  'day-loss-limit-passed': 253,
  'account-closed': 254,
  'account-blocked': 255,
  'account-blocked-money': 255,
  'jackpot-unknown': 260,
  'jackpot-not-open': 261,
  'picks-missing': 262,
  'picks-unknown': 263,
  'too-many-doubles': 264,
  'ticket-price-differs': 265,
  'jackpot-match-closed': 266,
} as const satisfies { readonly [Code in ReasonCode]?: number };

/** Number of each refused cash-out on the wire (`res`). A number keeps its meaning for ever. */
export const CASH_OUT_REFUSALS = {
  'cash-out-switched-off': 278,
  'cash-out-not-offered': 279,
  'cash-out-free-bet': 280,
  'cash-out-decided': 281,
  'cash-out-being-decided': 282,
  'cash-out-suspended': 283,
  'cash-out-price-unknown': 284,
  'cash-out-too-many-outcomes': 285,
  'cash-out-worth-nothing': 286,
  'cash-out-changed': 287,
  'cash-out-key-reused': 288,
  'cash-out-floor-reached': 289,
  'cash-out-floor-out-of-reach': 290,
  'cash-out-waiting': 291,
} as const satisfies { readonly [Code in ReasonCode]?: number };

/** Reason code of a refused cash-out. */
export type CashOutRefusalCode = keyof typeof CASH_OUT_REFUSALS;
