import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { LONGEST_PAYLOAD, postgresFanout, type Fanout } from './index.ts';

let database: TestDatabase;
let fanouts: readonly Fanout[];
const heard: string[][] = [[], []];

beforeAll(async () => {
  database = await withDatabase();
  fanouts = [0, 1].map(() => postgresFanout({ url: database.url, onFailure: () => undefined }));
  fanouts.forEach((fanout, at) => fanout.hear('topic', (payload) => heard[at]?.push(payload)));
});
afterAll(async () => {
  await Promise.all(fanouts.map((fanout) => fanout.stop()));
  await database.dispose();
});

/** Says words until the other has heard one of them: what is told to a connection that is not there yet is lost. */
const untilHeard = async (): Promise<void> => {
  const before = heard[1]?.length ?? 0;
  await expect
    .poll(
      () => {
        fanouts[0]?.tell('topic', 'are you there?');
        return heard[1]?.length ?? 0;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(before);
};

test('what one process tells all hear, itself once and at once; other topics nobody', async () => {
  await untilHeard();
  const [before, ...own] = [heard[1]?.length, heard[0]?.length];
  fanouts[0]?.tell('other', 'nothing');
  fanouts[0]?.tell('topic', 'jioni njema: {"a b": 1}');
  expect(heard[0]).toHaveLength((own[0] ?? 0) + 1);
  await expect.poll(() => heard[1]?.at(-1), { timeout: 30_000 }).toBe('jioni njema: {"a b": 1}');
  expect(heard[1]?.length).toBeGreaterThan(before ?? 0);
  expect(heard[0]?.at(-1)).toBe('jioni njema: {"a b": 1}');
  expect(heard[1]).not.toContain('nothing');
});

test('a connection that is lost is opened again; meanwhile a process hears itself', async () => {
  await database.owner.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'kipenga words%' AND datname = current_database()",
  );
  const before = heard[0]?.length ?? 0;
  fanouts[0]?.tell('topic', 'to myself');
  expect(heard[0]).toHaveLength(before + 1);
  await untilHeard();
});

/** A way to the database on which connections can be cut without a word: neither side hears of it. */
const wayTo = async (url: string) => {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const { hostname, port } = new URL(url);
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.pipe(far).pipe(near);
    pairs.add([near, far]);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    fallSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close: () => {
      for (const end of [...pairs].flat()) end.destroy();
      server.close();
    },
  };
};

test('a connection that falls silent is found out and opened again, and a stop waits for none', async () => {
  const way = await wayTo(database.url);
  const far: string[] = [];
  const fanout = postgresFanout({
    url: way.url,
    onFailure: () => undefined,
    patience: { beatMs: 20, silenceMs: 200 },
  });
  fanout.hear('silence', (word) => far.push(word));
  const hears = async (word: string): Promise<void> =>
    await expect
      .poll(
        () => {
          fanouts[0]?.tell('silence', word);
          return far.at(-1);
        },
        { timeout: 30_000 },
      )
      .toBe(word);
  await hears('before');
  way.fallSilent();
  await hears('after');
  way.fallSilent();
  await fanout.stop();
  way.close();
});

test('what a listener throws at a word from elsewhere is told of, and ends nothing', async () => {
  const failures: unknown[] = [];
  const fanout = postgresFanout({ url: database.url, onFailure: (error) => failures.push(error) });
  fanout.hear('broken', () => {
    throw new Error('this word cannot be read');
  });
  await expect
    .poll(
      () => {
        fanouts[0]?.tell('broken', '?');
        return String(failures.at(-1));
      },
      { timeout: 30_000 },
    )
    .toContain('cannot be read');
  await fanout.stop();
});

test('what fits no notification is refused', () => {
  expect(() => fanouts[0]?.tell('topic', 'a'.repeat(LONGEST_PAYLOAD))).toThrow(RangeError);
});
