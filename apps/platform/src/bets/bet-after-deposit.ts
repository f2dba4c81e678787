import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import type { PlaceBetAnswer, PlaceBetRequest } from '@kipenga/contracts';
import type { JobWork } from '../jobs/index.ts';
import { BET_AFTER_DEPOSIT } from '../payments/index.ts';
import { languageOf, tell } from '../customers/index.ts';
import { wordsIn } from '../wording/index.ts';
import type { Services } from '../services/index.ts';
import { placeBet } from './place-bet.ts';

/** A completed deposit and the bet that waited for it. */
export interface PaidBet {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly paymentId: string;
  readonly bet: PlaceBetRequest;
}

/** The key under which the bet of a deposit is placed. */
export const keyOfPaidBet = (paymentId: string): string => `deposit:${paymentId}`;

/**
 * Places the bet a deposit was made for, as a fresh one: at the prices, kick-offs and balance of now (R4-15, D07). The deposit is its
 * key, so it is placed once. Where it cannot be placed the money stays in the balance, and the customer is told why.
 */
export const placeBetAfterDeposit = async (
  services: Services,
  { profileId, msisdn, paymentId, bet }: PaidBet,
): Promise<PlaceBetAnswer> => {
  const answer = await placeBet(services, {
    customer: { profileId, msisdn },
    key: keyOfPaidBet(paymentId),
    asked: bet,
  });
  const { reason, description } = answer;
  const language = await languageOf(services.db, msisdn);
  const outcome = reason === undefined ? description : wordsIn(language, reason);
  await tell(services.db, services, {
    to: msisdn,
    id: answer.kind === 'placed' ? 'sms.bet.placed' : 'sms.bet.refused',
    values: { bet: outcome },
    at: services.bettingClock.now(),
  });
  return answer;
};

/** What the runner of real time does for bets. */
export const depositedBetJobs = (services: Services): Readonly<Record<string, JobWork>> => ({
  [BET_AFTER_DEPOSIT]: async (payload) => {
    // The payload was read by the contract when the deposit was asked for, and kept as it was.
    await placeBetAfterDeposit(services, payload as PaidBet);
  },
});
