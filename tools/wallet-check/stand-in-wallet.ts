import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeWire } from '@kipenga/contracts';
import {
  isWalletCallSigned,
  WALLET_HEADERS,
  WALLET_REFUSALS,
  walletCalls,
  type WalletCall,
} from '@kipenga/contracts/wallet';
import { carryOut } from './carry-out.ts';
import type { Mishap } from './fate.ts';
import { nextMishap, Refusal, type Asked, type Visit } from './visit.ts';

/** Settings agreed with the provider under test. */
export interface Agreed {
  readonly secret: string;
  readonly provider: string;
}

/** A wallet with the house's rules, in which calls go wrong as each visit's fate has it. */
export interface StandInWallet {
  /** Address of the wallet, for the provider. */
  readonly url: string;
  readonly admit: (visit: Visit) => void;
  /** Faults of calls that belong to no visit. */
  readonly strays: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

type Reply = (status: number, body: unknown) => void;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const replyTo =
  (response: ServerResponse): Reply =>
  (status, body) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Names the breach of contract in a call; null if there is none. */
const flawOf = (
  { headers }: IncomingMessage,
  call: WalletCall,
  body: Buffer,
  { secret, provider }: Agreed,
): string | null => {
  const header = (name: string): string => String(headers[name] ?? '');
  if (header(WALLET_HEADERS.provider) !== provider)
    return `The ${WALLET_HEADERS.provider} of ${call} is not ${provider}.`;
  const timestamp = header(WALLET_HEADERS.timestamp);
  const signature = header(WALLET_HEADERS.signature);
  return isWalletCallSigned(secret, { call, timestamp, signature, body }, Date.now())
    ? null
    : `The signature or the time of ${call} is wrong.`;
};

/** Parses a signed body. @returns an error sentence if it does not fit the call. */
const readBody = (call: WalletCall, body: Buffer): Asked | string => {
  try {
    const wire: unknown = JSON.parse(body.toString());
    const read = decodeWire<unknown>(walletCalls[call].request, wire);
    return read.ok ? (wire as Asked) : `The body of ${call} is not the contract’s: ${read.reason}`;
  } catch {
    return `The body of ${call} is no JSON.`;
  }
};

/** Waits until the debit's own rollback has come, as a packet that took the long way. */
const rolledBack = (visit: Visit, { transaction }: Asked): Promise<void> =>
  new Promise((resolve) => {
    const before = visit.onChange;
    visit.onChange = () => {
      before();
      if (visit.tombstones.has(transaction)) resolve();
    };
  });

/** The provider has the answer of this call. */
const answered = (visit: Visit, call: WalletCall, { transaction }: Asked): void => {
  const stake = visit.stakes.get(transaction);
  if (call === 'debit' && stake) stake.isKnown = true;
  visit.unsure.delete(transaction);
  visit.unanswered.delete(transaction);
};

const isTold = (call: WalletCall): boolean => call === 'credit' || call === 'rollback';

const leaveUnanswered = (visit: Visit, call: WalletCall, { transaction }: Asked): void => {
  if (isTold(call)) visit.unanswered.add(transaction);
  if (call === 'debit') visit.unsure.add(transaction);
};

interface Heard {
  readonly visit: Visit;
  readonly call: WalletCall;
  readonly asked: Asked;
  readonly response: ServerResponse;
}

/** The answer that the provider gets in place of the true one. */
const spoil = (mishap: Mishap, { visit, call, asked, response }: Heard): void => {
  leaveUnanswered(visit, call, asked);
  if (mishap === 'bad-gateway') replyTo(response)(502, { code: 'insufficient-funds', description: '' });
  else if (mishap === 'page')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please wait</p>');
  else response.socket?.destroy();
};

const answer = async (heard: Heard): Promise<void> => {
  const { visit, call, asked, response } = heard;
  const mishap = nextMishap(visit, call);
  if (mishap === 'late') leaveUnanswered(visit, call, asked);
  if (mishap === 'lost-before') return spoil(mishap, heard);
  if (mishap === 'late') await rolledBack(visit, asked);
  if (typeof mishap === 'object' && mishap !== null) {
    if (isTold(call)) visit.unanswered.add(asked.transaction);
    throw new Refusal(mishap.refused);
  }
  const done = carryOut(visit, call, asked);
  if (mishap !== null && mishap !== 'late') return spoil(mishap, heard);
  answered(visit, call, asked);
  replyTo(response)(200, done);
};

const refuse = (response: ServerResponse, error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
  const { code } = error;
  replyTo(response)(WALLET_REFUSALS[code], { code, description: 'Refused by the conformance kit.' });
};

const isCall = (name: string): name is WalletCall => Object.hasOwn(walletCalls, name);

/** Calls of no visit move nothing. */
const answerStray = (call: WalletCall, reply: Reply): void =>
  call === 'jackpot' ? reply(200, { tiers: [] }) : reply(200, {});

/** Opens the wallet at a port; 0 lets the system choose. */
export const standInWallet = async (agreed: Agreed, port = 0, host = '127.0.0.1'): Promise<StandInWallet> => {
  const visits: Visit[] = [];
  const strays = new Set<string>();
  const visitOf = (wire: Partial<Asked> & { readonly token?: string }): Visit | undefined =>
    visits.find(({ token, session }) => token === wire.token || session === wire.session);

  const hear = async (
    call: WalletCall,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const body = await bodyOf(request);
    const flaw = flawOf(request, call, body, agreed);
    const asked = readBody(call, body);
    const visit = typeof asked === 'string' ? undefined : visitOf(asked);
    if (flaw !== null) (visit?.faults ?? strays).add(flaw);
    if (typeof asked === 'string') strays.add(asked);
    if (flaw !== null) throw new Refusal('not-signed');
    if (typeof asked === 'string') throw new Refusal('unreadable');
    if (call === 'jackpot' || call === 'tables') return answerStray(call, replyTo(response));
    if (visit === undefined) strays.add(`A ${call} came of a token or session that was not given.`);
    if (visit === undefined) throw new Refusal(call === 'open' ? 'token-refused' : 'session-ended');
    visit.heard.push(call);
    await answer({ visit, call, asked, response }).finally(() => visit.onChange());
  };

  const server = createServer((request, response) => {
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    if (isCall(name)) hear(name, request, response).catch((error: unknown) => refuse(response, error));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/wallet`,
    admit: (visit) => void visits.push(visit),
    strays,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
