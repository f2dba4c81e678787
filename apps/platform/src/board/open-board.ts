import { nairobiDayOf, type Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { Fanout } from '../fanout/index.ts';
import type { OddsFeed } from '../gateways/index.ts';
import type { BettingClock } from '../ports/index.ts';
import { keepTicking, turns } from '../loops/index.ts';
import type { Settling } from '../payouts/index.ts';
import { liftEnded, startMatches } from '../sports/index.ts';
import { versionKeeper } from './version-keeper.ts';

export interface BoardOptions {
  readonly db: Database;
  readonly clock: BettingClock;
  /** The sources of matches, prices and results. */
  readonly feeds: readonly OddsFeed[];
  /** Takes over what another process did to the clock, before each look at it. */
  readonly reloadClock?: () => Promise<void>;
  /** Real seconds until something is due; never later than the next look. */
  readonly secondsToNextEvent?: () => Promise<number>;
  /** Woken after kick-offs and results are told; time that is lived through waits until all is settled. */
  readonly settling?: Pick<Settling, 'wake' | 'settleAll'>;
  /**
   * Closes what may be closed only before anything of its matches is known, where time can leap (a sandbox): before the kick-offs and results
   * of each look, and before anything is settled by an operator's result. In real time it is closed by the clock, and holds up nothing here.
   */
  readonly onClose?: (now: Instant) => Promise<unknown>;
  /** Other work of betting time: called after each step of time that is lived through. */
  readonly onTime?: (now: Instant) => Promise<unknown>;
  /** Announces each new version of the lists to the other processes of the house, and receives theirs. */
  readonly fanout?: Pick<Fanout, 'publish' | 'subscribe'>;
  /** Hears of what failed; it is tried again at the next tick. */
  readonly onFailure?: (what: string, error: unknown) => void;
  /** Real seconds between two looks at the clock; 0 starts no ticking by itself (tests). */
  readonly tickSeconds?: number;
}

/**
 * All matches with their prices and results, kept where betting time says they are. Prices move by themselves, beside kick-offs and results;
 * each is told as soon as it is committed, and none of them waits for a settlement.
 */
export interface Board {
  /** Brings kick-offs, results, new matches and prices to now, and tells them. */
  tick(): Promise<void>;
  /**
   * Runs through a stretch of time: `step` moves the clock and returns true until none is left. All kick-offs, results and
   * settlements of each step are done before the next.
   */
  liveThrough(step: () => Promise<boolean>): Promise<void>;
  /** Brings the matches in play to now, and tells what happened. */
  playMatches(): Promise<void>;
  /** Tells of what others have written of prices and matches since; it waits for nothing the board does. */
  tellChanges(): Promise<void>;
  /** Settles the writes of `write`, then returns its result: false if it wrote nothing. */
  settleAfter(write: () => Promise<boolean>): Promise<boolean>;
  /**
   * Changes whenever a public list of matches could: with every price, kick-off and result, and at Nairobi's midnight.
   * Known without asking the database; what another process changed is known once it tells, and after the next tick at the latest.
   */
  listVersion(): string;
  /** Stops the ticking, after the current work is done. */
  stop(): Promise<void>;
}

const TICK_SECONDS = 5;
const PLAY_SECONDS = 1;

/** Opens the feeds and brings everything up to date; then runs by itself until stopped. */
export const openBoard = async (options: BoardOptions): Promise<Board> => {
  const { db, clock, feeds, settling, fanout, onFailure = () => undefined } = options;
  const { tickSeconds = TICK_SECONDS, secondsToNextEvent } = options;
  const [matchTurns, priceTurns, playTurns] = [turns(), turns(), turns()];
  const version = versionKeeper({ db, onFailure, ...(fanout && { fanout }) });

  /** Work of another room: what fails is reported, and tried again at the next look. */
  const attempt = async (name: string, work: BoardOptions['onClose']): Promise<void> => {
    try {
      await work?.(clock.now());
    } catch (error) {
      onFailure(name, error);
    }
  };
  const close = (): Promise<void> => attempt('closing before kick-off', options.onClose);

  const bringMatches = async (): Promise<void> => {
    const now = clock.now();
    await close();
    await startMatches(db, now);
    for (const feed of feeds) await feed.bringResults(now);
    for (const feed of feeds) await feed.offerMatches(now);
  };
  const keepMatches = (): Promise<void> =>
    matchTurns.inTurn(async () => {
      await options.reloadClock?.();
      await bringMatches();
      await version.readAgain();
      settling?.wake();
    });
  /** Moves prices. Nothing depends on a price in between, so a stretch of time moves them once, at its end. */
  const movePrices = (): Promise<void> =>
    priceTurns.inTurn(async () => {
      await options.reloadClock?.();
      await db
        .transaction((sql) => liftEnded(sql, clock.now()))
        .catch((error: unknown) => onFailure('lifting suspensions', error));
      for (const feed of feeds) await feed.movePrices(clock.now());
      await version.readAgain();
    });
  /** By itself, for what happens in a match is told within a second, whatever else is done. */
  const playMatches = (): Promise<void> =>
    playTurns.inTurn(async () => {
      for (const feed of feeds) await feed.playMatches?.(clock.now());
      await version.readAgain();
    });
  const tick = async (): Promise<void> => {
    await keepMatches();
    await playMatches();
    await movePrices();
  };

  for (const feed of feeds) await feed.open();
  await tick();
  const looking = { tickSeconds, onFailure, ...(secondsToNextEvent && { secondsToNextEvent }) };
  const loops =
    tickSeconds > 0
      ? [
          keepTicking({ ...looking, name: 'moving the prices', tick: movePrices }),
          keepTicking({ ...looking, name: 'keeping the matches', tick: keepMatches }),
          ...(feeds.some(({ playMatches: plays }) => plays !== undefined)
            ? [
                keepTicking({
                  name: 'playing the matches',
                  tick: playMatches,
                  tickSeconds: PLAY_SECONDS,
                  onFailure,
                }),
              ]
            : []),
        ]
      : [];

  return {
    tick,
    liveThrough: (step) =>
      matchTurns.inTurn(async () => {
        while (await step()) {
          await bringMatches();
          await settling?.settleAll();
          await attempt('the other work of betting time', options.onTime);
        }
        await playMatches();
        await movePrices();
      }),
    tellChanges: version.readAgain,
    settleAfter: (write) =>
      matchTurns.inTurn(async () => {
        if (!(await write())) return false;
        await version.readAgain();
        await close();
        await settling?.settleAll();
        return true;
      }),
    listVersion: () => `${version.now()} ${nairobiDayOf(clock.now())}`,
    playMatches,
    stop: async () => {
      for (const loop of loops) await loop.stop();
      await matchTurns.ended();
      await priceTurns.ended();
      await playTurns.ended();
      version.stop();
    },
  };
};
