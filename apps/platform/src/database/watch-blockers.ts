import type { Sql } from './sql.ts';

const LOOK_MS = 250;

const WHO = `
  SELECT pid, application_name AS name, usename AS role, coalesce(state, 'at work') AS state,
    coalesce(round(extract(epoch FROM now() - xact_start)), 0)::int AS seconds
  FROM pg_stat_activity WHERE pid = ANY(pg_blocking_pids($1))`;

interface Blocker {
  readonly pid: number;
  readonly name: string | null;
  readonly role: string | null;
  readonly state: string;
  readonly seconds: number;
}

const inWords = ({ pid, name, role, state, seconds }: Blocker): string =>
  `${name || 'a connection'} (server process ${pid}, role ${role ?? 'unknown'}, ${state}, its transaction ${seconds} s old)`;

/** Remembers which connection last blocked a connection; empty while none did. */
export interface BlockerWatch {
  last(): string;
  stop(): Promise<void>;
}

/** Polls for the holder of the lock that the connection `pid` waits for. Once that connection has given up, it is too late to find out. */
export const watchBlockers = (sql: Sql, pid: number): BlockerWatch => {
  let last = '';
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  let isStopped = false;

  const look = async (): Promise<void> => {
    const blockers = await sql.query<Blocker>(WHO, [pid]).catch(() => []);
    if (blockers.length > 0) last = blockers.map(inWords).join(', ');
    if (!isStopped) lookAgain();
  };
  const lookAgain = (): void => {
    timer = setTimeout(() => {
      inHand = look();
    }, LOOK_MS);
  };

  lookAgain();
  return {
    last: () => last,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
};
