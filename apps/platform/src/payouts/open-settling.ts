import { randomUUID } from 'node:crypto';
import type { FeedMatchId, Instant } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database } from '../database/index.ts';
import { keepTicking, turns } from '../loops/index.ts';
import type { BettingClock } from '../ports/index.ts';
import { feedMatchIdOf, markSettled, owedSettlements, type OwedSettlement } from '../sports/index.ts';
import { endClaim, isHeldByOthers, letGo, renewClaims, takeClaim } from './claims.store.ts';

/** Work in slices: each step of it is one, and says how far it has come, as plain JSON. Between two steps it holds nothing. */
export type Slices = AsyncIterable<unknown>;

/** Work that is not of one match, as holds whose day has come. */
export interface RecurringWork {
  readonly name: string;
  readonly isDue: () => Promise<boolean>;
  readonly slices: () => Slices;
}

export interface SettlingOptions {
  readonly db: Database;
  readonly clock: BettingClock;
  /**
   * Settles all that hangs on a match by its newest result. Called again after a failure, with how far it had come, so it must be safe
   * to repeat.
   */
  readonly settleMatch: (feedMatchId: FeedMatchId, from: unknown) => Slices;
  readonly recurring?: readonly RecurringWork[];
  /** Hears of what failed; it is tried again at the next look. */
  readonly onFailure?: (what: string, error: unknown) => void;
  /** Real seconds between two looks; 0 starts no looking by itself (tests). */
  readonly tickSeconds?: number;
}

/** Settlement, apart from everything that tells prices, kick-offs and results. */
export interface Settling {
  /** Looks at once, in the background, for owed settlements. */
  wake(): void;
  /** Settles all that is owed, and waits for what other processes have in hand. */
  settleAll(): Promise<void>;
  /** Ends after the slice in hand, and lets others go on from there. */
  stop(): Promise<void>;
}

/** A claimed piece of work. */
interface Work {
  readonly name: string;
  readonly slices: AsyncIterator<unknown>;
  /** Wraps what a slice says of its progress. */
  readonly progressOf: (at: unknown) => unknown;
  readonly end: () => Promise<unknown>;
}

/** Progress on a match. */
interface MatchProgress {
  readonly resultVersion: number;
  readonly toldNumber: number;
  /** The moment at which the first of its bets were judged. */
  readonly begunAt: Instant;
  readonly at: unknown;
}

/** Matches that are settled side by side, a slice of each in turn: a long one does not hold up the short ones. */
const AT_ONCE = 8;
/** After this many turns it looks for other work that has become due, and continues with its own. */
const MOST_TURNS = 50;
/** A slice takes less. */
const LEASE_SECONDS = 30;
const TICK_SECONDS = 5;
const OTHERS_MS = 50;

const isSameSettlement = (progress: MatchProgress | null, owed: OwedSettlement): boolean =>
  progress?.resultVersion === owed.resultVersion && progress.toldNumber === owed.toldNumber;

/** True of work that is in hand, or failed at this look. */
type IsBusy = (name: string) => boolean;

/** Claims matches that are owed a settlement, and recurring work that is due. */
const claimer = ({ db, clock, settleMatch, recurring = [] }: SettlingOptions, holder: string) => {
  const claimMatch = async (name: string, { feedNumber }: OwedSettlement): Promise<Work | null> => {
    const claimed = await takeClaim(db, { name, holder }, LEASE_SECONDS);
    if (!claimed) return null;
    const now = clock.now();
    // Another process may have settled it since it was listed.
    const [owed] = await owedSettlements(db, now, feedNumber);
    const end = () => endClaim(db, { name, holder });
    if (!owed) return end().then(() => null);
    const kept = claimed.progress as MatchProgress | null;
    const { resultVersion, toldNumber } = owed;
    const begun =
      kept && isSameSettlement(kept, owed) ? kept : { resultVersion, toldNumber, begunAt: now, at: null };
    return {
      name,
      slices: settleMatch(feedMatchIdOf(feedNumber), begun.at)[Symbol.asyncIterator](),
      progressOf: (at) => ({ ...begun, at }),
      end: async () => {
        // A match is a fact: on a Citus it may be in a deadlock with others that are written, and a transaction tries again.
        await db.transaction((sql) => markSettled(sql, owed, begun.begunAt));
        await end();
      },
    };
  };
  const claimRecurring = async ({ name, isDue, slices }: RecurringWork): Promise<Work | null> => {
    if (!(await isDue()) || !(await takeClaim(db, { name, holder }, LEASE_SECONDS))) return null;
    const end = () => endClaim(db, { name, holder });
    return { name, slices: slices()[Symbol.asyncIterator](), progressOf: () => null, end };
  };
  return {
    recurring: async (isBusy: IsBusy): Promise<readonly Work[]> => {
      const claimed: Work[] = [];
      for (const one of recurring) {
        const work = isBusy(one.name) ? null : await claimRecurring(one);
        if (work) claimed.push(work);
      }
      return claimed;
    },
    matches: async (most: number, isBusy: IsBusy): Promise<readonly Work[]> => {
      const claimed: Work[] = [];
      for (const owed of most > 0 ? await owedSettlements(db, clock.now()) : []) {
        const name = `settling match ${owed.feedNumber}`;
        const work = isBusy(name) ? null : await claimMatch(name, owed);
        if (work) claimed.push(work);
        if (claimed.length === most) break;
      }
      return claimed;
    },
  };
};

/**
 * Settles what is owed (including picks whose start was announced, D95), in slices of bounded size, apart from the work on
 * prices. Each match, and each recurring work, is claimed by one process; when that dies, its claim expires and another
 * continues where it stopped. Owed work is stored with the match itself, so nothing is lost in between.
 */
export const openSettling = (options: SettlingOptions): Settling => {
  const { db, onFailure = () => undefined, tickSeconds = TICK_SECONDS } = options;
  const holder = randomUUID();
  const claim = claimer(options, holder);
  const { inTurn, ended } = turns();
  const stopping = new AbortController();
  /** Claimed work, continued from look to look rather than begun again. */
  let inHand: Work[] = [];

  /** Does one slice. @returns false where the work is done, has failed, or is somebody else's now. */
  const isGoingOn = async (work: Work, names: readonly string[], failed: Set<string>): Promise<boolean> => {
    const { name } = work;
    try {
      const { done, value } = await work.slices.next();
      if (!done) {
        const progress = work.progressOf(value);
        return await renewClaims(
          db,
          { name, holder },
          {
            seconds: LEASE_SECONDS,
            progress,
            inHand: names,
          },
        );
      }
      await work.end();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failed.add(name);
      onFailure(name, error);
      // Nobody waits for a claim that is not worked on.
      await letGo(db, holder, name);
    }
    return false;
  };

  /** Works off what is owed, a slice of each match in turn. @returns true if there is more. */
  const takeTurns = async (): Promise<boolean> => {
    const failed = new Set<string>();
    // Recurring work first, and once more after all matches: settling makes work for them.
    let looksLeft = 2;
    for (let turn = 0; turn < MOST_TURNS && !stopping.signal.aborted; turn += 1) {
      const isBusy = (name: string): boolean => failed.has(name) || inHand.some((work) => work.name === name);
      if ((turn === 0 || inHand.length === 0) && looksLeft-- > 0)
        inHand.push(...(await claim.recurring(isBusy)));
      inHand.push(...(await claim.matches(AT_ONCE - inHand.length, isBusy)));
      if (inHand.length === 0 && (turn === 0 || looksLeft <= 0)) return false;
      const left: Work[] = [];
      for (const work of inHand) {
        const names = inHand.flatMap(({ name }) => (failed.has(name) ? [] : name));
        if (stopping.signal.aborted || (await isGoingOn(work, names, failed))) left.push(work);
      }
      inHand = left;
    }
    return !stopping.signal.aborted;
  };
  const look = (): Promise<boolean> =>
    takeTurns().catch((error: unknown) => {
      inHand = []; // its claims run out, or are taken anew
      throw error;
    });
  const lookToTheEnd = (): Promise<void> =>
    inTurn(async () => {
      while (await look());
    });

  const loop =
    tickSeconds > 0
      ? keepTicking({ name: 'settling what is owed', tick: lookToTheEnd, tickSeconds, onFailure })
      : null;
  return {
    wake: () => loop?.wake(),
    settleAll: async () => {
      for (;;) {
        await lookToTheEnd();
        if (stopping.signal.aborted || !(await isHeldByOthers(db, holder))) return;
        await new Promise((resolve) => setTimeout(resolve, OTHERS_MS));
      }
    },
    stop: async () => {
      stopping.abort();
      await loop?.stop();
      await ended();
      await letGo(db, holder);
    },
  };
};
