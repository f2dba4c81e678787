import { randomUUID } from 'node:crypto';
import { cents, subtractCents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { giveStakeBack, stakeReference } from './stake-back.ts';
import { insertMovement, selectHungStakes, selectRound, upsertRound } from './rounds.store.ts';

/**
 * Returns a customer's stakes in rounds that cannot be played on, as their provider would: their sessions are over, and no
 * result was reported. A later report is answered that the round was rolled back. Call it with the wallet locked.
 */
export const takeBackHungRounds = async (
  sql: Sql,
  profileId: ProfileId,
  { realNow, at }: { readonly realNow: Instant; readonly at: Instant },
): Promise<void> => {
  for (const stake of await selectHungStakes(sql, profileId, realNow)) {
    const { provider, transaction, amount } = stake;
    const round = await selectRound(sql, stake);
    if (round === null) throw new Error(`a stake without its round: ${provider} ${transaction}`);
    await upsertRound(sql, stake, round.shared, subtractCents(round.staked, amount));
    await giveStakeBack(sql, { profileId, at, stake: stakeReference(provider, transaction), amount });
    const nothing = { jackpot: null, unrisked: cents(0), unwagered: cents(0) };
    const taken = { ...stake, ...nothing, transaction: randomUUID(), of: transaction };
    await insertMovement(sql, { ...taken, kind: 'rollback' }, at);
  }
};
