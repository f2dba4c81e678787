import {
  ok,
  refuse,
  TIER_PERCENTS,
  type Cents,
  type FeedMatchId,
  type Instant,
  type JackpotId,
  type Result,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { fundOf, HOUSE, HOUSE_BOOKS, post } from '../ledger/index.ts';
import { numberOf } from '../sports/index.ts';
import type { NewJackpot } from './new-jackpot.ts';
import { holdMatchesAhead, insertOffer } from './open-jackpot.store.ts';
import { rollAllWaiting } from './settlement/index.ts';

/** Why an offer is not opened. */
export type OpeningRefusal =
  /** An open offer of the type exists (D65). */
  | { readonly kind: 'type-is-open' }
  /** Fewer matches than there are tiers. */
  | { readonly kind: 'too-few-matches'; readonly least: number }
  | { readonly kind: 'match-twice' }
  /** These matches are not known, or have begun. */
  | { readonly kind: 'matches-not-ahead'; readonly feedMatchIds: readonly FeedMatchId[] };

/**
 * Opens an offer of a type that has none open (D65, D80): its matches by kick-off, closing at the first, with the house's
 * guarantee and everything that rolled over and waits in its fund. Of several who open at once, one does.
 */
export const openJackpot = (db: Database, offer: NewJackpot): Promise<Result<JackpotId, OpeningRefusal>> => {
  const { feedMatchIds } = offer;
  if (new Set(feedMatchIds).size < feedMatchIds.length)
    return Promise.resolve(refuse({ kind: 'match-twice' }));
  if (feedMatchIds.length < TIER_PERCENTS.length)
    return Promise.resolve(refuse({ kind: 'too-few-matches', least: TIER_PERCENTS.length }));
  return db.transaction((sql) => open(sql, offer));
};

const open = async (sql: Sql, offer: NewJackpot): Promise<Result<JackpotId, OpeningRefusal>> => {
  const { feedMatchIds, guarantee, now, type } = offer;
  const matches = await holdMatchesAhead(
    sql,
    feedMatchIds.map((id) => numberOf(id)),
    now,
  );
  const ahead = new Set(matches.map(({ feedMatchId }) => feedMatchId));
  const missing = feedMatchIds.filter((id) => !ahead.has(id));
  if (missing.length > 0) return refuse({ kind: 'matches-not-ahead', feedMatchIds: missing });
  const id = await insertOffer(sql, offer, matches);
  if (id === null) return refuse({ kind: 'type-is-open' });
  await rollAllWaiting(sql, type, now);
  await postGuarantee(sql, id, guarantee, now);
  return ok(id);
};

const postGuarantee = async (sql: Sql, id: JackpotId, amount: Cents, at: Instant): Promise<void> => {
  if (amount === 0) return;
  await post(sql, {
    reference: `jackpot-guarantee:${id}`,
    kind: 'jackpot-guarantee',
    profileId: HOUSE_BOOKS,
    at,
    postings: [{ from: HOUSE.jackpots, to: fundOf(id), amount }],
  });
};
