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

// What each transfer of play brought the customer, below zero for a stake. Cash and what the day's limit holds back are one here.
const MOVED = `
  WITH moved AS (
    SELECT t.reference, t.kind, sum(e.amount)::bigint AS amount
    FROM ledger_transfer t JOIN ledger_posting p USING (profile_id, reference),
      LATERAL (VALUES (p.to_account, p.amount), (p.from_account, -p.amount)) AS e (account, amount)
    WHERE t.profile_id = $1 AND t.posted_at >= $2 AND t.kind = ANY($3::text[]) AND e.account = ANY($4::text[])
      AND (t.kind <> 'deposit-returned' OR starts_with(t.reference, 'deposit-returned:game-stake:'))
    GROUP BY t.profile_id, t.reference
  )`;

// A stake that is given back counts as never staked on the day it was staked, and on no other.
const PLAYED = `${MOVED}, given_back AS (
    SELECT amount, CASE kind
      WHEN 'bet-void' THEN 'stake:' || split_part(reference, ':', 2)
      WHEN 'ticket-void' THEN 'ticket:' || split_part(reference, ':', 2)
      ELSE substr(reference, strpos(reference, ':') + 1) END AS stake
    FROM moved WHERE kind = ANY($6::text[])
  )
  SELECT COALESCE(-sum(m.amount) FILTER (WHERE m.kind = ANY($5::text[])), 0)::bigint
      - (SELECT COALESCE(sum(g.amount), 0)::bigint FROM given_back g JOIN moved s ON s.reference = g.stake) AS staked,
    COALESCE(-sum(m.amount), 0)::bigint AS lost
  FROM moved m`;

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
    `${MOVED} SELECT COALESCE(sum(amount), 0)::bigint AS won FROM moved`,
    [profileId, from, GAME_KINDS, accountsOf(profileId)],
  );
  return cents(row?.won ?? 0);
};
