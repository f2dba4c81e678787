import { cents, type Cents, type Instant, type PlayedToday, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { cashOf, payoutHoldOf } from './account.ts';

/** Kinds of transfer that take a stake. */
const STAKE_KINDS = ['stake', 'ticket-stake', 'game-stake'] as const;
/** Kinds that give a stake back whole. */
const GIVEN_BACK_KINDS = ['bet-void', 'ticket-void', 'game-stake-returned', 'deposit-returned'] as const;
/** Kinds that bring winnings, or take them back where a result was corrected. */
const WINNING_KINDS = [
  'bet-won',
  'ticket-won',
  'game-round',
  'game-round-unwagered',
  'casino-jackpot',
  'settlement-reversal',
] as const;

// Transfers of play since a moment, and what each posting of theirs brought the customer, below zero for a stake. Cash and what the
// day's limit holds back are one here.
const CHANGES = `
  SELECT t.profile_id, t.reference, t.kind,
    CASE WHEN p.to_account = ANY($4::text[]) THEN p.amount ELSE 0 END
      - CASE WHEN p.from_account = ANY($4::text[]) THEN p.amount ELSE 0 END AS amount
  FROM ledger_transfer t JOIN ledger_posting p USING (profile_id, reference)
  WHERE t.profile_id = $1 AND t.posted_at >= $2 AND t.kind = ANY($3::text[])
    AND (t.kind <> 'deposit-returned' OR starts_with(t.reference, 'deposit-returned:game-stake:'))`;

// A stake that is given back counts as never staked on the day it was staked, and on no other.
const PLAYED = `
  SELECT COALESCE(-sum(c.amount) FILTER (WHERE c.kind = ANY($5::text[]) OR c.kind = ANY($6::text[]) AND EXISTS (
      SELECT 1 FROM ledger_transfer s WHERE s.profile_id = c.profile_id AND s.posted_at >= $2 AND s.reference =
        CASE c.kind
          WHEN 'bet-void' THEN 'stake:' || split_part(c.reference, ':', 2)
          WHEN 'ticket-void' THEN 'ticket:' || split_part(c.reference, ':', 2)
          ELSE substr(c.reference, strpos(c.reference, ':') + 1) END)), 0)::bigint AS staked,
    COALESCE(-sum(c.amount), 0)::bigint AS lost
  FROM (${CHANGES}) c`;

const accountsOf = (profileId: ProfileId) => [cashOf(profileId), payoutHoldOf(profileId)];

/**
 * What a customer played since a moment of real time, by the books: bets, tickets and games together, in cash. Lock the wallet
 * first when a stake depends on it. Free bets cost nothing and count for nothing until they win.
 */
export const playedSince = async (sql: Sql, profileId: ProfileId, from: Instant): Promise<PlayedToday> => {
  const [row] = await sql.query<{ staked: number; lost: number }>(PLAYED, [
    profileId,
    from,
    [...STAKE_KINDS, ...GIVEN_BACK_KINDS, ...WINNING_KINDS],
    accountsOf(profileId),
    STAKE_KINDS,
    GIVEN_BACK_KINDS,
  ]);
  return { staked: cents(row?.staked ?? 0), lost: cents(row?.lost ?? 0) };
};

const GAME_KINDS = [
  'game-stake',
  'game-stake-returned',
  'deposit-returned',
  'game-round',
  'game-round-unwagered',
  'casino-jackpot',
];

/** What games brought a customer since a moment of real time, by the books; below zero for a loss. */
export const wonInGamesSince = async (sql: Sql, profileId: ProfileId, from: Instant): Promise<Cents> => {
  const [row] = await sql.query<{ won: number }>(
    `SELECT COALESCE(sum(amount), 0)::bigint AS won FROM (${CHANGES}) c`,
    [profileId, from, GAME_KINDS, accountsOf(profileId)],
  );
  return cents(row?.won ?? 0);
};
