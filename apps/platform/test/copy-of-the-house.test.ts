import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kes } from '@kipenga/betting-core';
import { afterAll, expect, test } from 'vitest';
import type { Platform } from '../src/build-platform.ts';
import { fakeBuild } from './fake-build.ts';
import { openPlatform } from './open-platform.ts';
import { spawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';
import { ownOpenedHouse } from './with-opened-house.ts';
import { newPhone } from './with-platform.ts';

const base = await ownOpenedHouse();
const build = fakeBuild();
mkdirSync(path.join(build, 'desk/assets'), { recursive: true });
writeFileSync(path.join(build, 'desk/index.html'), '<html lang="en"><head></head>desk');
afterAll(() => rmSync(build, { recursive: true }));

/** Does something in a house on a database, and closes it with all its running work. */
const within = async <A>(env: Record<string, string>, work: (url: string, it: Platform) => Promise<A>) => {
  const own = { SEASON_SPEED: '0.000001', KIPENGA_BUILD: build, ...env };
  const platform = await openPlatform(own, base.db, { jobsEveryMs: 20 });
  try {
    return await work(await platform.app.listen({ port: 0 }), platform);
  } finally {
    await platform.close();
  }
};

const payout = () =>
  base.db.query(`SELECT attempts, done_at IS NOT NULL AS "isDone" FROM job WHERE kind = 'sandbox-pay-out'`);
const isMarkDone = async (): Promise<boolean> =>
  (await base.db.query(`SELECT FROM job WHERE dedupe_key = 'mark' AND done_at IS NOT NULL`)).length > 0;

test('a copy with the sandbox’s gateways pays out nothing, shows its phone nothing, and says what it is at the desk and to who deposits or withdraws', async () => {
  const phone = newPhone();
  const { token } = await within({}, (url) => spawnedCustomer(url, phone));
  await within({ SENDS_NOTHING: 'true' }, async (url, { app }) => {
    const out = await callOver(url, 'withdraw', { phone, amount: kes(500) }, { token, key: 'out' });
    const asked = await callOver(url, 'deposit', { phone, amount: kes(500) }, { token, key: 'in' });
    const reason = { code: 'copy-sends-nothing' };
    expect([out, asked]).toMatchObject([
      { kind: 'accepted', reason },
      { kind: 'refused', reason },
    ]);
    const handset = `${url}/sandbox/handset/${phone}`;
    expect(await (await fetch(handset)).json()).toMatchObject({
      messages: [],
      prompts: [],
      sms: 'waits',
      money: 'elsewhere',
    });
    expect((await app.inject('/desk')).body).toContain('<meta name="house-copy"');
    // Jobs that need nobody outside are done, though they came after the payout.
    await base.owner.query(
      `INSERT INTO job (profile_id, kind, dedupe_key, payload, run_at) VALUES ('', 'send-notices', 'mark', '{}', now())`,
    );
    await expect.poll(isMarkDone).toBe(true);
  });
  expect(await payout()).toEqual([{ attempts: 0, isDone: false }]);
  await within({}, async (url, { app }) => {
    await expect.poll(payout).toEqual([{ attempts: 1, isDone: true }]);
    expect((await app.inject('/desk')).body).not.toContain('house-copy');
    expect(await (await fetch(`${url}/sandbox/handset/${phone}`)).json()).toMatchObject({
      prompts: [{ state: 'approved' }],
    });
  });
});
