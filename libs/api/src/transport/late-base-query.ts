import type { Endpoint } from '@kipenga/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../failure.ts';
import type { ContractCall } from './contract-base-query.ts';

/** A call whose endpoint may still have to be loaded. */
export interface LateCall extends Omit<ContractCall, 'endpoint'> {
  readonly endpoint: Endpoint | (() => Promise<Endpoint>);
}

/** How long a read waits before it asks again for a file of ours that could not be fetched. */
const FILE_WAITS_MS = [500, 1_500, 4_000];

/**
 * The base query. Its code, codecs and all, is fetched by the first call: a first view has its data already
 * and does not pay for it. When that file cannot be fetched, the call fails as if the platform were out of
 * reach.
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

/** Browsers say it in words of their own, always as a TypeError. */
const isUnfetchedFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
