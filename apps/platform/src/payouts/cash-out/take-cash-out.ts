import type { BetId, Instant, ProfileId } from '@kipenga/betting-core';
import type { CashOutAnswer, CashOutTaken, TakeCashOutRequest } from '@kipenga/contracts';
import { answerOnce, type Database, type Sql } from '../../database/index.ts';
import { lockWallet } from '../../ledger/index.ts';
import { worded } from '../../wording/index.ts';
import { lockBets, readBets, type BetToSettle } from '../bets/bets.store.ts';
import type { StakeName } from '../stake.ts';
import { isCashOutWaiting } from './cash-out-waits.store.ts';
import { floorOf, isTicket } from './cash-out.store.ts';
import { payCashOut, type PaidCashOut } from './pay-cash-out.ts';
import { offerOf, quoteNow, termsOf } from './quote-now.ts';
import { beginCashOutWait } from './wait-to-cash-out.ts';
import { refusedBy, refusedCashOut, type RefusedCashOut } from './refuse-cash-out.ts';

/** The database and clock of cash-outs. */
export interface CashOutParts {
  readonly db: Database;
  /** Betting time. */
  readonly now: () => Instant;
}

/** Percent for a whole bet. */
export const WHOLE = 100;

const notABet = async (sql: Sql, name: StakeName): Promise<RefusedCashOut | null> =>
  (await isTicket(sql, name)) ? refusedCashOut({ code: 'cash-out-not-offered', values: {} }) : null;

/** The value of a customer's bet now, or of a share of it; null if the bet is not this customer's. */
export const askCashOut = async (
  { db, now }: CashOutParts,
  name: StakeName,
  share: number = WHOLE,
): Promise<CashOutAnswer | null> => {
  const [bet] = await readBets(db, [name]);
  if (!bet) return notABet(db, name);
  if (await isCashOutWaiting(db, name)) return refusedCashOut({ code: 'cash-out-waiting', values: {} });
  const quoted = await quoteNow(db, bet, { share, now, lock: false });
  if (!quoted.ok) return refusedBy(quoted.reason, bet.promoted.legs);
  const floor = await floorOf(db, name);
  return { kind: 'offered', ...(await offerOf(db, bet, quoted.value)), ...(floor !== null && { floor }) };
};

/** A confirmation; `key` is its idempotency key, null if the client sends none (D24). */
export interface TakeCashOutCommand {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly key: string | null;
  readonly asked: TakeCashOutRequest;
}

/**
 * Cashes out a bet, or a share of it, at the offer that was shown or a better one; otherwise answers with the current offer and
 * changes nothing (D102). With a pick in play it waits first, and is paid at the offer of the tap or not at all (D103).
 * The bet is locked as settlement locks it, then the wallet, then its matches: a result, a price or a settlement comes before
 * this or after it. A repeat of the confirmation gets the first answer.
 */
export const takeCashOut = async (
  parts: CashOutParts,
  { profileId, betId, key, asked }: TakeCashOutCommand,
): Promise<CashOutTaken | null> => {
  const once = await answerOnce(
    parts.db,
    { profileId, operation: 'cash-out', key, body: { betId, ...asked } },
    async (sql) => {
      const answer = await decide(sql, parts, { profileId, betId }, asked);
      return { answer, isFinal: answer?.kind === 'paid' };
    },
  );
  return once.kind === 'answered' ? once.answer : refusedCashOut({ code: 'cash-out-key-reused', values: {} });
};

const decide = async (
  sql: Sql,
  { now }: CashOutParts,
  name: StakeName,
  { offer, version, share = WHOLE }: TakeCashOutRequest,
): Promise<CashOutTaken | null> => {
  const [bet] = await lockBets(sql, { profileId: name.profileId, betIds: [name.betId] });
  if (!bet) return notABet(sql, name);
  if (await isCashOutWaiting(sql, name)) return refusedCashOut({ code: 'cash-out-waiting', values: {} });
  await lockWallet(sql, name.profileId);
  const quoted = await quoteNow(sql, bet, { share, now, lock: true });
  if (!quoted.ok) return refusedBy(quoted.reason, bet.promoted.legs);
  const { quote } = quoted.value;
  if (quote.offer < offer || !version.startsWith(termsOf(bet, share)))
    return {
      ...refusedCashOut({ code: 'cash-out-changed', values: { offer: quote.offer } }),
      now: await offerOf(sql, bet, quoted.value),
    };
  const { waitSeconds: seconds } = quoted.value;
  if (seconds !== null) {
    await beginCashOutWait(sql, bet, quoted.value, { seconds, isByFloor: false });
    const { reference } = bet;
    const waits = worded('cash-out-waits', { reference, offer: quote.offer, seconds });
    return { kind: 'waiting', offer: quote.offer, seconds, ...waits };
  }
  const done = await payCashOut(sql, bet, quoted.value, { isByFloor: false });
  return { kind: 'paid', ...done, ...wordsOf(bet, done) };
};

const wordsOf = ({ reference }: BetToSettle, { paid, remainingStake: left }: PaidCashOut) =>
  left === 0
    ? worded('cashed-out', { reference, paid })
    : worded('cashed-out-in-part', { reference, paid, left });
