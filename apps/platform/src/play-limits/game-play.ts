import {
  isCheckDue,
  playAfterAnswer,
  playAfterStake,
  playNow,
  toMs,
  type Cents,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import type { GamePlayNow, PlainAnswer } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { lockWallet, wonInGamesSince } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { selectGamePlay, upsertGamePlay } from './game-play.store.ts';
import { cashRejection, standingOf, type CashRejection, type Standing } from './standing.ts';

const MINUTE_MS = 60_000;

/** A reason against a stake in a game. A reality check lets it in once the customer has answered. */
export type GameStakeRejection = { readonly kind: 'reality-check' } | CashRejection;

/**
 * Judges a stake in a game by a customer who may play, at a moment of real time. The play is stored as continuing with the
 * stake, or as waiting for the reality check. Call it with the wallet locked, after every other check that may refuse the stake.
 */
export const playOnWith = async (
  sql: Sql,
  profileId: ProfileId,
  stake: Cents,
  { standing, now }: { readonly standing: Standing; readonly now: Instant },
): Promise<GameStakeRejection | null> => {
  const play = playAfterStake(standing.gamePlay, now);
  const rejection = play.isAsked ? ({ kind: 'reality-check' } as const) : cashRejection(stake, standing);
  if (play.isAsked || rejection === null) await upsertGamePlay(sql, profileId, play);
  return rejection;
};

/** The time a customer has been playing games at a moment of real time, the net result of it, and the amount left of the day. */
export const gamePlayOf = async (sql: Sql, profileId: ProfileId, now: Instant): Promise<GamePlayNow> => {
  const { gamePlay, leftToday } = await standingOf(sql, profileId, now);
  const play = playNow(gamePlay, now);
  if (play === null) return { play, leftToday };
  const { startedAt } = play;
  const net = await wonInGamesSince(sql, profileId, startedAt);
  const minutes = Math.floor((toMs(now) - toMs(startedAt)) / MINUTE_MS);
  return { play: { minutes, net, isCheckDue: isCheckDue(play, now) }, leftToday };
};

/** Takes the customer's answer to a reality check: games take stakes again until the next one. Without a check that is due, nothing changes. */
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
