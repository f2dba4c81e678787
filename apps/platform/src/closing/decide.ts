import {
  ok,
  refuse,
  unwindAccount,
  type Cents,
  type Msisdn,
  type Result,
  type Unwound,
} from '@kipenga/betting-core';
import { takeBackHungRounds } from '../casino/index.ts';
import { balances, cashOf, HOUSE, post, type Account } from '../ledger/index.ts';
import { enqueue } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import { PAY_OUT_CLOSED } from './close-account.ts';
import { closingOf, dealingsOf, endHold, keepAct, type Decision } from './closing.store.ts';
import { lockAccount } from './lock-account.ts';

/** Two persons' decision on a balance that is held. */
export interface DecisionOrder {
  readonly phone: Msisdn;
  readonly decision: Decision;
  readonly author: string;
  readonly second: string;
}

/** Why a decision is not carried out. */
export type DecisionRefusal =
  /** One person alone does not decide on money. */
  | 'same-person'
  /** No account of this number is closed with its balance held. */
  | 'nothing-held'
  /** Bets, tickets, game rounds that can be played on, payments or winnings of tomorrow are under way: what there is to decide on is not known yet. */
  | 'still-open';

const NONE = 0 as Cents;

const nameOf = (text: string): string => text.trim().toLowerCase();

/**
 * Carries out what two persons decided on the balance of a closed account (D46, D104): every bet is taken back, or the balance is paid out.
 * What it moved stands in the journal, once.
 */
export const decideOnBalance = async (
  { db, realClock, bettingClock }: Pick<Services, 'db' | 'realClock' | 'bettingClock'>,
  { phone, decision, author, second }: DecisionOrder,
): Promise<Result<Unwound, DecisionRefusal>> => {
  if (nameOf(author) === nameOf(second)) return refuse('same-person');
  return db.transaction(async (sql): Promise<Result<Unwound, DecisionRefusal>> => {
    const known = await lockAccount(sql, phone);
    if (known === null) return refuse('nothing-held');
    const { profileId } = known;
    const closing = await closingOf(sql, profileId);
    if (closing === null || !closing.isHeld) return refuse('nothing-held');
    const [at, now] = [bettingClock.now(), realClock.now()];
    const { deposited, withdrawn, openBets, underWay } = await dealingsOf(sql, profileId, now);
    if (openBets + underWay > 0) return refuse('still-open');
    const isTakenBack = decision === 'stakes-back';
    // A round that hangs holds up no decision: its stake goes back too; where the balance is paid out, so is what the round brings later.
    if (isTakenBack) await takeBackHungRounds(sql, profileId, { realNow: now, at });
    const { cash } = await balances(sql, profileId);
    const unwound = isTakenBack
      ? unwindAccount(deposited, withdrawn, cash)
      : { back: cash, forfeited: NONE, madeGood: NONE };
    const { forfeited, madeGood } = unwound;
    const move = (
      kind: 'winnings-forfeited' | 'stakes-returned',
      from: Account,
      to: Account,
      amount: Cents,
    ) => amount > 0 && post(sql, { reference: kind, kind, profileId, at, postings: [{ from, to, amount }] });
    await move('winnings-forfeited', cashOf(profileId), HOUSE.payouts, forfeited);
    await move('stakes-returned', HOUSE.payouts, cashOf(profileId), madeGood);
    await endHold(sql, profileId, { isFree: isTakenBack, at: now });
    const { reason } = closing;
    const names = { author: author.trim(), second: second.trim() };
    await keepAct(sql, {
      profileId,
      act: decision,
      reason,
      ...names,
      lapsedBonus: NONE,
      forfeited,
      madeGood,
      at: now,
    });
    // Paid and told by the platform: an operator's process has no gateway.
    await enqueue(sql, {
      kind: PAY_OUT_CLOSED,
      dedupeKey: `decision:${profileId}`,
      payload: {},
      runAt: now,
      profileId,
    });
    return ok(unwound);
  });
};
