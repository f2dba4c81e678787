import type { ProfileId } from '@kipenga/betting-core';
import type { Intent, PlaceBetAnswer } from '@kipenga/contracts';
import { keptAnswer, type Database, type KeptAnswer } from '../database/index.ts';
import { DEPOSIT_AND_BET, hasItsBet, type KeptDeposit } from '../payments/index.ts';
import { keyOfPaidBet } from './after-deposit.ts';
import { placedUnder } from './place-confirmed.ts';

/**
 * What became of what this customer confirmed under a key (D78, D92): a bet, a jackpot ticket, or a deposit with either that waits for it. A key of
 * anything else, or of somebody else, is unknown. Of a key that served several, the deposit is told of: it came after.
 */
export const intentOf = async (db: Database, profileId: ProfileId, key: string): Promise<Intent> => {
  const deposit = await keptAnswer<KeptDeposit>(db, { profileId, operation: DEPOSIT_AND_BET, key });
  if (deposit.kind === 'at-work') return { state: 'waiting' };
  if (deposit.kind === 'answered') return intentOfDeposit(db, profileId, deposit.answer);
  return intentOfBet(await placedUnder(db, profileId, key));
};

const intentOfBet = (bet: KeptAnswer<PlaceBetAnswer>): Intent => {
  if (bet.kind === 'answered')
    return { state: bet.answer.kind === 'placed' ? 'placed' : 'refused', bet: bet.answer };
  return { state: bet.kind === 'at-work' ? 'waiting' : 'unknown' };
};

/** Without a payment the deposit was refused. A payment that failed gives its bet up for good, even if the money comes after all. */
const intentOfDeposit = async (
  db: Database,
  profileId: ProfileId,
  { paymentId, ...deposit }: KeptDeposit,
): Promise<Intent> => {
  if (paymentId === undefined) return { state: 'refused', deposit };
  const intent = intentOfBet(await placedUnder(db, profileId, keyOfPaidBet(paymentId)));
  if (intent.bet) return intent;
  return { state: (await hasItsBet(db, profileId, paymentId)) ? 'waiting' : 'refused', deposit };
};
