import { cents, ok, refuse, type Result } from '@kipenga/betting-core';
import type { WalletAnswer, WalletRefusalCode, WalletRequest } from '@kipenga/contracts/wallet';
import { isLoginLive, newToken, tokenHashOf } from '../customers/index.ts';
import { balances } from '../ledger/index.ts';
import { playRejection, standingOf } from '../play-limits/index.ts';
import type { Provider } from './providers/index.ts';
import { secondsFromNow } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { codeOf } from './refusal-codes.ts';
import {
  insertGameSession,
  ownerOfSession,
  playerOf,
  selectGameSession,
  spendLaunch,
} from './sessions.store.ts';

const SESSION_SECONDS = 12 * 3_600;

/**
 * Exchanges a launch token for a session, once (D30), unless the login has ended or a break begun since. Play
 * money is the provider's own affair.
 */
export const openGameSession = (
  services: Services,
  provider: Provider,
  { token }: WalletRequest<'open'>,
): Promise<Result<WalletAnswer<'open'>, WalletRefusalCode>> =>
  services.db.transaction(async (sql) => {
    const now = services.realClock.now();
    const playing = await spendLaunch(sql, tokenHashOf(token), provider.name, now);
    if (playing === null || !(await isLoginLive(sql, playing, now))) return refuse('token-refused');
    const { profileId, gameId, playMode } = playing;
    const barred = playRejection(await standingOf(sql, profileId, now));
    if (barred !== null) return refuse(codeOf(barred));
    const session = newToken(services.random);
    const expiresAt = secondsFromNow(services.realClock, SESSION_SECONDS);
    await insertGameSession(sql, session, playing, { now, expiresAt });
    const balance = playMode === 'DEMO' ? cents(0) : (await balances(sql, profileId)).cash;
    const player = await playerOf(sql, playing, newToken(services.random));
    return ok({ session, player, playMode, gameId, balance });
  });

/** Tells what the player of a session can stake: cash alone. */
export const gameBalance = async (
  { db, realClock }: Services,
  provider: Provider,
  { session: sessionId }: WalletRequest<'balance'>,
): Promise<Result<WalletAnswer<'balance'>, WalletRefusalCode>> => {
  const owner = await ownerOfSession(db, sessionId);
  const asked = { sessionId, provider: provider.name };
  const session = owner && (await selectGameSession(db, owner, asked, realClock.now()));
  if (!session?.isLive) return refuse('session-ended');
  if (session.playMode === 'DEMO') return refuse('demo-session');
  return ok({ balance: (await balances(db, session.profileId)).cash });
};
