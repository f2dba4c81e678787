import { AsyncLocalStorage } from 'node:async_hooks';
import { inject } from 'vitest';
import { connect, type Database, type Sql } from '../src/database/index.ts';
import { SPREAD } from '../src/database/spread.ts';
import { databaseUrl } from './database-server.ts';
import { inTurn } from './guarded.ts';
import type { Offence, StatementWatch } from './watched-database.ts';

/** A part of a table, on one machine. */
interface Shard {
  readonly table: string;
  /** Customers' tables with the same first value lie beside each other; null for a fact, which lies on all machines. */
  readonly first: string | null;
}

/** Parts of tables that were named to machines for one statement. */
interface Sent {
  readonly touched: readonly Shard[];
  readonly written: readonly Shard[];
}

/** A connection of its own, and the commands that it said were sent. */
interface Lane {
  readonly db: Database;
  readonly said: string[];
}

/** A watch with connections of its own. */
export interface MachineWatch extends StatementWatch {
  close(): Promise<unknown>;
}

const SAY_WHAT_IS_SENT = '-c citus.log_remote_commands=on -c citus.log_local_commands=on';
const SHARD = /\b([a-z_]+)_(\d{6,})\b/g;
const WRITES = /\b(?:INSERT INTO|UPDATE|DELETE FROM) (?:public\.)?([a-z_]+)_(\d{6,})\b/g;

const isCustomers = ({ table }: Shard): boolean => SPREAD[table] === 'customer';
const placesOf = (shards: readonly Shard[]): readonly (string | null)[] => [
  ...new Set(shards.filter(isCustomers).map(({ first }) => first)),
];
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);

/**
 * A spread database that is asked through connections on which the Citus says each command that it sends to a machine, its own
 * included. While `watching` is on, each statement may write one part of customers' rows, each transaction may touch one part and
 * name one customer, and neither may write a fact.
 */
export const watchedMachines = async (plain: Database): Promise<MachineWatch> => {
  const doing = new AsyncLocalStorage<{ readonly path: string; readonly isHouse: boolean }>();
  const [own] = await plain.query<{ name: string }>('SELECT current_database() AS name');
  const url = new URL(databaseUrl(inject('testServer').workerUrl, own?.name ?? ''));
  url.searchParams.set('options', SAY_WHAT_IS_SENT);
  const shards = new Map(
    (
      await plain.query<Shard & { readonly id: string }>(
        `SELECT shardid::text AS id, logicalrelid::regclass::text AS table, shardminvalue AS first FROM pg_dist_shard`,
      )
    ).map(({ id, ...shard }) => [id, shard]),
  );
  const offences: Offence[] = [];
  const lanes: Lane[] = [];
  const free: Lane[] = [];

  const shardsIn = (command: string, names: RegExp): readonly Shard[] =>
    [...command.matchAll(names)].flatMap(([, , id]) => shards.get(id ?? '') ?? []);

  const onLane = async <T>(work: (lane: Lane) => Promise<T>): Promise<T> => {
    const lane = free.pop() ?? openLane();
    try {
      return await work(lane);
    } finally {
      free.push(lane);
    }
  };
  const openLane = (): Lane => {
    const said: string[] = [];
    const db = connect(url.href, { connections: 1, onNotice: (text) => said.push(text) });
    const lane = { db, said };
    lanes.push(lane);
    return lane;
  };

  /** Runs statements, and looks at the commands that each became. */
  const watched = (
    { path, isHouse }: { readonly path: string; readonly isHouse: boolean },
    { said }: Lane,
    sql: Sql,
    seen: (sent: Sent, values: readonly unknown[], statement: string) => void,
  ): Sql => ({
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const from = said.length;
      const rows = await sql.query<Row>(text, values);
      const commands = said.slice(from);
      const touched = commands.flatMap((one) => shardsIn(one, SHARD));
      const written = commands.flatMap((one) => shardsIn(one, WRITES));
      const statement = short(text);
      const offend = (table: string, fault: string) => offences.push({ path, table, fault, statement });
      const many = placesOf(written).length > 1 && written.find(isCustomers);
      if (many) offend(many.table, 'writes several parts');
      const fact = isHouse ? undefined : written.find(({ table }) => SPREAD[table] === 'fact');
      if (fact) offend(fact.table, 'writes a fact');
      seen({ touched, written }, values, statement);
      return rows;
    },
  });

  const db: Database = {
    ...plain,
    query: (text, values, options) => {
      const now = doing.getStore();
      if (now === undefined) return plain.query(text, values, options);
      return onLane((lane) => watched(now, lane, lane.db, () => undefined).query(text, values));
    },
    transaction: (work) => {
      const now = doing.getStore();
      if (now === undefined) return plain.transaction(work);
      return onLane((lane) =>
        lane.db.transaction(async (sql) => {
          const places = new Set<string | null>();
          const named = new Set<string>();
          const see = ({ touched }: Sent, values: readonly unknown[], statement: string): void => {
            for (const place of placesOf(touched)) places.add(place);
            const own = touched.some(isCustomers) ? values.filter((one) => customers.has(one as string)) : [];
            for (const one of own) named.add(String(one));
            const [table = ''] = touched.filter(isCustomers).map((one) => one.table);
            const { path } = now;
            if (places.size > 1)
              offences.push({ path, table, fault: 'a second part in one transaction', statement });
            if (named.size > 1)
              offences.push({ path, table, fault: 'a second customer in one transaction', statement });
          };
          const customers = new Set(
            (await plain.query<{ id: string }>('SELECT profile_id AS id FROM wallet')).map(({ id }) => id),
          );
          return work(inTurn(watched(now, lane, sql, see)));
        }),
      );
    },
  };

  return {
    db,
    watching: (path, work) => doing.run({ path, isHouse: false }, work),
    watchingHouse: (path, work) => doing.run({ path, isHouse: true }, work),
    offences,
    close: () => Promise.all(lanes.map((lane) => lane.db.close())),
  };
};
