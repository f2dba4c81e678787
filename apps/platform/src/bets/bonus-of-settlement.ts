import {
  cents,
  gatherRefund,
  isOpposed,
  minCents,
  releaseFor,
  subtractCents,
  type Cents,
  type Instant,
  type MarketPick,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import {
  balances,
  bonusOf,
  broughtBy,
  cashOf,
  grantFreeBet,
  HOUSE,
  post,
  refundOf,
} from '../ledger/index.ts';
import type { BetToSettle, LegToSettle } from './settlements.store.ts';

/** One settlement or reversal, named so that what it posts is posted once. */
export interface SettlementEvent {
  readonly profileId: ProfileId;
  readonly at: Instant;
  readonly cause: string;
}

/** What a settlement gave on top: the refund of a stake, and the free bet that refunds became. */
export interface RefundGiven {
  readonly refund: Cents;
  readonly freeBet: Cents;
}

const NOTHING_GIVEN: RefundGiven = { refund: cents(0), freeBet: cents(0) };

const collect = async (
  sql: Sql,
  { profileId, at, cause }: SettlementEvent,
  refund: Cents,
): Promise<RefundGiven> => {
  const { refund: gathered } = await balances(sql, profileId);
  await post(sql, {
    reference: `refund:${cause}`,
    kind: 'refund',
    profileId,
    at,
    postings: [{ from: HOUSE.promotions, to: refundOf(profileId), amount: refund }],
  });
  const { grant: amount } = gatherRefund(gathered, refund);
  if (amount === 0) return { refund, freeBet: cents(0) };
  await post(sql, {
    reference: `grant:${cause}`,
    kind: 'grant',
    profileId,
    at,
    postings: [{ from: refundOf(profileId), to: HOUSE.promotions, amount }],
  });
  await grantFreeBet(sql, { profileId, grantId: `refund:${cause}`, amount, reason: 'refund', at });
  return { refund, freeBet: amount };
};

const takeBack = async (
  sql: Sql,
  { profileId, at, cause }: SettlementEvent,
  refund: Cents,
): Promise<void> => {
  const { refund: collected } = await balances(sql, profileId);
  const amount = minCents(collected, refund);
  if (amount === 0) return;
  await post(sql, {
    reference: `unrefund:${cause}`,
    kind: 'refund-reversal',
    profileId,
    at,
    postings: [{ from: refundOf(profileId), to: HOUSE.promotions, amount }],
  });
};

/** What a bet's earlier settlements left with the customer as its refund. */
const refundStanding = (sql: Sql, { profileId, betId, version }: BetToSettle): Promise<Cents> => {
  const causes = Array.from({ length: version }, (_, at) => `${betId}:v${at + 1}`);
  return broughtBy(
    sql,
    profileId,
    refundOf(profileId),
    causes.flatMap((cause) => [`refund:${cause}`, `unrefund:${cause}`, `unrefund:${cause}:undone`]),
  );
};

/**
 * Makes a bet's refund what its results now say (D11, D66): gives what is missing, a free bet once enough is collected, or takes back what
 * a corrected result does not allow. What has become a free bet stays the customer's, and counts as given: no bet earns its refund twice.
 * Answers what it gave.
 */
export const bringRefundTo = async (
  sql: Sql,
  event: SettlementEvent,
  bet: BetToSettle,
  wanted: Cents,
): Promise<RefundGiven> => {
  const standing = bet.version === 0 ? cents(0) : await refundStanding(sql, bet);
  if (wanted > standing) return collect(sql, event, subtractCents(wanted, standing));
  if (wanted < standing) await takeBack(sql, event, subtractCents(standing, wanted));
  return NOTHING_GIVEN;
};

/** The picks of a customer's other bets in the markets of one, free bets among them; a void bet stands on no side. */
const picksBeside = (sql: Sql, { profileId, betId }: BetToSettle): Promise<readonly MarketPick[]> =>
  sql.query<MarketPick>(
    `SELECT other.feed_match_id AS "feedMatchId", other.market_type_id AS "marketTypeId", other.outcome_id AS "outcomeId"
     FROM bet_leg own JOIN bet_leg other USING (profile_id, feed_match_id, market_type_id)
       JOIN bet ON bet.profile_id = other.profile_id AND bet.bet_id = other.bet_id
     WHERE own.profile_id = $1 AND own.bet_id = $2 AND other.bet_id <> own.bet_id AND status <> 'void'`,
    [profileId, betId],
  );

/**
 * Turns the share of the welcome bonus that a settled cash bet earns into cash, as far as there is any (D66): none below the least odds,
 * and none where the customer stands on another side of one of its markets too (D109). Answers how much.
 */
export const releaseWelcome = async (
  sql: Sql,
  { profileId, at, cause }: SettlementEvent,
  bet: BetToSettle,
  legs: readonly LegToSettle[],
): Promise<Cents> => {
  if (bet.usesFreeBet) return cents(0);
  const { bonus } = await balances(sql, profileId);
  const amount = releaseFor(bet.stake, legs, bet.limits, bonus);
  if (amount === 0 || isOpposed(legs, await picksBeside(sql, bet))) return cents(0);
  await post(sql, {
    reference: `release-bonus:${cause}`,
    kind: 'bonus-release',
    profileId,
    at,
    postings: [{ from: bonusOf(profileId), to: cashOf(profileId), amount }],
  });
  return amount;
};

/** Makes released welcome bonus a bonus again, where the bet that released it turned out void. The cash must be there. */
export const withdrawRelease = async (
  sql: Sql,
  { profileId, at, cause }: SettlementEvent,
  amount: Cents,
): Promise<void> => {
  if (amount === 0) return;
  await post(sql, {
    reference: `unrelease-bonus:${cause}`,
    kind: 'bonus-release-reversal',
    profileId,
    at,
    postings: [{ from: cashOf(profileId), to: bonusOf(profileId), amount }],
  });
};
