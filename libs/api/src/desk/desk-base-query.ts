import { printRequest, type Endpoint } from '@kipenga/contracts';
import { DESK_BASE_PATH } from '@kipenga/contracts/desk';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../failure.ts';
import { contractBaseQuery } from '../transport/contract-base-query.ts';

/** A call of the desk. It belongs to none of the hosts of the customers' apps. */
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

/** Returns the address of a call, or a failure with a message if the operator's input does not fit the contract. */
function pathOf({ endpoint, request }: DeskCall): string | ApiFailure {
  try {
    return DESK_BASE_PATH + printRequest(endpoint, request as never).path;
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'the request cannot be written';
    return { kind: 'unsent', description: `It cannot be sent as it was typed: ${problem}.` };
  }
}

/** Sends a call of the desk by the same transport as the apps: XSRF header, idempotency keys of acts, time limit, retries. */
export const deskBaseQuery: BaseQueryFn<DeskCall, unknown, ApiFailure> = async (call, api, options) => {
  const url = pathOf(call);
  if (typeof url !== 'string') return { error: url };
  // The address is complete, so the host is never looked up.
  const endpoint: Endpoint = { ...call.endpoint, host: 'sports' };
  return contractBaseQuery({ endpoint, request: call.request, url }, api, options);
};
