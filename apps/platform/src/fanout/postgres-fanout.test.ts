import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('what fits no notification is refused', () => {
  expect(() => fanouts[0]?.tell('topic', 'a'.repeat(LONGEST_PAYLOAD))).toThrow(RangeError);
});
