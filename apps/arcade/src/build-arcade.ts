import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { GAMES } from './catalogue.ts';
import type { Config } from './config.ts';
import { serveEvents } from './http/event-stream.ts';
import { openLimiter } from './http/open-limiter.ts';
import { servePages } from './http/pages.ts';
import { servePlay } from './http/play-routes.ts';
import { answerErrors } from './http/answer-errors.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { tellHouse } from './live/tell-house.ts';
import { Cashier } from './money/cashier.ts';
import { jackpotDesk } from './jackpot/jackpot-desk.ts';
import { openJournal } from './money/journal.store.ts';
import { walletClient } from './money/wallet-client.ts';
import { ArcadeFloor } from './play/arcade-floor.ts';
import { machineTime } from './play/table.ts';

/** The arcade, ready to listen. */
export interface Arcade {
  readonly app: FastifyInstance;
  /** Gives open stakes back, tells the wallet what can be told in a moment, and leaves the rest to the next start. */
  close(): Promise<void>;
}

const LARGEST_BODY = 4_096;
/** Without a limit, a body that never ends holds its connection for ever. */
const SLOWEST_REQUEST_MS = 30_000;
const WALLET_TIMEOUT_MS = 5_000;
const STOP_GRACE_MS = 3_000;
const newId = (): string => randomUUID();
/** A first call that fails is worth a line; the thousandth is not. */
const isWorthALine = (tries: number): boolean => Number.isInteger(Math.log2(tries));

const openMoney = (config: Config, logger: FastifyBaseLogger) => {
  const wallet = walletClient({
    url: config.walletUrl,
    secret: config.secret,
    nowMs: () => Date.now(),
    timeoutMs: WALLET_TIMEOUT_MS,
  });
  const journal = openJournal(join(config.dataFolder, 'journal.db'));
  const cashier = new Cashier({
    wallet,
    journal,
    newId,
    onRetry: ({ kind, id }, why, tries) => {
      if (isWorthALine(tries))
        logger.warn({ kind, stake: id, why, tries }, 'the wallet did not answer, will be told again');
    },
    onDispute: ({ kind, id }, code) =>
      logger.error({ kind, stake: id, code }, 'the wallet refuses what it is owed: see the journal'),
  });
  return { wallet, journal, cashier };
};

const openServer = (logger: FastifyBaseLogger, { trustProxy }: Config): FastifyInstance => {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    forceCloseConnections: true,
    // The proxy in front of us is trusted to name its caller; what that caller claims of others is not.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
  });
  sendSecurityHeaders(app);
  answerErrors(app);
  app.get('/readyz', async () => ({ status: 'ready' }));
  return app;
};

/** The only place where the arcade's parts are joined. */
export const buildArcade = async (config: Config): Promise<Arcade> => {
  const logger: FastifyBaseLogger = pino({ level: config.logLevel, base: null }, pino.destination(1));
  const { wallet, journal, cashier } = openMoney(config, logger);
  const floor = new ArcadeFloor({
    games: GAMES,
    wallet,
    cashier,
    random: randomBytes,
    time: machineTime,
    newId,
  });
  const stopTelling = tellHouse({ tables: () => floor.live(), wallet, time: machineTime });
  const app = openServer(logger, config);
  servePlay(app, {
    floor,
    games: GAMES,
    jackpot: jackpotDesk(wallet, machineTime),
    opens: openLimiter(machineTime.now),
  });
  serveEvents(app, floor);
  await servePages(app, { games: GAMES, houseOrigins: config.houseOrigins, buildFolder: config.buildFolder });
  return {
    app,
    close: async () => {
      stopTelling();
      floor.stop();
      await app.close();
      await cashier.stop(STOP_GRACE_MS);
      journal.close();
    },
  };
};
