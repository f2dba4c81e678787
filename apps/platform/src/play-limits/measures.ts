import {
  cents,
  formatKes,
  maxCents,
  type BetLimits,
  type Cents,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Measure } from '@kipenga/contracts';
import { blockOf } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { currentLimits } from '../house-rules/index.ts';
import { sayIn, wordsIn, type Language } from '../wording/index.ts';
import { classOf, sportNames, type StakePercent } from './measures.store.ts';
import { shutWords } from './standing.ts';

/** The highest stake on a bet for a class limited to this percent; never less than the least stake. */
export const mostStakeOf = (
  { minStake, maxStake }: Pick<BetLimits, 'minStake' | 'maxStake'>,
  percent: number | null,
): Cents =>
  percent === null ? maxStake : maxCents(minStake, cents(Math.floor((maxStake * percent) / 10_000) * 100));

/** Limits of stakes with the name of their sport, or null for all sports. */
export const namedLimits = async (
  sql: Sql,
  limits: readonly StakePercent[],
): Promise<readonly { readonly sport: string | null; readonly percent: number }[]> => {
  const nameOf = await sportNames(
    sql,
    limits.flatMap(({ sport }) => sport ?? []),
  );
  return limits.map(({ sport, percent }) => ({ sport: sport && (nameOf.get(sport) ?? sport), percent }));
};

/** The house's measures against a customer, in the customer's language: each with its reason and start (D98). */
export const measuresTold = async (
  sql: Sql,
  { profileId, language }: { readonly profileId: ProfileId; readonly language: Language },
  now: Instant,
): Promise<readonly Measure[]> => {
  const block = await blockOf(sql, profileId);
  const known = await classOf(sql, profileId, now);
  const told = block
    ? [
        {
          since: block.since,
          description: wordsIn(language, shutWords({ kind: 'account-blocked', ...block }).reason),
        },
      ]
    : [];
  if (known === null) return told;
  const { class: name, reason: why, limits, since } = known;
  const house = await currentLimits(sql);
  if (limits.length === 0)
    return [...told, { since, description: sayIn(language, 'measure.class-noted', { class: name, why }) }];
  const limited = (await namedLimits(sql, limits)).map(({ sport, percent }) => {
    const maximum = formatKes(mostStakeOf(house, percent));
    const description =
      sport === null
        ? sayIn(language, 'measure.class-limited', { class: name, why, maximum })
        : sayIn(language, 'measure.class-limited-sport', { class: name, why, maximum, sport });
    return { since, description };
  });
  return [...told, ...limited];
};
