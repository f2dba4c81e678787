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
  type DeskMove,
  type DeskGamePlayed,
  type DeskIdentity,
  type DeskLedgerLine,
  type DeskPayment,
  type DeskPerson,
  type DeskRegistered,
  type DeskRegulatorDay,
  type DeskSign,
  type DeskStatement,
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

/** Filter for the history of a match's prices. */
export interface MovesChoice {
  readonly matchId: string;
  readonly market?: string;
}

export type DecideRequest = ActSending & {
  readonly approvalId: string;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
};

/** Declares a read. Every act makes the lists and figures of the desk stale. */
const read = <Answer, P, Q, B>(build: Build, endpoint: DeskEndpoint<Answer, P, Q, B>, tags: readonly Tag[]) =>
  build.query<Answer, P & Q & B>({
    query: (request) => ({ endpoint: endpoint, request: request as object }),
    providesTags: tags,
  });

interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | null | undefined;
}

/** A list with keyset paging: `fetchNextPage` loads the rows after the last one. */
const list = <Row, Choice extends object, Page extends ListPage<Row> = ListPage<Row>>(
  build: Build,
  endpoint: DeskEndpoint,
  tags: readonly Tag[] = ['Desk'],
) =>
  build.infiniteQuery<Page, Choice, string>({
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

/** The lists that come by pages, by the name of their call. */
const LISTS = {
  getMatches: deskCalls.matches,
  getMoves: deskCalls.moves,
  getJackpots: deskCalls.jackpots,
  getRegulatorDays: deskCalls.regulatorDays,
  getPeople: deskCalls.people,
  getIdentities: deskCalls.identities,
  getRegister: deskCalls.register,
  getBetsOfCustomer: deskCalls.betsOfCustomer,
  getLedgerOfCustomer: deskCalls.ledgerOfCustomer,
  getGamesOfCustomer: deskCalls.gamesOfCustomer,
  getPaymentsOfCustomer: deskCalls.paymentsOfCustomer,
  getOpenPayments: deskCalls.openPayments,
  getSuspense: deskCalls.suspense,
  getStatement: deskCalls.statement,
  getApprovals: deskCalls.approvals,
  getJournal: deskCalls.journal,
} satisfies Readonly<Record<string, DeskEndpoint>>;

/** A list by the name of its call and its arguments. */
export interface ListAsked {
  readonly endpointName: string;
  readonly originalArgs: object;
}

/** Most rows read when a whole list is loaded. */
const MOST_READ = 10_000;

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
    getMatches: list<DeskMatchRow, MatchChoice>(build, LISTS.getMatches, ['Desk', 'News']),
    getMatch: readOfMatch<DeskMatch>(build, deskCalls.match),
    getExposure: readOfMatch<DeskExposure>(build, deskCalls.exposure),
    getMoves: list<DeskMove, MovesChoice>(build, LISTS.getMoves, ['Desk', 'News']),
    getLimits: read(build, deskCalls.limits, ['Desk']),
    getJackpots: list<DeskJackpot, object>(build, LISTS.getJackpots),
    getRegulatorDays: list<DeskRegulatorDay, object>(build, LISTS.getRegulatorDays),
    getJackpotHistory: read(build, deskCalls.jackpotHistory, ['Desk']),
    getPeople: list<DeskPerson, { readonly sign: DeskSign }>(build, LISTS.getPeople),
    getIdentities: list<DeskIdentity, object>(build, LISTS.getIdentities),
    getRegister: list<DeskRegistered, object>(build, LISTS.getRegister),
    getGames: read(build, deskCalls.games, ['Desk']),
    getReport: read(build, deskCalls.report, ['Desk']),
    getTaxes: read(build, deskCalls.taxes, ['Desk', 'News']),
    getMonth: read(build, deskCalls.month, ['Desk']),
    getWaiting: read(build, deskCalls.waiting, ['Desk', 'News']),
    findCustomers: read(build, deskCalls.customers, ['Desk']),
    getCustomer: read(build, deskCalls.customer, ['Desk']),
    getBetsOfCustomer: list<DeskBet, { readonly profileId: string }>(build, LISTS.getBetsOfCustomer),
    getBetOfCustomer: read(build, deskCalls.betOfCustomer, ['Desk', 'News']),
    getLedgerOfCustomer: list<DeskLedgerLine, { readonly profileId: string }>(
      build,
      LISTS.getLedgerOfCustomer,
    ),
    getGamesOfCustomer: list<DeskGamePlayed, { readonly profileId: string }>(build, LISTS.getGamesOfCustomer),
    getLoginsOfCustomer: read(build, deskCalls.loginsOfCustomer, ['Desk']),
    getPaymentsOfCustomer: list<DeskPayment, { readonly profileId: string }>(
      build,
      LISTS.getPaymentsOfCustomer,
    ),
    getOpenPayments: list<DeskPayment, object>(build, LISTS.getOpenPayments, ['Desk', 'News']),
    getSuspense: list<DeskSuspense['rows'][number], object>(build, LISTS.getSuspense, ['Desk', 'News']),
    getStatement: list<DeskStatement['rows'][number], object, DeskStatement>(build, LISTS.getStatement),
    importStatement: build.mutation<
      { readonly res: number; readonly description: string },
      { readonly csv: string }
    >({
      query: (request) => ({ endpoint: deskCalls.importStatement, request }),
      invalidatesTags: ['Desk'],
    }),
    getApprovals: list<DeskApproval, object>(build, LISTS.getApprovals, ['Desk', 'News']),
    getApprovalsNow: read(build, deskCalls.approvalsNow, ['Desk', 'News']),
    getJournal: list<DeskJournal['rows'][number], object>(build, LISTS.getJournal),
    checkJournal: build.query<DeskJournal, void>({
      query: () => ({ endpoint: deskCalls.journal, request: { verify: 'yes' } }),
      providesTags: ['Desk'],
    }),
    /** A list from its first row to its last, whatever is loaded of it; kept nowhere. */
    readList: build.mutation<{ readonly rows: readonly unknown[]; readonly isWhole: boolean }, ListAsked>({
      queryFn: async ({ endpointName, originalArgs }, _api, _options, ask) => {
        const endpoint = LISTS[endpointName as keyof typeof LISTS];
        const rows: unknown[] = [];
        let request = originalArgs;
        for (;;) {
          const { data, error } = await ask({ endpoint, request });
          if (error) return { error };
          const page = data as ListPage<unknown>;
          rows.push(...page.rows);
          if (!page.next || rows.length >= MOST_READ) return { data: { rows, isWhole: !page.next } };
          request = { ...originalArgs, after: page.next };
        }
      },
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
  useGetMovesInfiniteQuery,
  useGetLimitsQuery,
  useGetJackpotsInfiniteQuery,
  useGetRegulatorDaysInfiniteQuery,
  useGetJackpotHistoryQuery,
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
  useGetLedgerOfCustomerInfiniteQuery,
  useGetGamesOfCustomerInfiniteQuery,
  useGetLoginsOfCustomerQuery,
  useGetPaymentsOfCustomerInfiniteQuery,
  useGetOpenPaymentsInfiniteQuery,
  useGetSuspenseInfiniteQuery,
  useGetStatementInfiniteQuery,
  useImportStatementMutation,
  useGetApprovalsInfiniteQuery,
  useGetApprovalsNowQuery,
  useGetJournalInfiniteQuery,
  useCheckJournalQuery,
  useReadListMutation,
  useGetOperatorsQuery,
  useActMutation,
  useDecideMutation,
} = deskApi;
