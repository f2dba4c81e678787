import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  isWalletCallSigned,
  WALLET_HEADERS,
  WALLET_REFUSALS,
  type WalletCall,
  type WalletRefusalCode,
} from '@kipenga/contracts/wallet';

/** A fault of one call: the connection drops before or after the call is carried out, or the answer is unreadable. */
export type Fault = 'lost-before' | 'lost-after' | 'html' | 'server-error';

interface Movement {
  readonly name: string;
  readonly round: string;
  readonly amount: number;
  readonly body: string;
  isBack: boolean;
}

/** A wallet over HTTP with the platform's semantics, and faults on request. */
export interface FakeWallet {
  readonly url: string;
  readonly balance: () => number;
  /** Calls that were carried out, by name. */
  readonly done: () => readonly string[];
  /** The body of the last credit that was carried out. */
  readonly lastCredit: () => unknown;
  /** Every call that arrived, by name. */
  readonly heard: () => readonly string[];
  /** Adds faults for the next calls of this name, one each. */
  readonly fail: (name: string, ...faults: readonly Fault[]) => void;
  /** Removes all faults. */
  readonly heal: () => void;
  /** Refuses every later call of this name. */
  readonly refuse: (name: string, code: WalletRefusalCode) => void;
  readonly playMode: (mode: 'REAL' | 'DEMO') => void;
  readonly close: () => Promise<void>;
}

/** The amount in the jackpot's one tier, in cents. */
export const FAKE_TIER = 20_100;
export const FAKE_SECRET = '0123456789abcdef0123456789abcdef';

class Refusal extends Error {
  readonly code: WalletRefusalCode;
  constructor(code: WalletRefusalCode) {
    super(code);
    this.code = code;
  }
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

export const fakeWallet = async (start = 100_000, port = 0): Promise<FakeWallet> => {
  let balance = start;
  let mode: 'REAL' | 'DEMO' = 'REAL';
  const movements = new Map<string, Movement>();
  const tombstones = new Set<string>();
  const faults = new Map<string, Fault[]>();
  const refusals = new Map<string, WalletRefusalCode>();
  const done: string[] = [];
  const heard: string[] = [];

  const move = (name: string, body: string): object => {
    const wire = JSON.parse(body) as Record<string, string> & { amount: number };
    const refusal = refusals.get(name);
    if (refusal !== undefined) throw new Refusal(refusal);
    if (name === 'open') {
      const [gameId = '', session = '', player = session] = (wire['token'] ?? '').split(':');
      return { session, player, playMode: mode, gameId, balance: mode === 'DEMO' ? 0 : balance };
    }
    if (name === 'jackpot') return { tiers: [{ tier: 'shaba', amount: FAKE_TIER }] };
    const transaction = wire['transaction'] ?? '';
    const jackpotPaid = wire['jackpot'] === undefined ? {} : { jackpotPaid: FAKE_TIER };
    const known = movements.get(transaction);
    if (known !== undefined) {
      if (known.body !== body) throw new Refusal('transaction-reused');
      return { balance, ...jackpotPaid };
    }
    const inRound = [...movements.values()].filter(({ round }) => round === wire['round']);
    if (name === 'debit') {
      if (tombstones.has(transaction)) throw new Refusal('rolled-back');
      if (balance < wire.amount) throw new Refusal('insufficient-funds');
      balance -= wire.amount;
    } else if (name === 'credit') {
      if (!inRound.some((one) => one.name === 'debit' && !one.isBack)) throw new Refusal('unknown-round');
      balance += wire.amount + (jackpotPaid.jackpotPaid ?? 0);
    } else {
      if (inRound.some((one) => one.name === 'credit')) throw new Refusal('round-closed');
      const debit = movements.get(wire['of'] ?? '');
      if (debit === undefined) tombstones.add(wire['of'] ?? '');
      else {
        balance += debit.amount;
        debit.isBack = true;
      }
    }
    movements.set(transaction, {
      name,
      round: wire['round'] ?? '',
      amount: wire.amount,
      body,
      isBack: false,
    });
    done.push(name);
    return { balance, ...jackpotPaid };
  };

  const answer = (response: ServerResponse, status: number, body: unknown): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    const body = await textOf(request);
    // Sent every second, so not recorded.
    if (name === 'tables') return answer(response, 200, {});
    heard.push(name);
    const header = (key: string): string => String(request.headers[key] ?? '');
    const signed = {
      call: name as WalletCall,
      timestamp: header(WALLET_HEADERS.timestamp),
      signature: header(WALLET_HEADERS.signature),
      body,
    };
    const fault = faults.get(name)?.shift();
    if (fault === 'lost-before') return void request.socket.destroy();
    if (fault === 'server-error')
      return answer(response, 502, { code: 'insufficient-funds', description: '' });
    if (fault === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
    try {
      if (!isWalletCallSigned(FAKE_SECRET, signed, Date.now())) throw new Refusal('not-signed');
      const moved = move(name, body);
      if (fault === 'lost-after') return void request.socket.destroy();
      answer(response, 200, moved);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer(response, WALLET_REFUSALS[error.code], { code: error.code, description: 'No.' });
    }
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet`,
    balance: () => balance,
    done: () => done,
    lastCredit: () => {
      const last = [...movements.values()].findLast(({ name }) => name === 'credit');
      return last === undefined ? null : JSON.parse(last.body);
    },
    heard: () => heard,
    fail: (name, ...next) => void faults.set(name, [...(faults.get(name) ?? []), ...next]),
    heal: () => faults.clear(),
    refuse: (name, code) => void refusals.set(name, code),
    playMode: (next) => void (mode = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
