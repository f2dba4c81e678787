import {
  cashOutMarginOf,
  DEFAULT_LIMITS,
  nairobiDay,
  nairobiDayOf,
  printLimits,
  RULEBOOKS,
  toMs,
  toShillings,
} from '@kipenga/betting-core';
import type { DeskBooster, DeskHouseLimit, DeskLimit, DeskTaxRecord } from '@kipenga/contracts/desk';
import { HOUSE_LIMITS, type HouseLimit } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { betLimits, payLimits, type BetLimit } from '../exposure/index.ts';
import {
  cashOutLimits,
  currentLimits,
  datedLimits,
  enteredTaxRecords,
  MOST_CREDIT,
} from '../house-rules/index.ts';
import { stakeLimits } from '../play-limits/index.ts';
import { SPORTS } from '../sports/index.ts';
import type { Desk } from './desk.ts';
import { namesOfParts } from './limits.store.ts';

const OF_NO_CLASS = { class: null, stakePercent: null };
const OF_EACH = { sport: null, competition: null, matchId: null, sides: null, market: null };

/** The name of a sport by its number. */
const nameOfSport = (sport: number): string =>
  Object.values(SPORTS).find(({ sportNumber }) => sportNumber === sport)?.name ?? String(sport);

/** Names of the sports, by which limits are set. */
export const SPORT_NAMES: readonly string[] = Object.values(SPORTS).map(({ name }) => name);

/** Limits in force, and those to come, of every kind. */
export const showLimits = async ({ db, bettingClock, realClock }: Desk): Promise<readonly DeskLimit[]> => {
  const now = bettingClock.now();
  const pay = await payLimits(db, now);
  const bet = await betLimits(db, realClock.now());
  const cashOut = await cashOutLimits(db, now);
  const { sidesOf, codeOf } = await namesOfParts(db, {
    matches: [...pay, ...bet, ...cashOut].flatMap(({ match }) => match ?? []),
    competitions: [...pay, ...bet].flatMap(({ competition }) => competition ?? []),
  });
  const partOf = ({ sport, competition }: Pick<BetLimit, 'sport' | 'competition'>) => ({
    sport: sport === null ? null : nameOfSport(sport),
    competition: competition === null ? null : (codeOf.get(competition) ?? null),
  });
  const shownOf = (one: (typeof pay)[number] | (typeof bet)[number] | (typeof cashOut)[number]) => ({
    limitId: String(one.id),
    matchId: one.match === null ? null : String(one.match),
    sides: one.match === null ? null : (sidesOf.get(one.match) ?? null),
    who: one.who,
    why: one.why,
    since: one.since,
    until: one.until,
  });
  return [
    ...pay.map((one) => ({
      ...shownOf(one),
      kind: 'pay' as const,
      ...partOf(one),
      market: null,
      most: one.most,
      marginPercent: null,
      ...OF_NO_CLASS,
    })),
    ...bet.map((one) => ({
      ...shownOf(one),
      kind: 'bet' as const,
      ...partOf(one),
      market: one.marketTypeId,
      most: one.most,
      marginPercent: null,
      ...OF_NO_CLASS,
    })),
    ...cashOut.map((one) => ({
      ...shownOf(one),
      kind: 'cash-out' as const,
      sport: null,
      competition: null,
      market: one.marketTypeId,
      most: null,
      marginPercent: one.marginPercent,
      ...OF_NO_CLASS,
    })),
    ...(await stakeLimits(db, realClock.now())).map(({ id, percent, sport, ...one }) => ({
      ...OF_EACH,
      ...one,
      sport: sport === null ? null : nameOfSport(sport),
      limitId: String(id),
      kind: 'stake' as const,
      most: null,
      marginPercent: null,
      stakePercent: percent,
    })),
  ];
};

/** The booster of accumulators in force; null while it is off. */
export const showBooster = async (db: Sql): Promise<DeskBooster | null> => {
  const { booster } = await currentLimits(db);
  return (
    booster && {
      rate: booster.rate / 1_000,
      minCount: booster.minCount,
      minOdds: booster.minOdds / 1_000,
      most: booster.maxMultiplier === null ? null : booster.maxMultiplier / 1_000,
    }
  );
};

/** Says of records, in the order in which they count, which are past, which one is in force, and which are to come. */
const inTime = <R>(records: readonly R[], hasBegun: (record: R) => boolean) => {
  const inForce = records.findLast(hasBegun);
  const stateOf = (one: R) => (one === inForce ? 'in-force' : hasBegun(one) ? 'past' : 'to-come');
  return records.map((record) => ({ record, state: stateOf(record) }) as const);
};

/** Default of each limit, by name. */
const OWN_LIMITS: ReadonlyMap<string, string> = new Map([
  ...printLimits(DEFAULT_LIMITS).map(({ name, limit }): [string, string] => [name, String(limit)]),
  ['cash_out_margin', String(cashOutMarginOf([]))],
  ['max_credit', String(toShillings(MOST_CREDIT))],
]);

const shownOfName = (
  name: HouseLimit,
  all: Awaited<ReturnType<typeof datedLimits>>,
  now: number,
): readonly DeskHouseLimit[] => {
  const own = { entry: null, limit: OWN_LIMITS.get(name) ?? '', since: null, who: '', why: '' };
  return inTime(
    [own, ...all.filter((one) => one.name === name)],
    ({ since }) => since === null || toMs(since) <= now,
  ).map(({ record: { entry, limit, since, who, why }, state }) => ({
    recordId: state === 'to-come' ? String(entry) : null,
    state,
    name,
    value: limit,
    since,
    who,
    why,
  }));
};

/** The taxes and the house's own limits: past, in force, and to come. */
export const showRules = async ({
  db,
  rulebook,
  bettingClock,
  realClock,
}: Desk): Promise<{
  readonly taxes: readonly DeskTaxRecord[];
  readonly houseLimits: readonly DeskHouseLimit[];
}> => {
  const today = nairobiDayOf(bettingClock.now());
  const own = RULEBOOKS[rulebook].map((one) => ({ ...one, entry: null, who: '', why: '' }));
  const records = [...own, ...(await enteredTaxRecords(db))].toSorted(
    (one, other) =>
      Number(one.effectiveFrom > other.effectiveFrom) - Number(one.effectiveFrom < other.effectiveFrom),
  );
  const taxes = inTime(records, ({ effectiveFrom }) => effectiveFrom <= today).map(
    ({ record: { entry, effectiveFrom, stakeDivisorThousandths, ...rest }, state }) => ({
      ...rest,
      recordId: state === 'to-come' && entry !== null ? String(entry) : null,
      state,
      day: nairobiDay(effectiveFrom),
      stakeDivisor: stakeDivisorThousandths / 1_000,
    }),
  );
  const all = await datedLimits(db);
  const now = toMs(realClock.now());
  return { taxes, houseLimits: HOUSE_LIMITS.flatMap((name) => shownOfName(name, all, now)) };
};
