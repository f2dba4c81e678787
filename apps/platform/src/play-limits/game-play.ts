import {
  dayLimitRejection,
  isCheckDue,
  ok,
  playAfterAnswer,
  playAfterStake,
  playNow,
  refuse,
  toMs,
  type Cents,
  type GamePlay,
  type Instant,
  type ProfileId,
  type Result,
} from '@kipenga/betting-core';
import type { GamePlayNow, PlainAnswer } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { lockWallet, wonInGamesSince } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { selectGamePlay, upsertGamePlay } from './game-play.store.ts';
import { leftTodayOf } from './left-today.ts';

const MINUTE_MS = 60_000;

/**
 * May a customer stake this in a game at a moment of real time? If so, the play that goes on with it, to be kept with the stake by
 * `keepGamePlay`. A stake that meets a reality check keeps that it waits. Call it with the wallet locked.
 */
export const playWithStake = async (
  sql: Sql,
  profileId: ProfileId,
  stake: Cents,
  now: Instant,
): Promise<Result<GamePlay, 'reality-check' | 'day-limit'>> => {
  const play = playAfterStake(await selectGamePlay(sql, profileId), now);
  if (play.isAsked) {
    await upsertGamePlay(sql, profileId, play);
    return refuse('reality-check');
  }
  const left = await leftTodayOf(sql, profileId, now);
  return dayLimitRejection(stake, left) === null ? ok(play) : refuse('day-limit');
};

export { upsertGamePlay as keepGamePlay };

/** How long a customer has been playing games at a moment of real time, what that brought, and what is left of the day. */
export const gamePlayOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<GamePlayNow> => {
  const play = playNow(await selectGamePlay(sql, profileId), now);
  const leftToday = await leftTodayOf(sql, profileId, now);
  if (play === null) return { play, leftToday };
  const { startedAt } = play;
  const net = await wonInGamesSince(sql, profileId, startedAt);
  const minutes = Math.floor((toMs(now) - toMs(startedAt)) / MINUTE_MS);
  return { play: { minutes, net, isCheckDue: isCheckDue(play, now) }, leftToday };
};

/** The customer, asked, wants to go on: games take stakes again until the next check. Not asked, nothing changes. */
export const answerRealityCheck = (
  { db, realClock }: Pick<Services, 'db' | 'realClock'>,
  profileId: ProfileId,
): Promise<PlainAnswer> =>
  db.transaction(async (sql) => {
    await lockWallet(sql, profileId);
    const now = realClock.now();
    const play = playNow(await selectGamePlay(sql, profileId), now);
    if (play !== null) await upsertGamePlay(sql, profileId, playAfterAnswer(play, now));
    return { kind: 'accepted', description: 'Games take your stakes again.' };
  });
