import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Sql } from '../src/database/index.ts';
import { inTurn } from './guarded.ts';
import { SPREAD } from '../src/database/spread.ts';

/** A node of the server's EXPLAIN plan, with the server's own names. */
type Plan = Readonly<Record<string, unknown>>;

const textIn = (plan: Plan, name: string): string | undefined => {
  const value = plan[name];
  return typeof value === 'string' ? value : undefined;
};
const listIn = <Item>(plan: Plan, name: string): readonly Item[] => (plan[name] ?? []) as readonly Item[];
const plansIn = (plan: Plan): readonly Plan[] => listIn(plan, 'Plans');

/** An action of a statement on one table, by its plan. */
interface Touch {
  readonly table: string;
  readonly does: 'reads' | 'locks' | 'writes';
  /** The only customer whose rows are touched; null if the plan names none. */
  readonly owner: string | null;
}

/** An update writes the rows that a node below it reads. */
const AS_READ = 'as read';
const OWNER = /\bprofile_id = '([^']*)'::text/;
const CONSTANT = /^'([^']*)'::text$/;

const inside = (plan: Plan): readonly Plan[] => [plan, ...plansIn(plan).flatMap(inside)];

const ownerOfScan = (plan: Plan): string | null => {
  const conditions = ['Index Cond', 'Recheck Cond', 'Filter'].map((name) => textIn(plan, name)).join(' ');
  return OWNER.exec(conditions)?.[1] ?? null;
};

const constantIn = (plan: Plan | undefined, place: number): string | null =>
  CONSTANT.exec((plan && listIn<string>(plan, 'Output')[place]) ?? '')?.[1] ?? null;

/**
 * The customer in each inserted row, if it is a constant in the plan; `place` counts the table's columns. The rows of a subquery
 * have the order of the statement, which names the customer first.
 */
const ownerOfInsert = (plan: Plan, place: number): string | null => {
  const rows = plansIn(plan).find((one) => textIn(one, 'Parent Relationship') === 'Outer');
  const direct = constantIn(rows, place);
  if (direct !== null || rows === undefined || textIn(rows, 'Node Type') !== 'Subquery Scan') return direct;
  return constantIn(plansIn(rows)[0], 0);
};

/** The names in FOR SHARE OF and FOR UPDATE OF; null if a lock of the statement names none, and so locks everything it reads. */
const namedToLock = (text: string): readonly string[] | null => {
  const locks = [
    ...text.matchAll(
      /\bFOR (?:NO KEY |KEY )?(?:UPDATE|SHARE)(?: OF (?<names>[\w, ]+?)(?: SKIP| NOWAIT|\s*\)|\s*$))?/g,
    ),
  ].map(({ groups }) => groups?.['names']?.split(',').map((name) => name.trim()));
  return locks.every((names) => names !== undefined) && locks.length > 0 ? locks.flat() : null;
};

const touchesOf = (
  root: Plan,
  places: ReadonlyMap<string, number>,
  toLock: readonly string[] | null,
): readonly Touch[] =>
  inside(root).flatMap((plan): readonly Touch[] => {
    const table = textIn(plan, 'Relation Name');
    if (textIn(plan, 'Node Type') === 'LockRows')
      return inside(plan).flatMap((one) => {
        const locked = textIn(one, 'Relation Name');
        const isMeant = toLock === null || toLock.includes(textIn(one, 'Alias') ?? '');
        return locked !== undefined && isMeant
          ? [{ table: locked, does: 'locks', owner: ownerOfScan(one) }]
          : [];
      });
    if (table === undefined) return [];
    if (textIn(plan, 'Node Type') !== 'ModifyTable')
      return [{ table, does: 'reads', owner: ownerOfScan(plan) }];
    if (textIn(plan, 'Operation') !== 'Insert') return [{ table, does: 'writes', owner: AS_READ }];
    return [{ table, does: 'writes', owner: ownerOfInsert(plan, places.get(table) ?? -1) }];
  });

/** A statement or transaction that cannot run on one machine. */
export interface Offence {
  /** Name of the work, as given to `watching`. */
  readonly path: string;
  readonly table: string;
  readonly fault: string;
  readonly statement: string;
}

/** A database whose statements are looked at while a customer's work or the house's is done. */
export interface StatementWatch {
  readonly db: Database;
  /** Does `work` of a customer with its statements watched, under this name. */
  readonly watching: <T>(path: string, work: () => Promise<T>) => Promise<T>;
  /** Does `work` of the house: it may look over all customers, but where it names one it may touch only that one. */
  readonly watchingHouse: <T>(path: string, work: () => Promise<T>) => Promise<T>;
  readonly offences: readonly Offence[];
}

const isCustomers = (table: string): boolean => SPREAD[table] === 'customer';
const isFact = (table: string): boolean => SPREAD[table] === 'fact' || SPREAD[table] === 'house';

/** True for work of the house: it may look over all customers, outside transactions that name one, and write facts there. */
const mayHouse = ({ does, owner }: Touch, table: string, owners: ReadonlySet<string>): boolean =>
  owners.size === 0 && (isFact(table) || (does !== 'writes' && owner === null));

/** The reason a statement of a customer's work cannot stay on one machine; null if it can. */
const faultOf = ({ table, does, owner }: Touch): string | null => {
  if (isCustomers(table)) return owner === null ? `${does} without one profile_id` : null;
  return isFact(table) && does !== 'reads' ? `${does} a fact` : null;
};

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);

/**
 * A database whose statements are explained before they run, while `watching` is on: by its own plan each statement on a
 * customer's table must name one customer, and each transaction the same one; it may read facts, and neither write nor lock
 * them. A distributed database finds the machine by the same customer.
 */
export const watchedDatabase = async (db: Database): Promise<StatementWatch> => {
  const doing = new AsyncLocalStorage<{ readonly path: string; readonly isHouse: boolean }>();
  const offences: Offence[] = [];
  const columns = await db.query<{ table: string; place: number }>(
    `SELECT attrelid::regclass::text AS table, attnum - 1 AS place FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     WHERE attname = 'profile_id' AND relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const places = new Map(columns.map(({ table, place }) => [table, place]));

  const look = async (
    { path, isHouse }: { readonly path: string; readonly isHouse: boolean },
    text: string,
    values: readonly unknown[] = [],
    owners: Set<string>,
  ) => {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return;
    if (/\bpg_(try_)?advisory/.test(text))
      offences.push({ path, table: '', fault: 'takes a lock of one machine', statement: short(text) });
    const [row] = await db.query<{ 'QUERY PLAN': readonly [Plan] }>(
      `EXPLAIN (VERBOSE, FORMAT JSON) ${text}`,
      values,
    );
    const plan = row?.['QUERY PLAN'][0]['Plan'] as Plan;
    const statement = short(text);
    const touches = touchesOf(plan, places, namedToLock(text));
    for (const touch of touches) {
      const fault = isHouse && mayHouse(touch, touch.table, owners) ? null : faultOf(touch);
      if (fault !== null) offences.push({ path, table: touch.table, fault, statement });
      if (!isCustomers(touch.table) || touch.owner === null || touch.owner === AS_READ) continue;
      owners.add(touch.owner);
      if (owners.size === 2)
        offences.push({ path, table: touch.table, fault: 'a second customer in one transaction', statement });
    }
  };

  const watched = (sql: Sql, owners: () => Set<string>): Sql => ({
    query: async (text, values) => {
      const now = doing.getStore();
      if (now !== undefined) {
        await doing.exit(() => look(now, text, values, owners()));
      }
      return sql.query(text, values);
    },
  });

  return {
    db: {
      ...db,
      ...watched(db, () => new Set()),
      transaction: <T>(work: (sql: Sql) => Promise<T>) =>
        db.transaction((sql) => {
          const owners = new Set<string>();
          return work(inTurn(watched(sql, () => owners)));
        }),
    },
    watching: (path, work) => doing.run({ path, isHouse: false }, work),
    watchingHouse: (path, work) => doing.run({ path, isHouse: true }, work),
    offences,
  };
};
