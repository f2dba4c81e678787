import {
  CASINO_KEY_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  printRequest,
  TOKEN_SCHEME,
  type Endpoint,
  type PrintedRequest,
} from '@kipenga/contracts';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../failure.ts';
import { isSessionEnd, sessionEnded } from '../session-ended.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { send } from './send.ts';
import { transportOf, type Transport } from './transport.ts';
import { withIntent, type KeyedCall } from './with-intent.ts';
import { withRetries } from './with-retries.ts';
import { xsrfHeaders } from './with-xsrf.ts';

/** One call: the endpoint and its request. */
export interface ContractCall extends KeyedCall {
  /** Address to post to in place of the endpoint's path, such as a game's launch URL. Must be a path on one of our hosts. */
  readonly url?: string | null;
}

/** The only connection between wire and cache: encodes a request, sends it, and decodes the answer. */
export const contractBaseQuery: BaseQueryFn<ContractCall, unknown, ApiFailure> = async (call, api) => {
  const transport = transportOf(api.extra);
  const { endpoint, request } = call;
  const printed = printOrRefuse(endpoint, request);
  if (typeof printed === 'string')
    return { error: { kind: 'contract-mismatch', endpoint: endpoint.name, problem: printed } };
  const url = ownUrl(transport, call.url) ?? transport.hosts[endpoint.host] + printed.path;
  const token = transport.token(api.getState());
  const headers: Record<string, string> = {
    accept: 'application/json, text/plain',
    ...xsrfHeaders(endpoint.method, url, transport.cookies()),
  };
  if (printed.contentType) headers['content-type'] = printed.contentType;
  if (endpoint.needsToken && token) headers['authorization'] = TOKEN_SCHEME + token;
  if (endpoint.host === 'casino-1') headers[CASINO_KEY_HEADER] = transport.casinoKey;

  const attempts = (key?: string): ReturnType<typeof withRetries> => {
    const init = {
      method: endpoint.method,
      body: printed.body,
      headers: key ? { ...headers, [IDEMPOTENCY_KEY_HEADER]: key } : headers,
    };
    return withRetries(endpoint, transport, api, async () => {
      const outcome = await outcomeOf(endpoint, await send(transport, url, init, api.signal));
      listen(outcome, endpoint, transport, api, token);
      return outcome;
    });
  };
  // Requests for different resources differ, even if their bodies are the same.
  const asked = `${endpoint.path.includes('{') ? printed.path : ''}${printed.body ?? ''}`;
  const answer = endpoint.needsIdempotencyKey
    ? await withIntent(transport.intents, call, asked, attempts)
    : await attempts().then(({ last }) => ('data' in last ? { data: last.data } : { error: last.error }));
  if ('error' in answer && !api.signal.aborted && !isSessionEnd(answer.error))
    transport.report({ endpoint: endpoint.name, problem: problemOf(answer.error) });
  return answer;
};

/** A failure as text for the log, without customer data. */
function problemOf(failure: ApiFailure): string {
  if (failure.kind === 'contract-mismatch') return failure.problem;
  return failure.kind === 'http' ? `status ${failure.status}` : failure.kind;
}

/** Returns the encoded request, or a message if it cannot be encoded, such as a search for dots only. */
function printOrRefuse(endpoint: Endpoint, request: unknown): PrintedRequest | string {
  try {
    return printRequest(endpoint, request as never);
  } catch (error) {
    return error instanceof Error ? error.message : 'the request cannot be written';
  }
}

/** Ends the session on 401, 402 and 403, unless another customer has logged in since. Reports rows that could not be read. */
function listen(
  outcome: Outcome,
  endpoint: Endpoint,
  transport: Transport,
  api: BaseQueryApi,
  token: string | null,
): void {
  if ('data' in outcome) {
    if (outcome.unreadableRows > 0)
      transport.report({
        endpoint: endpoint.name,
        problem: `${outcome.unreadableRows} rows could not be read`,
      });
    return;
  }
  const { error } = outcome;
  if (isSessionEnd(error) && transport.token(api.getState()) === token) {
    api.dispatch(sessionEnded({ status: error.status, endpoint: endpoint.name }));
  }
}

/**
 * Returns the URL if a token may be sent to it: a path on our own origin in plain characters, or an address below a configured
 * host. Null otherwise.
 */
function ownUrl(transport: Transport, url: string | null | undefined): string | null {
  if (!url) return null;
  const isOurs =
    /^\/(?![/\\])[!-~]*$/.test(url) ||
    Object.values(transport.hosts).some((base) => base !== '' && url.startsWith(`${base}/`));
  return isOurs ? url : null;
}
