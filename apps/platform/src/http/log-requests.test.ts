import { expect, test } from 'vitest';
import { buildServer } from './build-server.ts';
import { ownDatabase } from '../../test/with-database.ts';
import { platformLogger } from './log-requests.ts';

const it = await ownDatabase();

test('the row a database refused is not told in the log', async () => {
  const insert = (profileId: string) =>
    it.db.query(`INSERT INTO owner_of (kind, name, profile_id) VALUES ('phone', '254712345678', $1)`, [
      profileId,
    ]);
  await insert('1');
  const error: unknown = await insert('2').catch((refused: unknown) => refused);
  expect(JSON.stringify(error)).toContain('254712345678'); // or there would be nothing to hide
  const lines: string[] = [];
  platformLogger('info', { write: (line) => lines.push(line) }).error({ err: error }, 'refused');
  expect(lines.join()).toContain('23505');
  expect(lines.join()).not.toContain('254712345678');
});

test('all lines of a call have its id, also those of what it does after its body was read; a caller names none', async () => {
  const lines: string[] = [];
  const logger = platformLogger('info', { write: (line) => lines.push(line) });
  const hosts = { names: ['localhost'], isSandbox: true };
  const app = await buildServer({ logger, isSecure: false, trustProxy: false, hosts });
  app.post('/asked', async () => {
    await Promise.resolve();
    logger.info('done for it');
    return {};
  });
  const ask = () =>
    app.inject({ method: 'POST', url: '/asked', payload: { a: 1 }, headers: { 'request-id': 'mine' } });
  await Promise.all([ask(), ask()]);
  logger.info('by itself');
  await app.close();
  const told = lines.map((line) => JSON.parse(line) as { msg: string; request?: string });
  const idsOf = (words: string) =>
    new Set(told.filter(({ msg }) => msg === words).map(({ request }) => request));
  expect(idsOf('request').size).toBe(2);
  expect(idsOf('done for it')).toEqual(idsOf('request'));
  expect(idsOf('by itself')).toEqual(new Set([undefined]));
  expect(lines.join('')).not.toContain('mine');
});
