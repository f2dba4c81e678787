import { subtractCents, type Instant, type ProfileId, type WaitFall } from '@kipenga/betting-core';
import type { NoticeKind } from '@kipenga/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../database/index.ts';
import { cashOf, HOUSE, lockWallet, post, unwageredTakenBy } from '../ledger/index.ts';
import { notifyCustomers } from '../notices/index.ts';
import { jobWork, type JobWork } from '../outbox/index.ts';
import { standingOf } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { fallOf, holdWaitedOn } from '../sports/index.ts';
import { JUDGE_WAIT } from './begin-wait.ts';
import { lockWaitingBet, msLeftOf, readWait, saveVerdict, type WaitingBet } from './waits.store.ts';

type Judging = Pick<Services, 'db' | 'bettingClock' | 'realClock'>;

/** The work on bets that wait: each is judged once, by whichever process has its job. */
export const liveBetJobs = (services: Judging): readonly JobWork[] => [
  jobWork(JUDGE_WAIT, async (wait) => {
    // A job that runs early waits for the rest.
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
  const wait = await readWait(sql, profileId, betId);
  await holdWaitedOn(
    sql,
    profileId,
    wait.seen.map(({ matchNumber }) => matchNumber),
  );
  const at = services.bettingClock.now();
  const reason =
    (await ownFall(sql, profileId, services.realClock.now())) ??
    (await fallOf(sql, wait, services.bettingClock.nowMs()));
  await (reason === null ? takeStake(sql, bet, at) : giveBack(sql, bet, { at, reason }));
  await saveVerdict(sql, bet, { at, reason });
};

/** A break, the end of an account, or a lower limit of the day that began while the bet waited: it is not taken then. */
const ownFall = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<WaitFall | null> => {
  const { shut, exclusion, isPastLimit } = await standingOf(sql, profileId, now);
  return shut !== null || exclusion !== null || isPastLimit ? 'customer' : null;
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
  // It was never at risk: a stake that falls spares nobody the fee on an unstaked deposit (D11).
  const unwagered = await unwageredTakenBy(sql, profileId, `stake:${betId}`);
  const parts = { 'held-unwagered': unwagered, 'held-returned': subtractCents(stake, unwagered) } as const;
  for (const kind of ['held-unwagered', 'held-returned'] as const)
    if (parts[kind] > 0)
      await post(sql, {
        reference: `${kind}:${betId}`,
        kind,
        profileId,
        at,
        postings: [{ from: HOUSE.waitingBets, to: cashOf(profileId), amount: parts[kind] }],
      });
  await notifyCustomers(sql, [
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
