import { compareInstants, type Instant } from '@kipenga/betting-core';
import { isLoginLive } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import type { GameSession } from './sessions.store.ts';

/**
 * May the session be staked in at this moment of real time? Lock the wallet first when money depends on it.
 */
export const isSessionLive = async (sql: Sql, session: GameSession, now: Instant): Promise<boolean> =>
  compareInstants(session.expiresAt, now) > 0 && (await isLoginLive(sql, session, now));
