import type { BetId, GameId, JackpotId, MarketTypeId, MatchId, OutcomeKey } from '../brand.ts';
import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';
import type { VoidReason } from './pick-standing.ts';
import type { PlacedSystem } from './system.ts';

/** The kinds of bet. */
export type BetType = 'prematch' | 'live' | 'jackpot';

/** The state of a bet or a leg, shown as Active, Won or Lost. */
export type BetStatus = 'open' | 'won' | 'lost';

/**
 * A state that open, won and lost cannot tell: void, partly void, refunded, cashed out, waiting in play, or fallen
 * while it waited.
 */
export type BetBadge = 'void' | 'half-void' | 'refunded' | 'cashed-out' | 'waiting' | 'fell';

/** A part of a bet that was cashed out. */
export interface CashOutPart {
  /** The time of the cash-out. */
  readonly at: Instant;
  /** The part of the stake that was taken off the bet. */
  readonly stake: Cents;
  /** The amount paid, after tax. */
  readonly paid: Cents;
}

/** The first match of a bet, as a list of bets shows it. */
export interface BetMatch {
  /** The home side's name. */
  readonly homeTeam: string;
  /** The away side's name. */
  readonly awayTeam: string;
  /** The number of further legs. */
  readonly others: number;
}

/** A placed bet. */
export interface Bet {
  /** The bet's id. */
  readonly id: BetId;
  /** The number the customer quotes to support. */
  readonly reference: string;
  /** The time of placing. */
  readonly createdAt: Instant;
  /** The kind of bet; a kind that this library does not know is kept as it came. */
  readonly type: BetType | (string & {});
  /** The state. */
  readonly status: BetStatus;
  /** A state that `status` cannot tell, or null. */
  readonly badge: BetBadge | null;
  /** The stake. */
  readonly stake: Cents;
  /** The payout after tax, or the possible one. */
  readonly netPayout: Cents;
  /** The product of the prices, in hundredths; for a system the mean odds of its lines. */
  readonly totalOdds: number;
  /** The tax on the stake, if the house tells it. */
  readonly stakeTax?: Cents;
  /** The tax on the win or on the possible win, if the house tells it. */
  readonly withholdingTax?: Cents;
  /** The jackpot of a ticket; null for any other bet. */
  readonly jackpotId: JackpotId | null;
  /** The name of that jackpot; null for any other bet, and if the house does not tell it. */
  readonly jackpotName: string | null;
  /** The match of its first leg and the number of further legs, if the house tells them. A ticket has a name instead. */
  readonly firstMatch?: BetMatch;
  /** The lines of a system; its bankers are places in the list of legs. */
  readonly system?: PlacedSystem;
  /** Its cashed-out parts, the first one first. `netPayout` is then that of the remaining stake. */
  readonly cashOuts?: readonly CashOutPart[];
  /** The sum that these parts paid. */
  readonly paid?: Cents;
  /** The offer for the whole bet at which it is cashed out automatically. */
  readonly cashOutFloor?: Cents;
  /** True if a cash-out quote can be asked for: the bet is open and no free bet. The quote may still be refused. */
  readonly canCashOut?: boolean;
}

/** One pick of a combination. */
export interface LegPart {
  /** The outcome chosen. */
  readonly pick: string;
  /** The price it had alone at placing. */
  readonly odds: Odds | null;
  /** The market's name. */
  readonly marketName: string;
  /** The winning outcome, once there is one. */
  readonly winningOutcome: string | null;
  /** The state. */
  readonly status: BetStatus;
  /** A state that `status` cannot tell, or null. */
  readonly badge: BetBadge | null;
  /** The kind of market. */
  readonly marketTypeId: MarketTypeId;
  /** The outcome inside it. */
  readonly outcomeKey: OutcomeKey;
}

/** One selection of a placed bet. */
export interface Leg {
  /** The number printed on the match's card. */
  readonly gameId: GameId;
  /** The start of the match. */
  readonly startsAt: Instant;
  /** The home side's name. */
  readonly homeTeam: string;
  /** The away side's name. */
  readonly awayTeam: string;
  /** The final score, once there is one. */
  readonly fullTimeScore: string | null;
  /** The outcome chosen. */
  readonly pick: string;
  /** The price it was taken at; null for a jackpot pick. */
  readonly odds: Odds | null;
  /** The market's name. */
  readonly marketName: string;
  /** The winning outcome, once there is one. */
  readonly winningOutcome: string | null;
  /** The state. */
  readonly status: BetStatus;
  /** A state that `status` cannot tell, or null. */
  readonly badge: BetBadge | null;
  /** The match, its type of market and the outcome, if known; never set for a jackpot's match. */
  readonly matchId?: MatchId;
  readonly marketTypeId?: MarketTypeId;
  readonly outcomeKey?: OutcomeKey;
  /** The reason if it is void because of its match's start; absent otherwise. */
  readonly voidReason?: VoidReason;
  /** The picks of a combination; absent of any other leg. */
  readonly parts?: readonly LegPart[];
  /** The price of its remaining parts, if some parts of a combination are void; absent otherwise. */
  readonly oddsNow?: Odds;
  /** True if its match is postponed and no new start is known. */
  readonly isPostponed?: boolean;
}

/**
 * Reads the status that the wire writes as a number: 1 is open, 5 won, anything else lost.
 *
 * @example
 * [1, 5, 3].map(betStatusOf); // open,won,lost
 */
export function betStatusOf(code: number): BetStatus {
  if (code === 1) return 'open';
  return code === 5 ? 'won' : 'lost';
}
