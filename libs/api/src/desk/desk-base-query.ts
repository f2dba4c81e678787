import { printRequest, type Endpoint } from '@kipenga/contracts';
import { DESK_BASE_PATH } from '@kipenga/contracts/desk';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../failure.ts';
import { contractBaseQuery } from '../transport/contract-base-query.ts';

/** A call of the desk. It is on no host of the bettors' apps. */
export type DeskEndpoint<Answer = unknown, P = unknown, Q = unknown, B = unknown> = Endpoint<
  Answer,
  P,
  Q,
  B,
  'desk'
>;

export interface DeskCall {
  readonly endpoint: DeskEndpoint;
  readonly request: object;
}

/** What an operator typed may not fit the call: it is then refused here, in words. */
function pathOf({ endpoint, request }: DeskCall): string | ApiFailure {
  try {
    return DESK_BASE_PATH + printRequest(endpoint, request as never).path;
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'the request cannot be written';
    return { kind: 'contract-mismatch', endpoint: endpoint.name, problem };
  }
}

/** Sends a call of the desk by the transport of all apps: its XSRF header, its keys of acts, its time limit, its retries. */
export const deskBaseQuery: BaseQueryFn<DeskCall, unknown, ApiFailure> = async (call, api, options) => {
  const url = pathOf(call);
  if (typeof url !== 'string') return { error: url };
  // The address is whole already: what host it would be on is never looked up.
  const endpoint: Endpoint = { ...call.endpoint, host: 'sports' };
  return contractBaseQuery({ endpoint, request: call.request, url }, api, options);
};
