import type { BetId, GameId, JackpotId, MarketTypeId, MatchId, OutcomeKey } from '../brand.ts';
import type { Cents } from '../money/cents.ts';
import type { Odds } from '../odds/odds.ts';
import type { Instant } from '../time/instant.ts';
import type { VoidReason } from './pick-standing.ts';
import type { PlacedSystem } from './system.ts';

/** The kinds of bet. */
export type BetType = 'prematch' | 'live' | 'jackpot';

/** Where a bet or a leg stands: shown as Active, Won, Lost (R4-10). */
export type BetStatus = 'open' | 'won' | 'lost';

/** The truth a three-word status cannot tell (D43). */
export type BetBadge = 'void' | 'half-void' | 'refunded' | 'cashed-out' | 'waiting' | 'fell';

/** A part of a bet that was cashed out (D102). */
export interface CashOutPart {
  /** When it was cashed out. */
  readonly at: Instant;
  /** The part of the stake it took off the bet. */
  readonly stake: Cents;
  /** What it paid, after tax. */
  readonly paid: Cents;
}

/** What a bet is on, as a list of bets says it. */
export interface BetMatch {
  /** Who plays at home. */
  readonly homeTeam: string;
  /** Who visits. */
  readonly awayTeam: string;
  /** How many legs there are besides. */
  readonly others: number;
}

/** A placed bet. */
export interface Bet {
  /** The bet. */
  readonly id: BetId;
  /** The number the customer quotes to support. */
  readonly reference: string;
  /** When it was placed. */
  readonly createdAt: Instant;
  /** What kind of bet it is; a kind this library does not know yet is kept as it came. */
  readonly type: BetType | (string & {});
  /** Where it stands. */
  readonly status: BetStatus;
  /** What the status cannot tell, or null. */
  readonly badge: BetBadge | null;
  /** What was staked. */
  readonly stake: Cents;
  /** What it pays, or would pay, after tax (D63). */
  readonly netPayout: Cents;
  /** The product of its prices in hundredths; of a system, the mean odds of its lines. */
  readonly totalOdds: number;
  /** The tax on the stake, where the house tells it. */
  readonly stakeTax?: Cents;
  /** The tax on the win, or on the possible one, where the house tells it. */
  readonly withholdingTax?: Cents;
  /** The jackpot a ticket is of; null for any other bet. */
  readonly jackpotId: JackpotId | null;
  /** What that jackpot is called; null for any other bet, and from a house that does not say. */
  readonly jackpotName: string | null;
  /** The match of its first leg, and how many legs follow, where the house tells them; not of a ticket, which has a name. */
  readonly firstMatch?: BetMatch;
  /** Its lines, where it is a system; its bankers are places of its legs (D113). */
  readonly system?: PlacedSystem;
  /** Its parts that were cashed out, the first one first; what it pays, or would pay, is then of the stake that stays on (D102). */
  readonly cashOuts?: readonly CashOutPart[];
  /** What these parts paid together. */
  readonly paid?: Cents;
  /** The offer for all of it at which it is cashed out by itself. */
  readonly cashOutFloor?: Cents;
  /** Its worth can be asked: it is open, and no free bet. Whether there is an offer at the moment, the answer says. */
  readonly canCashOut?: boolean;
}

/** One pick of a combination (D101). */
export interface LegPart {
  /** The outcome chosen. */
  readonly pick: string;
  /** The price it had alone at placing. */
  readonly odds: Odds | null;
  /** The market's name. */
  readonly marketName: string;
  /** The outcome that came in, once there is one. */
  readonly winningOutcome: string | null;
  /** Where it stands. */
  readonly status: BetStatus;
  /** What the status cannot tell, or null. */
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
  /** When the match starts. */
  readonly startsAt: Instant;
  /** Who plays at home. */
  readonly homeTeam: string;
  /** Who visits. */
  readonly awayTeam: string;
  /** The final score, once there is one. */
  readonly fullTimeScore: string | null;
  /** The outcome chosen. */
  readonly pick: string;
  /** The price it was taken at; null where none was, as on a jackpot ticket. */
  readonly odds: Odds | null;
  /** The market's name. */
  readonly marketName: string;
  /** The outcome that came in, once there is one. */
  readonly winningOutcome: string | null;
  /** Where it stands. */
  readonly status: BetStatus;
  /** What the status cannot tell, or null. */
  readonly badge: BetBadge | null;
  /** The match, the kind of market and the outcome inside it, where they are told: not for a jackpot's match. */
  readonly matchId?: MatchId;
  readonly marketTypeId?: MarketTypeId;
  readonly outcomeKey?: OutcomeKey;
  /** Why it is void by when its match was played (D95); absent where something else decides. */
  readonly voidReason?: VoidReason;
  /** The picks of a combination; absent of any other leg. */
  readonly parts?: readonly LegPart[];
  /** The price that its other picks had together, where some of a combination are void (D101); absent else. */
  readonly oddsNow?: Odds;
  /** Its match is postponed, and no new start is known. */
  readonly isPostponed?: boolean;
}

/** The status the wire writes as a number: 1 is open, 5 won, anything else lost (R4-10). */
export function betStatusOf(code: number): BetStatus {
  if (code === 1) return 'open';
  return code === 5 ? 'won' : 'lost';
}
