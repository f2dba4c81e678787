import { connect } from '../src/database/index.ts';
import { superuserAddress } from '../src/database/embedded/data-folder.ts';
import { findPostmaster } from '../src/database/embedded/postmaster.ts';

/** Everything below is done to the embedded server of a data folder; the platform on it goes on. */
type Kill = (data: string) => Promise<void>;

const signalServer =
  (signal: NodeJS.Signals): Kill =>
  async (data) =>
    void process.kill(findPostmaster(data)?.pid ?? NaN, signal);

const PLATFORM = `FROM pg_stat_activity WHERE datname = 'kipenga' AND usename = 'kipenga_app'`;

/** Asks as the superuser, who may be cut off by what he asks for. */
const askServer = async <Row>(data: string, statement: string): Promise<readonly Row[]> => {
  const db = connect(superuserAddress(data, findPostmaster(data)?.port ?? NaN, 'postgres'), {
    connections: 1,
  });
  try {
    return await db.query<Row>(statement);
  } finally {
    await db.close();
  }
};

/** The ways in which a database ends alone. */
export const DATABASE_KILLS = {
  /** As an operator's restart does: connections are ended, then the server. */
  fast: signalServer('SIGINT'),
  /** As a host that is in a hurry: the server recovers at its start. */
  immediate: signalServer('SIGQUIT'),
  postmaster: signalServer('SIGKILL'),
  /** One working connection dies, and the server restarts all the others with it. */
  backend: async (data) => {
    const [found] = await askServer<{ pid: number }>(
      data,
      `SELECT pid ${PLATFORM} ORDER BY (state <> 'idle') DESC, xact_start LIMIT 1`,
    );
    process.kill(found?.pid ?? NaN, 'SIGKILL');
  },
  /** Every connection of the platform is ended, the server lives. */
  connections: async (data) => void (await askServer(data, `SELECT pg_terminate_backend(pid) ${PLATFORM}`)),
} as const satisfies Record<string, Kill>;

export type DatabaseKill = keyof typeof DATABASE_KILLS;
