import { matchId as matchIdOf, type Cents, type MatchId } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database } from '../database/index.ts';
import { keepTicking } from '../loops/index.ts';
import type { BettingClock, PayLimits } from '../ports/index.ts';
import type { ExposureKeeper } from './keep-exposure.ts';
import { limitedMatches } from './pay-limits.store.ts';

/** Holds bets to the limits that are kept in the database. */
export interface PayLimitKeeper extends PayLimits {
  /** Reads the limits and the exposure they apply to; repeats by itself each second. */
  readonly read: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const READ_AGAIN_SECONDS = 1;

interface KeeperParts {
  readonly db: Database;
  readonly clock: BettingClock;
  readonly exposure: Pick<ExposureKeeper, 'follow' | 'paysWith'>;
  readonly onFailure: (what: string, error: unknown) => void;
}

/**
 * Follows the matches that have a limit. A bet on one is judged from memory, with all bets that were placed until a moment ago in whatever process:
 * bets that come within the same moment can pass a limit together, by no more than themselves.
 */
export const keepPayLimits = ({ db, clock, exposure, onFailure }: KeeperParts): PayLimitKeeper => {
  let limited: ReadonlyMap<MatchId, Cents> = new Map();
  const read = async (): Promise<void> => {
    const found = await limitedMatches(db, clock.now());
    limited = new Map(found.map(({ match, most }) => [matchIdOf(String(match)), most]));
    for (const id of limited.keys())
      await exposure.follow(id).catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) throw error;
        // One match that cannot be reckoned leaves no other without its limit.
        onFailure('following a match with a limit', error);
      });
  };
  const loop = keepTicking({
    name: 'following the matches with a limit',
    tick: read,
    tickSeconds: READ_AGAIN_SECONDS,
    onFailure,
  });
  return {
    read,
    passedBy: (asked) => {
      if (limited.size === 0) return null;
      for (const [at, { outcomeId }] of asked.bet.selections.entries()) {
        const pick = asked.outcomes.get(outcomeId);
        const most = pick && limited.get(pick.matchId);
        if (pick === undefined || most === undefined) continue;
        const pays = exposure.paysWith(pick.matchId, asked, at);
        if (pays !== null && pays > most)
          return { most, match: { home: pick.homeTeam, away: pick.awayTeam } };
      }
      return null;
    },
    stop: () => loop.stop(),
  };
};
