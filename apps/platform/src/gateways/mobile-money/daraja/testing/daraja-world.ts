import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A callback that the world owes, or has sent. */
export interface WorldCallback {
  readonly url: string;
  readonly body: object;
}

/** A prompt on a phone, as Safaricom knows it. */
export interface WorldPrompt {
  readonly checkoutId: string;
  readonly callbackUrl: string;
  readonly phone: string;
  readonly shillings: number;
  readonly account: string;
  state: 'open' | 'paid' | 'refused';
  receipt: string | null;
}

/** A payout, as Safaricom knows it. */
export interface WorldPayout {
  readonly originatorId: string;
  readonly conversationId: string;
  readonly resultUrl: string;
  readonly timeoutUrl: string;
  readonly phone: string;
  readonly shillings: number;
  state: 'waiting' | 'paid' | 'refused';
  receipt: string | null;
}

/** A fault in the next request to a path. Applies once. */
export type Fault =
  /** Carried out; the connection ends before the answer. */
  | 'lost'
  /** Carried out; no answer until the caller gives up. */
  | 'slow'
  /** Carried out; the answer is a server error. */
  | '500'
  /** Not carried out: an error of the server in front. */
  | '503 undone'
  /** The token is refused. */
  | '401'
  /** Too many requests. */
  | '429'
  /** Rejected as invalid before anything was done. */
  | '400'
  /** Not carried out: a failure with the same code as a prompt that is still open. */
  | '500.001.1001'
  /** Not carried out: the paybill is unknown there. */
  | 'no merchant'
  /** Not carried out; the answer looks like a success except for its code. */
  | 'code 1'
  /** Not carried out: an HTML page. */
  | 'html';

type Path = 'token' | 'push' | 'query' | 'pay' | 'status' | 'register';

const PATHS: Readonly<Record<string, Path>> = {
  '/oauth/v1/generate': 'token',
  '/mpesa/stkpush/v1/processrequest': 'push',
  '/mpesa/stkpushquery/v1/query': 'query',
  '/mpesa/b2c/v3/paymentrequest': 'pay',
  '/mpesa/transactionstatus/v1/query': 'status',
  '/mpesa/c2b/v2/registerurl': 'register',
  '/mpesa/c2b/v1/registerurl': 'register',
};

type Fields = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly body: object | string;
}

const failure = (status: number, errorCode: string, words = 'as the world would say it'): Answer => ({
  status,
  body: { requestId: randomUUID(), errorCode, errorMessage: words },
});

const bodyOf = async (request: IncomingMessage): Promise<Fields> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Fields);
};

const listed = (values: Readonly<Record<string, unknown>>, name: 'Name' | 'Key') =>
  Object.entries(values).map(([key, value]) => ({ [name]: key, Value: value }));

export interface DarajaWorld {
  readonly url: string;
  readonly prompts: readonly WorldPrompt[];
  readonly payouts: readonly WorldPayout[];
  /** The requests received, with their bodies. */
  readonly requests: readonly { readonly path: Path; readonly fields: Fields }[];
  /** Queues faults for the next requests to a path, one each. */
  fail(path: Path, ...faults: readonly Fault[]): void;
  /** Clears all queued faults. */
  heal(): void;
  /** Delays answers at a path from now on, until they are released. */
  holdBack(path: Path): void;
  letGo(): void;
  /** Called when a request is left without an answer. */
  onSilence: () => void;
  /** Enters the PIN: money moves. @returns the callback that is owed. */
  enterPin(prompt: WorldPrompt): WorldCallback;
  /** The callback that reports a paid prompt. */
  tellPaid(prompt: WorldPrompt): WorldCallback;
  /** The customer refuses. */
  refuse(prompt: WorldPrompt): WorldCallback;
  /** Pays at the paybill by hand, for an account. */
  payByHand(url: string, account: string, shillings: number, payer?: string): WorldCallback;
  /** The paybill's own callback about a prompt that was paid, besides the prompt's. */
  twinOf(url: string, prompt: WorldPrompt): WorldCallback;
  pay(payout: WorldPayout): WorldCallback;
  /** M-Pesa refuses a payout. */
  refusePayout(payout: WorldPayout, code?: string | number): WorldCallback;
  /** Owed answers to questions about payouts. */
  readonly statusCallbacks: WorldCallback[];
  close(): Promise<void>;
}

let lastReceipt = 0;
const newReceipt = (): string => `SFC${String((lastReceipt += 1)).padStart(7, '0')}`;

/** A real server that acts as Safaricom, with phones and money behind it. */
export const openDarajaWorld = async ({ port = 0 } = {}): Promise<DarajaWorld> => {
  const prompts: WorldPrompt[] = [];
  const payouts: WorldPayout[] = [];
  const requests: { readonly path: Path; readonly fields: Fields }[] = [];
  const statusCallbacks: WorldCallback[] = [];
  const faults = new Map<Path, Fault[]>();
  let token = '';
  const heldBack = new Set<Path>();
  const waiting: (() => void)[] = [];

  const accepted = (originatorId: string, conversationId: string): Answer => ({
    status: 200,
    body: {
      OriginatorConversationID: originatorId,
      ConversationID: conversationId,
      ResponseCode: '0',
      ResponseDescription: 'Accept the service request successfully.',
    },
  });

  const statusUnknown = (url: string, conversationId: string): WorldCallback => ({
    url,
    body: {
      Result: {
        ResultType: 0,
        ResultCode: 2032,
        ResultDesc: 'as the world would say it',
        OriginatorConversationID: randomUUID(),
        ConversationID: conversationId,
        TransactionID: 'SFC0000000',
      },
    },
  });

  const statusOf = (payout: WorldPayout, url: string, conversationId: string): WorldCallback => ({
    url,
    body: {
      Result: {
        ResultType: 0,
        ResultCode: 0,
        ResultDesc: 'The service request is processed successfully.',
        OriginatorConversationID: randomUUID(),
        ConversationID: conversationId,
        TransactionID: 'SFC0000000',
        ResultParameters: {
          ResultParameter: [
            { Key: 'TransactionReason' },
            ...listed(
              {
                OriginatorConversationID: payout.originatorId,
                ConversationID: payout.conversationId,
                TransactionStatus: { waiting: 'Pending', paid: 'Completed', refused: 'Failed' }[payout.state],
                Amount: payout.shillings.toFixed(2),
                ReceiptNo: payout.receipt,
              },
              'Key',
            ),
          ],
        },
      },
    },
  });

  const served: Readonly<Record<Path, (fields: Fields) => Answer>> = {
    token: () => {
      token = randomUUID();
      return { status: 200, body: { access_token: token, expires_in: '3599' } };
    },
    push: (fields) => {
      const checkoutId = `ws_CO_${randomUUID()}`;
      prompts.push({
        checkoutId,
        callbackUrl: fields['CallBackURL'] ?? '',
        phone: fields['PhoneNumber'] ?? '',
        shillings: Number(fields['Amount']),
        account: fields['AccountReference'] ?? '',
        state: 'open',
        receipt: null,
      });
      const body = { MerchantRequestID: randomUUID(), CheckoutRequestID: checkoutId, ResponseCode: '0' };
      return { status: 200, body };
    },
    query: (fields) => {
      const prompt = prompts.find(({ checkoutId }) => checkoutId === fields['CheckoutRequestID']);
      if (prompt === undefined || prompt.state === 'open') return failure(500, '500.001.1001');
      const code = prompt.state === 'paid' ? '0' : '1032';
      const body = { ResponseCode: '0', CheckoutRequestID: prompt.checkoutId, ResultCode: code };
      return { status: 200, body };
    },
    pay: (fields) => {
      const originatorId = fields['OriginatorConversationID'] ?? '';
      if (payouts.some((one) => one.originatorId === originatorId)) return failure(500, '500.002.1001');
      const conversationId = `AG_${randomUUID()}`;
      payouts.push({
        originatorId,
        conversationId,
        resultUrl: fields['ResultURL'] ?? '',
        timeoutUrl: fields['QueueTimeOutURL'] ?? '',
        phone: fields['PartyB'] ?? '',
        shillings: Number(fields['Amount']),
        state: 'waiting',
        receipt: null,
      });
      return accepted(originatorId, conversationId);
    },
    register: () => ({ status: 200, body: { OriginatorCoversationID: randomUUID(), ResponseCode: '0' } }),
    status: (fields) => {
      const payout = payouts.find(({ originatorId }) => originatorId === fields['OriginatorConversationID']);
      const conversationId = `AG_${randomUUID()}`;
      const url = fields['ResultURL'] ?? '';
      statusCallbacks.push(
        payout ? statusOf(payout, url, conversationId) : statusUnknown(url, conversationId),
      );
      return accepted(randomUUID(), conversationId);
    },
  };

  const undone: Partial<Record<Fault, Answer>> = {
    '401': failure(401, '401.002.01'),
    '429': failure(429, '500.003.02'),
    '400': failure(400, '400.002.02'),
    '503 undone': { status: 503, body: {} },
    '500.001.1001': failure(
      500,
      '500.001.1001',
      'Unable to lock subscriber, a transaction is already in process',
    ),
    'no merchant': failure(500, '500.001.1001', 'Merchant does not exist'),
    'code 1': { status: 200, body: { ResponseCode: '1', ResponseDescription: 'Rejected' } },
    html: { status: 200, body: '<html><body>Request unsuccessful</body></html>' },
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = PATHS[(request.url ?? '').split('?')[0] ?? ''];
    if (path === undefined) return void response.writeHead(404).end('{"errorCode":"404.001.01"}');
    const fields = await bodyOf(request);
    requests.push({ path, fields });
    const fault = faults.get(path)?.shift();
    const isStale = path !== 'token' && request.headers.authorization !== `Bearer ${token}`;
    const said = (fault && undone[fault]) ?? (isStale ? failure(401, '401.002.01') : served[path](fields));
    if (fault === 'slow') return world.onSilence();
    if (heldBack.has(path)) await new Promise<void>((go) => waiting.push(go));
    if (fault === 'lost') return void response.destroy();
    const { status, body } = fault === '500' ? failure(500, '500.003.1001') : said;
    response
      .writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const resultOf = (
    { originatorId, conversationId, receipt, resultUrl, shillings }: WorldPayout,
    code: string | number,
  ) => ({
    url: resultUrl,
    body: {
      Result: {
        ResultType: 0,
        ResultCode: code,
        ResultDesc: 'as the world would say it',
        OriginatorConversationID: originatorId,
        ConversationID: conversationId,
        TransactionID: receipt ?? 'SFC0000000',
        ...(code === 0 && {
          ResultParameters: {
            ResultParameter: listed({ TransactionAmount: shillings, TransactionReceipt: receipt }, 'Key'),
          },
        }),
      },
    },
  });

  const toldOf = (prompt: WorldPrompt, code: number): WorldCallback => ({
    url: prompt.callbackUrl,
    body: {
      Body: {
        stkCallback: {
          MerchantRequestID: 'm',
          CheckoutRequestID: prompt.checkoutId,
          ResultCode: code,
          ResultDesc: 'as the world would say it',
          ...(code === 0 && {
            CallbackMetadata: {
              Item: listed(
                {
                  Amount: prompt.shillings,
                  MpesaReceiptNumber: prompt.receipt,
                  PhoneNumber: 254_700_000_000,
                },
                'Name',
              ),
            },
          }),
        },
      },
    },
  });

  const hidden = (phone: string): string => `${phone.slice(0, 4)} ***** ${phone.slice(-3)}`;
  const toldAtPaybill = (
    url: string,
    account: string,
    shillings: number,
    { payer, receipt }: { readonly payer?: string | undefined; readonly receipt?: string | null },
  ): WorldCallback => ({
    url,
    body: {
      TransactionType: 'Pay Bill',
      TransID: receipt ?? newReceipt(),
      TransTime: '20261124233000',
      TransAmount: shillings.toFixed(2),
      BusinessShortCode: '290080',
      BillRefNumber: account,
      MSISDN: payer ?? '2547 ***** 678',
      FirstName: 'Asha',
    },
  });

  const world: DarajaWorld = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    prompts,
    payouts,
    requests,
    statusCallbacks,
    heal: () => faults.clear(),
    holdBack: (path) => void heldBack.add(path),
    letGo: () => {
      heldBack.clear();
      for (const go of waiting.splice(0)) go();
    },
    onSilence: () => undefined,
    fail: (path, ...those) => void faults.set(path, [...(faults.get(path) ?? []), ...those]),
    tellPaid: (prompt) => toldOf(prompt, 0),
    enterPin: (prompt) => {
      prompt.state = 'paid';
      prompt.receipt ??= newReceipt();
      return toldOf(prompt, 0);
    },
    refuse: (prompt) => {
      prompt.state = 'refused';
      return toldOf(prompt, 1032);
    },
    payByHand: (url, account, shillings, payer) => toldAtPaybill(url, account, shillings, { payer }),
    twinOf: (url, { account, shillings, phone, receipt }) =>
      toldAtPaybill(url, account, shillings, { payer: hidden(phone), receipt }),
    pay: (payout) => {
      payout.state = 'paid';
      payout.receipt ??= newReceipt();
      return resultOf(payout, 0);
    },
    refusePayout: (payout, code = 2040) => {
      payout.state = 'refused';
      return resultOf(payout, code);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return world;
};
