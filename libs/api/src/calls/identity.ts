import { proveIdentity } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { write } from './build-call.ts';

/** Who the customer is, where the house asks. */
export const identityApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ proveIdentity: write(build, proveIdentity, ['Balance']) }),
});

export const { useProveIdentityMutation } = identityApi;
