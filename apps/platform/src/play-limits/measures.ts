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
import { classOf } from './measures.store.ts';
import { shutWords } from './standing.ts';

/** The highest stake on a bet for a class limited to this percent; never less than the least stake. */
export const mostStakeOf = (
  { minStake, maxStake }: Pick<BetLimits, 'minStake' | 'maxStake'>,
  percent: number | null,
): Cents =>
  percent === null ? maxStake : maxCents(minStake, cents(Math.floor((maxStake * percent) / 10_000) * 100));

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
  const { class: name, reason: why, percent, since } = known;
  const id = percent === null ? 'measure.class-noted' : 'measure.class-limited';
  const maximum = formatKes(mostStakeOf(await currentLimits(sql), percent));
  return [...told, { since, description: sayIn(language, id, { class: name, why, maximum }) }];
};
