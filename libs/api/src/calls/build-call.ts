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

/**
 * A read of one endpoint, present or loaded by its first call: what it is about, and how a hook's argument
 * becomes its request.
 */
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

/** A write to one endpoint: what it makes stale, told by its answer where that decides. */
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
