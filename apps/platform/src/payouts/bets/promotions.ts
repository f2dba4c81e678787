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
import type { Sql } from '../../database/index.ts';
import {
  balances,
  bonusOf,
  broughtBy,
  cashOf,
  grantFreeBet,
  HOUSE,
  post,
  redeemGrant,
  refundOf,
  returnGrant,
} from '../../ledger/index.ts';
import type { SettlementKept } from '../settlements.store.ts';
import { picksOf } from './leg.ts';
import type { PromotedBet, StakeToSettle } from '../stake.ts';
import type { Verdict } from '../verdict.ts';

/** One settlement or reversal, with a name by which its postings are made once. */
export interface SettlementEvent {
  readonly profileId: ProfileId;
  readonly at: Instant;
  readonly cause: string;
}

/** The refund of a stake that a settlement gave, and the free bet that refunds became. */
interface RefundGiven {
  readonly refund: Cents;
  readonly freeBet: Cents;
  /** Of a refund given before, taken back. */
  readonly refundWithdrawn: Cents;
}

/** All that a settlement gave beside the payout. */
export interface Earned extends RefundGiven {
  /** Of the welcome bonus, by this settlement or by the one before. */
  readonly welcomeReleased: Cents;
}

const NOTHING_GIVEN: RefundGiven = { refund: cents(0), freeBet: cents(0), refundWithdrawn: cents(0) };

/** Of a stake without promotions. */
export const NOTHING_EARNED: Earned = { ...NOTHING_GIVEN, welcomeReleased: cents(0) };

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
  if (amount === 0) return { ...NOTHING_GIVEN, refund };
  await post(sql, {
    reference: `grant:${cause}`,
    kind: 'grant',
    profileId,
    at,
    postings: [{ from: refundOf(profileId), to: HOUSE.promotions, amount }],
  });
  await grantFreeBet(sql, { profileId, grantId: `refund:${cause}`, amount, reason: 'refund', at });
  return { ...NOTHING_GIVEN, refund, freeBet: amount };
};

const takeBack = async (
  sql: Sql,
  { profileId, at, cause }: SettlementEvent,
  refund: Cents,
): Promise<Cents> => {
  const { refund: collected } = await balances(sql, profileId);
  const amount = minCents(collected, refund);
  if (amount === 0) return amount;
  await post(sql, {
    reference: `unrefund:${cause}`,
    kind: 'refund-reversal',
    profileId,
    at,
    postings: [{ from: refundOf(profileId), to: HOUSE.promotions, amount }],
  });
  return amount;
};

/** Sums what a bet's earlier settlements left with the customer as its refund. */
const refundStanding = (sql: Sql, { profileId, betId, version }: StakeToSettle): Promise<Cents> => {
  const causes = Array.from({ length: version }, (_, at) => `${betId}:v${at + 1}`);
  return broughtBy(
    sql,
    profileId,
    refundOf(profileId),
    causes.flatMap((cause) => [`refund:${cause}`, `unrefund:${cause}`, `unrefund:${cause}:undone`]),
  );
};

/**
 * Corrects a bet's refund to what its results now say (D11, D66): adds what is missing, grants a free bet once enough is
 * collected, or takes back what a corrected result does not allow. A refund that became a free bet stays the customer's, and
 * counts as given: no bet earns its refund twice. Returns the amount given, or taken back.
 */
const bringRefundTo = async (
  sql: Sql,
  event: SettlementEvent,
  bet: StakeToSettle,
  wanted: Cents,
): Promise<RefundGiven> => {
  const standing = bet.version === 0 ? cents(0) : await refundStanding(sql, bet);
  if (wanted > standing) return collect(sql, event, subtractCents(wanted, standing));
  if (wanted === standing) return NOTHING_GIVEN;
  const refundWithdrawn = await takeBack(sql, event, subtractCents(standing, wanted));
  return { ...NOTHING_GIVEN, refundWithdrawn };
};

/** The picks of a customer's other bets in the matches of one, those of combinations and free bets among them; a void bet stands on no side. */
const picksBeside = (sql: Sql, { profileId, betId }: StakeToSettle): Promise<readonly MarketPick[]> =>
  sql.query<MarketPick>(
    `SELECT other.feed_match_id AS "feedMatchId", pick.market AS "marketTypeId", pick.outcome AS "outcomeId"
     FROM bet_leg own JOIN bet_leg other USING (profile_id, feed_match_id)
       CROSS JOIN LATERAL unnest(string_to_array(other.market_type_id, ' + '), string_to_array(other.outcome_id, '+')) AS pick (market, outcome)
       JOIN bet ON bet.profile_id = other.profile_id AND bet.bet_id = other.bet_id
     WHERE own.profile_id = $1 AND own.bet_id = $2 AND other.bet_id <> own.bet_id AND status NOT IN ('void', 'fell')`,
    [profileId, betId],
  );

/**
 * Turns the share of the welcome bonus that a settled cash bet earns into cash, as far as there is any (D66): none below the
 * least odds, and none if the customer also bet on another side of one of its markets (D109). Returns the amount.
 */
const releaseWelcome = async (
  sql: Sql,
  { profileId, at, cause }: SettlementEvent,
  bet: StakeToSettle,
  { usesFreeBet, legs, limits, system }: PromotedBet,
  mayHaveBonus: boolean,
): Promise<Cents> => {
  if (usesFreeBet || !mayHaveBonus) return cents(0);
  const { bonus } = await balances(sql, profileId);
  const amount = releaseFor(bet.stake, legs, limits, bonus, system);
  if (amount === 0 || isOpposed(legs.flatMap(picksOf), await picksBeside(sql, bet))) return cents(0);
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
const withdrawRelease = async (
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

/** True of a verdict that earns a share of the welcome bonus. */
export const earnsRelease = (verdict: Pick<Verdict, 'status'> | null): boolean =>
  verdict?.status === 'won' || verdict?.status === 'lost';

interface Change<Live, Next> {
  readonly event: SettlementEvent;
  readonly live: Live;
  readonly verdict: Next;
}

/** Gives what a verdict earns beside its payout: the free bet of a void one, the refund, the share of the welcome bonus (D11, D66). */
export const earnPromotions = async (
  sql: Sql,
  bet: StakeToSettle,
  { event, live, verdict, bonus }: Change<SettlementKept | null, Verdict> & { readonly bonus: Cents },
): Promise<Earned> => {
  const { promoted } = bet;
  if (!promoted) return NOTHING_EARNED;
  if (verdict.status === 'void' && promoted.usesFreeBet) await returnGrant(sql, bet.profileId, bet.betId);
  const given = await bringRefundTo(sql, event, bet, verdict.refund);
  if (!earnsRelease(verdict)) return { ...given, welcomeReleased: cents(0) };
  const before = live && earnsRelease(live) ? live.welcomeReleased : null;
  return {
    ...given,
    welcomeReleased: before ?? (await releaseWelcome(sql, event, bet, promoted, bonus > 0 || live !== null)),
  };
};

/**
 * Takes back what an undone settlement had earned, as far as the verdict that follows does not earn it too. Returns the refund
 * taken back of one that is open again; a verdict takes its own.
 */
export const givePromotionsBack = async (
  sql: Sql,
  bet: StakeToSettle,
  { event, live, verdict, released }: Change<SettlementKept, Verdict | null> & { readonly released: Cents },
): Promise<Cents> => {
  const { promoted } = bet;
  if (!promoted) return cents(0);
  await withdrawRelease(sql, event, released);
  const { refundWithdrawn } =
    verdict === null ? await bringRefundTo(sql, event, bet, cents(0)) : NOTHING_GIVEN;
  // The free bet that a void returned counts as used again; if it was used on another bet meanwhile, the house bears it.
  if (live.status === 'void' && promoted.grantId !== null)
    await redeemGrant(sql, bet.profileId, promoted.grantId, bet.betId);
  return refundWithdrawn;
};
