import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { Fanout } from '../fanout/index.ts';
import type { OddsFeed } from '../gateways/index.ts';
import type { BettingClock } from '../ports/index.ts';
import { listVersion, SPORTS_VERSION, startMatches } from '../sports/index.ts';
import { keepTicking } from './keep-ticking.ts';
import { settleOwed, type Settling } from './settle-owed.ts';

export interface BoardOptions {
  readonly db: Database;
  readonly clock: BettingClock;
  /** Where matches, prices and results come from. */
  readonly feeds: readonly OddsFeed[];
  /** Takes over what another process did to the clock, before each look at it. */
  readonly reloadClock?: () => Promise<void>;
  /** Real seconds until something is due; never later than the next look. */
  readonly secondsToNextEvent?: () => Promise<number>;
  /**
   * Settles the bets of a match by its newest result. Called again until it succeeds, so it must be safe to
   * repeat.
   */
  readonly onResult: Settling['onResult'];
  /**
   * Closes what may be closed only before anything of its matches is known: the first thing of every look at the clock, before
   * kick-offs and results, and after an operator's result before anything is settled by it.
   */
  readonly onClose?: (now: Instant) => Promise<unknown>;
  /** Other work of betting time, such as payout holds: called whenever the board has lived up to a moment. */
  readonly onTime?: (now: Instant) => Promise<unknown>;
  /** Tells the other processes of the house of each new version of the lists, and hears of theirs. */
  readonly fanout?: Pick<Fanout, 'tell' | 'hear'>;
  /** Hears of what failed; it is tried again at the next tick. */
  readonly onFailure?: Settling['onFailure'];
  /** Real seconds between two looks at the clock; 0 starts no ticking by itself (tests). */
  readonly tickSeconds?: number;
}

/**
 * All matches with their prices and results, kept where betting time says they are. One thing at a time is
 * done to it.
 */
export interface Board {
  /** Does what has become due. */
  tick(): Promise<void>;
  /**
   * Lives through a stretch of time: `step` moves the clock and answers true until there is none left. All kick-offs, results and
   * settlements of each step are done before the next.
   */
  liveThrough(step: () => Promise<boolean>): Promise<void>;
  /** Tells of what others have written of prices and matches since; it waits for nothing the board does. */
  tellChanges(): Promise<void>;
  /** Settles what `write` has written, at once. Answers what `write` did: false wrote nothing. */
  settleAfter(write: () => Promise<boolean>): Promise<boolean>;
  /**
   * Changes whenever a public list of matches could: with every price, kick-off and result, and at Nairobi's midnight.
   * Known without asking the database; what another process changed is known once it tells, and after the next tick at the latest.
   */
  listVersion(): string;
  /** Ends the ticking; what is being done is finished first. */
  stop(): Promise<void>;
}

const TICK_SECONDS = 5;
const never = async (): Promise<number> => Infinity;

/** One task after the other, each when those before have ended, however they did. */
const turns = () => {
  let work: Promise<unknown> = Promise.resolve();
  return {
    inTurn: <T>(task: () => Promise<T>): Promise<T> => {
      const turn = work.then(task);
      work = turn.catch(() => undefined);
      return turn;
    },
    ended: async (): Promise<void> => void (await work),
  };
};

/** Work of another room: where it fails it is told of, and tried again at the next look. */
const attempt = async (
  work: ((now: Instant) => Promise<unknown>) | undefined,
  now: Instant,
  { onFailure }: BoardOptions,
  name: string,
): Promise<void> => {
  try {
    await work?.(now);
  } catch (error) {
    onFailure?.(name, error);
  }
};

/** Kick-offs, results, settlements and new matches up to now. */
const catchUp = async (options: BoardOptions) => {
  const { db, clock, feeds, onResult, onClose, onTime, onFailure = () => undefined } = options;
  const now = clock.now();
  await attempt(onClose, now, options, 'closing before kick-off');
  await startMatches(db, now);
  for (const feed of feeds) await feed.bringResults(now);
  await settleOwed(db, now, { onResult, onFailure });
  for (const feed of feeds) await feed.offerMatches(now);
  await attempt(onTime, now, options, 'the other work of betting time');
};

/** The version of the lists as this process knows it, and as others tell it. */
const versionKeeper = ({ db, fanout }: BoardOptions) => {
  let version = 0;
  const stopHearing = fanout?.hear(SPORTS_VERSION, (told) => {
    version = Math.max(version, Number(told) || 0);
  });
  return {
    get: () => version,
    readAgain: async (): Promise<void> => {
      const known = version;
      version = Math.max(await listVersion(db), version);
      if (version !== known) fanout?.tell(SPORTS_VERSION, String(version));
    },
    stop: () => stopHearing?.(),
  };
};

/** Opens the feeds and lives up to now; then goes on by itself until stopped. */
export const openBoard = async (options: BoardOptions): Promise<Board> => {
  const { db, clock, feeds, onResult, onFailure = () => undefined } = options;
  const { tickSeconds = TICK_SECONDS, secondsToNextEvent = never } = options;
  const { inTurn, ended } = turns();
  const version = versionKeeper(options);

  /** What a price was in between depends on nothing, so a stretch of time moves prices once, at its end. */
  const movePrices = async (): Promise<void> => {
    for (const feed of feeds) await feed.movePrices(clock.now());
    await version.readAgain();
  };
  const tick = (): Promise<void> =>
    inTurn(async () => {
      await options.reloadClock?.();
      await catchUp(options);
      await movePrices();
    });

  for (const feed of feeds) await feed.open();
  await tick();
  const ticking = tickSeconds > 0 ? keepTicking({ tick, secondsToNextEvent, tickSeconds, onFailure }) : null;

  return {
    tick,
    liveThrough: (step) =>
      inTurn(async () => {
        while (await step()) await catchUp(options);
        await movePrices();
      }),
    tellChanges: version.readAgain,
    settleAfter: (write) =>
      inTurn(async () => {
        if (!(await write())) return false;
        await attempt(options.onClose, clock.now(), options, 'closing before kick-off');
        await settleOwed(db, clock.now(), { onResult, onFailure });
        await version.readAgain();
        return true;
      }),
    listVersion: () => `${version.get()} ${nairobiDayOf(clock.now())}`,
    stop: async () => {
      await ticking?.stop();
      await ended();
      version.stop();
    },
  };
};
