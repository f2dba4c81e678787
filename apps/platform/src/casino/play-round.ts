import {
  addCents,
  cents,
  GAME_LIMITS,
  ok,
  refuse,
  subtractCents,
  type Cents,
  type Result,
} from '@kipenga/betting-core';
import type { WalletAnswer, WalletRefusalCode, WalletRequest } from '@kipenga/contracts/wallet';
import { cashOf, HOUSE, post } from '../ledger/index.ts';
import { exclusionOf } from '../play-limits/index.ts';
import type { GameCounter } from './game-counter.ts';
import { isSessionLive } from './live-session.ts';
import { moveOnce } from './move-once.ts';
import { giveStakeBack } from './stake-back.ts';
import { isTakenBack, selectMovement, selectRound, upsertRound, type RoundName } from './rounds.store.ts';

type Moved = Promise<Result<WalletAnswer<'debit'>, WalletRefusalCode>>;

const nothing = cents(0);

/** The books' name of a stake. */
const stakeReference = (provider: string, transaction: string): string =>
  `game-stake:${provider}:${transaction}`;

/** Takes a stake, if the player may play now, has the money, and the round still takes stakes. */
export const debit = (counter: GameCounter, provider: string, asked: WalletRequest<'debit'>): Moved =>
  moveOnce(counter, provider, { ...asked, kind: 'debit', of: null }, async (sql, { session, cash }) => {
    const { profileId } = session;
    const { amount, transaction } = asked;
    const name: RoundName = { profileId, sessionId: asked.session, roundId: asked.round };
    if (await isTakenBack(sql, provider, transaction)) return refuse('rolled-back');
    const now = counter.realClock.now();
    if (!(await isSessionLive(sql, session, now))) return refuse('session-ended');
    if ((await exclusionOf(sql, profileId, now)) !== null) return refuse('excluded');
    const round = await selectRound(sql, name);
    if (round?.isClosed) return refuse('round-closed');
    const staked = addCents(round?.staked ?? nothing, amount);
    if (amount < GAME_LIMITS.minimumStake || staked > GAME_LIMITS.maximumStake) return refuse('limits');
    if (amount > cash) return refuse('insufficient-funds');
    await upsertRound(sql, name, { staked, won: null });
    await post(sql, {
      reference: stakeReference(provider, transaction),
      kind: 'game-stake',
      profileId,
      at: counter.clock.now(),
      postings: [{ from: cashOf(profileId), to: HOUSE.openRounds, amount }],
    });
    return ok(amount);
  });

/** Closes a round and pays what it won. It is owed whatever became of the player since: session over, on a break, account closed. */
export const credit = (counter: GameCounter, provider: string, asked: WalletRequest<'credit'>): Moved =>
  moveOnce(counter, provider, { ...asked, kind: 'credit', of: null }, async (sql, { session }) => {
    const { profileId } = session;
    const { amount, transaction } = asked;
    const name: RoundName = { profileId, sessionId: asked.session, roundId: asked.round };
    const round = await selectRound(sql, name);
    if (round === null) return refuse('unknown-round');
    if (round.isClosed) return refuse('round-closed');
    if (round.staked === 0) return refuse('rolled-back');
    if (amount > GAME_LIMITS.maximumWinnings) return refuse('limits');
    await upsertRound(sql, name, { staked: round.staked, won: amount });
    const winnings = { from: HOUSE.games, to: cashOf(profileId), amount };
    await post(sql, {
      reference: `game-round:${provider}:${transaction}`,
      kind: 'game-round',
      profileId,
      at: counter.clock.now(),
      postings: [
        { from: HOUSE.openRounds, to: HOUSE.games, amount: round.staked },
        ...(amount > 0 ? [winnings] : []),
      ],
    });
    return ok(amount);
  });

/** Takes a stake back, once; or sees to it that one which has not arrived never counts. */
export const rollback = (counter: GameCounter, provider: string, asked: WalletRequest<'rollback'>): Moved =>
  moveOnce(counter, provider, { ...asked, kind: 'rollback', amount: null }, async (sql, { session }) => {
    const { profileId } = session;
    const name: RoundName = { profileId, sessionId: asked.session, roundId: asked.round };
    if (await isTakenBack(sql, provider, asked.of)) return refuse('rolled-back');
    const stake = await selectMovement(sql, provider, asked.of);
    if (stake === null) return ok<Cents>(nothing);
    const round = await selectRound(sql, name);
    const isOfRound =
      stake.kind === 'debit' && stake.sessionId === name.sessionId && stake.roundId === name.roundId;
    if (!isOfRound || round === null) return refuse('unknown-round');
    if (round.isClosed) return refuse('round-closed');
    await upsertRound(sql, name, { staked: subtractCents(round.staked, stake.amount), won: null });
    await giveStakeBack(sql, {
      profileId,
      at: counter.clock.now(),
      stake: stakeReference(provider, asked.of),
      amount: stake.amount,
    });
    return ok(stake.amount);
  });
