import {
  ARCADE_PROVIDER,
  signWalletCall,
  WALLET_HEADERS,
  walletCalls,
  walletRefusalOnTheWire,
  type WalletAnswer,
  type WalletCall,
  type WalletRefusalCode,
  type WalletRequest,
} from '@kipenga/contracts/wallet';
import { decodeWire, encodeWire, type Codec } from '@kipenga/contracts';

/** The outcome of a wallet call. */
export type WalletOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** No money moved, for this reason. */
  | { readonly kind: 'refused'; readonly code: WalletRefusalCode }
  /** No readable answer: money may have moved or not. */
  | { readonly kind: 'unknown'; readonly why: string };

type Call<C extends WalletCall> = (request: WalletRequest<C>) => Promise<WalletOutcome<WalletAnswer<C>>>;

/** The house's wallet, as a provider may use it (D28). No call ever throws. */
export type WalletClient = { readonly [C in WalletCall]: Call<C> };

interface Options {
  /** The wallet's address, to which a call's name is appended. */
  readonly url: string;
  readonly secret: string;
  readonly nowMs: () => number;
  readonly timeoutMs: number;
}

const FIRST_SERVER_FAULT = 500;

const refusalIn = (status: number, body: unknown): WalletRefusalCode | null => {
  const read = decodeWire(walletRefusalOnTheWire, body);
  return read.ok && status < FIRST_SERVER_FAULT ? read.value.code : null;
};

/** Reads the wallet's answer. One that does not fit the contract counts as no answer. */
const readAnswer = async <Answer>(
  reply: Response,
  answers: Codec<Answer>,
): Promise<WalletOutcome<Answer>> => {
  const body: unknown = await reply.json();
  const code = reply.ok ? null : refusalIn(reply.status, body);
  if (code !== null) return { kind: 'refused', code };
  const read = decodeWire(answers, body);
  if (reply.ok && read.ok) return { kind: 'done', answer: read.value };
  return { kind: 'unknown', why: `status ${reply.status}${read.ok ? '' : `, ${read.reason}`}` };
};

/** Sends a signed call. */
const sender =
  ({ url, secret, nowMs, timeoutMs }: Options) =>
  (call: WalletCall, body: string): Promise<Response> => {
    const timestamp = String(nowMs());
    return fetch(`${url}/${call}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        [WALLET_HEADERS.provider]: ARCADE_PROVIDER,
        [WALLET_HEADERS.timestamp]: timestamp,
        [WALLET_HEADERS.signature]: signWalletCall(secret, { call, timestamp, body }),
      },
      body,
    });
  };

/** Calls the wallet with signed requests. */
export const walletClient = (options: Options): WalletClient => {
  const send = sender(options);
  const calling =
    <Request, Answer>(name: WalletCall, asks: Codec<Request>, answers: Codec<Answer>) =>
    async (request: Request): Promise<WalletOutcome<Answer>> => {
      try {
        return await readAnswer(await send(name, JSON.stringify(encodeWire(asks, request))), answers);
      } catch (error) {
        return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) };
      }
    };
  const { open, balance, debit, credit, rollback, jackpot, tables } = walletCalls;
  return {
    open: calling('open', open.request, open.answer),
    balance: calling('balance', balance.request, balance.answer),
    debit: calling('debit', debit.request, debit.answer),
    credit: calling('credit', credit.request, credit.answer),
    rollback: calling('rollback', rollback.request, rollback.answer),
    jackpot: calling('jackpot', jackpot.request, jackpot.answer),
    tables: calling('tables', tables.request, tables.answer),
  };
};
