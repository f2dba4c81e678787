import { closeAccount, getClosingQuote, getOwnAccount } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** The customer's account besides its balance, and the closing of it. */
export const ownAccountApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnAccount: read(build, getOwnAccount, ['Balance', 'Bet']),
    getClosingQuote: read(build, getClosingQuote, ['Balance']),
    closeAccount: write(build, closeAccount, []),
  }),
});

export const { useGetOwnAccountQuery, useGetClosingQuoteQuery, useCloseAccountMutation } = ownAccountApi;
