import type { Endpoint } from '@kipenga/contracts';
import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../failure.ts';
import type { CacheTag } from '../cache-tags.ts';
import type { ContractCall } from '../transport/contract-base-query.ts';
import type { lateBaseQuery, LateCall } from '../transport/late-base-query.ts';

type Build = EndpointBuilder<typeof lateBaseQuery, CacheTag, 'api'>;
type Tags<Answer, Argument> =
  | readonly CacheTag[]
  | ((
      answer: Answer | undefined,
      failure: ApiFailure | undefined,
      argument: Argument,
    ) => readonly CacheTag[]);

/** Declares a read of an endpoint, which may be loaded by its first call: its cache tags, and the request for a hook's argument. */
export function read<Answer, P, Q, B, Argument = P & Q & B>(
  build: Build,
  endpoint: Endpoint<Answer, P, Q, B> | (() => Promise<Endpoint<Answer, P, Q, B>>),
  tags: readonly CacheTag[],
  toRequest: (argument: Argument) => P & Q & B = (argument) => argument as never,
) {
  return build.query<Answer, Argument>({
    query: (argument): LateCall => ({ endpoint, request: toRequest(argument) }),
    providesTags: tags,
  });
}

/** Declares a write to an endpoint, with the cache tags it makes stale; these may depend on the answer. */
export function write<Answer, P, Q, B, Argument = P & Q & B>(
  build: Build,
  endpoint: Endpoint<Answer, P, Q, B>,
  tags: Tags<Answer, Argument>,
  toCall: (argument: Argument) => Omit<ContractCall, 'endpoint' | 'isBeginning'> & {
    readonly isBeginning?: (answer: Answer) => boolean;
  } = (request) => ({ request }),
) {
  return build.mutation<Answer, Argument>({
    query: (argument): LateCall => ({ endpoint, ...toCall(argument) }),
    invalidatesTags: tags,
  });
}
