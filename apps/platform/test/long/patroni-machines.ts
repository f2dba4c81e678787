import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, POSTGRES_BIN, postgresAccount, serverOf } from './debian-postgres.ts';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../operations');
const NAMES = ['one', 'two', 'three'] as const;
const LOOK_MS = 100;
const LONGEST_ANSWER_MS = 1_000;

/** True if Debian's programs for the rehearsal are installed, and this account may run PostgreSQL under another. */
export const isPatroniHere =
  existsSync(POSTGRES_BIN) &&
  process.getuid?.() === 0 &&
  ['patroni', 'etcd', 'haproxy'].every((program) =>
    answers(program, program === 'haproxy' ? '-v' : '--version'),
  ) &&
  answers('pgbackrest', 'version');

/**
 * Ways of losing a primary. A frozen machine answers nobody, keeps every connection open, and continues later as if nothing had
 * happened.
 */
export const LOSSES = ['machine', 'postgres', 'patroni', 'frozen'] as const;
export type Loss = (typeof LOSSES)[number];

interface Machine {
  readonly name: string;
  readonly data: string;
  readonly port: number;
  readonly patroniPort: number;
  patroni: ChildProcess | null;
}

/** The child processes of a process, and theirs. */
const familyOf = (pid: number): readonly number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): readonly (readonly [number, number])[] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        return []; // ended meanwhile
      }
    });
  const below = (parent: number): readonly number[] => [
    parent,
    ...parents.filter(([, its]) => its === parent).flatMap(([child]) => below(child)),
  ];
  return below(pid);
};

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // ended with the one before
    }
};

/** Three machines with PostgreSQL under Patroni, by the files of `operations`, all on this one, and the way to the primary. */
export interface Machines {
  /** Address of the house's database, through HAProxy, for its owner. */
  readonly url: string;
  /** The same database for the superuser. */
  readonly superuserUrl: string;
  /** True once Patroni has recorded the machine that may follow the primary. */
  isSecondNamed(): Promise<boolean>;
  /** Loses the primary that listens at this port. Returns the function that brings its machine back. */
  lose(port: number, how: Loss): () => Promise<void>;
  /** Runs commands of the manual, and returns their output. */
  say(lines: string): string;
  end(): Promise<void>;
}

export const startMachines = async (): Promise<Machines> => {
  const { uid = 0, gid = 0 } = postgresAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'kipenga-patroni-'));
  chmodSync(folder, 0o755);
  chownSync(folder, uid, gid);
  const first = 20_000 + (process.pid % 4_000) * 10;
  const machines: readonly Machine[] = NAMES.map((name, at) => ({
    name,
    data: path.join(folder, name),
    port: first + at,
    patroniPort: first + 3 + at,
    patroni: null,
  }));
  const [etcdPort, etcdPeerPort, wayPort] = [first + 6, first + 7, first + 8];
  const backups = path.join(folder, 'backups');
  mkdirSync(backups);
  chownSync(backups, uid, gid);
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const log = openSync(path.join(folder, `${env['PATRONI_NAME'] ?? program}.log`), 'a');
    return spawn(program, args, {
      uid,
      gid,
      cwd: folder,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      detached: true,
    });
  };

  const etcdAt = `http://127.0.0.1:${etcdPort}`;
  const etcdPeer = `http://127.0.0.1:${etcdPeerPort}`;
  const etcd = run(
    'etcd',
    [
      ['--enable-v2'],
      ['--name', 'rehearsal'],
      ['--data-dir', path.join(folder, 'etcd')],
      ['--listen-client-urls', etcdAt],
      ['--advertise-client-urls', etcdAt],
      ['--listen-peer-urls', etcdPeer],
      ['--initial-advertise-peer-urls', etcdPeer],
      ['--initial-cluster', `rehearsal=${etcdPeer}`],
    ].flat(),
    {},
  );
  const backupEnvironment = ({ data, port }: Machine) => ({
    PGBACKREST_CONFIG: path.join(OPERATIONS, 'backup/pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: backups,
    PGBACKREST_LOCK_PATH: path.join(folder, 'locks'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
  });
  const startPatroni = (machine: Machine): void => {
    const { name, data, port, patroniPort } = machine;
    machine.patroni = run('patroni', [path.join(OPERATIONS, 'patroni/patroni.yml')], {
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${patroniPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${patroniPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: POSTGRES_BIN,
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, `${name}.pgpass`),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: 'superuser',
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: 'replicator',
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: 'rewinder',
      ...backupEnvironment(machine),
    });
  };
  const says = async ({ patroniPort }: Machine, what: string): Promise<boolean> =>
    fetch(`http://127.0.0.1:${patroniPort}/${what}`, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const until = async (machine: Machine, what: string): Promise<void> => {
    while (!(await says(machine, what))) {
      if (machine.patroni?.exitCode !== null)
        throw new Error(`Patroni ended on ${machine.name}: see ${folder}`);
      await pause(LOOK_MS);
    }
  };

  // The first becomes the primary, the others copy it.
  const [one, ...others] = machines;
  if (one === undefined) throw new Error('there are three machines');
  startPatroni(one);
  await until(one, 'primary');
  execFileSync('pgbackrest', ['--stanza=kipenga', 'stanza-create'], {
    uid,
    gid,
    cwd: folder,
    env: { PATH: process.env['PATH'], ...backupEnvironment(one) },
  });
  for (const machine of others) startPatroni(machine);
  for (const machine of others) await until(machine, 'replica');

  const haproxy = run('haproxy', ['-f', path.join(OPERATIONS, 'haproxy/database.cfg')], {
    BIND_DATABASE: `127.0.0.1:${wayPort}`,
    ...Object.fromEntries(
      machines.flatMap(({ port, patroniPort }, at) => [
        [`DATABASE_${at + 1}`, `127.0.0.1:${port}`],
        [`PATRONI_${at + 1}`, String(patroniPort)],
      ]),
    ),
  });
  const addressOf = (account: string, database: string): string =>
    `postgres://${account}@127.0.0.1:${wayPort}/${database}`;

  const end = async (): Promise<void> => {
    for (const { data, patroni } of machines) {
      patroni?.kill('SIGKILL');
      try {
        signal(familyOf(serverOf(data)), 'SIGKILL');
      } catch {
        // it never started, or is gone
      }
    }
    for (const child of [haproxy, etcd]) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    if (!process.env['KEEP_FOLDER']) rmSync(folder, { recursive: true, force: true });
  };

  return {
    url: addressOf('kipenga:kipenga', 'kipenga'),
    superuserUrl: addressOf('postgres:superuser', 'postgres'),
    say: (lines) =>
      execFileSync('sh', ['-ec', lines], {
        cwd: path.dirname(OPERATIONS),
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', PATRONI_ETCD_HOSTS: `127.0.0.1:${etcdPort}` },
      }),
    isSecondNamed: async () => {
      for (const { patroniPort } of machines)
        try {
          const reply = await fetch(`http://127.0.0.1:${patroniPort}/cluster`, {
            signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
          });
          const { members } = (await reply.json()) as {
            readonly members: readonly { readonly role: string }[];
          };
          return members.some(({ role }) => role === 'sync_standby');
        } catch {
          // tries the next machine
        }
      return false;
    },
    lose: (port, how) => {
      const machine = machines.find((it) => it.port === port);
      if (machine?.patroni?.pid === undefined) throw new Error(`no primary listens at ${port}`);
      appendFileSync(path.join(folder, `${machine.name}.log`), `\n--- ${how} ---\n`);
      const { patroni } = machine;
      const server = familyOf(serverOf(machine.data));
      if (how === 'frozen') {
        const all = [...familyOf(patroni.pid!), ...server];
        signal(all, 'SIGSTOP');
        return async () => signal(all, 'SIGCONT');
      }
      if (how === 'postgres') {
        signal(server.slice(0, 1), 'SIGKILL');
        return async () => undefined;
      }
      const gone = once(patroni, 'exit');
      signal(how === 'machine' ? [patroni.pid!, ...server] : [patroni.pid!], 'SIGKILL');
      return async () => {
        await gone;
        startPatroni(machine);
      };
    },
    end,
  };
};
