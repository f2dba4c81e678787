import { nairobiDayOf, toMs, type FeedMatchId, type Instant, type MatchScore } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { listVersion, numberOf, recordResult, startMatches, type OddsFeed } from '../sports/index.ts';
import { seasonFeed } from './feed/season-feed.ts';
import { nextEventAt } from './feed/season.store.ts';
import { keepTicking } from './keep-ticking.ts';
import { longestHopMs } from './longest-hop.ts';
import { seasonLeagues } from './leagues/leagues.ts';
import type { SeasonClock } from './season-clock.ts';
import { settleOwed, type Settling } from './settle-owed.ts';

export interface SeasonOptions {
  readonly db: Database;
  readonly clock: SeasonClock;
  /** The dice of the season (SEASON_SEED): the same seed lives the same season. */
  readonly seed?: string;
  /** Settles the bets of a match by its newest result. Called again until it succeeds, so it must be safe to repeat. */
  readonly onResult: Settling['onResult'];
  /** Other work of the platform's clock, such as payout holds: called whenever the season has lived up to a moment. */
  readonly onTime?: (now: Instant) => Promise<unknown>;
  /** Hears of what failed; it is tried again at the next tick. */
  readonly onFailure?: Settling['onFailure'];
  /** Where matches come from; the living season unless told otherwise. */
  readonly feeds?: readonly OddsFeed[];
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

const TICK_SECONDS = 5;

/** Opens the season and lives up to now; then goes on by itself until stopped. */
export async function startSeason(options: SeasonOptions): Promise<Season> {
  const {
    db,
    clock,
    seed = 'kipenga',
    onResult,
    onTime,
    onFailure = () => undefined,
    tickSeconds = TICK_SECONDS,
  } = options;
  const feeds = options.feeds ?? [seasonFeed({ db, seed, leagues: seasonLeagues() })];
  let work: Promise<unknown> = Promise.resolve();
  let version = 0;

  /** One thing at a time: a tick never runs into an advance. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = work.then(task);
    work = turn.catch(() => undefined);
    return turn;
  };

  /** Kick-offs, results, settlements and new matches up to now. */
  const catchUp = async (): Promise<void> => {
    const now = clock.now();
    await startMatches(db, now);
    for (const feed of feeds) await feed.bringResults(now);
    await settleOwed(db, now, { onResult, onFailure });
    for (const feed of feeds) await feed.offerMatches(now);
    await onTime?.(now)?.catch((error: unknown) =>
      onFailure("the other work of the platform's clock", error),
    );
  };

  /** What a price was in between depends on nothing, so an advance moves prices once, at its end. */
  const movePrices = async (): Promise<void> => {
    for (const feed of feeds) await feed.movePrices(clock.now());
    version = await listVersion(db);
  };

  const tick = (): Promise<void> =>
    inTurn(async () => {
      await clock.reload();
      await catchUp();
      await movePrices();
    });

  const secondsToNextEvent = async (): Promise<number> => {
    const next = await nextEventAt(db);
    return next === null ? Infinity : (toMs(next) - clock.nowMs()) / 1000 / clock.speed;
  };

  for (const feed of feeds) await feed.open();
  await tick();
  const ticking = tickSeconds > 0 ? keepTicking({ tick, secondsToNextEvent, tickSeconds, onFailure }) : null;

  return {
    tick,
    advance: (minutes) =>
      inTurn(async () => {
        const untilMs = clock.nowMs() + minutes * 60_000;
        for (let left = untilMs - clock.nowMs(); left > 0; left = untilMs - clock.nowMs()) {
          await clock.moveForward(Math.min(left, longestHopMs(clock.nowMs())) / 60_000);
          await catchUp();
        }
        await movePrices();
        return clock.now();
      }),
    setResult: (feedMatchId, result) =>
      inTurn(async () => {
        const feedNumber = numberOf(feedMatchId);
        if (feedNumber === null || !(await db.transaction((sql) => recordResult(sql, feedNumber, result))))
          return false;
        await settleOwed(db, clock.now(), { onResult, onFailure });
        version = await listVersion(db);
        return true;
      }),
    listVersion: () => `${version} ${nairobiDayOf(clock.now())}`,
    stop: async () => {
      await ticking?.stop();
      await work;
    },
  };
}
