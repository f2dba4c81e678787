import type { DeskBooster, DeskLimit } from '@kipenga/contracts/desk';
import type { Sql } from '../database/index.ts';
import { payLimits } from '../exposure/index.ts';
import { cashOutLimits, currentLimits } from '../house-rules/index.ts';
import { stakeLimits } from '../play-limits/index.ts';
import type { Desk } from './desk.ts';
import { namesOfParts } from './limits.store.ts';

const OF_NO_CLASS = { class: null, stakePercent: null };
const OF_EACH = { competition: null, matchId: null, sides: null, market: null };

/** Limits in force, and those to come, of every kind. */
export const showLimits = async ({ db, bettingClock, realClock }: Desk): Promise<readonly DeskLimit[]> => {
  const now = bettingClock.now();
  const pay = await payLimits(db, now);
  const cashOut = await cashOutLimits(db, now);
  const { sidesOf, codeOf } = await namesOfParts(db, {
    matches: [...pay, ...cashOut].flatMap(({ match }) => match ?? []),
    competitions: pay.flatMap(({ competition }) => competition ?? []),
  });
  const shownOf = (one: (typeof pay)[number] | (typeof cashOut)[number]) => ({
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
      competition: one.competition === null ? null : (codeOf.get(one.competition) ?? null),
      market: null,
      most: one.most,
      marginPercent: null,
      ...OF_NO_CLASS,
    })),
    ...cashOut.map((one) => ({
      ...shownOf(one),
      kind: 'cash-out' as const,
      competition: null,
      market: one.marketTypeId,
      most: null,
      marginPercent: one.marginPercent,
      ...OF_NO_CLASS,
    })),
    ...(await stakeLimits(db, realClock.now())).map(({ id, percent, ...one }) => ({
      ...OF_EACH,
      ...one,
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
