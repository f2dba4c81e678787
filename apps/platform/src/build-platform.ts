import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@kipenga/betting-core';
import { ANDROID_APP } from '@kipenga/brand';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { betHistoryHandlers } from './bet-history/index.ts';
import { betHandlers, liveBetJobs } from './bets/index.ts';
import { openBoard, type Board } from './board/index.ts';
import { bookingHandlers } from './booking/index.ts';
import {
  casinoHandlers,
  casinoJackpotsVersion,
  gameWalletRoutes,
  noteListings,
  offeredTable,
  openCasinoJackpot,
  gameDaysWork,
  gamesVersion,
  popularGamesVersion,
  openLiveTables,
  serveLive,
  type LiveTables,
} from './casino/index.ts';
import type { Config } from './configuration/index.ts';
import { confirmationHandlers, depositedBetJobs } from './confirmations/index.ts';
import { closingHandlers, closingJobs, scheduleClosedPayouts } from './closing/index.ts';
import { authenticate, customerHandlers } from './customers/index.ts';
import type { Database } from './database/index.ts';
import { keepExposure, keepPayLimits, type ExposureKeeper, type PayLimitKeeper } from './exposure/index.ts';
import {
  makeSandboxOperators,
  mountDesk,
  taxWork,
  peopleWork,
  sealTotpSecrets,
  stopSandboxOperators,
  totpSeal,
} from './desk/index.ts';
import { inProcessFanout, natsFanout, postgresFanout, type Fanout } from './fanout/index.ts';
import { deskPages, firstView } from './first-view/index.ts';
import {
  askRegister,
  identityHandlers,
  identityJobs,
  isPhoneListed,
  registerWork,
} from './identity/index.ts';
import type { FeedClock, Gateways, GatewayWork } from './gateways/index.ts';
import {
  addressLimits,
  buildServer,
  cachedLists,
  eventStreams,
  mountContract,
  pagePolicy,
  platformLogger,
  refuseUnknownCalls,
  serveAssetLinks,
  serveHealth,
  serveOpenApi,
  type AddressLimiter,
  type EventStreams,
  type Handlers,
} from './http/index.ts';
import { jackpotHandlers, jackpotsVersion, sealDueJackpots } from './jackpots/index.ts';
import { areBooksSound, booksWork, type NightlyCheck } from './ledger/index.ts';
import { limitHandlers, limitsVersion } from './house-rules/index.ts';
import { keepTicking, type Loop } from './loops/index.ts';
import { countRequests, openMetrics, type Counted } from './metrics/index.ts';
import { noticeHandlers, noticeJobs } from './notices/index.ts';
import { pushHandlers, pushJobs } from './push/index.ts';
import { callbacksWork } from './personal-data/index.ts';
import { paymentHandlers, paymentReports } from './payments/index.ts';
import { housekeepingWork, LANES_OUT, openOutbox, type Outbox } from './outbox/index.ts';
import { cashOutHandlers, cashOutJobs, settleHouse, type Settling } from './payouts/index.ts';
import { ownLimitJobs, playLimitHandlers } from './play-limits/index.ts';
import { bettingTimeOf, type Random, type RealClock } from './ports/index.ts';
import { sandboxOnly } from './sandbox-only.ts';
import { composeJackpots, moveSeasonMatch, operateSeason } from './season/index.ts';
import { sealedBooksHandlers, sealingWork } from './sealed-books/index.ts';
import type { Services } from './services/index.ts';
import { answerSms } from './shortcode/index.ts';
import {
  changedMatches,
  isOffered,
  listOverdueResults,
  priceHub,
  servePriceStream,
  sportsHandlers,
  SPORTS_VERSION,
} from './sports/index.ts';
import { statementForms, statementHandlers } from './statement/index.ts';

/** The whole platform, joined and ready to listen. */
export interface Platform {
  readonly app: FastifyInstance;
  /** The port for Prometheus; null if METRICS_PORT is not set. */
  readonly metricsPort: number | null;
  /** Stops taking requests, finishes the work in hand, and stops the board. The database stays open: its opener closes it. */
  close(): Promise<void>;
}

interface Parts {
  readonly config: Config;
  /** Already migrated. */
  readonly db: Database;
  readonly gateways: Gateways;
  readonly realClock: RealClock;
  readonly random: Random;
  /** Pause between two looks for due jobs, in milliseconds. */
  readonly jobsEveryMs?: number;
}

type OnFailure = (kind: string, error: unknown) => void;

/** Parts of the server, once the board is open. */
interface Joined {
  readonly config: Config;
  readonly services: Services;
  readonly gateways: Gateways;
  readonly board: Board;
  readonly settling: Settling;
  readonly house: Loop;
  /** Betting time as made by the feed; null if it is real time. */
  readonly feedClock: FeedClock | null;
  /** Sends messages to every process of the house. */
  readonly fanout: Fanout;
  readonly liveTables: LiveTables;
  /** Exposure of open bets on a match, for operators. */
  readonly exposure: ExposureKeeper;
  readonly payLimits: PayLimitKeeper;
  readonly logger: Logger;
  /** Counters of this process's answers; null without metrics. */
  readonly counted: Counted | null;
}

/** In live no feed makes its own time. */
const feedClockOf = ({ config, gateways }: Parts): FeedClock | null =>
  config.mode === 'live' ? null : gateways.oddsFeed.clock;

interface BoardParts {
  readonly services: Services;
  readonly gateways: Gateways;
  readonly feedClock: FeedClock | null;
  readonly fanout: Fanout;
  readonly logger: Logger;
}

const settlingOf = ({ services, logger }: BoardParts, onFailure: OnFailure): Settling =>
  settleHouse({
    db: services.db,
    clock: services.bettingClock,
    onFailure,
    onSetAside: (piece, err) =>
      logger.error({ operator: true, err, ...piece }, 'could not be settled and is set aside'),
  });

/** Work by betting time that opens and closes things, separate from the work on prices. */
const houseWork = ({ services: { db }, feedClock, logger }: BoardParts) => ({
  close: (now: Instant) => sealDueJackpots(db, now),
  open: async (now: Instant): Promise<void> => {
    if (feedClock) await composeJackpots(db, now);
    for (const match of await listOverdueResults(db, now))
      logger.warn(match, 'a match has had no result for a day: ask its feed, or void it');
  },
});

/** Recurring work, in parts that do not wait for each other. */
interface Keeping {
  readonly board: Board;
  readonly settling: Settling;
  /** Closes and opens jackpots, and lists overdue results. */
  readonly house: Loop;
}

const HOUSE_SECONDS = 5;

const openKeeping = async (parts: BoardParts, onFailure: OnFailure): Promise<Keeping> => {
  const { services, gateways, feedClock, fanout } = parts;
  const { db, bettingClock: clock } = services;
  const { close, open } = houseWork(parts);
  const settling = settlingOf(parts, onFailure);
  const work = async (): Promise<void> => {
    await close(clock.now()).catch((error: unknown) => onFailure('closing jackpots', error));
    await open(clock.now());
  };
  try {
    const board = await openBoard({
      db,
      fanout,
      clock,
      settling,
      feeds: [gateways.oddsFeed],
      secondsToNextEvent: () => gateways.oddsFeed.secondsToNextEvent(),
      onFailure,
      onTime: open,
      ...(feedClock && { reloadClock: () => feedClock.reload(), onClose: close }),
    });
    if (feedClock) await work();
    const house = keepTicking({
      name: 'the jackpots of the house',
      tick: work,
      tickSeconds: HOUSE_SECONDS,
      onFailure,
    });
    house.wake();
    return { board, settling, house };
  } catch (error) {
    await settling.stop();
    throw error;
  }
};

/** Through NATS if it is configured, or else through the database; an embedded one is used by one process only. */
const fanoutOf = ({ natsUrl, databaseUrl }: Config, failed: OnFailure): Fanout => {
  const onFailure = (error: unknown): void => failed('telling the other processes', error);
  if (natsUrl !== null) return natsFanout({ url: natsUrl, onFailure });
  return databaseUrl === null ? inProcessFanout(onFailure) : postgresFanout({ url: databaseUrl, onFailure });
};

/** Connects each gateway with the room it reports to. */
const connect = ({ services, gateways, board, settling }: Joined): readonly GatewayWork[] => [
  gateways.mobileMoney.connect(paymentReports(services)),
  gateways.smsOut.connect(),
  gateways.smsIn.connect((sms) => answerSms(services, sms)),
  gateways.oddsFeed.connect({
    tellChanges: () => board.tellChanges(),
    settle: () => settling.wake(),
  }),
];

/** Logs the result of the check of the books; differences call for an operator. */
const logBooks = (logger: Logger, check: NightlyCheck): void => {
  const { day, wallets, total, differing, differences } = check;
  if (areBooksSound(check)) return logger.info({ day, wallets }, 'the books are checked and add up');
  logger.error({ operator: true, day, wallets, total, differing, differences }, 'the books do not add up');
};

/** All promised work of the house, each kind in its lane. */
const outboxOf = (
  { services, config, logger, gateways: { regulator } }: Joined,
  gatewayWork: readonly GatewayWork[],
  onFailure: OnFailure,
): Outbox => {
  const { db, realClock } = services;
  return openOutbox({
    db,
    realClock,
    work: [
      ...gatewayWork.flatMap(({ jobs }) => jobs),
      ...depositedBetJobs(services),
      booksWork({ db, realClock, onChecked: (check) => logBooks(logger, check) }),
      gameDaysWork(services),
      peopleWork(services),
      housekeepingWork({ db, realClock, gameSessionDays: config.gameSessionDays }),
      ...noticeJobs(services, config.notices),
      ...pushJobs({ ...services, push: config.push }),
      ...ownLimitJobs(services),
      ...liveBetJobs(services),
      ...cashOutJobs(services),
      ...closingJobs(services),
      callbacksWork(services),
      taxWork(services),
      ...identityJobs(services),
      ...(services.exclusionRegister === null ? [] : [registerWork(services)]),
      sealingWork({
        ...services,
        regulator,
        onWait: (err) => logger.warn({ err }, 'the regulator is told later'),
      }),
    ],
    onFailure,
    waiting: config.sendsNothing ? LANES_OUT : [],
    onDone: (job) => logger.info(job, 'job'),
    onSetAside: (job, err) =>
      logger.error(
        { operator: true, err, ...job },
        'failed too often and is set aside: an operator has to look',
      ),
  });
};

const handlersOf = (services: Services, { providers, houseOrigin, notices, push }: Config): Handlers => ({
  ...sportsHandlers(services),
  ...betHandlers(services),
  ...cashOutHandlers(services),
  ...betHistoryHandlers(services),
  ...confirmationHandlers(services),
  ...bookingHandlers(services),
  ...jackpotHandlers(services),
  ...limitHandlers(services),
  ...customerHandlers(services, { isPhoneListed, askRegister }),
  ...identityHandlers(services),
  ...closingHandlers(services),
  ...playLimitHandlers(services),
  ...noticeHandlers(services, notices),
  ...pushHandlers(services, push),
  ...statementHandlers(services),
  ...paymentHandlers(services),
  ...sealedBooksHandlers(services),
  ...casinoHandlers(services, { providers, houseOrigin }),
});

const isBuilt = (buildFolder: string): boolean =>
  ['web/sportsbook.html', 'server/sportsbook.js'].every((file) => existsSync(join(buildFolder, file)));

const servePages = async (
  app: FastifyInstance,
  { config, services, board, logger }: Joined,
  limiter: AddressLimiter,
): Promise<void> => {
  if (!isBuilt(config.buildFolder)) {
    logger.warn('the apps are not built: only the calls are served');
    return;
  }
  const pages = {
    buildFolder: config.buildFolder,
    countRead: (request: FastifyRequest) => limiter.count(request, 'reads'),
  };
  await firstView(app, {
    ...pages,
    dataVersion: () => board.listVersion(),
    isOffered: (named) => isOffered(services.db, named),
    contentSecurityPolicy: pagePolicy(config.gameOrigins),
    gameOrigins: config.gameOrigins,
    isSandbox: config.mode === 'sandbox',
  });
  await deskPages(app, { ...pages, contentSecurityPolicy: pagePolicy([]), isCopy: config.sendsNothing });
};

/** Versions of public answers that do not change with the lists of matches. */
const versionsOf = ({ db, rulebook, bettingClock, realClock }: Services) => {
  const ofGames = () => gamesVersion(db, realClock);
  const ofJackpots = () => jackpotsVersion(db, realClock);
  return {
    getLimits: () => limitsVersion({ db, rulebook }, bettingClock.now()),
    getProviderOneGames: ofGames,
    getProviderTwoGames: ofGames,
    getDirectGames: ofGames,
    getVirtualGames: ofGames,
    getPopularGames: async () => popularGamesVersion(realClock),
    getCasinoJackpots: async () => casinoJackpotsVersion(realClock),
    getOfferedJackpots: ofJackpots,
    getEarlierJackpots: ofJackpots,
    getJackpot: ofJackpots,
    getJackpotSeal: ofJackpots,
  };
};

const mountCalls = (
  app: FastifyInstance,
  { config, services, board, counted }: Joined,
  limiter: AddressLimiter,
) =>
  mountContract(app, {
    handlers: counted?.countAnswers(handlersOf(services, config)) ?? handlersOf(services, config),
    authenticate: (token, language) => authenticate(services, token, language),
    bettingClock: services.bettingClock,
    realClock: services.realClock,
    dataVersion: () => board.listVersion(),
    versions: versionsOf(services),
    forms: statementForms(services),
    lists: cachedLists(),
    limiter,
    isSecure: config.isSecure,
  });

/** Mounts the stream of prices: the hub looks when the board, or another process, reports a change. */
const mountStream = (
  app: FastifyInstance,
  { config, services: { db, bettingClock }, fanout, logger }: Joined,
  limiter: AddressLimiter,
): EventStreams => {
  const hub = priceHub({
    read: (asked) => changedMatches(db, asked, bettingClock.now()),
    onFailure: (error) => logger.warn({ err: error }, 'prices that moved could not be read'),
  });
  fanout.subscribe(SPORTS_VERSION, () => hub.wake());
  const streams = eventStreams(app, config.streamLimits);
  servePriceStream(app, { hub, limiter, streams });
  return streams;
};

/** Mounts the calls of a sandbox; the season's operator only if the season is the feed. */
const mountSandbox = async (app: FastifyInstance, joined: Joined, outbox: Outbox): Promise<void> => {
  const { config, services, gateways, board, feedClock } = joined;
  const season = feedClock && operateSeason({ db: services.db, board, clock: feedClock });
  const runJobs = (): Promise<void> => outbox.runDue('money', 'messages', 'notices');
  await app.register(sandboxOnly({ services, gateways, season, runJobs, isCopy: config.sendsNothing }));
};

/** Mounts the calls of the operators. Their commands about matches are sent to other processes, and settled, at once. */
const mountOperators = (app: FastifyInstance, joined: Joined, limiter: AddressLimiter): Promise<void> => {
  const { config, services, board, settling, feedClock, fanout, exposure, payLimits, logger } = joined;
  const changed = (): void => {
    board
      .tellChanges()
      .catch((error: unknown) => logger.warn({ err: error }, 'what the desk changed is told later'));
    settling.wake();
    payLimits.read().catch((error: unknown) => logger.warn({ err: error }, 'limits are read a little later'));
  };
  return mountDesk(app, {
    desk: { ...services, changed, exposure, ...(feedClock && { moveStart: moveSeasonMatch }) },
    fanout,
    onFailure: (error) => logger.warn({ err: error }, 'what is new at the desk is told a little later'),
    limiter,
    isSecure: config.isSecure,
    isSandbox: config.mode === 'sandbox',
  });
};

const liveTablesOf = (house: Config, fanout: Fanout, { nowMs }: RealClock): LiveTables =>
  openLiveTables({
    fanout,
    nowMs,
    offered: (gameId) => offeredTable(house, gameId),
  });

interface Served {
  readonly app: FastifyInstance;
  readonly streams: EventStreams;
  /** Closes the sockets of the live tables, before the server drains. */
  readonly closeLive: () => Promise<void>;
}

const serverOf = async (
  joined: Joined,
  gatewayWork: readonly GatewayWork[],
  outbox: Outbox,
): Promise<Served> => {
  const { config, services, liveTables, logger, counted } = joined;
  const isSandbox = config.mode === 'sandbox';
  const { nowMs } = services.realClock;
  const limiter = addressLimits(config.addressLimits, { nowMs, isSandbox });
  const app = await buildServer({
    logger,
    isSecure: config.isSecure,
    trustProxy: config.trustProxy,
    hosts: { names: config.hostNames, isSandbox },
    limiter,
    ...(counted && { onAnswered: counted.onAnswered }),
  });
  serveHealth(app, services.db);
  if (ANDROID_APP) serveAssetLinks(app, ANDROID_APP);
  serveOpenApi(app);
  await mountCalls(app, joined, limiter);
  const streams = mountStream(app, joined, limiter);
  await mountOperators(app, joined, limiter);
  if (config.providers.length > 0)
    await app.register(gameWalletRoutes(services, config.providers, liveTables.tell));
  const closeLive = serveLive(app, { tables: liveTables, limiter, limits: config.socketLimits });
  for (const { routes } of gatewayWork) if (routes !== null) await app.register(routes);
  if (isSandbox) await mountSandbox(app, joined, outbox);
  refuseUnknownCalls(app);
  await servePages(app, joined, limiter);
  return { app, streams, closeLive };
};

const open = async (joined: Joined, onFailure: OnFailure, jobsEveryMs: number): Promise<Platform> => {
  const { config, services, board, settling, house, fanout, exposure, payLimits, counted, logger } = joined;
  const gatewayWork = connect(joined);
  const outbox = outboxOf(joined, gatewayWork, onFailure);
  const { app, streams, closeLive } = await serverOf(joined, gatewayWork, outbox);
  await outbox.promiseDaily();
  await scheduleClosedPayouts(services.db, services.realClock.now());
  await openCasinoJackpot(services);
  await noteListings(services, config);
  await (config.mode === 'sandbox' ? makeSandboxOperators(services) : stopSandboxOperators(services));
  const closed = await sealTotpSecrets(services);
  if (closed.length > 0)
    logger.error(
      { operator: true, operators: closed },
      'OPERATOR_KEYS has not the key that the secrets of these operators are sealed by: they cannot log in to the desk',
    );
  const metrics =
    config.metrics &&
    counted &&
    (await openMetrics(counted, {
      db: services.db,
      ...config.metrics,
      kinds: outbox.kinds,
      openStreams: streams.count,
    }));
  if (config.push.privateKey === null) logger.warn('VAPID_PRIVATE_KEY is not set: the house has no push');
  if (config.mode === 'live' && config.metrics === null)
    logger.warn('METRICS_PORT is not set: Prometheus reads nothing of this process');
  if (config.mode === 'live' && services.taxes === null)
    logger.warn('no tax gateway is connected: tax is paid elsewhere, and ended at the desk by its receipt');
  if (config.sendsNothing)
    logger.warn('SENDS_NOTHING is true: this is a copy of the house, and what it is to send waits');
  outbox.start(jobsEveryMs);
  return {
    app,
    metricsPort: metrics?.port ?? null,
    close: async () => {
      await metrics?.stop();
      await closeLive();
      await app.drain();
      await app.close();
      await house.stop();
      await board.stop();
      // After the board: the time that it still covers is settled step by step.
      await settling.stop();
      await payLimits.stop();
      await exposure.stop();
      await Promise.all([outbox.stop(), fanout.stop()]);
    },
  };
};

/** Services that know people are used only if the rulebook requires it (D105). */
const personsOf = (
  { rulebook }: Config,
  { identity, exclusionRegister }: Gateways,
): Pick<Services, 'identity' | 'exclusionRegister'> =>
  rulebook === 'kenya' ? { identity, exclusionRegister } : { identity: null, exclusionRegister: null };

/** Joins the rooms; nothing else does. */
export const buildPlatform = async (parts: Parts): Promise<Platform> => {
  const { config, db, gateways, realClock, random, jobsEveryMs = 250 } = parts;
  const logger = platformLogger(config.logLevel);
  const onFailure: OnFailure = (kind, error) =>
    logger.error({ err: error, kind }, 'failed, will be tried again');
  const feedClock = feedClockOf(parts);
  const fanout = fanoutOf(config, onFailure);
  const exposure = keepExposure({ db, fanout, realClock, onFailure });
  const bettingClock = feedClock ?? bettingTimeOf(realClock);
  const payLimits = keepPayLimits({ db, clock: bettingClock, exposure, onFailure });
  const services: Services = {
    db,
    rulebook: config.rulebook,
    bettingClock,
    realClock,
    random,
    mobileMoney: gateways.mobileMoney,
    smsOut: gateways.smsOut,
    taxes: gateways.taxes,
    payLimits,
    onBetPlaced: exposure.betPlaced,
    totpSeal: totpSeal(config.operatorKeys, random),
    ...personsOf(config, gateways),
  };
  let keeping: Keeping | undefined;
  try {
    keeping = await openKeeping({ services, gateways, feedClock, fanout, logger }, onFailure);
    await payLimits.read();
    const liveTables = liveTablesOf(config, fanout, realClock);
    const counted = config.metrics && countRequests();
    const joined = {
      config,
      services,
      gateways,
      ...keeping,
      feedClock,
      fanout,
      liveTables,
      exposure,
      payLimits,
      logger,
      counted,
    };
    return await open(joined, onFailure, jobsEveryMs);
  } catch (error) {
    for (const one of [keeping?.house, keeping?.board, keeping?.settling, payLimits, exposure, fanout])
      await one?.stop();
    throw error;
  }
};
