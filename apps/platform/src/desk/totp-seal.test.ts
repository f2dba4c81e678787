import { beforeAll, describe, expect, test } from 'vitest';
import { testServices } from '../../test/test-services.ts';
import { ownDatabase } from '../../test/with-database.ts';
import { systemRandom } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { sealTotpSecrets, stopSandboxOperators, makeSandboxOperators, sandboxOperators } from './index.ts';
import { logIn, makeOperator } from './log-in.ts';
import { codeOf, stepAt } from './totp.ts';
import { totpSeal } from './totp-seal.ts';

const ONE = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(32, 2);
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('a sealed secret opens for its operator alone, by its key alone, and as it was sealed alone', () => {
  const one = totpSeal([ONE], systemRandom);
  const kept = one.seal('Wanjiru', SECRET);
  expect(kept).not.toContain(SECRET);
  expect(one.seal('Wanjiru', SECRET)).not.toBe(kept);
  expect(one.open('Wanjiru', kept)).toBe(SECRET);
  expect(one.open('Kamau', kept)).toBeNull();
  expect(totpSeal([OTHER], systemRandom).open('Wanjiru', kept)).toBeNull();
  const [form, mark, sealed = ''] = kept.split('.');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const altered = Buffer.from(bytes);
    altered[at]! ^= 1;
    expect(one.open('Wanjiru', [form, mark, altered.toString('base64url')].join('.'))).toBeNull();
    const cut = bytes.subarray(0, at).toString('base64url');
    expect(one.open('Wanjiru', [form, mark, cut].join('.'))).toBeNull();
  }
});

describe('in the database of a house', async () => {
  const base = await ownDatabase();
  const password = 'a long enough password';
  const houseWith = (...keys: readonly Buffer[]): Services =>
    testServices(base.db, { totpSeal: totpSeal(keys, systemRandom) });
  const kept = async (name: string): Promise<string> =>
    (
      await base.owner.query<{ row: string }>('SELECT operator::text AS row FROM operator WHERE name = $1', [
        name,
      ])
    )[0]!.row;
  /** Each code works once, so each try uses another step. */
  let step = stepAt(Date.now());
  const enter = (services: Services, name: string, secret: string) => {
    step += 1;
    const realClock = { ...services.realClock, nowMs: () => step * 30_000 };
    return logIn({ ...services, realClock }, { name, password, code: codeOf(secret, step) }, 'a network');
  };
  const letIn = { operator: { role: 'admin' } };
  let secret: string;

  beforeAll(async () => {
    const made = await makeOperator(houseWith(ONE), { name: 'Wanjiru', role: 'admin', password });
    secret = made!.totpSecret;
  });

  test('no secret stands there, and who has it logs in', async () => {
    expect(await kept('Wanjiru')).not.toContain(secret);
    expect(await enter(houseWith(ONE), 'Wanjiru', secret)).toMatchObject(letIn);
  });

  test('a house with another key says so to who knows the password, and a stranger hears nothing of it', async () => {
    expect(await sealTotpSecrets(houseWith(OTHER))).toEqual(['Wanjiru']);
    expect(await enter(houseWith(OTHER), 'Wanjiru', secret)).toBe('no-key');
    const guess = { name: 'Wanjiru', password: 'another password', code: '123456' };
    expect(await logIn(houseWith(OTHER), guess, 'a network')).toBe('wrong');
    expect(await enter(houseWith(ONE), 'Wanjiru', secret)).toMatchObject(letIn);
  });

  test('a key is changed for another without anybody’s phone', async () => {
    expect(await sealTotpSecrets(houseWith(OTHER, ONE))).toEqual([]);
    expect(await enter(houseWith(OTHER), 'Wanjiru', secret)).toMatchObject(letIn);
    expect(await enter(houseWith(ONE), 'Wanjiru', secret)).toBe('no-key');
  });

  test('what a release before kept as it was works, and is sealed by the next start', async () => {
    await base.owner.query(
      `INSERT INTO operator (name, role, password_hash, totp_secret, made_at)
       SELECT 'Kamau', role, password_hash, $1, made_at FROM operator WHERE name = 'Wanjiru'`,
      [SECRET],
    );
    expect(await enter(houseWith(OTHER), 'Kamau', SECRET)).toMatchObject(letIn);
    expect(await sealTotpSecrets(houseWith(OTHER))).toEqual([]);
    expect(await kept('Kamau')).not.toContain(SECRET);
    expect(await enter(houseWith(OTHER), 'Kamau', SECRET)).toMatchObject(letIn);
  });

  test('a sandbox whose key is gone gives its shown operators other secrets', async () => {
    await makeSandboxOperators(houseWith(ONE));
    expect(await sandboxOperators(houseWith(OTHER))).toEqual([]);
    await makeSandboxOperators(houseWith(OTHER));
    expect(await sandboxOperators(houseWith(OTHER))).not.toEqual([]);
    await stopSandboxOperators(houseWith(OTHER));
  });
});
