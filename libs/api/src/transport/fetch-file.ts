import { ok, refuse, type Result } from '@kipenga/betting-core';
import { printRequest, TOKEN_SCHEME, type Endpoint } from '@kipenga/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import type { ApiFailure } from '../failure.ts';
import { isSessionEnd, sessionEnded } from '../session-ended.ts';
import { outcomeOf } from './outcome.ts';
import { transportOf, type Transport } from './transport.ts';

/** Downloads a file, or returns a failure. The file goes to the caller and is not stored. */
export type FileThunk = (
  dispatch: Dispatch,
  getState: () => unknown,
  extra: unknown,
) => Promise<Result<Blob, ApiFailure>>;

/** Receives a whole file within the time limit, or returns a failure. */
const taken = async <Body>(
  { timeoutMs }: Transport,
  take: (signal: AbortSignal) => Promise<Body>,
): Promise<Body | ApiFailure> => {
  const stop = new AbortController();
  const limit = setTimeout(() => stop.abort(), timeoutMs);
  try {
    return await take(stop.signal);
  } catch {
    return { kind: stop.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(limit);
  }
};

const failureIn = async (endpoint: Endpoint, response: Response): Promise<ApiFailure> => {
  const isHtml = /html/i.test(response.headers.get('content-type') ?? '');
  const reply = { kind: 'answer', status: response.status, isHtml, retryAfterMs: null } as const;
  const outcome = await outcomeOf(endpoint, { ...reply, text: await response.text() });
  if ('error' in outcome) return outcome.error;
  return { kind: 'contract-mismatch', endpoint: endpoint.name, problem: 'not the form that was asked for' };
};

/**
 * Requests another form of a call's answer with the token, because a link cannot carry the token and would put it in the history.
 * Any other media type is a failure.
 */
export const fetchFile =
  <P, Q, B>(endpoint: Endpoint<unknown, P, Q, B>, request: P & Q & B, mediaType: string): FileThunk =>
  async (dispatch, getState, extra) => {
    const transport = transportOf(extra);
    const token = transport.token(getState());
    const url = transport.hosts[endpoint.host] + printRequest(endpoint, request).path;
    const headers = {
      accept: mediaType,
      ...(token !== null && { authorization: TOKEN_SCHEME + token }),
    };
    const file = await taken(transport, async (signal) => {
      const response = await transport.fetch(url, { method: 'GET', headers, signal });
      const isAsked = (response.headers.get('content-type') ?? '').startsWith(mediaType);
      return response.ok && isAsked ? await response.blob() : await failureIn(endpoint, response);
    });
    if (!('kind' in file)) return ok(file);
    if (isSessionEnd(file) && transport.token(getState()) === token)
      dispatch(sessionEnded({ status: file.status, endpoint: endpoint.name }));
    return refuse(file);
  };
