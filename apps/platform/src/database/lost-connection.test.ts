import { createServer, connect as dial, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { connect } from './connect.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { Database, Sql } from './sql.ts';

const pidOf = async (sql: Sql): Promise<number> =>
  (await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]?.pid ?? 0;

describe('a connection that is lost', () => {
  let it: TestDatabase;
  beforeEach(async () => {
    it = await withDatabase();
    await it.owner.query('CREATE TABLE jar (coins int)');
    await it.owner.query('GRANT ALL ON jar TO PUBLIC');
  });
  afterEach(() => it.dispose());
  const endBackend = (pid: number) => it.owner.query('SELECT pg_terminate_backend($1, 10000)', [pid]);
  const coins = async (): Promise<number> => (await it.db.query('SELECT coins FROM jar')).length;

  test('between two statements of a transaction fails the transaction, and nothing else', async () => {
    const held = it.db.transaction(async (sql) => {
      await sql.query('INSERT INTO jar VALUES (1)');
      await endBackend(await pidOf(sql));
      // The end of the connection is noticed while nobody asks anything.
      await new Promise(setImmediate);
      await sql.query('INSERT INTO jar VALUES (2)');
    });
    await expect(held).rejects.toThrow(DatabaseUnavailable);
    expect(await coins()).toBe(0);
  });

  test('during a statement, in or out of a transaction, is the same failure', async () => {
    const slow = 'SELECT pg_sleep(30)';
    const endedDuring = async (asked: Promise<unknown>): Promise<void> => {
      const failure = asked.catch((error: unknown) => error);
      const asking = () =>
        it.owner.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE query = $1', [slow]);
      let found = await asking();
      while (found.length === 0) found = await asking();
      await endBackend(found[0]?.pid ?? 0);
      expect(await failure).toBeInstanceOf(DatabaseUnavailable);
    };
    await endedDuring(it.db.query(slow));
    await endedDuring(it.db.transaction((sql) => sql.query(slow)));
    expect(await coins()).toBe(0);
  });

  test('from one machine of a Citus to another is the same failure; another fault of the server is none', async () => {
    const fail = (words: string) =>
      it.db.query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'XX000', MESSAGE = '${words}'; END $$`);
    await expect(fail('failure on connection marked as essential: db2:5432')).rejects.toThrow(
      DatabaseUnavailable,
    );
    await expect(fail('cache lookup failed for type 7')).rejects.not.toThrow(DatabaseUnavailable);
  });
});

test('a server that is the primary no more, and only lets read, is away; the next connection may find the one that is', async () => {
  const it = await withDatabase();
  const { pathname } = new URL(it.url);
  const onlyLetsRead = (does: 'on' | 'off') =>
    it.owner.query(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = ${does}`);
  await it.owner.query('CREATE TABLE jar (coins int)');
  await it.owner.query('GRANT ALL ON jar TO PUBLIC');
  await onlyLetsRead('on');
  const db = connect(it.url, { connections: 1 });
  const put = () => db.transaction((sql) => sql.query('INSERT INTO jar VALUES (1)'));
  try {
    await expect(put()).rejects.toThrow(DatabaseUnavailable);
    await onlyLetsRead('off');
    await put();
  } finally {
    await db.close();
    await it.dispose();
  }
});

/** A way to the database that can be cut at any moment. */
interface Wire {
  readonly url: string;
  /** Called with each piece a client sends; `true` cuts the client off once the server has it. */
  onSent: (piece: Buffer) => boolean;
  refuse(): Promise<void>;
  close(): Promise<void>;
}

const wireTo = async (url: string): Promise<Wire> => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const database = dial(Number(port), hostname);
    sockets.add(client).add(database);
    for (const socket of [client, database]) socket.on('error', () => undefined);
    client.on('data', (piece: Buffer) => {
      const cut = wire.onSent(piece);
      if (cut) client.destroy();
      database.write(piece);
    });
    database.on('data', (piece: Buffer) => void (client.destroyed || client.write(piece)));
    client.on('close', () => database.end());
    database.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const wire: Wire = {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href,
    onSent: () => false,
    refuse: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  return wire;
};

describe('a way to the database that breaks', () => {
  let it: TestDatabase;
  let wire: Wire;
  let db: Database;
  beforeEach(async () => {
    it = await withDatabase();
    await it.owner.query('CREATE TABLE jar (coins int)');
    await it.owner.query('GRANT ALL ON jar TO PUBLIC');
    wire = await wireTo(it.url);
    db = connect(wire.url);
  });
  afterEach(async () => {
    await db.close();
    await wire.close();
    await it.dispose();
  });

  test('after COMMIT was sent: the work is not done a second time, whatever became of it', async () => {
    let runs = 0;
    wire.onSent = (piece) => piece.includes('COMMIT');
    const unknown = db.transaction(async (sql) => {
      runs += 1;
      await sql.query('INSERT INTO jar VALUES (1)');
    });
    await expect(unknown).rejects.toThrow(DatabaseUnavailable);
    expect(runs).toBe(1);
    wire.onSent = () => false;
    let kept = await it.owner.query('SELECT coins FROM jar');
    while (kept.length === 0) kept = await it.owner.query('SELECT coins FROM jar');
    expect(kept).toEqual([{ coins: 1 }]);
  });

  test('before anything was sent: a refused connection is told as such', async () => {
    await wire.refuse();
    await expect(db.query('SELECT 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(db.transaction((sql) => sql.query('SELECT 1'))).rejects.toThrow(/cannot be reached/);
  });
});
