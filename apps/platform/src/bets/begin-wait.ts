import { instantFromMs, type BetId, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import { together, type Sql } from '../database/index.ts';
import { cashOf, HOUSE, post } from '../ledger/index.ts';
import { enqueue, jobKind } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import type { HouseNow } from './house-view.ts';
import { keepWait } from './waits.store.ts';

/** Judges a bet that waits, once it has waited. */
export const JUDGE_WAIT = jobKind<{ readonly profileId: ProfileId; readonly betId: BetId }>(
  'judge-live-bet',
  'live-bets',
);

interface Begun {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly at: Instant;
  readonly stake: Cents;
  readonly seconds: number;
  readonly house: HouseNow;
}

/**
 * Makes a bet wait that has picks in play (D103): its stake is held, the marks of its matches are kept, and its verdict is promised. It is the
 * same for every customer, for nothing about the customer is looked at.
 */
export const beginWait = async (
  sql: Sql,
  { realClock }: Pick<Services, 'realClock'>,
  { profileId, betId, at, stake, seconds, house }: Begun,
): Promise<void> => {
  await together([
    post(sql, {
      reference: `stake:${betId}`,
      kind: 'stake-held',
      profileId,
      at,
      postings: [{ from: cashOf(profileId), to: HOUSE.waitingBets, amount: stake }],
    }),
    keepWait(sql, { profileId, betId, seconds, outcomes: [...house.outcomes.values()] }),
    enqueue(sql, {
      kind: JUDGE_WAIT,
      dedupeKey: betId,
      payload: { profileId, betId },
      // A whole second, and so up to one too early: whoever judges it waits the rest.
      runAt: instantFromMs(realClock.nowMs() + seconds * 1_000),
      profileId,
    }),
  ]);
};
