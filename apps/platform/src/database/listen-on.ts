import { Socket } from 'node:net';
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
  /** What went wrong with the connection, which is opened again, or with what was heard. */
  readonly onFailure: (error: unknown) => void;
  /** How often the connection is asked whether it lives. */
  readonly beatMs?: number;
  /** An answer that takes longer never comes. */
  readonly silenceMs?: number;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** So many words wait for the connection; what is said when it does not keep up is lost. */
const MOST_WAITING = 1_000;
const SILENCE_MS = 10_000;
const BEAT_MS = 15_000;

interface Connection {
  /** Throws, and ends the connection, where no answer comes. */
  readonly ask: (sql: string, values: readonly string[]) => Promise<void>;
  /** Ends it whether or not the other side still answers. */
  readonly end: () => void;
}

/** A connection that listens. */
const openConnection = async (options: ListenOptions, onLost: () => void): Promise<Connection> => {
  const { url, channel, hear, onFailure, silenceMs = SILENCE_MS } = options;
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: `kipenga words ${process.pid}`,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
    stream: () => socket,
  });
  // Without a listener the error of a lost connection would end the process; its end follows.
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => {
    try {
      hear(payload);
    } catch (error) {
      onFailure(error); // thrown on, it would end the process
    }
  });
  const ask = async (sql: string, values: readonly string[]): Promise<void> => {
    try {
      await client.query(sql, [...values]);
    } catch (error) {
      socket.destroy();
      throw error;
    }
  };
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  client.once('end', onLost);
  return { ask, end: () => socket.destroy() };
};

/**
 * Listens on a channel of the database, and opens the connection again when it was lost or answers no more, after a pause that grows.
 * What is said meanwhile is not heard.
 */
export const listenOn = (options: ListenOptions): Listening => {
  let connection: Connection | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isStopped = false;

  const openLater = (): void => {
    connection = null;
    if (isStopped) return;
    timer = setTimeout(() => {
      opening = open();
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };
  const open = async (): Promise<void> => {
    try {
      connection = await openConnection(options, openLater);
      pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      options.onFailure(error);
      openLater();
    }
  };
  let opening = open();

  let waiting = 0;
  let asked: Promise<unknown> = Promise.resolve();
  const ask = (sql: string, values: readonly string[]): void => {
    if (connection === null || waiting >= MOST_WAITING) return;
    waiting += 1;
    asked = asked
      .then(() => connection?.ask(sql, values))
      .catch(options.onFailure)
      .finally(() => (waiting -= 1));
  };
  // A connection that hears nothing for long looks like one that is dead: it is asked, where nothing else is on its way.
  const beat = setInterval(() => waiting === 0 && ask('SELECT 1', []), options.beatMs ?? BEAT_MS).unref();

  return {
    notify: (payload) => ask('SELECT pg_notify($1, $2)', [options.channel, payload]),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(beat);
      await opening;
      connection?.end();
    },
  };
};
