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
import { standingOf, type AccountShut, type StakePercent } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import {
  holdPrices,
  isStillBelieved,
  picksFor,
  type CurrentPick,
  type CurrentPrice,
} from '../sports/index.ts';

/** A pick as the house knows it: the names, the kick-off and the price that are recorded with a bet. */
export type PricedOutcome = CurrentPick;

/** Everything the counter decides by. */
export interface HouseNow {
  readonly view: HouseView;
  /** The account was closed or blocked after the customer was let in. */
  readonly shut: AccountShut | null;
  /** The limits of the customer's class, in percent of the highest stake. */
  readonly stakeLimits: readonly StakePercent[];
  /** Betting time at the moment of deciding. */
  readonly now: Instant;
  readonly outcomes: ReadonlyMap<OutcomeId, PricedOutcome>;
  /** All prices that were read for them. */
  readonly read: readonly CurrentPrice[];
  /** The free bet to stake; null if none is asked for, or there is none. */
  readonly grant: FreeBetGrant | null;
  /** Every tax record, including those not in force. */
  readonly taxRecords: readonly TaxRecord[];
}

interface Asked {
  readonly profileId: ProfileId;
  readonly outcomeIds: readonly OutcomeId[];
  /** True to look for a free bet to stake, and lock it. */
  readonly usesFreeBet: boolean;
  /** True to lock the prices as they are read, until the bet is stored. */
  readonly lockPrices: boolean;
}

/** The odds of an outcome at a moment. A source that has fallen silent has no price, even before it is taken off the board (D75). */
export const houseOddsOf = (outcome: PricedOutcome, now: Instant): HouseOdds => {
  const isInPlay = outcome.live !== null;
  const isOpen = outcome.isOpen && isStillBelieved(outcome.heardAt, now, { isInPlay });
  // Picks of one match are priced together only before kick-off.
  const takesBets = isInPlay && outcome.parts === undefined;
  const waits = takesBets ? { waitSeconds: liveWaitSeconds(outcome.sportId) } : {};
  return houseOddsAt({ ...outcome, isOpen, ...waits }, now);
};

/**
 * Reads everything the counter decides by in one round trip, and the clock after it. The caller holds the wallet's lock. Prices
 * may move meanwhile: `holdHouse` checks them again before the bet is stored.
 */
export const readHouse = async (
  sql: Sql,
  { rulebook, bettingClock, realClock }: Pick<Services, 'rulebook' | 'bettingClock' | 'realClock'>,
  { profileId, outcomeIds, usesFreeBet, lockPrices }: Asked,
): Promise<HouseNow> => {
  const [grant, { picks, read }, standing] = await together([
    usesFreeBet ? oldestGrant(sql, profileId, { lock: true }) : null,
    picksFor(sql, outcomeIds, { lockFor: lockPrices ? profileId : null }),
    // Exclusions and the customer's own daily limits go by real time, however far the clock of the matches was moved (D70).
    standingOf(sql, profileId, realClock.now()),
  ]);
  const { cash, shut, stakeLimits, exclusion, leftToday, rules } = standing;
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
    stakeLimits,
    now,
    outcomes: new Map(picks.map((outcome) => [outcome.outcomeId, outcome])),
    read,
    grant,
    taxRecords,
  };
};

/**
 * Checks the prices of a bet again as the last step before it is stored, and locks them until then. The clock is read after the
 * locks, since waiting for one may have passed a kick-off (D45).
 * @returns false if a price has changed, a match has begun, or a source has fallen silent since they were read.
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

/** Current prices in the slip's order, for a customer who has to confirm again (D07). */
export const currentOddsOf = ({ view }: HouseNow, outcomeIds: readonly OutcomeId[]): readonly CurrentOdds[] =>
  outcomeIds.map((outcomeId) => {
    const outcome = view.odds[outcomeId];
    return { outcomeId, odds: outcome?.state === 'open' ? outcome.odds : null };
  });
