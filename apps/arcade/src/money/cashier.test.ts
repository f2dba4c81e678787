import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cents, kes } from '@kipenga/betting-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAKE_SECRET, FAKE_TIER, fakeWallet, type FakeWallet, type Fault } from '../testing/fake-wallet.ts';
import { Cashier } from './cashier.ts';
import { openJournal, type Journal } from './journal.store.ts';
import { walletClient } from './wallet-client.ts';

let folder: string;
let bank: FakeWallet;
let journal: Journal;
let cashier: Cashier;
let disputes: string[];

const START = 100_000;
const STAKE = kes(49);

const open = (secret = FAKE_SECRET): void => {
  journal = openJournal(join(folder, 'journal.db'));
  cashier = new Cashier({
    wallet: walletClient({ url: bank.url, secret, nowMs: () => Date.now(), timeoutMs: 60_000 }),
    journal,
    newId: () => randomUUID(),
    firstPauseMs: 5,
    onDispute: ({ kind }, code) => disputes.push(`${kind} ${code}`),
  });
};
/** Like a crash: the process is gone without goodbyes. */
const crash = async (): Promise<void> => {
  await cashier.stop(0);
  journal.close();
};
const balances = (): { readonly account: ReturnType<Cashier['accountOf']>; readonly seen: number[] } => {
  const seen: number[] = [];
  return { account: cashier.accountOf('s1', (balance) => seen.push(balance)), seen };
};
const settled = (): Promise<void> =>
  vi.waitFor(() => expect([...journal.settlements(), ...journal.undecided()]).toEqual([]));
const takeStake = async (): Promise<string> => {
  const taken = await balances().account.stake('comet:r1', STAKE);
  if (!taken.ok) throw new Error(taken.reason.kind);
  return taken.value;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-journal-'));
  bank = await fakeWallet(START);
  disputes = [];
  open();
});
afterEach(async () => {
  await crash();
  await bank.close();
  rmSync(folder, { recursive: true });
});

describe('a stake (D28)', () => {
  test('is taken, and what it won is paid', async () => {
    const { account, seen } = balances();
    const taken = await account.stake('comet:r1', STAKE);
    expect(seen).toEqual([START - STAKE]);
    if (taken.ok) account.pay(taken.value, cents(9_800));
    await settled();
    expect(bank.balance()).toBe(START - STAKE + 9_800);
    expect(seen).toEqual([START - STAKE, START - STAKE + 9_800]);
  });

  test('that lost closes its round with nothing', async () => {
    const { account } = balances();
    const taken = await account.stake('comet:r1', STAKE);
    if (taken.ok) account.pay(taken.value, cents(0));
    await settled();
    expect(bank.done()).toEqual(['debit', 'credit']);
    expect(bank.balance()).toBe(START - STAKE);
  });

  test('is paid or given back, and only once', async () => {
    const { account } = balances();
    const taken = await account.stake('comet:r1', STAKE);
    if (taken.ok) {
      account.pay(taken.value, cents(9_800));
      account.pay(taken.value, cents(9_800));
      account.giveBack(taken.value);
    }
    await settled();
    expect(bank.done()).toEqual(['debit', 'credit']);
  });

  test.each(['excluded', 'insufficient-funds', 'session-ended', 'limits'] as const)(
    'refused as %s leaves nothing to settle',
    async (code) => {
      bank.refuse('debit', code);
      expect(await balances().account.stake('comet:r1', STAKE)).toEqual({
        ok: false,
        reason: { kind: code },
      });
      await settled();
      expect(bank.heard()).toEqual(['debit']);
    },
  );
});

test('stakes decided together are kept together, and told only then', async () => {
  const [one, two] = [await takeStake(), await takeStake()];
  const { account } = balances();
  const payBoth = (between: () => void): void =>
    cashier.together(() => {
      account.pay(one, cents(9_800));
      between();
      account.pay(two, cents(0));
    });
  const stop = (): never => {
    throw new Error('the machine stops');
  };
  expect(() => payBoth(stop)).toThrow('the machine stops');
  expect(journal.undecided()).toHaveLength(2);
  payBoth(() => expect(journal.settlements()).toHaveLength(1));
  await settled();
  expect(bank.heard()).toEqual(['debit', 'debit', 'credit', 'credit']);
  expect(bank.balance()).toBe(START - 2 * STAKE + 9_800);
});

describe('a wallet that misbehaves', () => {
  test.each<Fault>(['lost-before', 'lost-after', 'html', 'server-error'])(
    'a debit that ends %s is rolled back, whatever became of it',
    async (fault) => {
      bank.fail('debit', fault);
      expect(await balances().account.stake('comet:r1', STAKE)).toEqual({
        ok: false,
        reason: { kind: 'wallet-silent' },
      });
      await settled();
      expect(bank.balance()).toBe(START);
      expect(bank.done().at(-1)).toBe('rollback');
    },
  );

  test('a rollback is repeated until it is answered', async () => {
    bank.fail('debit', 'lost-after');
    bank.fail('rollback', 'lost-before', 'html', 'lost-after');
    await balances().account.stake('comet:r1', STAKE);
    await settled();
    expect(bank.balance()).toBe(START);
    expect(bank.heard()).toEqual(['debit', 'rollback', 'rollback', 'rollback', 'rollback']);
  });

  test('a credit is repeated until it is answered, and pays once', async () => {
    bank.fail('credit', 'lost-after', 'server-error', 'lost-before');
    const { account } = balances();
    const taken = await account.stake('comet:r1', STAKE);
    if (taken.ok) account.pay(taken.value, cents(9_800));
    await settled();
    expect(bank.balance()).toBe(START - STAKE + 9_800);
    expect(bank.done()).toEqual(['debit', 'credit']);
  });

  test('a credit that is refused for good is put aside, not repeated', async () => {
    bank.refuse('credit', 'unknown-round');
    const { account } = balances();
    const taken = await account.stake('comet:r1', STAKE);
    if (taken.ok) account.pay(taken.value, cents(9_800));
    await settled();
    expect(disputes).toEqual(['credit unknown-round']);
    expect(bank.heard()).toEqual(['debit', 'credit']);
  });
});

describe('a restart', () => {
  test('gives back stakes that nobody decided', async () => {
    await takeStake();
    await crash();
    open();
    await settled();
    expect(bank.balance()).toBe(START);
    expect(bank.done()).toEqual(['debit', 'rollback']);
  });

  test('gives back a stake whose answer it did not live to hear', async () => {
    journal.asked({ id: randomUUID(), session: 's1', round: 'comet:r1:x', amount: STAKE });
    await crash();
    open();
    await settled();
    expect(bank.balance()).toBe(START);
    expect(bank.done()).toEqual(['rollback']);
  });

  test('pays what was won and not told, once', async () => {
    bank.fail('credit', ...Array<Fault>(1000).fill('lost-after'));
    const id = await takeStake();
    balances().account.pay(id, cents(9_800));
    await vi.waitFor(() => expect(bank.heard()).toContain('credit'));
    await crash();
    bank.heal();
    open();
    await settled();
    expect(bank.balance()).toBe(START - STAKE + 9_800);
    expect(bank.done()).toEqual(['debit', 'credit']);
  });

  test('another secret is waited out: what is owed stays owed', async () => {
    await takeStake();
    await crash();
    open('f'.repeat(32));
    await vi.waitFor(() =>
      expect(bank.heard().filter((name) => name === 'rollback').length).toBeGreaterThan(2),
    );
    expect(journal.settlements()).toHaveLength(1);
    await crash();
    open();
    await settled();
    expect(bank.balance()).toBe(START);
  });
});

test('what was not at risk is told with the credit, also by the next process (R9-03)', async () => {
  const id = await takeStake();
  bank.fail('credit', ...Array<Fault>(1000).fill('lost-before'));
  balances().account.pay(id, cents(9_800), { unrisked: STAKE });
  await crash();
  bank.heal();
  open();
  await settled();
  expect(bank.lastCredit()).toMatchObject({ amount: 9_800, unrisked: STAKE });
});

test('a second arcade on the same journal does not open it', () => {
  expect(() => openJournal(join(folder, 'journal.db'))).toThrow(/locked/);
});

describe('a tier of the house’s jackpot (D86)', () => {
  test('is named by the credit, paid once, and told to the player, though the first answer is lost and the process dies', async () => {
    const id = await takeStake();
    bank.fail('credit', 'lost-after', 'lost-before');
    balances().account.pay(id, kes(0), { jackpot: 'shaba' });
    await expect.poll(() => bank.done()).toEqual(['debit', 'credit']);
    await crash();
    open();
    await settled();
    expect(bank.done()).toEqual(['debit', 'credit']);
    expect(bank.balance()).toBe(START - STAKE + FAKE_TIER);
    const next = await takeStake();
    const paid: unknown[] = [];
    cashier
      .accountOf('s1', (_, jackpotPaid) => paid.push(jackpotPaid))
      .pay(next, kes(0), { jackpot: 'fedha' });
    await expect.poll(() => paid).toEqual([cents(FAKE_TIER)]);
  });

  test('has a place in a journal that was begun before there was one', async () => {
    await crash();
    const old = new DatabaseSync(join(folder, 'journal.db'));
    for (const column of ['jackpot', 'unrisked']) old.exec(`ALTER TABLE stake DROP COLUMN ${column}`);
    old.close();
    open();
    const id = await takeStake();
    balances().account.pay(id, kes(0), { jackpot: 'shaba' });
    await settled();
    expect(bank.balance()).toBe(START - STAKE + FAKE_TIER);
  });
});
