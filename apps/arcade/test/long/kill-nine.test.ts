import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kes } from '@kipenga/betting-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenedGame, Push, StakeView } from '../../src/protocol.ts';
import { FAKE_SECRET, fakeWallet, type FakeWallet } from '../../src/testing/fake-wallet.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const START = 1_000_000;
const STAKE = kes(50);
const ENOUGH_MS = 90_000;

let folder: string;
let bank: FakeWallet;
let port: number;
let arcade: ChildProcess;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
};

const start = async (): Promise<void> => {
  arcade = spawn(process.execPath, ['--conditions=@kipenga/source', MAIN], {
    env: {
      PATH: process.env['PATH'],
      ARCADE_PORT: String(port),
      ARCADE_SECRET: FAKE_SECRET,
      WALLET_URL: bank.url,
      KIPENGA_DATA: folder,
      KIPENGA_BUILD: join(folder, 'build'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const said of arcade.stdout ?? []) if (String(said).includes('is ready')) return;
  throw new Error('the arcade did not start');
};
const kill = async (): Promise<void> => {
  arcade.kill('SIGKILL');
  await once(arcade, 'exit');
};

const post = async <T>(path: string, body: object): Promise<T> => {
  const reply = await fetch(`http://localhost:${port}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as T;
};

/** Listens to the table until a push is what is waited for. */
const hear = async <T>(play: string, found: (push: Push) => T | null): Promise<T> => {
  const reply = await fetch(`http://localhost:${port}/api/events?play=${play}`, {
    signal: AbortSignal.timeout(ENOUGH_MS),
  });
  let text = '';
  for await (const part of reply.body ?? []) {
    text += Buffer.from(part).toString();
    const lines = text.split('\n\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith('data: '))) {
      const value = found(JSON.parse(line.slice(6)) as Push);
      if (value !== null) return value;
    }
  }
  throw new Error('the stream ended');
};

const isToDecide = ({ state, hands = [] }: StakeView): boolean =>
  state === 'open' && hands.some((hand) => hand.state === 'turn');
/** Stakes in round after round until there is a hand to decide on. */
const dealtHand = async (play: string): Promise<StakeView> => {
  for (;;) {
    const round = await hear(play, (push) => {
      if (push.kind !== 'table') return null;
      const { phase, round: next } = push.view as { readonly phase: string; readonly round: string };
      return phase === 'betting' ? next : null;
    });
    await post('stake', { play, round, amount: STAKE });
    const hand = await hear(play, (push) =>
      push.kind === 'stake' && push.stake.round === round && (push.stake.hands || push.stake.state !== 'open')
        ? push.stake
        : null,
    );
    if (isToDecide(hand)) return hand;
  }
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-killed-'));
  for (const part of ['assets', 'images', '.vite'])
    mkdirSync(join(folder, 'build/arcade', part), { recursive: true });
  writeFileSync(join(folder, 'build/arcade/.vite/manifest.json'), '{}');
  bank = await fakeWallet(START);
  port = await freePort();
  await start();
});
afterEach(async () => {
  await kill();
  await bank.close();
  rmSync(folder, { recursive: true });
});

test('a hand of blackjack goes on after kill -9, and is paid what its cards say', async () => {
  const { play } = await post<OpenedGame>('open', { gameId: 'blackjack', token: 'blackjack:session-1' });
  const dealt = await dealtHand(play);
  const before = bank.balance();
  await kill();
  await start();
  const found = await hear(play, (push) => (push.kind === 'stake' ? push.stake : null));
  expect(found).toEqual(dealt);
  await post('decide', { play, stake: dealt.id, move: 'stand', after: 0 });
  const over = await hear(play, (push) =>
    push.kind === 'stake' && push.stake.state !== 'open' ? push.stake : null,
  );
  expect(['won', 'lost']).toContain(over.state);
  expect(over.hands?.map(({ cards }) => cards)).toEqual(dealt.hands?.map(({ cards }) => cards));
  await expect.poll(() => bank.done().filter((name) => name === 'rollback')).toEqual([]);
  await expect.poll(() => bank.balance()).toBe(before + over.paid);
});
