import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import { answerOnce } from '../database/index.ts';
import type { JobWork } from '../jobs/index.ts';
import { BET_AFTER_DEPOSIT, type DepositedBet } from '../payments/index.ts';
import { languageOf, tell } from '../customers/index.ts';
import { wordsIn } from '../wording/index.ts';
import type { Services } from '../services/index.ts';
import { placeConfirmed } from './place-confirmed.ts';

/** A completed deposit and the bet or ticket that waited for it. */
export interface PaidBet {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly paymentId: string;
  readonly bet: DepositedBet;
}

/** The key under which the bet of a deposit is placed. */
export const keyOfPaidBet = (paymentId: string): string => `deposit:${paymentId}`;

/**
 * Places the bet or ticket a deposit was made for, as a fresh one: at the prices, kick-offs and balance of now (R4-15, D07). The deposit is its
 * key, so it is placed once. Where it cannot be placed the money stays in the balance, and the customer is told why.
 */
export const placeAfterDeposit = async (
  services: Services,
  { profileId, msisdn, paymentId, bet }: PaidBet,
): Promise<PlaceBetAnswer> => {
  const answer = await placeConfirmed(services, { profileId, msisdn }, keyOfPaidBet(paymentId), bet);
  await tellOnce(services, { profileId, msisdn, paymentId }, answer);
  return answer;
};

/** One SMS for each deposit, however often its job runs. */
const tellOnce = (
  services: Services,
  { profileId, msisdn, paymentId }: Omit<PaidBet, 'bet'>,
  { kind, reason, description }: PlaceBetAnswer,
) =>
  answerOnce(
    services.db,
    { profileId, operation: 'tell-paid-bet', key: paymentId, body: null },
    async (sql) => {
      const language = await languageOf(sql, msisdn);
      await tell(sql, services, {
        to: msisdn,
        id: kind === 'placed' ? 'sms.bet.placed' : 'sms.bet.refused',
        values: { bet: reason === undefined ? description : wordsIn(language, reason) },
        at: services.bettingClock.now(),
      });
      return { answer: null, isFinal: true };
    },
  );

/** What the runner of real time does for bets. */
export const depositedBetJobs = (services: Services): Readonly<Record<string, JobWork>> => ({
  [BET_AFTER_DEPOSIT]: async (payload) => {
    // The payload was read by the contract when the deposit was asked for, and kept as it was.
    await placeAfterDeposit(services, payload as PaidBet);
  },
});
