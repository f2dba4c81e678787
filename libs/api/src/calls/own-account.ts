import { closeAccount, getOwnAccount } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** The customer's own account beside its balance, and its end. */
export const ownAccountApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnAccount: read(build, getOwnAccount, ['Balance', 'Bet']),
    closeAccount: write(build, closeAccount, []),
  }),
});

export const { useGetOwnAccountQuery, useCloseAccountMutation } = ownAccountApi;
