import { join } from 'node:path';
import { buildPlatform, type Platform } from './build-platform.ts';
import { chooseGateways } from './choose-gateways.ts';
import {
  ConfigRefusal,
  readConfig,
  withKeptOperatorKey,
  withKeptPushKey,
  type Config,
} from './configuration/index.ts';
import { DatabaseRefusal, DatabaseUnavailable, openDatabase, startEmbedded } from './database/index.ts';
import { systemClock, systemRandom } from './ports/index.ts';

interface Running {
  readonly platform: Platform;
  readonly address: string;
  stop(): Promise<void>;
}

const listen = async ({ app }: Platform, { host, port }: Config): Promise<string> => {
  const address = await app.listen({ host, port });
  const { port: chosen } = new URL(address);
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${chosen}`;
};

/** Opens the database, joins the rooms, listens; closes everything again if a later step fails. */
const start = async (config: Config): Promise<Running> => {
  const opened: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    const embedded =
      config.databaseUrl === null
        ? await startEmbedded({ folder: join(config.dataFolder, 'postgres'), say: console.error })
        : null;
    if (embedded) opened.push(() => embedded.stop());
    const url = config.databaseUrl ?? embedded?.url ?? '';
    const ownerUrl = config.migrationDatabaseUrl ?? embedded?.ownerUrl ?? url;
    const db = await openDatabase({
      url,
      ownerUrl,
      mode: config.mode,
      longestMs: config.migrationTimeoutMs,
    });
    opened.push(() => db.close());
    const outside = { db, realClock: systemClock, random: systemRandom };
    const gateways = await chooseGateways(config, outside);
    const platform = await buildPlatform({ config, gateways, ...outside });
    opened.push(() => platform.close());
    return { platform, address: await listen(platform, config), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * A terminal, npm and our starter may each pass on one request, the last after it has stopped others: within this time after the
 * first signal another says nothing new.
 */
const SAME_WISH_MS = 15_000;

/** Closes everything at the first signal; a much later one, if that hangs, ends the process at once. */
const stopOnSignals = (stop: () => Promise<void>): void => {
  let stoppingSince: number | null = null;
  const onSignal = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_WISH_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
};

const busyPort = (error: object): string =>
  `port ${'port' in error ? Number(error.port) : ''} is in use. Choose another, for example PORT=4300.`;

const explain = (error: unknown): void => {
  if (
    error instanceof ConfigRefusal ||
    error instanceof DatabaseRefusal ||
    error instanceof DatabaseUnavailable
  )
    console.error(`Kipenga cannot start:\n${error.message}`);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(`Kipenga cannot start: ${busyPort(error)}`);
  else
    console.error(error instanceof Error ? `Kipenga cannot start: ${error.stack ?? error.message}` : error);
};

/** `EX_CONFIG` of sysexits: starting again makes no sense before the configuration has changed. */
const BAD_CONFIGURATION = 78;

try {
  const config = withKeptPushKey(withKeptOperatorKey(readConfig(process.env)));
  const starting = start(config);
  // A signal while we start waits for the start, so that nothing is left running.
  stopOnSignals(async () => (await starting).stop());
  const { address } = await starting;
  const sandboxWords = ` (sandbox; its phone is at ${address}/sandbox/handset)`;
  console.log(`Kipenga is ready at ${address}${config.mode === 'sandbox' ? sandboxWords : ''}`);
} catch (error) {
  explain(error);
  process.exit(error instanceof ConfigRefusal ? BAD_CONFIGURATION : 1);
}
