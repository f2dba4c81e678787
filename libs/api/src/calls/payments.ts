import { deposit, depositAndBet, getTransactions, getWithdrawalQuote, withdraw } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** Deposits, withdrawals and their list. */
export const paymentsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    depositAndBet: write(build, depositAndBet, ['Transaction'], (request) => ({
      request,
      isBeginning: ({ kind }) =>
        kind === 'prompt-sent' && (request.bet ?? request.ticket ?? request.bets) !== undefined,
    })),
    deposit: write(build, deposit, ['Transaction']),
    withdraw: write(build, withdraw, (answer) =>
      answer?.kind === 'accepted' ? ['Balance', 'Transaction'] : [],
    ),
    getWithdrawalQuote: read(build, getWithdrawalQuote, ['Balance']),
    getTransactions: read(build, getTransactions, ['Transaction']),
  }),
});

export const {
  useDepositAndBetMutation,
  useDepositMutation,
  useWithdrawMutation,
  useGetWithdrawalQuoteQuery,
  useGetTransactionsQuery,
} = paymentsApi;
