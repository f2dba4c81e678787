import {
  boardRefusal,
  ok,
  refuse,
  TIER_PERCENTS,
  type BoardRefusal,
  type Cents,
  type FeedMatchId,
  type Instant,
  type JackpotId,
  type Result,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { fundOf, HOUSE, HOUSE_BOOKS, post } from '../ledger/index.ts';
import { numberOf, takeWritersTurn } from '../sports/index.ts';
import type { NewJackpot } from './new-jackpot.ts';
import { holdMatchesAhead, insertOffer, type MatchToOffer } from './open-jackpot.store.ts';
import { rollAllWaiting } from './deciding/index.ts';

/** Why an offer is not opened. */
export type OpeningRefusal =
  /** An open offer of the type exists (D65). */
  | { readonly kind: 'type-is-open' }
  /** Fewer matches than there are tiers. */
  | { readonly kind: 'too-few-matches'; readonly least: number }
  | { readonly kind: 'match-twice' }
  /** These matches are not known, have begun, or begin within a minute. */
  | { readonly kind: 'matches-not-ahead'; readonly feedMatchIds: readonly FeedMatchId[] }
  | UnsoundBoard;

/** The house would lose by what the board promises, or cannot tell (D106). */
export type UnsoundBoard =
  | Exclude<BoardRefusal, { kind: 'prices-missing' }>
  | { readonly kind: 'prices-missing'; readonly feedMatchIds: readonly FeedMatchId[] };

/**
 * Opens an offer of a type that has none open (D65, D80), if the house can bear its board (D106): its matches by kick-off, closing a
 * minute before the first, with the house's guarantee and everything that rolled over and waits in its fund. Of several who open at
 * once, one does.
 */
export const openJackpot = (db: Database, offer: NewJackpot): Promise<Result<JackpotId, OpeningRefusal>> =>
  openBoard(db, offer, unsoundBoard);

/** Opens an offer whatever its board promises where `judge` says nothing against it. */
export const openBoard = (
  db: Database,
  offer: NewJackpot,
  judge: typeof unsoundBoard,
): Promise<Result<JackpotId, OpeningRefusal>> => {
  const { feedMatchIds } = offer;
  if (new Set(feedMatchIds).size < feedMatchIds.length)
    return Promise.resolve(refuse({ kind: 'match-twice' }));
  if (feedMatchIds.length < TIER_PERCENTS.length)
    return Promise.resolve(refuse({ kind: 'too-few-matches', least: TIER_PERCENTS.length }));
  return db.transaction((sql) => open(sql, offer, judge));
};

const unsoundBoard = (offer: NewJackpot, matches: readonly MatchToOffer[]): UnsoundBoard | null => {
  const refusal = boardRefusal({ ...offer, matches });
  if (refusal?.kind !== 'prices-missing') return refusal;
  return { kind: refusal.kind, feedMatchIds: refusal.places.flatMap((at) => matches[at]?.feedMatchId ?? []) };
};

const open = async (
  sql: Sql,
  offer: NewJackpot,
  judge: typeof unsoundBoard,
): Promise<Result<JackpotId, OpeningRefusal>> => {
  const { feedMatchIds, guarantee, now, type } = offer;
  await takeWritersTurn(sql);
  const matches = await holdMatchesAhead(
    sql,
    feedMatchIds.map((id) => numberOf(id)),
    now,
  );
  const ahead = new Set(matches.map(({ feedMatchId }) => feedMatchId));
  const missing = feedMatchIds.filter((id) => !ahead.has(id));
  if (missing.length > 0) return refuse({ kind: 'matches-not-ahead', feedMatchIds: missing });
  const unsound = judge(offer, matches);
  if (unsound !== null) return refuse(unsound);
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
