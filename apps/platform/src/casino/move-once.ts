import { cents, ok, refuse, type CasinoTier, type Cents, type Result } from '@kipenga/betting-core';
import type { WalletAnswer, WalletRefusalCode } from '@kipenga/contracts/wallet';
import { isUniqueViolation, type Sql } from '../database/index.ts';
import { lockWallet } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { insertMovement, selectNamed, type Movement, type WonTier } from './rounds.store.ts';
import { ownerOfSession, selectGameSession, type GameSession } from './sessions.store.ts';

/** A movement as it is asked for. */
export interface AskedMovement {
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  readonly kind: Movement['kind'];
  /** Null for a rollback, whose amount the platform knows. */
  readonly amount: Cents | null;
  readonly of: string | null;
  /** The tier of the jackpot that a credit's seed drew. */
  readonly jackpot?: CasinoTier | undefined;
  /** The part of a credit that brings back stakes which were not at risk. */
  readonly unrisked?: Cents | undefined;
}

/** A movement that is to be decided on, under the wallet's lock. */
export interface Decision {
  readonly session: GameSession;
  /** A rollback of it arrived before. */
  readonly isTakenBack: boolean;
}

/** The money a movement moved. */
export type Moved = Pick<Movement, 'amount' | 'jackpot'> & Partial<Pick<Movement, 'unwagered'>>;

/** Moves the money, or returns the reason it did not move any. */
export type Move = (sql: Sql, decision: Decision) => Promise<Result<Moved, WalletRefusalCode>>;

const NOTHING = cents(0);

const isSame = (known: Movement, asked: AskedMovement): boolean =>
  known.kind === asked.kind &&
  known.sessionId === asked.session &&
  known.roundId === asked.round &&
  known.of === asked.of &&
  known.jackpot?.tier === asked.jackpot &&
  known.unrisked === (asked.unrisked ?? 0) &&
  (asked.amount === null || known.amount === asked.amount);

const answer = (balance: Cents, jackpot: WonTier | null): Result<WalletAnswer<'credit'>, WalletRefusalCode> =>
  ok({ balance, ...(jackpot && { jackpotPaid: jackpot.paid }) });

/** A movement that was made, as it is kept. */
const movementOf = (
  { session, round, transaction, kind, of, unrisked = NOTHING }: AskedMovement,
  { unwagered = NOTHING, ...made }: Moved & Pick<Movement, 'provider' | 'profileId'>,
): Omit<Movement, 'balance'> => ({
  sessionId: session,
  roundId: round,
  transaction,
  kind,
  of,
  unrisked,
  unwagered,
  ...made,
});

/**
 * Makes a provider's movement once (trust I9). One transaction locks the wallet, reads the session, looks the
 * movement's name up, moves the money and keeps the answer. A repeat gets the first answer. The same name with another
 * content is refused. A refusal keeps nothing.
 */
export const moveOnce = async (
  { db, bettingClock, realClock }: Services,
  provider: string,
  asked: AskedMovement,
  move: Move,
): Promise<Result<WalletAnswer<'credit'>, WalletRefusalCode>> => {
  try {
    return await db.transaction(async (sql) => {
      const profileId = await ownerOfSession(sql, asked.session);
      if (profileId === null) return refuse('session-ended');
      await lockWallet(sql, profileId);
      const named = { sessionId: asked.session, provider };
      const session = await selectGameSession(sql, profileId, named, realClock.now());
      if (session === null) return refuse('session-ended');
      if (session.playMode === 'DEMO') return refuse('demo-session');
      const { movement: known, isTakenBack } = await selectNamed(sql, profileId, provider, asked.transaction);
      if (known)
        return isSame(known, asked) ? answer(known.balance, known.jackpot) : refuse('transaction-reused');
      const moved = await move(sql, { session, isTakenBack });
      if (!moved.ok) return moved;
      const made = movementOf(asked, { provider, profileId, ...moved.value });
      return answer(await insertMovement(sql, made, bettingClock.now()), moved.value.jackpot);
    });
  } catch (error) {
    // Another player's movement took the name at the same moment: two wallets, so no lock came between.
    if (isUniqueViolation(error)) return refuse('transaction-reused');
    throw error;
  }
};
