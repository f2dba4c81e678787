import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../../database/index.ts';
import { lockWallet } from '../../ledger/index.ts';
import { notifyCustomers } from '../../notices/index.ts';
import { enqueue, jobKind, jobWork, type JobWork } from '../../outbox/index.ts';
import type { Services } from '../../services/index.ts';
import { fallOf, holdWaitedOn, seenNow } from '../../sports/index.ts';
import { lockBets, type BetToSettle } from '../bets/bets.store.ts';
import type { StakeName } from '../stake.ts';
import { floorOf } from './cash-out.store.ts';
import {
  keepCashOutWait,
  saveCashOutVerdict,
  waitingCashOut,
  type WaitingCashOut,
} from './cash-out-waits.store.ts';
import { payCashOut } from './pay-cash-out.ts';
import type { QuoteNow } from './quote-now.ts';

/** Judges a cash-out that waits, once it has waited. */
const JUDGE_CASH_OUT = jobKind<StakeName>('judge-cash-out', 'live-bets');

/**
 * Makes a cash-out of a bet with a pick in play wait (D103): the offer of the tap is kept, with the marks of the bet's matches, and its verdict is
 * promised. Nothing is paid, and the bet stays as it is. Call it with the bet and the wallet locked, and the matches held since the quote.
 */
export const beginCashOutWait = async (
  sql: Sql,
  { profileId, betId, version: betVersion }: Pick<BetToSettle, 'profileId' | 'betId' | 'version'>,
  { quote, marginPercent, matches }: QuoteNow,
  { seconds, isByFloor }: { readonly seconds: number; readonly isByFloor: boolean },
): Promise<void> => {
  const name = { profileId, betId };
  const terms = { seconds, isByFloor, betVersion, quote, marginPercent };
  const { number, runAt } = await keepCashOutWait(sql, name, terms, await seenNow(sql, matches));
  await enqueue(sql, {
    kind: JUDGE_CASH_OUT,
    dedupeKey: `${betId}:${number}`,
    payload: name,
    runAt,
    profileId,
  });
};

type Judging = Pick<Services, 'db' | 'bettingClock'>;

/** The work on cash-outs that wait: each is judged once, by whichever process has its job. */
export const cashOutJobs = (services: Judging): readonly JobWork[] => [
  jobWork(JUDGE_CASH_OUT, async (name) => {
    // A job that runs early waits for the rest.
    const leftMs = (await waitingCashOut(services.db, name))?.msLeft ?? 0;
    if (leftMs > 0) await pause(leftMs);
    await services.db.transaction((sql) => judge(sql, services, name));
  }),
];

/**
 * Pays the offer of the tap, or leaves the bet as it is, by the rule of waiting bets. Customers on a break are paid too, since
 * nothing is staked.
 */
const judge = async (sql: Sql, { bettingClock }: Judging, name: StakeName): Promise<void> => {
  const { profileId, betId } = name;
  const [bet] = await lockBets(sql, { profileId, betIds: [betId] });
  const wait = bet && (await waitingCashOut(sql, name));
  if (!wait) return;
  await lockWallet(sql, profileId);
  await holdWaitedOn(
    sql,
    profileId,
    wait.seen.map(({ matchNumber }) => matchNumber),
  );
  // No bet is settled while its cash-out may still stand; if the verdict is too late, the bet may have changed.
  const isAsItWas = bet.status === 'open' && bet.version === wait.betVersion;
  const reason =
    (await fallOf(sql, wait, bettingClock.nowMs())) ??
    (isAsItWas ? null : ('ended' as const)) ??
    ((await isStillWanted(sql, name, wait)) ? null : ('customer' as const));
  if (reason === null) await payCashOut(sql, bet, { ...wait, at: bettingClock.now() }, wait);
  else if (!wait.isByFloor) await tellFall(sql, bet, wait.number, bettingClock.now());
  await saveCashOutVerdict(sql, name, wait.number, reason);
};

/** False of an offer that the house took by itself, and whose floor was forgotten since, or is higher now. */
const isStillWanted = async (
  sql: Sql,
  name: StakeName,
  { isByFloor, quote }: WaitingCashOut,
): Promise<boolean> => {
  if (!isByFloor) return true;
  const floor = await floorOf(sql, name);
  return floor !== null && quote.offer >= floor;
};

const tellFall = (
  sql: Sql,
  { profileId, betId, reference }: BetToSettle,
  number: number,
  at: ReturnType<Judging['bettingClock']['now']>,
): Promise<void> =>
  notifyCustomers(sql, [
    {
      profileId,
      event: `cash-out-fell:${betId}:${number}`,
      kind: 'cash-out-fell',
      at,
      betId,
      reference,
      amount: null,
    },
  ]);
