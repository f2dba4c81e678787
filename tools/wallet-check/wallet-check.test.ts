import { createHmac, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signWalletCall, WALLET_HEADERS, type WalletCall } from '@kipenga/contracts/wallet';
import { CHECKS } from './checks.ts';
import { ownArcade } from './own-arcade.ts';
import { runChecks, type Provider, type Verdict } from './run-checks.ts';
import { standInWallet, type StandInWallet } from './stand-in-wallet.ts';
import { verdictTable } from './verdict-table.ts';

const AGREED = { secret: 'ab'.repeat(16), provider: 'arcade' };
/** The one check that waits for the provider's own patience. */
const QUICK = CHECKS.filter(({ id }) => id !== 'debit-late');

let wallet: StandInWallet;
beforeEach(async () => (wallet = await standInWallet(AGREED)));
afterEach(() => wallet.close());

test('the arcade passes every check, killed in the middle too (trust P15)', async () => {
  const arcade = await ownArcade(wallet.url, AGREED);
  try {
    const verdicts = await runChecks({ wallet, provider: arcade, patienceMs: 30_000, checks: QUICK });
    expect(verdictTable(verdicts)).toMatch(/\n20 passed, 0 failed, 0 skipped$/);
  } finally {
    await arcade.stop();
  }
});

type Post = (call: WalletCall, body: object) => Promise<Response | null>;

/** A provider of so many lines, each of which may be wrong. */
const provider = (round: (post: Post, token: string) => Promise<void>, sign = signWalletCall): Provider => ({
  gameId: 'dice',
  atOnce: true,
  play: async (token) => {
    const post: Post = (call, body) => {
      const [text, timestamp] = [JSON.stringify(body), String(Date.now())];
      const headers = {
        [WALLET_HEADERS.provider]: 'arcade',
        [WALLET_HEADERS.timestamp]: timestamp,
        [WALLET_HEADERS.signature]: sign(AGREED.secret, { call, timestamp, body: text }),
      };
      return fetch(`${wallet.url}/${call}`, { method: 'POST', headers, body: text }).catch(() => null);
    };
    await round(post, token);
  },
});

const failedWith = async (by: Provider): Promise<Readonly<Record<string, readonly string[]>>> => {
  const verdicts = await runChecks({ wallet, provider: by, patienceMs: 50, checks: QUICK });
  const failed = verdicts.filter(({ state }: Verdict) => state === 'failed');
  return Object.fromEntries(failed.map(({ check, why }) => [check.id, why]));
};

const stake = (token: string) => ({
  session: token.replace('token', 'session'),
  round: 'r1',
  transaction: randomUUID(),
  amount: 1_000,
});

test('a provider that believes in every stake, and tells of a round once, is found out', async () => {
  const careless = provider(async (post, token) => {
    await post('open', { token });
    await post('debit', stake(token));
    await post('credit', { ...stake(token), amount: 0 });
  });
  const failed = await failedWith(careless);
  expect(Object.keys(failed)).toEqual(
    expect.arrayContaining(['demo', 'token-refused', 'debit-lost-after', 'credit-lost-after']),
  );
  expect(failed).not.toHaveProperty('round');
  expect(failed['debit-lost-before']).toContain('It credited a round that has no stake, or was closed.');
  expect(failed['credit-lost-before']).toContain(
    'A credit or rollback whose answer was lost was not sent again.',
  );
});

test('one that repeats a credit under another name, or leaves a stake open, is found out', async () => {
  const twice = provider(async (post, token) => {
    await post('open', { token });
    const taken = await post('debit', stake(token));
    if (!taken?.ok) return;
    await post('credit', { ...stake(token), amount: 5 });
    await post('credit', { ...stake(token), amount: 5 });
  });
  expect((await failedWith(twice))['round']).toEqual([
    'It credited a round that has no stake, or was closed.',
  ]);
  const gone = provider(async (post, token) => {
    await post('open', { token });
    await post('debit', stake(token));
  });
  expect((await failedWith(gone))['round']?.[0]).toMatch(/neither credited nor rolled back/);
});

test('one that signs otherwise is found out', async () => {
  const unsigned = provider(
    async (post, token) => void (await post('open', { token })),
    (secret, { body }) => createHmac('sha256', secret).update(body).digest('hex'),
  );
  expect((await failedWith(unsigned))['round']).toContain('The signature or the time of open is wrong.');
});
