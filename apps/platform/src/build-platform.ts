import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatNairobiDateTime, formatOdds } from '@kipenga/betting-core';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { betHandlers, betJobs, depositedBetJobs, releasePayoutHolds, settleMatchBets } from './bets/index.ts';
import { bookingHandlers } from './booking/index.ts';
import { casinoHandlers, gameWalletRoutes, type GameCounter } from './casino/index.ts';
import { catalogueRoutes } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { authenticate, customerHandlers } from './customers/index.ts';
import type { Database } from './database/index.ts';
import { firstView } from './first-view/index.ts';
import {
  addressLimits,
  buildServer,
  cachedLists,
  mountContract,
  pagePolicy,
  platformLogger,
  refuseUnknownCalls,
  serveHealth,
  serveOpenApi,
} from './http/index.ts';
import { housekeepingJobs, jobRunner, promiseHousekeeping } from './jobs/index.ts';
import { limitHandlers, limitsVersion } from './limits/index.ts';
import { handlersNotServedYet } from './not-served-yet.ts';
import { paymentHandlers, type Cashier } from './payments/index.ts';
import { playLimitHandlers } from './play-limits/index.ts';
import { systemClock, systemRandom, type Clock, type Random } from './ports/index.ts';
import { sandboxJobs, sandboxMobileMoney, sandboxRoutes } from './sandbox/index.ts';
import { seasonClock, seasonRoutes, startSeason } from './season/index.ts';
import { isOffered, sportsHandlers, topMatches } from './sports/index.ts';

/** Everything behind the counter, joined and ready to listen. */
export interface Platform {
  readonly app: FastifyInstance;
  /** Stops taking requests, finishes the work in hand, and stops the season. The database stays open: whoever opened it closes it. */
  close(): Promise<void>;
}

interface Parts {
  readonly config: Config;
  /** Migrated already. */
  readonly db: Database;
  readonly random?: Random;
  /** How often due jobs are looked for. */
  readonly jobsEveryMs?: number;
}

const GAMES_BY_SMS = 5;

type Season = Awaited<ReturnType<typeof startSeason>>;
type SeasonClock = Awaited<ReturnType<typeof seasonClock>>;

/** What the server is made of, once the season lives. */
interface Joined extends Required<Parts> {
  readonly logger: Logger;
  readonly clock: SeasonClock;
  readonly season: Season;
  readonly onFailure: (kind: string, error: unknown) => void;
}

const isBuilt = (buildFolder: string): boolean =>
  ['web/sportsbook.html', 'server/sportsbook.js'].every((file) => existsSync(join(buildFolder, file)));

const gamesForSms = async (db: Database, clock: Clock): Promise<readonly string[]> =>
  (await topMatches(db, { now: clock.now(), offset: 0, limit: GAMES_BY_SMS })).map(
    ({ gameId, startsAt, homeTeam, awayTeam, mainOutcomes }) => {
      const prices = [mainOutcomes.home, mainOutcomes.draw, mainOutcomes.away].map((outcome) =>
        outcome?.odds ? formatOdds(outcome.odds) : '-',
      );
      return `${gameId} ${formatNairobiDateTime(startsAt).slice(5, 16)} ${homeTeam} v ${awayTeam} ${prices.join(' ')}`;
    },
  );

const serve = async ({
  config,
  db,
  random,
  jobsEveryMs,
  logger,
  clock,
  season,
  onFailure,
}: Joined): Promise<Platform> => {
  const customers = { db, clock: systemClock, smsClock: clock, random };
  const cashier: Cashier = { db, clock, random, mobileMoney: sandboxMobileMoney() };
  const counter = { db, clock, random };
  const games: GameCounter = { db, clock, realClock: systemClock, random };
  const { arcade, houseOrigin } = config;
  const peopleJobs = jobRunner({
    db,
    clock: systemClock,
    work: {
      ...sandboxJobs(cashier),
      ...depositedBetJobs(counter),
      ...housekeepingJobs({ db, clock: systemClock }),
    },
    onFailure,
  });
  const bettingJobs = jobRunner({ db, clock, work: betJobs({ db, clock }), onFailure });
  const dataVersion = (): string => season.listVersion();
  const isSandbox = config.mode === 'sandbox';
  const limiter = addressLimits(config.addressLimits, { nowMs: systemClock.nowMs, isSandbox });

  const app = await buildServer({
    logger,
    isSecure: config.isSecure,
    trustProxy: config.trustProxy,
    hosts: { names: config.hostNames, isSandbox },
  });
  serveHealth(app, db);
  serveOpenApi(app);
  await mountContract(app, {
    handlers: {
      ...sportsHandlers({ db }),
      ...betHandlers(counter),
      ...bookingHandlers({ db, random }),
      ...limitHandlers({ db }),
      ...customerHandlers(customers),
      ...playLimitHandlers(customers),
      ...paymentHandlers(cashier),
      ...casinoHandlers(games, arcade && { arcadeOrigin: arcade.origin, houseOrigin }),
      ...handlersNotServedYet(),
    },
    authenticate: (token) => authenticate(customers, token),
    clock,
    dataVersion,
    versions: { getLimits: () => limitsVersion(db, clock.now()) },
    lists: cachedLists(),
    limiter,
    isSecure: config.isSecure,
  });
  if (arcade) await app.register(gameWalletRoutes(games, arcade.secret));
  const desk = { db, customers, cashier, listGames: () => gamesForSms(db, clock) };
  if (isSandbox) {
    await app.register(sandboxRoutes({ desk, runJobs: () => peopleJobs.runDue() }));
    await app.register(seasonRoutes(season));
    await app.register(catalogueRoutes());
  }
  refuseUnknownCalls(app);
  if (isBuilt(config.buildFolder)) {
    await firstView(app, {
      buildFolder: config.buildFolder,
      dataVersion,
      isOffered: (named) => isOffered(db, named),
      contentSecurityPolicy: pagePolicy(config.gameOrigins),
      gameOrigins: config.gameOrigins,
      isSandbox,
      countRead: (request) => limiter.count(request, 'reads'),
    });
  } else {
    logger.warn('the apps are not built: only the calls are served');
  }

  await promiseHousekeeping(db, systemClock);
  peopleJobs.start(jobsEveryMs);
  bettingJobs.start(jobsEveryMs);
  return {
    app,
    close: async () => {
      await app.drain();
      await app.close();
      await season.stop();
      await Promise.all([peopleJobs.stop(), bettingJobs.stop()]);
    },
  };
};

/** The only place where the rooms are joined. */
export const buildPlatform = async ({
  config,
  db,
  random = systemRandom,
  jobsEveryMs = 250,
}: Parts): Promise<Platform> => {
  const logger = platformLogger(config.logLevel);
  const onFailure = (kind: string, error: unknown): void =>
    logger.error({ err: error, kind }, 'failed, will be tried again');
  const clock = await seasonClock(db, { speed: config.seasonSpeed });
  const season = await startSeason({
    db,
    clock,
    seed: config.seasonSeed,
    onFailure,
    onResult: (feedMatchId) => settleMatchBets(db, feedMatchId, clock.now()),
    onTime: (now) => releasePayoutHolds(db, now),
  });
  try {
    return await serve({ config, db, random, jobsEveryMs, logger, clock, season, onFailure });
  } catch (error) {
    await season.stop();
    throw error;
  }
};
