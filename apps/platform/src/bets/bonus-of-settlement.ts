import { cents, HOUSE_RULES, releaseFor, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { balances, bonusOf, cashOf, grantFreeBet, HOUSE, post, refundOf } from '../ledger/index.ts';
import type { BetToSettle } from './settlements.store.ts';

/** One settlement or reversal, named so that what it posts is posted once. */
export interface SettlementEvent {
  readonly profileId: ProfileId;
  readonly at: Instant;
  readonly cause: string;
}

/** Collects a refund, and makes a free bet of all collected once there is enough to use (D11, D66). */
export const giveRefund = async (sql: Sql, { profileId, at, cause }: SettlementEvent, refund: Cents): Promise<void> => {
  if (refund === 0) return;
  await post(sql, { reference: `refund:${cause}`, kind: 'refund', profileId, at, postings: [{ from: HOUSE.promotions, to: refundOf(profileId), amount: refund }] });
  const { refund: collected } = await balances(sql, profileId);
  if (collected < HOUSE_RULES.refundUsableFrom) return;
  const grantId = `refund:${cause}`;
  await post(sql, { reference: `grant:${cause}`, kind: 'grant', profileId, at, postings: [{ from: refundOf(profileId), to: HOUSE.promotions, amount: collected }] });
  await grantFreeBet(sql, { profileId, grantId, amount: collected, reason: 'refund', at });
};

/** Takes a refund back that a corrected result does not allow; what has become a free bet stays the customer's. */
export const takeRefundBack = async (sql: Sql, { profileId, at, cause }: SettlementEvent, refund: Cents): Promise<void> => {
  const { refund: collected } = await balances(sql, profileId);
  const amount = cents(Math.min(collected, refund));
  if (amount === 0) return;
  await post(sql, { reference: `unrefund:${cause}`, kind: 'refund-reversal', profileId, at, postings: [{ from: refundOf(profileId), to: HOUSE.promotions, amount }] });
};

/** Turns the share of the welcome bonus that a settled cash stake earns into cash, as far as there is any (D66). Answers how much. */
export const releaseWelcome = async (sql: Sql, { profileId, at, cause }: SettlementEvent, bet: BetToSettle): Promise<Cents> => {
  if (bet.usesFreeBet) return cents(0);
  const { bonus } = await balances(sql, profileId);
  const amount = cents(Math.min(bonus, releaseFor(bet.stake, bet.limits)));
  if (amount > 0) {
    await post(sql, { reference: `release-bonus:${cause}`, kind: 'bonus-release', profileId, at, postings: [{ from: bonusOf(profileId), to: cashOf(profileId), amount }] });
  }
  return amount;
};

/** Makes released welcome bonus a bonus again, where the bet that released it turned out void. The cash must be there. */
export const withdrawRelease = async (sql: Sql, { profileId, at, cause }: SettlementEvent, amount: Cents): Promise<void> => {
  if (amount === 0) return;
  await post(sql, { reference: `unrelease-bonus:${cause}`, kind: 'bonus-release-reversal', profileId, at, postings: [{ from: cashOf(profileId), to: bonusOf(profileId), amount }] });
};
