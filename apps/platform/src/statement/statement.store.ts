import type { Instant, ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { bonusOf, cashOf, HOUSE, payoutHoldOf, refundOf, type TransferKind } from '../ledger/index.ts';

/**
 * One transfer, the parts returned by a bet or a withdrawal, or one uninterrupted stretch of a game session, with its effect on
 * a customer's accounts. Amounts are cents, negative for money going out.
 */
export interface Line {
  readonly at: Instant;
  /** The ledger's kind; for a stretch, one of its kinds. */
  readonly kind: string;
  /** True for a stretch of a game session. */
  readonly isSession: boolean;
  /** True if its bet was a free bet. */
  readonly isFreeBet: boolean;
  /** True if its payment was completed. */
  readonly isPaid: boolean;
  /** The id of the bet, the ticket or the payment; null if there is none. */
  readonly knownAs: string | null;
  readonly gameId: string | null;
  readonly cash: number;
  /** Welcome bonus and refunds, which are shown to the customer as one. */
  readonly bonus: number;
  readonly payoutHold: number;
  /** The part paid to the revenue authority. */
  readonly tax: number;
  readonly fee: number;
  /** Balances before the first line. */
  readonly openingCash: number;
  readonly openingBonus: number;
}

export interface LinesAsked {
  readonly profileId: ProfileId;
  readonly from: Instant;
  readonly before: Instant;
  readonly most: number;
}

// Transfers are ordered by when they were written, since the clock was read before waiting for the wallet: each gets the latest time
// of those before it. None waits longer than this.
const LONGEST_WAIT = `interval '1 hour'`;

// Effect of each transfer since the first moment. Earlier balances follow from the wallet's current ones.
const TRANSFERS = `
  WITH written AS (
    SELECT reference, kind, posted_at,
      max(made_at) OVER (ORDER BY posted_at, reference COLLATE "C" ROWS UNBOUNDED PRECEDING) AS made_at
    FROM ledger_transfer WHERE profile_id = $1 AND made_at >= $7::timestamptz - ${LONGEST_WAIT}
  ), transfer AS (
    SELECT t.reference, t.kind, t.made_at, t.posted_at,
      COALESCE(sum(e.amount) FILTER (WHERE e.account = $2), 0)::bigint AS cash,
      COALESCE(sum(e.amount) FILTER (WHERE e.account = ANY($3::text[])), 0)::bigint AS bonus,
      COALESCE(sum(e.amount) FILTER (WHERE e.account = $4), 0)::bigint AS hold,
      COALESCE(sum(e.amount) FILTER (WHERE e.account = ANY($5::text[])), 0)::bigint AS tax
    FROM written t JOIN ledger_posting p ON p.profile_id = $1 AND p.reference = t.reference,
      LATERAL (VALUES (p.to_account, p.amount), (p.from_account, -p.amount)) AS e (account, amount)
    WHERE t.made_at >= $7
    GROUP BY t.reference, t.kind, t.made_at, t.posted_at
  ), opening AS (
    SELECT (w.cash - COALESCE(sum(t.cash), 0))::bigint AS cash, (w.bonus + w.refund - COALESCE(sum(t.bonus), 0))::bigint AS bonus
    FROM wallet w LEFT JOIN transfer t ON true WHERE w.profile_id = $1 GROUP BY w.profile_id
  )`;

// Stakes and rounds of one session become one line, until anything else comes between them or the day ends, so that the balance
// after each line is one that existed. The movement of a game's wallet, found by its key, gives the session of a transfer. The parts
// in which a bet's stake or a withdrawal is returned, so that an unstaked deposit is one again, become one line too: the customer
// got one amount back.
const STRETCHES = `, played AS MATERIALIZED (
    SELECT t.*, (t.made_at AT TIME ZONE 'Africa/Nairobi')::date AS day,
      CASE WHEN t.reference ~ '(^|:)game-(stake|round):[^:]+:[0-9a-f-]{36}$' THEN (
        SELECT m.session_id FROM game_movement m
        WHERE m.profile_id = $1 AND m.provider = split_part(t.reference, ':', -2) AND m.transaction_id = right(t.reference, 36)::uuid
      ) END AS session_id,
      CASE WHEN t.kind = ANY($13::text[]) THEN substr(t.reference, length(t.kind) + 2) END AS given_back
    FROM transfer t WHERE t.made_at < $8 AND (t.cash <> 0 OR t.bonus <> 0 OR t.hold <> 0)
  ), begun AS (
    SELECT *, (COALESCE(session_id, given_back) = lag(COALESCE(session_id, given_back)) OVER w AND day = lag(day) OVER w) IS NOT TRUE
        AS begins
    FROM played WINDOW w AS (ORDER BY made_at, posted_at, reference COLLATE "C")
  ), numbered AS (
    SELECT *, count(*) FILTER (WHERE begins) OVER (ORDER BY made_at, posted_at, reference COLLATE "C") AS n FROM begun
  ), line AS (
    SELECT n, max(made_at) AS at, max(kind) AS kind, max(reference) AS reference, max(session_id) AS session_id,
      sum(cash)::bigint AS cash, sum(bonus)::bigint AS bonus, sum(hold)::bigint AS hold, sum(tax)::bigint AS tax
    FROM numbered GROUP BY n ORDER BY n LIMIT $9
  )`;

// A withdrawal's fee and tax are in the transfer that ends it, the tax of a held stake in the one that took it.
const LINES = `${TRANSFERS}${STRETCHES}
  SELECT l.at, l.kind, l.session_id IS NOT NULL AS "isSession", COALESCE(b.uses_free_bet, false) AS "isFreeBet",
    COALESCE(p.status = 'COMPLETED', false) AS "isPaid",
    COALESCE(b.reference, j.reference, p.receipt, p.payment_id) AS "knownAs", COALESCE(s.game_id, won.game_id) AS "gameId",
    l.cash, l.bonus, l.hold AS "payoutHold", COALESCE(paid.tax, l.tax) AS tax, COALESCE(paid.fee, 0) AS fee,
    opening.cash AS "openingCash", opening.bonus AS "openingBonus"
  FROM line l CROSS JOIN opening
  LEFT JOIN LATERAL (SELECT game_id FROM game_round WHERE profile_id = $1 AND session_id = l.session_id LIMIT 1) s ON true
  LEFT JOIN LATERAL (
    SELECT r.game_id FROM game_movement m JOIN game_round r USING (profile_id, session_id, round_id)
    WHERE r.profile_id = $1 AND m.provider = split_part(l.reference, ':', 2)
      AND m.transaction_id = CASE WHEN l.kind = $10 THEN split_part(l.reference, ':', 3)::uuid END
  ) won ON l.kind = $10
  LEFT JOIN bet b ON b.profile_id = $1 AND b.bet_id = split_part(l.reference, ':', 2)
  LEFT JOIN jackpot_ticket j ON j.profile_id = $1 AND j.bet_id = split_part(l.reference, ':', 2)
  LEFT JOIN payment p ON p.profile_id = $1 AND p.payment_id = split_part(l.reference, ':', 2)
  LEFT JOIN LATERAL (
    SELECT sum(amount) FILTER (WHERE to_account = ANY($5::text[]))::bigint AS tax, sum(amount) FILTER (WHERE to_account = $6)::bigint AS fee
    FROM ledger_posting WHERE profile_id = $1 AND reference = CASE l.kind WHEN $11 THEN 'withdrawal-paid:' ELSE 'held-taken:' END || split_part(l.reference, ':', 2)
  ) paid ON l.kind = $12 OR (l.kind = $11 AND p.status = 'COMPLETED')
  ORDER BY l.n`;

// Each of these transfers is a line of its own. The end of the span is left out: the statement may date a transfer later than `made_at`.
const LEAST_LINES = `SELECT FROM ledger_transfer t WHERE profile_id = $1 AND made_at >= $2 AND made_at < $3::timestamptz - ${LONGEST_WAIT}
  AND reference !~ '(^|:)game-(stake|round):' AND kind <> ALL($6::text[]) AND EXISTS (
    SELECT FROM ledger_posting p WHERE p.profile_id = $1 AND p.reference = t.reference AND $4 IN (p.from_account, p.to_account))
  LIMIT $5`;

/** Kinds that return one thing in several transfers, one for each kind of money. */
const IN_PARTS: readonly TransferKind[] = [
  'held-unwagered',
  'held-returned',
  'deposit-returned',
  'taxed-returned',
  'withdrawal-returned',
];

/**
 * True if there are certainly more lines than this. May be false although there are: stretches of play are known only when they
 * are read.
 */
export const areSurelyMore = async (
  sql: Sql,
  { profileId, from, before, most }: LinesAsked,
): Promise<boolean> =>
  (await sql.query(LEAST_LINES, [profileId, from, before, cashOf(profileId), most + 1, IN_PARTS])).length >
  most;

/** Reads the movements of a customer's accounts between two moments, oldest first, up to a number of lines. */
export const selectLines = (
  sql: Sql,
  { profileId, from, before, most }: LinesAsked,
): Promise<readonly Line[]> =>
  sql.query<Line>(LINES, [
    profileId,
    cashOf(profileId),
    [bonusOf(profileId), refundOf(profileId)],
    payoutHoldOf(profileId),
    [HOUSE.stakeTax, HOUSE.winningsTax, HOUSE.transferTax],
    HOUSE.fees,
    from,
    before,
    most,
    'casino-jackpot' satisfies TransferKind,
    'withdrawal' satisfies TransferKind,
    'stake-held' satisfies TransferKind,
    IN_PARTS,
  ]);
