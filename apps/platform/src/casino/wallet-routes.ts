import { ok, type Result } from '@kipenga/betting-core';
import { decodeWire, encodeWire } from '@kipenga/contracts';
import {
  isWalletCallSigned,
  WALLET_HEADERS,
  WALLET_REFUSALS,
  walletCalls,
  type ToldTable,
  type WalletAnswer,
  type WalletCall,
  type WalletRefusalCode,
  type WalletRequest,
} from '@kipenga/contracts/wallet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, parseJson } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { casinoTiers } from './jackpot/index.ts';
import { gameBalance, openGameSession } from './open-session.ts';
import { credit, debit, rollback } from './play-round.ts';
import { gameOf, type ConnectedProvider, type Provider } from './providers/index.ts';

type Served = {
  readonly [C in WalletCall]: (
    services: Services,
    provider: Provider,
    request: WalletRequest<C>,
  ) => Promise<Result<WalletAnswer<C>, WalletRefusalCode>>;
};
type AnyCall = (
  services: Services,
  provider: Provider,
  request: unknown,
) => Promise<Result<unknown, WalletRefusalCode>>;

/** Handles reports about live tables. */
type TellTables = (tables: readonly ToldTable[]) => void;

const servedWith = (tellTables: TellTables): Served => ({
  open: openGameSession,
  balance: gameBalance,
  debit,
  credit,
  rollback,
  jackpot: async ({ db }) => ok({ tiers: [...(await casinoTiers(db))] }),
  // Reports about another provider's table are dropped.
  tables: async (_services, provider, { tables }) => {
    tellTables(tables.filter(({ game }) => gameOf(provider, game) !== undefined));
    return ok({});
  },
});

const WORDS: { readonly [C in WalletRefusalCode]: string } = {
  unreadable: 'The body is not what this call takes.',
  'not-signed': 'The call is not signed, or its time is not ours.',
  'token-refused': 'The launch token is unknown, used or too old.',
  'session-ended': 'The session is unknown or over.',
  'insufficient-funds': 'The balance is too small.',
  excluded: 'The player takes a break.',
  'day-limit': 'The stake passes what the player wants to stake or lose in a day.',
  'reality-check': 'The player has to say in the house that they want to go on.',
  'demo-session': 'The session is for play money.',
  'unknown-round': 'The round has no such stake in this session.',
  'transaction-reused': 'The transaction is known with another content.',
  'rolled-back': 'The stake was taken back.',
  'round-closed': 'The round is closed.',
  limits: 'The amount is outside the limits.',
  'no-jackpot': 'The game feeds no jackpot.',
};

/** A stake and its names are a few hundred bytes, and so is each of a few tables. */
const LARGEST_BODY = 8_192;

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

interface Wallet {
  readonly services: Services;
  readonly providers: readonly ConnectedProvider[];
  readonly served: Served;
}

/** The provider that signed the call with its own secret; undefined if none did. */
const signerOf = (
  { providers, services }: Wallet,
  call: WalletCall,
  request: FastifyRequest,
  body: Buffer,
): ConnectedProvider | undefined => {
  const named = providers.find(({ name }) => name === headerOf(request, WALLET_HEADERS.provider));
  const timestamp = headerOf(request, WALLET_HEADERS.timestamp);
  const signature = headerOf(request, WALLET_HEADERS.signature);
  const signed = { call, timestamp, signature, body };
  return named && isWalletCallSigned(named.secret, signed, services.realClock.nowMs()) ? named : undefined;
};

const refused = (
  reply: FastifyReply,
  code: WalletRefusalCode,
  description: string = WORDS[code],
): FastifyReply => reply.code(WALLET_REFUSALS[code]).send({ code, description });

const readCall = (call: WalletCall, body: Buffer): Result<unknown, string> => {
  const json = parseJson(body);
  return json.ok ? decodeWire<unknown>(walletCalls[call].request, json.value) : json;
};

const serveCall = async (
  wallet: Wallet,
  call: WalletCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  void reply.header('cache-control', 'no-store');
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const provider = signerOf(wallet, call, request, body);
  if (provider === undefined) return refused(reply, 'not-signed');
  const asked = readCall(call, body);
  if (!asked.ok) return refused(reply, 'unreadable', `${WORDS.unreadable} ${asked.reason}`);
  const answer = await (wallet.served[call] as AnyCall)(wallet.services, provider, asked.value);
  if (!answer.ok) return refused(reply, answer.reason);
  return reply.send(encodeWire<never>(walletCalls[call].answer as never, answer.value as never));
};

/**
 * Routes of the seamless wallet (D28, trust P15) for the providers of the house, each with its secret: the raw body is signed;
 * there is no cookie and no customer token. Sessions, rounds and movements belong to one provider each.
 */
export const gameWalletRoutes =
  (services: Services, providers: readonly ConnectedProvider[], tellTables: TellTables) =>
  async (app: FastifyInstance): Promise<void> => {
    const wallet = { services, providers, served: servedWith(tellTables) };
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    for (const call of Object.keys(walletCalls) as WalletCall[]) {
      app.post(`/wallet/${call}`, { bodyLimit: LARGEST_BODY }, (request, reply) =>
        serveCall(wallet, call, request, reply),
      );
    }
    app.all('/wallet/*', async () => {
      throw notFound();
    });
  };
