import type { FeedMatchId, Rulebook } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { ExclusionRegister, IdentityCheck, MobileMoney, SmsOut, TaxGateway } from '../gateways/index.ts';
import type { BettingClock, PayLimits, Random, RealClock, TotpSeal } from '../ports/index.ts';

/** What the rooms work with: made once, where the house is joined; each takes of it what it needs. */
export interface Services {
  readonly db: Database;
  /** Whose taxes the house goes by: the specification's, or the law of the day (D94). */
  readonly rulebook: Rulebook;
  readonly bettingClock: BettingClock;
  readonly realClock: RealClock;
  readonly random: Random;
  readonly mobileMoney: MobileMoney;
  readonly smsOut: SmsOut;
  /** Holds bets to what the house will pay on a match; without it there is no such limit. */
  readonly payLimits?: PayLimits;
  /** Hears of the matches of each bet that is placed, once it is kept. */
  readonly onBetPlaced?: (matches: readonly FeedMatchId[]) => void;
  /** Who knows customers by their cards; null where the rulebook asks for no identity (D105). */
  readonly identity: IdentityCheck | null;
  /** Who may play nowhere; null where the rulebook knows no register. */
  readonly exclusionRegister: ExclusionRegister | null;
  readonly totpSeal: TotpSeal;
  /** How tax is paid; nothing where none is connected. */
  readonly taxes?: TaxGateway | null;
}
