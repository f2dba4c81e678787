import type { ProfileId } from '@kipenga/betting-core';
import type { Intent, PlaceBetAnswer } from '@kipenga/contracts';
import { keptAnswer, type Database, type KeptAnswer } from '../database/index.ts';
import { betOfPayment, DEPOSIT_AND_BET, type DepositedBet, type KeptDeposit } from '../payments/index.ts';
import { placedUnder, stakesOf, type ConfirmedStake } from './place-confirmed.ts';

/**
 * Finds the outcome of what this customer confirmed under a key (D78, D92): a bet, a jackpot ticket, or a deposit that stakes
 * wait for. A key of another operation or another customer is unknown. If a key served several, the deposit counts, since it
 * came last.
 */
export const intentOf = async (db: Database, profileId: ProfileId, key: string): Promise<Intent> => {
  const deposit = await keptAnswer<KeptDeposit>(db, { profileId, operation: DEPOSIT_AND_BET, key });
  if (deposit.kind === 'at-work') return { state: 'waiting' };
  if (deposit.kind === 'answered') return intentOfDeposit(db, profileId, deposit.answer);
  return intentOfBet(await placedUnder(db, profileId, key));
};

const intentOfBet = (bet: KeptAnswer<PlaceBetAnswer>): Intent => {
  if (bet.kind === 'answered') return { state: stateOf([bet.answer]), bet: bet.answer };
  return { state: bet.kind === 'at-work' ? 'waiting' : 'unknown' };
};

/** Several stakes count as placed if one of them is: each has its own answer. */
const stateOf = (answers: readonly PlaceBetAnswer[]): Intent['state'] =>
  answers.some(({ kind }) => kind === 'placed') ? 'placed' : 'refused';

/** No payment means that the deposit was refused. If a payment failed, its bet is given up for good, even if the money arrives later. */
const intentOfDeposit = async (
  db: Database,
  profileId: ProfileId,
  { paymentId, ...deposit }: KeptDeposit,
): Promise<Intent> => {
  if (paymentId === undefined) return { state: 'refused', deposit };
  // The contract decoded it when the deposit was asked for; it is stored unchanged.
  const waiting = (await betOfPayment(db, profileId, paymentId)) as DepositedBet | null;
  if (waiting === null) return { state: 'refused', deposit };
  const answers = await answersTo(db, profileId, stakesOf(paymentId, waiting));
  if (answers === null) return { state: 'waiting', deposit };
  const [bet] = answers;
  return { state: stateOf(answers), ...('bets' in waiting ? { bets: answers } : bet && { bet }) };
};

/** The answers to placing each stake, in order; null while one is missing. */
const answersTo = async (
  db: Database,
  profileId: ProfileId,
  stakes: readonly ConfirmedStake[],
): Promise<readonly PlaceBetAnswer[] | null> => {
  const answers: PlaceBetAnswer[] = [];
  for (const { key } of stakes) {
    const kept = await placedUnder(db, profileId, key);
    if (kept.kind !== 'answered') return null;
    answers.push(kept.answer);
  }
  return answers;
};
