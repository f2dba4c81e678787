/**
 * Places bets of many customers on its own embedded database and, for comparison, lets pgbench send the same statements to the
 * same server over as many connections, for `npm run bench:place-bet`. The statements for pgbench are recorded from a placed
 * bet.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kes } from '@kipenga/betting-core';
import { openCounter, placeBet, type PlaceBetCommand } from '../src/bets/index.ts';
import { openDatabase, type Database, type Sql } from '../src/database/index.ts';
import { openHall, type HallCustomer } from './betting-hall.ts';
import { guarded } from './guarded.ts';
import { startOwnServer } from './own-server.ts';

const [rounds = 3, seconds = 4] = process.argv.slice(2).map(Number);
const CONNECTIONS = [8, 32];
const CUSTOMERS = 2_000;
const LEGS = 3;
/** Digits of the number that stands for the random part of a bet's id. */
const DIGITS = 15;

interface Measured {
  readonly rate: number;
  readonly processorMs: number;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const arrayOf = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join(',')}}`;

/** The types of a statement's parameters, according to the server. */
const typesOf = (db: Database, { text }: Statement, at: number): Promise<readonly string[]> =>
  db.transaction(async (sql) => {
    await sql.query(`PREPARE typed_${at} AS ${text}`);
    const [row] = await sql.query<{ types: readonly string[] }>(
      'SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = $1',
      [`typed_${at}`],
    );
    await sql.query(`DEALLOCATE typed_${at}`);
    return row?.types ?? [];
  });

/**
 * Makes a pgbench script of the statements of one bet: each parameter is a variable, and ids of this bet are replaced by those
 * of another.
 * @returns the script, and its variables.
 */
const scriptOf = async (
  db: Database,
  statements: readonly Statement[],
  { profileId, key }: { profileId: string; key: string },
) => {
  const kept = statements.find(({ text }) => text.includes('INSERT INTO bet '))?.values ?? [];
  const [betId, reference] = [String(kept[1]), String(kept[2])];
  const names = [
    [profileId, ':c'],
    [betId.slice(-DIGITS), ':b'],
    [reference, ':b'],
    [key, ':b'],
  ] as const;
  const variables: string[] = [];
  const lines: string[] = [];
  for (const [at, statement] of statements.entries()) {
    const types = await typesOf(db, statement, at);
    const valueAt = (place: number): string => {
      const value = statement.values[place - 1];
      if (value === null || value === undefined) return 'NULL';
      const written = Array.isArray(value) ? arrayOf(value) : String(value);
      const exact = names.find(([own]) => own === written);
      if (exact) return exact[1];
      variables.push(`v${at}_${place}=${written}`);
      return names.reduce(
        (text, [own, other]) =>
          written.includes(own) ? `replace(${text}::text, '${own}', ${other}::text)` : text,
        `:v${at}_${place}`,
      );
    };
    // pgbench takes a colon before a word as a variable, even within quotes.
    const text = statement.text.replaceAll(/\s+/g, ' ').replaceAll(/(?<!:):(?=\w)/g, ":'||'");
    lines.push(text.replaceAll(/\$(\d+)/g, (_, n) => `(${valueAt(Number(n))})::${types[Number(n) - 1]}`));
  }
  const first = Number(profileId);
  return {
    script: [
      String.raw`\set c random(${first}, ${first + CUSTOMERS - 1})`,
      String.raw`\set b random(${10 ** (DIGITS - 1)}, ${10 ** DIGITS - 1})`,
      ...['BEGIN', ...lines, 'COMMIT'].map((line) => `${line};`),
    ].join('\n'),
    variables,
  };
};

const TICK_MS = 10;

/** The fields of a process after its name: its parent, and its processor time with that of its ended children. */
const processOf = (pid: string) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: fields[1], ms: ticks * TICK_MS };
};

/** Processor time used so far by the server and this process, with their children: on a shared machine it is more reliable than rates. */
const processorOf = async (db: Database) => {
  const [row] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { parent: server } = processOf(String(row?.pid));
  return (): number =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .reduce((sum, pid) => {
        try {
          const { parent, ms } = processOf(pid);
          return pid === server || parent === server || pid === String(process.pid) ? sum + ms : sum;
        } catch {
          return sum; // it has ended
        }
      }, 0);
};

const recording = (db: Database) => {
  const statements: Statement[] = [];
  const recorded = (sql: Sql): Sql => ({
    query: (text, values = []) => {
      statements.push({ text, values });
      return sql.query(text, values);
    },
  });
  return { db: guarded(db, recorded), statements };
};

const pgbench = async (url: string, file: string, variables: readonly string[], connections: number) => {
  const load = `-n -M prepared -T ${seconds} -c ${connections} -j 1`.split(' ');
  const own = variables.flatMap((variable) => ['-D', variable]);
  const child = spawn('pgbench', [...load, '-f', file, ...own, url], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void (said += String(text)));
  await once(child, 'close');
  const [, done] = /transactions actually processed: (\d+)/.exec(said) ?? [];
  if (done === undefined || /aborted|ERROR/.test(said)) throw new Error(`pgbench: ${said.slice(0, 600)}`);
  return Number(done);
};

const measure = async (db: Database, url: string): Promise<void> => {
  const hall = await openHall(db);
  const customers: HallCustomer[] = [];
  while (customers.length < CUSTOMERS) customers.push(await hall.aCustomer(10_000_000));
  const picks = await Promise.all(Array.from({ length: LEGS }, () => hall.aPick(2)));
  const [customer] = customers;
  if (!customer) throw new Error('nobody is here');
  const slip = await hall.asked(customer, picks, kes(20));
  const key = randomBytes(8).toString('hex');
  const recorder = recording(db);
  await placeBet({ ...hall.services, db: recorder.db }, { customer, key, asked: slip });
  const { script, variables } = await scriptOf(db, recorder.statements, {
    profileId: customer.profileId,
    key,
  });
  const file = path.join(tmpdir(), `kipenga-place-${process.pid}.sql`);
  writeFileSync(file, script);
  await db.query('ANALYZE');

  const processor = await processorOf(db);
  /** Bets placed per second, and the processor time of one. */
  const measured = async (place: () => Promise<number>): Promise<Measured> => {
    const [from, before] = [performance.now(), processor()];
    const placed = await place();
    const ms = performance.now() - from;
    return { rate: (placed * 1_000) / ms, processorMs: (processor() - before) / placed };
  };
  const placing = async (connections: number, place: (at: number) => Promise<unknown>): Promise<number> => {
    const until = performance.now() + seconds * 1_000;
    let placed = 0;
    const one = async (): Promise<void> => {
      while (performance.now() < until) {
        await place(Math.floor(Math.random() * CUSTOMERS));
        placed += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, one));
    return placed;
  };
  const commandOf = (at: number): PlaceBetCommand => {
    const { profileId, msisdn } = customers[at] ?? customer;
    return {
      customer: { profileId, msisdn },
      key: randomBytes(8).toString('hex'),
      asked: { ...slip, profileId, phone: msisdn },
    };
  };
  const counter = openCounter(hall.services);
  const ways = {
    single: (at: number) => placeBet(hall.services, commandOf(at)),
    sets: (at: number) => counter(commandOf(at)),
  };
  const figures = CONNECTIONS.map((connections) => ({
    connections,
    pgbench: [] as Measured[],
    single: [] as Measured[],
    sets: [] as Measured[],
  }));
  for (let round = 0; round <= rounds; round += 1)
    for (const figure of figures) {
      const { connections } = figure;
      const measures = {
        pgbench: await measured(() => pgbench(url, file, variables, connections)),
        single: await measured(() => placing(connections, ways.single)),
        sets: await measured(() => placing(connections, ways.sets)),
      };
      if (round === 0) continue; // warm-up
      for (const way of ['pgbench', 'single', 'sets'] as const) figure[way].push(measures[way]);
    }
  process.send?.({ statements: recorder.statements.length, figures, books: await hall.books() });
};

const server = await startOwnServer(tmpdir(), 'kipenga-place-');
const db = await openDatabase(server);
try {
  await measure(db, server.ownerUrl);
} finally {
  await db.close();
  await server.stop();
  process.disconnect?.();
}
