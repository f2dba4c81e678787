import { judgeWait, subtractCents, type Instant, type ProfileId, type WaitFall } from '@kipenga/betting-core';
import type { NoticeKind } from '@kipenga/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../database/index.ts';
import { cashOf, HOUSE, lockWallet, post } from '../ledger/index.ts';
import { tellNotices } from '../notices/index.ts';
import { jobWork, type JobWork } from '../outbox/index.ts';
import { standingOf } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { isStillBelieved } from '../sports/index.ts';
import { JUDGE_WAIT } from './begin-wait.ts';
import {
  lockWaitedMatches,
  lockWaitingBet,
  msLeftOf,
  saveVerdict,
  waitNow,
  type WaitingBet,
  type WaitNow,
} from './waits.store.ts';

type Judging = Pick<Services, 'db' | 'bettingClock' | 'realClock'>;

/** The work on bets that wait: each is judged once, by whichever process has its job. */
export const liveBetJobs = (services: Judging): readonly JobWork[] => [
  jobWork(JUDGE_WAIT, async (wait) => {
    // Whoever looks early waits the rest of it.
    const leftMs = await msLeftOf(services.db, wait.profileId, wait.betId);
    if (leftMs > 0) await pause(leftMs);
    await services.db.transaction((sql) => judge(sql, services, wait));
  }),
];

const judge = async (
  sql: Sql,
  services: Judging,
  { profileId, betId }: Pick<WaitingBet, 'profileId' | 'betId'>,
): Promise<void> => {
  await lockWallet(sql, profileId);
  const bet = await lockWaitingBet(sql, profileId, betId);
  if (!bet) return;
  // Whatever happens in its matches from here on is told after the verdict: it is a later moment.
  await lockWaitedMatches(sql, profileId, betId);
  const now = await waitNow(sql, profileId, betId);
  const at = services.bettingClock.now();
  const reason = (await ownFall(sql, profileId, services.realClock.now())) ?? fallOf(now, at);
  await (reason === null ? takeStake(sql, bet, at) : giveBack(sql, bet, { at, reason }));
  await saveVerdict(sql, bet, { at, reason });
};

/** A break, the end of an account, or a lower limit of the day that began while the bet waited: it is not taken then. */
const ownFall = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<WaitFall | null> => {
  const { shut, exclusion, isPastLimit } = await standingOf(sql, profileId, now);
  return shut !== null || exclusion !== null || isPastLimit ? 'customer' : null;
};

const fallOf = ({ untilMs, nowMs, matches }: WaitNow, at: Instant): WaitFall | null => {
  const verdict = judgeWait({
    untilMs,
    nowMs,
    matches: matches.flatMap(({ mark, changes }) => (mark === null ? [] : [{ markAtTap: mark, changes }])),
  });
  if (!verdict.stands) return verdict.reason;
  // A match that is not in play has a result, or was called off, before the bet was taken: nothing would settle it.
  if (matches.some(({ mark, hasNewResult }) => mark === null && hasNewResult)) return 'ended';
  const isSilent = matches.some(
    ({ mark, heardAt }) => mark !== null && !isStillBelieved(heardAt, at, { isInPlay: true }),
  );
  return isSilent ? 'source' : null;
};

/** The stake that was held becomes that of an open bet, at the price of the tap. */
const takeStake = async (
  sql: Sql,
  { profileId, betId, stake, stakeAfterTax: afterTax }: WaitingBet,
  at: Instant,
): Promise<void> => {
  const tax = subtractCents(stake, afterTax);
  await post(sql, {
    reference: `held-taken:${betId}`,
    kind: 'held-taken',
    profileId,
    at,
    postings: [
      { from: HOUSE.waitingBets, to: HOUSE.openBets, amount: afterTax },
      { from: HOUSE.waitingBets, to: HOUSE.stakeTax, amount: tax },
    ].filter(({ amount }) => amount > 0),
  });
};

const NOTICE_OF: Readonly<Partial<Record<WaitFall, NoticeKind>>> = {
  goal: 'bet-fell-goal',
  penalty: 'bet-fell-penalty',
  'red-card': 'bet-fell-red-card',
  ended: 'bet-fell-ended',
};

const giveBack = async (
  sql: Sql,
  { profileId, betId, reference, stake }: WaitingBet,
  { at, reason }: { readonly at: Instant; readonly reason: WaitFall },
): Promise<void> => {
  await post(sql, {
    reference: `held-returned:${betId}`,
    kind: 'held-returned',
    profileId,
    at,
    postings: [{ from: HOUSE.waitingBets, to: cashOf(profileId), amount: stake }],
  });
  await tellNotices(sql, [
    {
      profileId,
      event: `held-returned:${betId}`,
      kind: NOTICE_OF[reason] ?? 'bet-fell',
      at,
      betId,
      reference,
      amount: stake,
    },
  ]);
};
