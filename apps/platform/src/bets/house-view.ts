import {
  houseOddsAt,
  liveWaitSeconds,
  nairobiDayOf,
  taxRecordOn,
  type HouseOdds,
  type HouseView,
  type Instant,
  type OutcomeId,
  type ProfileId,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { CurrentOdds } from '@kipenga/contracts';
import { together, type Sql } from '../database/index.ts';
import { rulesOf } from '../house-rules/index.ts';
import { oldestGrant, type FreeBetGrant } from '../ledger/index.ts';
import { standingOf, type AccountShut } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import {
  holdPrices,
  isStillBelieved,
  picksFor,
  type CurrentPick,
  type CurrentPrice,
} from '../sports/index.ts';

/** A pick as the house knows it: the names, the kick-off and the price a bet is recorded with. */
export type PricedOutcome = CurrentPick;

/** Everything the counter decides by. */
export interface HouseNow {
  readonly view: HouseView;
  /** The account was closed or blocked since the customer was let in. */
  readonly shut: AccountShut | null;
  /** What part of the highest stake the customer's class may stake; null for all of it. */
  readonly stakePercent: number | null;
  /** Betting time at the moment of deciding. */
  readonly now: Instant;
  readonly outcomes: ReadonlyMap<OutcomeId, PricedOutcome>;
  /** All prices that were read for them. */
  readonly read: readonly CurrentPrice[];
  /** The free bet to be staked; null where none is asked for, or there is none. */
  readonly grant: FreeBetGrant | null;
  /** Every tax record, also those that are not in force. */
  readonly taxRecords: readonly TaxRecord[];
}

interface Asked {
  readonly profileId: ProfileId;
  readonly outcomeIds: readonly OutcomeId[];
  /** Looks for a free bet to stake, and locks it. */
  readonly usesFreeBet: boolean;
  /** Holds the prices as they are read, until the bet is kept. */
  readonly lockPrices: boolean;
}

/** An outcome at a moment; the price of a source that has fallen silent is none, though nobody has taken it off the board yet (D75). */
export const houseOddsOf = (outcome: PricedOutcome, now: Instant): HouseOdds => {
  const isInPlay = outcome.live !== null;
  const isOpen = outcome.isOpen && isStillBelieved(outcome.heardAt, now, { isInPlay });
  // Picks of one match are priced together before it is played only.
  const takesBets = isInPlay && outcome.parts === undefined;
  const waits = takesBets ? { waitSeconds: liveWaitSeconds(outcome.sportId) } : {};
  return houseOddsAt({ ...outcome, isOpen, ...waits }, now);
};

/**
 * Reads what the counter decides by, sent together, and the clock after it: with the customer's wallet locked. Prices move on meanwhile: `holdHouse`
 * judges them again before the bet is kept.
 */
export const readHouse = async (
  sql: Sql,
  { rulebook, bettingClock, realClock }: Pick<Services, 'rulebook' | 'bettingClock' | 'realClock'>,
  { profileId, outcomeIds, usesFreeBet, lockPrices }: Asked,
): Promise<HouseNow> => {
  const [grant, { picks, read }, standing] = await together([
    usesFreeBet ? oldestGrant(sql, profileId, { lock: true }) : null,
    picksFor(sql, outcomeIds, { lockFor: lockPrices ? profileId : null }),
    // An exclusion ends by real time, and so does the day of the customer's own limits, however far the clock of the matches was moved (D70).
    standingOf(sql, profileId, realClock.now()),
  ]);
  const { cash, shut, stakePercent, exclusion, leftToday, rules } = standing;
  const now = bettingClock.now();
  const { limits, taxRecords } = rulesOf(rules, rulebook);
  const odds = Object.fromEntries(picks.map((outcome) => [outcome.outcomeId, houseOddsOf(outcome, now)]));
  return {
    view: {
      limits,
      taxRecord: taxRecordOn(nairobiDayOf(now), taxRecords),
      balance: cash,
      freeBet: grant?.amount ?? null,
      odds,
      exclusion,
      leftToday,
    },
    shut,
    stakePercent,
    now,
    outcomes: new Map(picks.map((outcome) => [outcome.outcomeId, outcome])),
    read,
    grant,
    taxRecords,
  };
};

/**
 * Judges the prices of a bet again, as the last thing before it is kept, and holds them until then: what is taken is taken at the price of
 * the house. The clock is read after the locks, since waiting for one may have taken us past a kick-off (D45).
 * @returns false where one has changed, a match has begun, or a source has fallen silent since they were read.
 */
export const holdHouse = async (
  sql: Sql,
  { bettingClock }: Pick<Services, 'bettingClock'>,
  profileId: ProfileId,
  { outcomes, read }: Pick<HouseNow, 'outcomes' | 'read'>,
): Promise<boolean> => {
  if (!(await holdPrices(sql, profileId, read))) return false;
  const now = bettingClock.now();
  return [...outcomes.values()].every((outcome) => houseOddsOf(outcome, now).state === 'open');
};

/** Lists the prices of now, in the slip's order, for a customer who has to look again (D07). */
export const currentOddsOf = ({ view }: HouseNow, outcomeIds: readonly OutcomeId[]): readonly CurrentOdds[] =>
  outcomeIds.map((outcomeId) => {
    const outcome = view.odds[outcomeId];
    return { outcomeId, odds: outcome?.state === 'open' ? outcome.odds : null };
  });
