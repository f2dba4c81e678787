import type { ProfileId } from '@kipenga/betting-core';
import type { Intent, PlaceBetAnswer } from '@kipenga/contracts';
import { keptAnswer, type Database, type KeptAnswer } from '../database/index.ts';
import { DEPOSIT_AND_BET, hasItsBet, type KeptDeposit } from '../payments/index.ts';
import { keyOfPaidBet } from './bet-after-deposit.ts';
import { PLACE_BET } from './place-bet.ts';

/**
 * What became of what this customer confirmed under a key (D78, D92): a bet, or a deposit with the bet that waits for it. A key of
 * anything else, or of somebody else, is unknown. Of a key that served both, the deposit is told of: it came after.
 */
export const intentOf = async (db: Database, profileId: ProfileId, key: string): Promise<Intent> => {
  const deposit = await keptAnswer<KeptDeposit>(db, { profileId, operation: DEPOSIT_AND_BET, key });
  if (deposit.kind === 'at-work') return { state: 'waiting' };
  if (deposit.kind === 'answered') return intentOfDeposit(db, profileId, deposit.answer);
  return intentOfBet(await betUnder(db, profileId, key));
};

const betUnder = (db: Database, profileId: ProfileId, key: string): Promise<KeptAnswer<PlaceBetAnswer>> =>
  keptAnswer<PlaceBetAnswer>(db, { profileId, operation: PLACE_BET, key });

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
  const intent = intentOfBet(await betUnder(db, profileId, keyOfPaidBet(paymentId)));
  if (intent.bet) return intent;
  return { state: (await hasItsBet(db, profileId, paymentId)) ? 'waiting' : 'refused', deposit };
};
