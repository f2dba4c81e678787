import { expect, test } from 'vitest';
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
