import { subtractCents, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { cashOf, HOUSE, post, unwageredTakenBy } from '../ledger/index.ts';

/** The books' name of a stake. */
export const stakeReference = (provider: string, transaction: string): string =>
  `game-stake:${provider}:${transaction}`;

/** A stake as the books know it. */
export interface StakeToGiveBack {
  readonly profileId: ProfileId;
  readonly at: Instant;
  /** The reference it was posted under. */
  readonly stake: string;
  readonly amount: Cents;
}

/**
 * Posts a stake back into the cash. The part that came from deposits not staked before counts as such again,
 * as after a failed withdrawal. Otherwise a customer could stake and cancel to avoid the fee on withdrawing
 * it (D11).
 */
export const giveStakeBack = async (
  sql: Sql,
  { profileId, at, stake, amount }: StakeToGiveBack,
): Promise<void> => {
  const unwagered = await unwageredTakenBy(sql, profileId, stake);
  const giveBack = async (kind: 'deposit-returned' | 'game-stake-returned', part: Cents): Promise<void> => {
    if (part === 0) return;
    const postings = [{ from: HOUSE.openRounds, to: cashOf(profileId), amount: part }];
    await post(sql, { reference: `${kind}:${stake}`, kind, profileId, at, postings });
  };
  await giveBack('deposit-returned', unwagered);
  await giveBack('game-stake-returned', subtractCents(amount, unwagered));
};
