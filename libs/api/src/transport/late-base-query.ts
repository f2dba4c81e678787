import type { Endpoint } from '@kipenga/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../failure.ts';
import type { ContractCall } from './contract-base-query.ts';

/** A call whose endpoint may have to be loaded first. */
export interface LateCall extends Omit<ContractCall, 'endpoint'> {
  readonly endpoint: Endpoint | (() => Promise<Endpoint>);
}

/** Milliseconds between a read's tries to load one of our own files. */
const FILE_WAITS_MS = [500, 1_500, 4_000];

/**
 * The base query, whose code and codecs are loaded by the first call: the first view has its data already and does not need them.
 * If the file cannot be loaded, the call fails as if the platform were unreachable.
 */
export const lateBaseQuery: BaseQueryFn<LateCall, unknown, ApiFailure> = async (
  { endpoint, ...call },
  api,
  options,
) => {
  const waits = api.type === 'query' ? FILE_WAITS_MS : [];
  for (let tries = 0; ; tries += 1) {
    try {
      const [{ contractBaseQuery }, known] = await Promise.all([
        import('./contract-base-query.ts'),
        typeof endpoint === 'function' ? endpoint() : endpoint,
      ]);
      return await contractBaseQuery({ ...call, endpoint: known }, api, options);
    } catch (error) {
      if (!isUnfetchedFile(error)) throw error;
      const waitMs = waits[tries];
      if (waitMs === undefined) return { error: { kind: 'unreachable' } };
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
};

/** Each browser has its own message, but all throw a TypeError. */
const isUnfetchedFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
