import {
  deskActs,
  deskCalls,
  type ActAnswer,
  type ActArgs,
  type DeskApproval,
  type DeskBet,
  type DeskExposure,
  type DeskJackpot,
  type DeskJournal,
  type DeskMatch,
  type DeskMatchRow,
  type DeskIdentity,
  type DeskPayment,
  type DeskPerson,
  type DeskRegistered,
  type DeskSign,
  type DeskSuspense,
} from '@kipenga/contracts/desk';
import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { deskBaseQuery, type DeskEndpoint } from './desk-base-query.ts';

/** Cache tags. The stream changes 'News', each transfer 'Money', and bets on a match its 'Bets'. */
type Tag = 'Me' | 'Desk' | 'News' | 'Money' | 'Bets';
type Build = EndpointBuilder<typeof deskBaseQuery, Tag, 'desk'>;

export type ActName = keyof ActArgs;

/** Fields sent with every act. */
export interface ActSending {
  readonly why: string;
  /** True to get a preview of the act without doing it. */
  readonly dryRun: boolean;
  /** Version of the preview the operator has seen, or null. */
  readonly version: string | null;
}

/** An act with its arguments. */
export type ActRequest = {
  readonly [A in ActName]: ActSending & { readonly act: A; readonly args: ActArgs[A] };
}[ActName];

/** Filter for the list of matches. */
export interface MatchChoice {
  readonly find?: string;
  readonly state?: DeskMatchRow['state'] | 'overdue';
}

export type DecideRequest = ActSending & {
  readonly approvalId: string;
  readonly decision: 'approve' | 'refuse';
};

/** Declares a read. Every act makes the lists and figures of the desk stale. */
const read = <Answer, P, Q, B>(build: Build, endpoint: DeskEndpoint<Answer, P, Q, B>, tags: readonly Tag[]) =>
  build.query<Answer, P & Q & B>({
    query: (request) => ({ endpoint: endpoint, request: request as object }),
    providesTags: tags,
  });

interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** A list with keyset paging: `fetchNextPage` loads the rows after the last one. */
const list = <Row, Choice extends object>(
  build: Build,
  endpoint: DeskEndpoint,
  tags: readonly Tag[] = ['Desk'],
) =>
  build.infiniteQuery<ListPage<Row>, Choice, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
    },
    query: ({ queryArg, pageParam }) => ({
      endpoint: endpoint,
      request: pageParam === '' ? queryArg : { ...queryArg, after: pageParam },
    }),
    providesTags: tags,
  });

/** Declares a read about one match, which bets on that match make stale too. */
const readOfMatch = <Answer>(build: Build, endpoint: DeskEndpoint) =>
  build.query<Answer, { readonly matchId: string }>({
    query: (request) => ({ endpoint, request }),
    providesTags: (_answer, _failure, { matchId }) => ['Desk', 'News', { type: 'Bets', id: matchId }],
  });

const hasHappened = (answer: ActAnswer | undefined): boolean =>
  answer?.state === 'done' || answer?.state === 'waits';

/** The cache of the desk. A store needs its reducer, its middleware, and `{ transport }` in the thunk extra argument. */
export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery: deskBaseQuery,
  tagTypes: ['Me', 'Desk', 'News', 'Money', 'Bets'],
  keepUnusedDataFor: 60,
  refetchOnMountOrArgChange: 5,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    getMe: read(build, deskCalls.me, ['Me']),
    logIn: build.mutation({
      query: (request: { readonly name: string; readonly password: string; readonly code: string }) => ({
        endpoint: deskCalls.logIn,
        request,
      }),
      transformResponse: (answer) => answer as { readonly res: number; readonly description: string },
      invalidatesTags: (answer) => (answer?.res === 0 ? ['Me', 'Desk'] : []),
    }),
    logOut: build.mutation<unknown, void>({
      query: () => ({ endpoint: deskCalls.logOut, request: {} }),
      invalidatesTags: ['Me'],
    }),
    getToday: read(build, deskCalls.today, ['Desk', 'News', 'Money']),
    getMatches: list<DeskMatchRow, MatchChoice>(build, deskCalls.matches, ['Desk', 'News']),
    getMatch: readOfMatch<DeskMatch>(build, deskCalls.match),
    getExposure: readOfMatch<DeskExposure>(build, deskCalls.exposure),
    getLimits: read(build, deskCalls.limits, ['Desk']),
    getJackpots: list<DeskJackpot, object>(build, deskCalls.jackpots),
    getPeople: list<DeskPerson, { readonly sign: DeskSign }>(build, deskCalls.people),
    getIdentities: list<DeskIdentity, object>(build, deskCalls.identities),
    getRegister: list<DeskRegistered, object>(build, deskCalls.register),
    getGames: read(build, deskCalls.games, ['Desk']),
    getReport: read(build, deskCalls.report, ['Desk']),
    getTaxes: read(build, deskCalls.taxes, ['Desk', 'News']),
    getMonth: read(build, deskCalls.month, ['Desk']),
    getWaiting: read(build, deskCalls.waiting, ['Desk', 'News']),
    findCustomers: read(build, deskCalls.customers, ['Desk']),
    getCustomer: read(build, deskCalls.customer, ['Desk']),
    getBetsOfCustomer: list<DeskBet, { readonly profileId: string }>(build, deskCalls.betsOfCustomer),
    getBetOfCustomer: read(build, deskCalls.betOfCustomer, ['Desk', 'News']),
    getPaymentsOfCustomer: list<DeskPayment, { readonly profileId: string }>(
      build,
      deskCalls.paymentsOfCustomer,
    ),
    getOpenPayments: list<DeskPayment, object>(build, deskCalls.openPayments, ['Desk', 'News']),
    getSuspense: list<DeskSuspense['rows'][number], object>(build, deskCalls.suspense, ['Desk', 'News']),
    getStatement: read(build, deskCalls.statement, ['Desk']),
    importStatement: build.mutation<
      { readonly res: number; readonly description: string },
      { readonly csv: string }
    >({
      query: (request) => ({ endpoint: deskCalls.importStatement, request }),
      invalidatesTags: ['Desk'],
    }),
    getApprovals: list<DeskApproval, object>(build, deskCalls.approvals, ['Desk', 'News']),
    getJournal: list<DeskJournal['rows'][number], object>(build, deskCalls.journal),
    checkJournal: build.query<DeskJournal, void>({
      query: () => ({ endpoint: deskCalls.journal, request: { verify: 'yes' } }),
      providesTags: ['Desk'],
    }),
    getOperators: read(build, deskCalls.operators, ['Desk']),
    act: build.mutation<ActAnswer, ActRequest>({
      query: ({ act, ...request }) => ({ endpoint: deskActs[act], request }),
      invalidatesTags: (answer) => (hasHappened(answer) ? ['Desk'] : []),
    }),
    decide: build.mutation<ActAnswer, DecideRequest>({
      query: (request) => ({ endpoint: deskCalls.approve, request }),
      invalidatesTags: (answer, _failure, { dryRun }) =>
        !dryRun && answer?.state !== 'stale' ? ['Desk'] : [],
    }),
  }),
});

export const {
  useGetMeQuery,
  useLogInMutation,
  useLogOutMutation,
  useGetTodayQuery,
  useGetMatchesInfiniteQuery,
  useGetMatchQuery,
  useGetExposureQuery,
  useGetLimitsQuery,
  useGetJackpotsInfiniteQuery,
  useGetPeopleInfiniteQuery,
  useGetIdentitiesInfiniteQuery,
  useGetRegisterInfiniteQuery,
  useGetGamesQuery,
  useGetTaxesQuery,
  useGetMonthQuery,
  useGetReportQuery,
  useGetWaitingQuery,
  useFindCustomersQuery,
  useGetCustomerQuery,
  useGetBetOfCustomerQuery,
  useGetBetsOfCustomerInfiniteQuery,
  useGetPaymentsOfCustomerInfiniteQuery,
  useGetOpenPaymentsInfiniteQuery,
  useGetSuspenseInfiniteQuery,
  useGetStatementQuery,
  useImportStatementMutation,
  useGetApprovalsInfiniteQuery,
  useGetJournalInfiniteQuery,
  useCheckJournalQuery,
  useGetOperatorsQuery,
  useActMutation,
  useDecideMutation,
} = deskApi;
