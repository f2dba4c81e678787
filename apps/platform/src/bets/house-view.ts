import {
  houseOddsAt,
  nairobiDayOf,
  taxRecordOn,
  type Cents,
  type HouseOdds,
  type HouseView,
  type Instant,
  type OutcomeId,
  type ProfileId,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { CurrentOdds } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { rulesOf } from '../house-rules/index.ts';
import { standingOf } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { isStillBelieved, pricesFor } from '../sports/index.ts';

/** One priced outcome as the season knows it: the names, the kick-off and the price a bet is recorded with. */
export type PricedOutcome = Awaited<ReturnType<typeof pricesFor>>[number];

/** Everything the counter decides by, with the prices locked until the bet is kept. */
export interface LockedHouse {
  readonly view: HouseView;
  /** The account was closed since the customer was let in. */
  readonly isClosed: boolean;
  /** Betting time at the moment of deciding. */
  readonly now: Instant;
  readonly outcomes: ReadonlyMap<OutcomeId, PricedOutcome>;
  /** Every tax record, also those that are not in force. */
  readonly taxRecords: readonly TaxRecord[];
}

interface Asked {
  readonly profileId: ProfileId;
  readonly outcomeIds: readonly OutcomeId[];
  readonly freeBet: Cents | null;
}

/** An outcome at a moment; the price of a source that has fallen silent is none, though nobody has taken it off the board yet (D75). */
const houseOddsOf = (outcome: PricedOutcome, now: Instant): HouseOdds =>
  houseOddsAt({ ...outcome, isOpen: outcome.isOpen && isStillBelieved(outcome.heardAt, now) }, now);

/**
 * Locks the prices of a slip and looks at the clock only then: waiting for a lock may have taken us past a kick-off, and
 * the moment of the decision counts (D45). Call it with the customer's wallet already locked.
 */
export const lockHouse = async (
  sql: Sql,
  { rulebook, bettingClock, realClock }: Pick<Services, 'rulebook' | 'bettingClock' | 'realClock'>,
  { profileId, outcomeIds, freeBet }: Asked,
): Promise<LockedHouse> => {
  const priced = await pricesFor(sql, outcomeIds, { lock: true });
  const now = bettingClock.now();
  // An exclusion ends by real time, and so does the day of the customer's own limits, however far the clock of the matches was moved (D70).
  const { cash, isClosed, exclusion, leftToday, rules } = await standingOf(sql, profileId, realClock.now());
  const { limits, taxRecords } = rulesOf(rules, rulebook);
  const odds = Object.fromEntries(priced.map((outcome) => [outcome.outcomeId, houseOddsOf(outcome, now)]));
  return {
    view: {
      limits,
      taxRecord: taxRecordOn(nairobiDayOf(now), taxRecords),
      balance: cash,
      freeBet,
      odds,
      exclusion,
      leftToday,
    },
    isClosed,
    now,
    outcomes: new Map(priced.map((outcome) => [outcome.outcomeId, outcome])),
    taxRecords,
  };
};

/** Lists the prices of now, in the slip's order, for a customer who has to look again (D07). */
export const currentOddsOf = (
  { view }: LockedHouse,
  outcomeIds: readonly OutcomeId[],
): readonly CurrentOdds[] =>
  outcomeIds.map((outcomeId) => {
    const outcome = view.odds[outcomeId];
    return { outcomeId, odds: outcome?.state === 'open' ? outcome.odds : null };
  });
