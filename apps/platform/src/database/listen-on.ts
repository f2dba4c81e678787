import pg from 'pg';

/** A connection of its own for words between processes: outside every transaction, and heard by all who listen on the channel. */
export interface Listening {
  /** Says something to all who listen, this process among them. Lost where the connection is. */
  notify(payload: string): void;
  stop(): Promise<void>;
}

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** What went wrong with the connection; it is opened again. */
  readonly onFailure: (error: unknown) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** So many words wait for the connection; what is said when it does not keep up is lost. */
const MOST_WAITING = 1_000;
/** An answer that takes longer never comes. */
const SILENCE_MS = 10_000;

const openClient = async ({ url, channel, hear }: ListenOptions, onLost: () => void): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: `kipenga words ${process.pid}`,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
  });
  // Without a listener the error of a lost connection would end the process; its end follows.
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  client.once('end', onLost);
  return client;
};

/**
 * Listens on a channel of the database, and opens the connection again when it was lost, after a pause that grows. What is said
 * meanwhile is not heard.
 */
export const listenOn = (options: ListenOptions): Listening => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isStopped = false;

  const openLater = (): void => {
    client = null;
    if (isStopped) return;
    timer = setTimeout(() => {
      opening = open();
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const open = async (): Promise<void> => {
    try {
      client = await openClient(options, openLater);
      pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      options.onFailure(error);
      openLater();
    }
  };
  let opening = open();

  let waiting = 0;
  let said: Promise<unknown> = Promise.resolve();
  const say = async (payload: string): Promise<void> => {
    await client?.query('SELECT pg_notify($1, $2)', [options.channel, payload]);
  };

  return {
    notify: (payload) => {
      if (client === null || waiting >= MOST_WAITING) return;
      waiting += 1;
      said = said
        .then(() => say(payload))
        .catch(options.onFailure)
        .finally(() => (waiting -= 1));
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => undefined);
    },
  };
};
