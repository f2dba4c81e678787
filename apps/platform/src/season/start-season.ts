import { nairobiDayOf, toMs, type FeedMatchId, type Instant } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { listVersion, numberOf, recordResult, type MatchScore } from '../sports/index.ts';
import { grade } from './grade.ts';
import { seasonLeagues } from './leagues.ts';
import { liveUntil, movePrices, openSeason, settleOwed, type SeasonParts } from './live-season.ts';
import type { SeasonClock } from './season-clock.ts';
import { nextEventAt } from './season.store.ts';

export interface SeasonOptions {
  readonly db: Database;
  readonly clock: SeasonClock;
  /** The dice of the season (SEASON_SEED): the same seed lives the same season. */
  readonly seed?: string;
  readonly onResult: SeasonParts['onResult'];
  /** Other work of the platform's clock, such as payout holds: called whenever the season has lived up to a moment. */
  readonly onTime?: (now: Instant) => Promise<void>;
  readonly onFailure?: SeasonParts['onFailure'];
  /** Real seconds between two looks at the clock; 0 starts no ticking by itself (tests). */
  readonly tickSeconds?: number;
}

/** The living season. */
export interface Season {
  /** Does what has become due. */
  tick(): Promise<void>;
  /** Moves the clock and lives through the time: all kick-offs, results and settlements of it are done when it answers (D61). */
  advance(minutes: number): Promise<Instant>;
  /** Writes a result of a match now, or corrects it, and settles (D61, D71). False where the match is not known. */
  setResult(feedMatchId: FeedMatchId, result: MatchScore | 'void'): Promise<boolean>;
  /**
   * Changes whenever a public list of matches could: with every price, kick-off and result, and at Nairobi's midnight.
   * Known without asking the database; what another process changed is known after the next tick.
   */
  listVersion(): string;
  /** Ends the ticking; what is being done is finished first. */
  stop(): Promise<void>;
}

/** The longest a season is advanced in one step: wins of one day are then paid on that day, not on a later one (D09). */
const HOP_MINUTES = 60;
const TICK_SECONDS = 5;
const SHORTEST_TICK_SECONDS = 1;

/** Opens the season and lives up to now; then goes on by itself until stopped. */
export async function startSeason(options: SeasonOptions): Promise<Season> {
  const { db, clock, seed = 'kipenga', onResult, onTime = async () => undefined, onFailure = () => undefined, tickSeconds = TICK_SECONDS } = options;
  const parts: SeasonParts = { db, seed, leagues: seasonLeagues(), onResult, onFailure };
  let work: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** One thing at a time: a tick never runs into an advance. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = work.then(task);
    work = turn.catch(() => undefined);
    return turn;
  };

  const catchUp = async (): Promise<void> => {
    const now = clock.now();
    await liveUntil(parts, now);
    await onTime(now);
  };

  let version = 0;
  const readVersion = async (): Promise<void> => {
    version = await listVersion(db);
  };

  const pricesOfNow = async (): Promise<void> => {
    await movePrices(parts, clock.now());
    await readVersion();
  };

  const catchUpWithPrices = async (): Promise<void> => {
    await catchUp();
    await pricesOfNow();
  };

  const tick = (): Promise<void> =>
    inTurn(async () => {
      await clock.reload();
      await catchUpWithPrices();
    });

  const waitSeconds = async (): Promise<number> => {
    const next = await nextEventAt(db);
    if (next === null) return tickSeconds;
    return Math.min(tickSeconds, Math.max(SHORTEST_TICK_SECONDS, (toMs(next) - clock.nowMs()) / 1000));
  };

  const goOn = async (): Promise<void> => {
    await tick().catch((error: unknown) => onFailure('living the season', error));
    const seconds = await waitSeconds().catch(() => tickSeconds);
    if (!isStopped) timer = setTimeout(() => void goOn(), seconds * 1000);
  };

  await openSeason(parts);
  await inTurn(catchUpWithPrices);
  if (tickSeconds > 0) timer = setTimeout(() => void goOn(), tickSeconds * 1000);

  return {
    tick,
    advance: (minutes) =>
      inTurn(async () => {
        for (let left = minutes; left > 0; left -= HOP_MINUTES) {
          await clock.moveForward(Math.min(left, HOP_MINUTES));
          await catchUp();
        }
        await pricesOfNow();
        return clock.now();
      }),
    setResult: (feedMatchId, result) =>
      inTurn(async () => {
        const feedNumber = numberOf(feedMatchId);
        if (feedNumber === null || !(await db.transaction((sql) => recordResult(sql, feedNumber, result, grade)))) return false;
        await settleOwed(parts, clock.now());
        await readVersion();
        return true;
      }),
    listVersion: () => `${version} ${nairobiDayOf(clock.now())}`,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
