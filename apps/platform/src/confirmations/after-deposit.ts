import {
  cents,
  formatKes,
  subtractCents,
  type Cents,
  type Msisdn,
  type ProfileId,
} from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import { answerOnce } from '../database/index.ts';
import { jobWork, type JobWork } from '../outbox/index.ts';
import { BET_AFTER_DEPOSIT, type DepositedBet } from '../payments/index.ts';
import { languageOf, sendInLanguage } from '../customers/index.ts';
import type { Services } from '../services/index.ts';
import type { Said } from '../wording/index.ts';
import { paidBetWords } from './paid-bet-words.ts';
import { placeConfirmed, stakesOf } from './place-confirmed.ts';

/** A completed deposit and what waited for it. */
export interface PaidBet {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  readonly paymentId: string;
  readonly bet: DepositedBet;
  /** The money that was paid in; `tax` is the part of it that went to the tax account. */
  readonly amount?: Cents;
  readonly tax?: Cents;
}

/**
 * Places what a deposit was made for, each as a fresh bet or ticket: at the prices, kick-offs, balance and limits of now (R4-15, D07). Several are
 * placed in the order of the slip: where the money or a limit of the day runs out, the first of them have it. What cannot be placed leaves
 * its money in the balance, and the customer is told why.
 */
export const placeAfterDeposit = async (services: Services, { bet, ...paid }: PaidBet): Promise<void> => {
  const { profileId, msisdn, paymentId } = paid;
  const answers: PlaceBetAnswer[] = [];
  for (const stake of stakesOf(paymentId, bet))
    answers.push(await placeConfirmed(services, { profileId, msisdn }, stake));
  await tellOnce(services, paid, answers);
};

/** The same, after what of the deposit did not arrive. */
const afterTax = (said: Said, amount: Cents, tax: Cents): Said => ({
  id: 'sms.deposit.taxed',
  values: {
    amount: formatKes(amount),
    tax: formatKes(tax),
    credited: formatKes(subtractCents(amount, tax)),
    said: [{ id: said.id, ...(said.values && { values: said.values }) }],
  },
});

/** One SMS for each deposit, however often its job runs. */
const tellOnce = (
  services: Services,
  { profileId, msisdn, paymentId, amount = cents(0), tax = cents(0) }: Omit<PaidBet, 'bet'>,
  answers: readonly PlaceBetAnswer[],
) =>
  answerOnce(
    services.db,
    { profileId, operation: 'tell-paid-bet', key: paymentId, body: null },
    async (sql) => {
      const ofBets = paidBetWords(answers, await languageOf(sql, msisdn));
      const said = tax > 0 ? afterTax(ofBets, amount, tax) : ofBets;
      await sendInLanguage(sql, services, { to: msisdn, ...said, at: services.bettingClock.now() });
      return { answer: null, isFinal: true };
    },
  );

/** The jobs of bets that wait for a deposit. */
export const depositedBetJobs = (services: Services): readonly JobWork[] => [
  jobWork(BET_AFTER_DEPOSIT, async ({ bet, ...paid }) => {
    // The bet was read by the contract when the deposit was asked for, and kept as it was.
    await placeAfterDeposit(services, { ...paid, bet: bet as DepositedBet });
  }),
];
