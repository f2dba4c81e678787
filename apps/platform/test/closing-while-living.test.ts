import { expect, test } from 'vitest';
import { openPlatform } from './open-platform.ts';
import { withOpenedHouse } from './with-opened-house.ts';

test('a house that closes while it lives through hours settles each step of them', async () => {
  const { db, dispose } = await withOpenedHouse();
  try {
    const platform = await openPlatform({}, db);
    const lived = platform.app.inject({
      method: 'POST',
      url: '/sandbox/season/advance',
      payload: { minutes: 24 * 60 },
    });
    await expect.poll(() => db.query('SELECT 1 FROM match WHERE result_version > 0 LIMIT 1')).toHaveLength(1);
    await platform.close();
    expect(await db.query('SELECT 1 FROM match WHERE settled_version < result_version')).toEqual([]);
    await lived;
  } finally {
    await dispose();
  }
});
