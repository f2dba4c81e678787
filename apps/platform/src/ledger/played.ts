import { cents, type Cents, type Instant, type PlayedToday, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { cashOf, payoutHoldOf } from './account.ts';
import { kindsWhere, meaningOf } from './transfer-kind.ts';

const PLAY_KINDS = kindsWhere(({ play }) => play !== null);
const GAME_KINDS = kindsWhere(({ play }) => play?.inGame === true);
const STAKE_KINDS = kindsWhere(({ play }) => play?.is === 'stake');
const STAKE_BACK_KINDS = kindsWhere(({ play }) => play?.is === 'stake-back');
/** Kinds whose reference ends with that of the stake they return. */
const GAME_STAKE_BACK_KINDS = kindsWhere(({ play }) => play?.is === 'stake-back' && play.stake === null);

/** Begins the reference of the stake that each of STAKE_BACK_KINDS gives back. */
const STAKES_GIVEN_BACK = STAKE_BACK_KINDS.map((kind) => {
  const play = meaningOf(kind)?.play;
  return play?.is === 'stake-back' ? play.stake : null;
});

// Transfers of play since a moment, and what each posting of theirs brought the customer, below zero for a stake. Cash and what the
// day's limit holds back are one here.
const CHANGES = `
  SELECT t.reference, t.kind,
    CASE WHEN p.to_account = ANY($4::text[]) THEN p.amount ELSE 0 END
      - CASE WHEN p.from_account = ANY($4::text[]) THEN p.amount ELSE 0 END AS amount
  FROM ledger_transfer t JOIN ledger_posting p USING (profile_id, reference)
  WHERE t.profile_id = $1 AND t.posted_at >= $2 AND t.kind = ANY($3::text[])
    AND (t.kind <> ALL($5::text[]) OR starts_with(t.reference, t.kind || ':game-stake:'))`;

// A stake that is given back counts as never staked on the day it was staked, and on no other.
const PLAYED = `
  SELECT COALESCE(-sum(c.amount) FILTER (WHERE c.kind = ANY($6::text[]) OR EXISTS (
      SELECT 1 FROM unnest($7::text[], $8::text[]) AS back (kind, stake)
        JOIN ledger_transfer s ON s.profile_id = $1 AND s.posted_at >= $2 AND s.reference =
          COALESCE(back.stake || split_part(c.reference, ':', 2), substr(c.reference, strpos(c.reference, ':') + 1))
      WHERE back.kind = c.kind)), 0)::bigint AS staked,
    COALESCE(-sum(c.amount), 0)::bigint AS lost
  FROM (${CHANGES}) c`;

const accountsOf = (profileId: ProfileId) => [cashOf(profileId), payoutHoldOf(profileId)];

/** The statement of `playedSince` with its values, $1 to $8, for embedding in a larger one: it returns `staked` and `lost`. */
export const playedStatement = (profileId: ProfileId, from: Instant) => ({
  text: PLAYED,
  values: [
    profileId,
    from,
    PLAY_KINDS,
    accountsOf(profileId),
    GAME_STAKE_BACK_KINDS,
    STAKE_KINDS,
    STAKE_BACK_KINDS,
    STAKES_GIVEN_BACK,
  ],
});

/**
 * Sums what a customer played since a moment of real time, by the books: bets, tickets and games together, in cash. Lock the wallet
 * first when a stake depends on it. Free bets cost nothing and count for nothing until they win.
 */
export const playedSince = async (sql: Sql, profileId: ProfileId, from: Instant): Promise<PlayedToday> => {
  const { text, values } = playedStatement(profileId, from);
  const [row] = await sql.query<{ staked: number; lost: number }>(text, values);
  return { staked: cents(row?.staked ?? 0), lost: cents(row?.lost ?? 0) };
};

/** Sums what games brought a customer since a moment of real time, by the books; below zero for a loss. */
export const wonInGamesSince = async (sql: Sql, profileId: ProfileId, from: Instant): Promise<Cents> => {
  const [row] = await sql.query<{ won: number }>(
    `SELECT COALESCE(sum(amount), 0)::bigint AS won FROM (${CHANGES}) c`,
    [profileId, from, GAME_KINDS, accountsOf(profileId), GAME_STAKE_BACK_KINDS],
  );
  return cents(row?.won ?? 0);
};
