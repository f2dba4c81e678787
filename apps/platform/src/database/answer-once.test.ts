import { profileId } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { answerOnce, keptAnswer } from './answer-once.ts';

describe('answerOnce (D24)', () => {
  let it: TestDatabase;
  beforeAll(async () => {
    it = await withDatabase();
    await it.owner.query('CREATE TABLE effect (n int)');
    await it.owner.query('GRANT ALL ON effect TO PUBLIC');
  });
  afterAll(() => it.dispose());

  const ask = (request: { key: string | null; body: unknown; isFinal?: boolean; profile?: string }) =>
    answerOnce(
      it.db,
      {
        profileId: profileId(request.profile ?? '7'),
        operation: 'test',
        key: request.key,
        body: request.body,
      },
      async (sql) => {
        await sql.query('INSERT INTO effect VALUES (1)');
        const [row] = await sql.query<{ n: number }>('SELECT count(*)::int AS n FROM effect');
        return { answer: `effect ${row?.n}`, isFinal: request.isFinal ?? true };
      },
    );
  const effects = async () => (await it.db.query('SELECT n FROM effect')).length;

  test('16 repeats at once have one effect and hear one answer', async () => {
    const before = await effects();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ask({ key: 'a', body: { stake: 49 } })),
    );
    expect(await effects()).toBe(before + 1);
    expect(new Set(answers.map((one) => (one.kind === 'answered' ? one.answer : one.kind))).size).toBe(1);
  });

  test('one key with another body is refused and has no effect (D63)', async () => {
    const before = await effects();
    expect(await ask({ key: 'a', body: { stake: 50 } })).toEqual({ kind: 'key-reused' });
    expect(await effects()).toBe(before);
  });

  test('the same key of somebody else is another request', async () => {
    const before = await effects();
    await ask({ key: 'a', body: { stake: 49 }, profile: '8' });
    expect(await effects()).toBe(before + 1);
  });

  test('a client without a key is held to its body, but only after success', async () => {
    const before = await effects();
    await Promise.all(Array.from({ length: 8 }, () => ask({ key: null, body: { stake: 51 } })));
    expect(await effects()).toBe(before + 1);
    await ask({ key: null, body: { stake: 52 }, isFinal: false });
    await ask({ key: null, body: { stake: 52 }, isFinal: false });
    expect(await effects()).toBe(before + 3);
  });

  test('a look at a key says whether its work is done, going on, or never was, and waits for none', async () => {
    const asked = { profileId: profileId('7'), operation: 'test', key: 'w' };
    const look = () => keptAnswer(it.db, asked);
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const working = answerOnce(it.db, { ...asked, body: 1 }, async () => {
      begun.resolve();
      await mayEnd.promise;
      return { answer: 'done', isFinal: true };
    });
    await begun.promise;
    expect(await look()).toEqual({ kind: 'at-work' });
    mayEnd.resolve();
    await working;
    expect(await look()).toEqual({ kind: 'answered', answer: 'done' });
    const free = { ...asked, key: 'never asked' };
    for (let times = 0; times < 2; times += 1)
      expect(await keptAnswer(it.db, free)).toEqual({ kind: 'unknown' });
    expect(await ask({ key: free.key, body: 1 })).toMatchObject({ kind: 'answered', isRepeat: false });
  });

  test('work that fails leaves the key free', async () => {
    const failing = answerOnce(
      it.db,
      { profileId: profileId('7'), operation: 'test', key: 'z', body: 1 },
      () => Promise.reject(new Error('down')),
    );
    await expect(failing).rejects.toThrow('down');
    expect(await ask({ key: 'z', body: 1 })).toMatchObject({ kind: 'answered', isRepeat: false });
  });
});
