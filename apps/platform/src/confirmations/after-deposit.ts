import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import { answerOnce } from '../database/index.ts';
import type { JobWork } from '../jobs/index.ts';
import { BET_AFTER_DEPOSIT, type DepositedBet } from '../payments/index.ts';
import { languageOf, tell } from '../customers/index.ts';
import type { Services } from '../services/index.ts';
import { paidBetWords } from './paid-bet-words.ts';
import { placeConfirmed, stakesOf } from './place-confirmed.ts';

/** A completed deposit and what waited for it. */
export interface PaidBet {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly paymentId: string;
  readonly bet: DepositedBet;
}

/**
 * Places what a deposit was made for, each as a fresh bet or ticket: at the prices, kick-offs, balance and limits of now (R4-15, D07). Several are
 * placed in the order of the slip: where the money or a limit of the day runs out, the first of them have it. What cannot be placed leaves
 * its money in the balance, and the customer is told why.
 */
export const placeAfterDeposit = async (
  services: Services,
  { profileId, msisdn, paymentId, bet }: PaidBet,
): Promise<void> => {
  const answers: PlaceBetAnswer[] = [];
  for (const stake of stakesOf(paymentId, bet))
    answers.push(await placeConfirmed(services, { profileId, msisdn }, stake));
  await tellOnce(services, { profileId, msisdn, paymentId }, answers);
};

/** One SMS for each deposit, however often its job runs. */
const tellOnce = (
  services: Services,
  { profileId, msisdn, paymentId }: Omit<PaidBet, 'bet'>,
  answers: readonly PlaceBetAnswer[],
) =>
  answerOnce(
    services.db,
    { profileId, operation: 'tell-paid-bet', key: paymentId, body: null },
    async (sql) => {
      const said = paidBetWords(answers, await languageOf(sql, msisdn));
      await tell(sql, services, { to: msisdn, ...said, at: services.bettingClock.now() });
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
