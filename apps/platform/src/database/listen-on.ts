import { Socket } from 'node:net';
import pg from 'pg';

/** A dedicated connection for messages between processes: outside every transaction, and received by all listeners of the channel. */
export interface Listening {
  /** Says something to all who listen, this process among them. Lost where the connection does not keep up. */
  readonly notify: (payload: string) => void;
  /** Resolves once the database has answered. */
  readonly ask: () => Promise<unknown>;
  /** Ends the connection whether or not the other side still answers. */
  readonly end: (why?: unknown) => void;
  /** Resolves with what went wrong when the connection is no more. */
  readonly lost: Promise<unknown>;
}

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** An answer that takes longer, in milliseconds, never comes. */
  readonly silenceMs: number;
}

/** Limit of queued messages; more are lost if the connection does not keep up. */
const MOST_WAITING = 1_000;

/** Listens on a channel of the database. @throws where no connection comes about. */
export const listenOn = async ({ url, channel, hear, silenceMs }: ListenOptions): Promise<Listening> => {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: `kipenga words ${process.pid}`,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
    stream: () => socket,
  });
  let why: unknown;
  const lost = new Promise<unknown>((resolve) => client.once('end', () => resolve(why)));
  const end = (reason?: unknown): void => {
    why ??= reason;
    socket.destroy();
  };
  // Without a listener the error of a lost connection would end the process; its end follows.
  client.on('error', (error) => (why ??= error));
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    end();
    throw error;
  }
  // One after another, as the client requires; after a failure there is no connection.
  let asked: Promise<unknown> = Promise.resolve();
  const query = (sql: string, values: readonly string[] = []): Promise<unknown> =>
    (asked = asked.then(() => client.query(sql, [...values])));
  let waiting = 0;
  return {
    notify: (payload) => {
      if (waiting >= MOST_WAITING) return;
      waiting += 1;
      query('SELECT pg_notify($1, $2)', [channel, payload])
        .catch(end)
        .finally(() => (waiting -= 1));
    },
    ask: () => query('SELECT 1'),
    end,
    lost,
  };
};
