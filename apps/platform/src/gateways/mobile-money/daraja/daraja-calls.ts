import {
  formatNairobiDateTime,
  toShillings,
  type Cents,
  type Instant,
  type Msisdn,
} from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import type { RealClock } from '../../../ports/index.ts';
import { unansweredBy } from '../../unanswered-by.ts';
import { accessTokens } from './access-tokens.ts';
import { CALLBACK_ADDRESS } from './callback-routes.ts';
import type { DarajaSettings } from './daraja-settings.ts';
import { jsonOf, textAt } from './read-json.ts';

/** The outcome of a request, as far as its answer tells. */
export type Sent =
  /** Daraja accepted it and gave it this id. */
  | { readonly kind: 'taken'; readonly darajaId: string }
  /** Daraja rejected it before doing anything. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It never reached Daraja, or was throttled: it may be sent again. */
  | { readonly kind: 'not-sent'; readonly why: string }
  /** Daraja may have carried it out. */
  | { readonly kind: 'unknown'; readonly why: string };

/** The state of a prompt as Daraja reports it. */
export type PromptState = 'paid' | 'failed' | 'unknown';

/** The version of the registration call that was accepted, and why earlier ones were not; a null version means none was. */
export interface RegisteredPaybill {
  readonly version: 'v2' | 'v1' | null;
  readonly refusals: readonly string[];
}

/** An order to Daraja. Its callbacks carry `reference`. */
export interface DarajaOrder {
  readonly reference: string;
  readonly paymentId: string;
  readonly msisdn: Msisdn;
  readonly amount: Cents;
}

/** Calls of Safaricom's public API that move money or report on it (D73). None is retried here. */
export interface DarajaCalls {
  /** Asks the customer's phone for the PIN; accepted under its CheckoutRequestID. With any other answer no prompt was shown. */
  push(order: DarajaOrder): Promise<Sent>;
  queryPush(checkoutId: string): Promise<PromptState>;
  /** Pays the customer; accepted under its ConversationID. */
  payOut(order: DarajaOrder): Promise<Sent>;
  /** Registers the address for payments made by hand at the paybill, with the newest version of the call this paybill may use. */
  registerPaybill(): Promise<RegisteredPaybill>;
  /** Asks for the state of a payout; the answer arrives as a callback. Accepted under the question's own ConversationID. */
  askStatus(order: DarajaOrder): Promise<Sent>;
}

interface Reply {
  readonly status: number;
  readonly json: unknown;
}

interface Unanswered {
  readonly kind: 'not-sent' | 'unknown';
  readonly why: string;
}

export interface DarajaConnection {
  readonly realClock: Pick<RealClock, 'now' | 'nowMs'>;
  /** Makes the signal that aborts a request when the answer takes too long. Called once per request. */
  readonly deadline: () => AbortSignal;
  /** Another `fetch` than the process's own. */
  readonly fetch?: typeof fetch | undefined;
}

const LARGEST_ANSWER = 65_536;

const boundedText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_ANSWER) throw new Error('the answer is too long');
  }
  return text;
};

const isReply = (one: Reply | Unanswered): one is Reply => 'status' in one;

/** Returns Daraja's error code of a reply. Its message is not passed on, since it may contain the token. */
const errorCodeOf = ({ json }: Reply): string | null => textAt(json, 'errorCode');

const saysTokenIsStale = (reply: Reply): boolean =>
  reply.status === 401 || errorCodeOf(reply) === '404.001.03';

/** Throttled: too many requests. */
const TURNED_AWAY = new Set(['500.003.02', '500.003.03']);
const isTurnedAway = (reply: Reply): boolean =>
  reply.status === 429 || TURNED_AWAY.has(errorCodeOf(reply) ?? '');

/** True if Daraja itself found the request invalid, before doing anything with it. */
const isRefusal = (reply: Reply): boolean =>
  reply.status >= 400 && reply.status < 500 && errorCodeOf(reply) !== null;

const whyOf = (reply: Reply): string => `${reply.status} ${errorCodeOf(reply) ?? ''}`.trim();

/** @param otherwise the meaning of an answer that does not say what happened to the request. */
const sentAs = (reply: Reply | Unanswered, nameOfId: string, otherwise: 'refused' | 'unknown'): Sent => {
  if (!isReply(reply)) return reply;
  if (isTurnedAway(reply)) return { kind: 'not-sent', why: whyOf(reply) };
  if (isRefusal(reply)) return { kind: 'refused', why: whyOf(reply) };
  const darajaId = textAt(reply.json, nameOfId);
  const code = reply.status === 200 ? textAt(reply.json, 'ResponseCode') : null;
  if (code === '0' && darajaId !== null) return { kind: 'taken', darajaId };
  return { kind: otherwise, why: code === null ? whyOf(reply) : `response code ${code}` };
};

/** Code of the status query for a prompt that is still being processed. */
const STILL_OPEN = '4999';

const promptStateIn = (reply: Reply | Unanswered, checkoutId: string): PromptState => {
  if (!isReply(reply) || reply.status !== 200) return 'unknown';
  const code = textAt(reply.json, 'ResultCode');
  const named = textAt(reply.json, 'CheckoutRequestID') ?? checkoutId;
  if (code === null || code === STILL_OPEN || named !== checkoutId) return 'unknown';
  return code === '0' ? 'paid' : 'failed';
};

/** The options of one HTTP request. */
interface Asking {
  readonly method?: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Posts with a token, fetched when needed; a token that is refused is replaced once. */
const posting = ({ baseUrl, consumerKey, consumerSecret }: DarajaSettings, connection: DarajaConnection) => {
  const ask = connection.fetch ?? fetch;
  /** Each request opens its own connection: a kept-alive one may close just as it is used. */
  const exchange = async (path: string, init: Asking): Promise<Reply | Unanswered> => {
    try {
      const response = await ask(baseUrl + path, {
        ...init,
        headers: { ...init.headers, connection: 'close' },
        redirect: 'error',
        signal: connection.deadline(),
      });
      return { status: response.status, json: jsonOf(await boundedText(response)) };
    } catch (error) {
      const { neverLeft, why } = unansweredBy(error);
      return { kind: neverLeft ? 'not-sent' : 'unknown', why };
    }
  };

  const tokens = accessTokens(connection.realClock, async () => {
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
    const reply = await exchange('/oauth/v1/generate?grant_type=client_credentials', {
      headers: { authorization: `Basic ${basic}` },
    });
    const token = isReply(reply) ? textAt(reply.json, 'access_token') : null;
    if (!isReply(reply) || reply.status !== 200 || token === null)
      throw new Error(`no token: ${isReply(reply) ? whyOf(reply) : reply.why}`);
    return { token, seconds: Number(textAt(reply.json, 'expires_in') ?? 0) };
  });

  const postWith = (token: string, path: string, body: string): Promise<Reply | Unanswered> =>
    exchange(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });

  return async (path: string, fields: object): Promise<Reply | Unanswered> => {
    const body = JSON.stringify(fields);
    try {
      const token = await tokens.get();
      const reply = await postWith(token, path, body);
      if (!isReply(reply) || !saysTokenIsStale(reply)) return reply;
      tokens.forget(token);
      const again = await postWith(await tokens.get(), path, body);
      return isReply(again) && saysTokenIsStale(again) ? { kind: 'not-sent', why: whyOf(again) } : again;
    } catch (error) {
      // Only a token is asked for outside of `exchange`, which throws nothing.
      return { kind: 'not-sent', why: error instanceof Error ? error.message : 'no token' };
    }
  };
};

/** Date and time in Nairobi, as fourteen digits. */
const timestampOf = (now: Instant): string => formatNairobiDateTime(now).replaceAll(/\D/g, '');

/** Identifier type of an organisation named by its shortcode. */
const SHORTCODE = '4';

export const darajaCalls = (settings: DarajaSettings, connection: DarajaConnection): DarajaCalls => {
  const { shortcode, passkey, initiatorName, securityCredential, callbackOrigin, callbackSecret } = settings;
  const post = posting(settings, connection);
  const callbackAt = (path: string, { reference }: DarajaOrder): string =>
    `${callbackOrigin}${CALLBACK_ADDRESS}/${callbackSecret}/${path}?order=${reference}`;
  const paybillAt = (path: string): string =>
    `${callbackOrigin}${CALLBACK_ADDRESS}/${callbackSecret}/c2b/${path}`;
  const signed = () => {
    const timestamp = timestampOf(connection.realClock.now());
    const password = Buffer.from(shortcode + passkey + timestamp).toString('base64');
    return { BusinessShortCode: shortcode, Password: password, Timestamp: timestamp };
  };
  /**
   * Registers with one version of the call; a paybill of an older product is refused by v2. @returns the reason it was refused,
   * or null if it was accepted.
   */
  const registerBy = async (version: 'v2' | 'v1'): Promise<string | null> => {
    const reply = await post(`/mpesa/c2b/${version}/registerurl`, {
      ShortCode: shortcode,
      ResponseType: 'Completed',
      ConfirmationURL: paybillAt('confirmation'),
      ValidationURL: paybillAt('validation'),
    });
    if (!isReply(reply)) return reply.why;
    const isTaken = reply.status === 200 && Number(textAt(reply.json, 'ResponseCode') ?? 1) === 0;
    return isTaken ? null : whyOf(reply);
  };
  const asInitiator = { SecurityCredential: securityCredential, PartyA: shortcode };

  return {
    push: async (order) =>
      sentAs(
        await post('/mpesa/stkpush/v1/processrequest', {
          ...signed(),
          TransactionType: 'CustomerPayBillOnline',
          Amount: toShillings(order.amount),
          PartyA: order.msisdn,
          PartyB: shortcode,
          PhoneNumber: order.msisdn,
          CallBackURL: callbackAt('stk', order),
          AccountReference: order.paymentId,
          TransactionDesc: BRAND.name,
        }),
        'CheckoutRequestID',
        'refused',
      ),
    registerPaybill: async () => {
      const refusals: string[] = [];
      for (const version of ['v2', 'v1'] as const) {
        const refusal = await registerBy(version);
        if (refusal === null) return { version, refusals };
        refusals.push(`${version}: ${refusal}`);
      }
      return { version: null, refusals };
    },
    queryPush: async (checkoutId) =>
      promptStateIn(
        await post('/mpesa/stkpushquery/v1/query', { ...signed(), CheckoutRequestID: checkoutId }),
        checkoutId,
      ),
    payOut: async (order) =>
      sentAs(
        await post('/mpesa/b2c/v3/paymentrequest', {
          ...asInitiator,
          OriginatorConversationID: order.reference,
          InitiatorName: initiatorName,
          CommandID: 'BusinessPayment',
          Amount: toShillings(order.amount),
          PartyB: order.msisdn,
          Remarks: `Withdrawal ${order.paymentId}`,
          QueueTimeOutURL: callbackAt('b2c/timeout', order),
          ResultURL: callbackAt('b2c/result', order),
        }),
        'ConversationID',
        'unknown',
      ),
    askStatus: async (order) =>
      sentAs(
        await post('/mpesa/transactionstatus/v1/query', {
          ...asInitiator,
          Initiator: initiatorName,
          CommandID: 'TransactionStatusQuery',
          TransactionID: '',
          OriginatorConversationID: order.reference,
          IdentifierType: SHORTCODE,
          Remarks: `Status ${order.paymentId}`,
          QueueTimeOutURL: callbackAt('status/timeout', order),
          ResultURL: callbackAt('status/result', order),
        }),
        'ConversationID',
        'unknown',
      ),
  };
};
