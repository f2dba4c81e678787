import type { FeedMatchId, Rulebook } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { ExclusionRegister, IdentityCheck, MobileMoney, SmsOut, TaxGateway } from '../gateways/index.ts';
import type { BettingClock, PayLimits, Random, RealClock, TotpSeal } from '../ports/index.ts';

/** The services of the rooms: made once, where the house is joined; each room takes those it needs. */
export interface Services {
  readonly db: Database;
  /** Rulebook that sets the taxes: the specification's, or the law of the day's (D94). */
  readonly rulebook: Rulebook;
  readonly bettingClock: BettingClock;
  readonly realClock: RealClock;
  readonly random: Random;
  readonly mobileMoney: MobileMoney;
  readonly smsOut: SmsOut;
  /** Holds bets to the house's payout limits on a match; without it there are none. */
  readonly payLimits?: PayLimits;
  /** Called with the matches of each placed bet, once it is stored. */
  readonly onBetPlaced?: (matches: readonly FeedMatchId[]) => void;
  /** Checks customers' identity cards; null if the rulebook requires no identity (D105). */
  readonly identity: IdentityCheck | null;
  /** Register of persons who may play nowhere; null if the rulebook has none. */
  readonly exclusionRegister: ExclusionRegister | null;
  readonly totpSeal: TotpSeal;
  /** Pays tax; absent or null if no tax gateway is connected. */
  readonly taxes?: TaxGateway | null;
}
