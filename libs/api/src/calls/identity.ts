import { proveIdentity } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { write } from './build-call.ts';

/** Sends a customer's identity for verification. */
export const identityApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ proveIdentity: write(build, proveIdentity, ['Balance']) }),
});

export const { useProveIdentityMutation } = identityApi;
