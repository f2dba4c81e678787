import { defineEndpoint, type EndpointDefinition } from '../endpoint.ts';
import {
  actAnswer,
  type actArgs,
  actRequestOf,
  approvalParams,
  approvalRequest,
  deskApprovals,
  deskBets,
  deskCustomer,
  deskCustomerParams,
  deskDone,
  deskExposure,
  deskFind,
  deskFound,
  deskGames,
  deskIdentities,
  deskJackpots,
  deskJournal,
  deskLimits,
  deskLoggedIn,
  deskLogIn,
  deskMatch,
  deskMatches,
  deskMatchParams,
  deskMatchQuery,
  deskMonth,
  deskMonthParams,
  deskNews,
  deskOperators,
  deskPayments,
  deskPeople,
  deskRegister,
  deskReport,
  deskReportParams,
  deskStatement,
  deskSuspense,
  deskToday,
  deskWaiting,
  journalQuery,
  operatorAtDesk,
  pageQuery,
  peopleQuery,
  statementToImport,
} from './desk.wire.ts';

/** Where the desk's calls live. It is no host of R7: the apps of the customers never ask it. */
export const DESK_BASE_PATH = '/host/desk';

/** The cookie that carries an operator's session, out of reach of scripts. */
export const DESK_COOKIE = 'KIPENGA-DESK';

/** A call of the desk. Its session travels as a cookie; a write repeats the XSRF cookie in its header, always. */
const call = <R, P, Q, B>(definition: Omit<EndpointDefinition<R, P, Q, B, 'desk'>, 'host'>) =>
  defineEndpoint<R, P, Q, B, 'desk'>({ ...definition, host: 'desk' });

const act = <const A extends keyof typeof actArgs>(name: A) =>
  call({
    name: `act:${name}`,
    method: 'POST',
    path: `/acts/${name}`,
    needsIdempotencyKey: true,
    request: actRequestOf(name),
    response: actAnswer,
  });

/** Every act at its own address, all in one shape. */
export const deskActs = {
  suspend: act('suspend'),
  resume: act('resume'),
  result: act('result'),
  void: act('void'),
  'take-result-back': act('take-result-back'),
  postpone: act('postpone'),
  'give-back': act('give-back'),
  'answer-line': act('answer-line'),
  'try-again': act('try-again'),
  'assign-suspense': act('assign-suspense'),
  'return-suspense': act('return-suspense'),
  'end-payout': act('end-payout'),
  'ask-payout': act('ask-payout'),
  'send-payout-again': act('send-payout-again'),
  'book-line': act('book-line'),
  'explain-line': act('explain-line'),
  'close-account': act('close-account'),
  block: act('block'),
  'hold-money': act('hold-money'),
  unblock: act('unblock'),
  classify: act('classify'),
  'decide-balance': act('decide-balance'),
  'erase-person': act('erase-person'),
  limit: act('limit'),
  'end-limit': act('end-limit'),
  'set-booster': act('set-booster'),
  'open-jackpot': act('open-jackpot'),
  'cancel-jackpot': act('cancel-jackpot'),
  'stop-operator': act('stop-operator'),
  'reset-codes': act('reset-codes'),
  'note-case': act('note-case'),
  'switch-game-off': act('switch-game-off'),
  'switch-game-on': act('switch-game-on'),
};

/**
 * The stream of the desk. It answers server-sent events named `news` until either side, or the session, ends it; `response` is the data of one. So it
 * stands beside the table of calls, and not in it.
 */
export const watchDesk = call({ name: 'watchDesk', method: 'GET', path: '/stream', response: deskNews });

/** The calls of the desk beside its acts. */
export const deskCalls = {
  logIn: call({
    name: 'deskLogIn',
    method: 'POST',
    path: '/login',
    request: deskLogIn,
    response: deskLoggedIn,
  }),
  logOut: call({ name: 'deskLogOut', method: 'POST', path: '/logout', response: deskDone }),
  me: call({ name: 'deskMe', method: 'GET', path: '/me', response: operatorAtDesk }),
  today: call({ name: 'deskToday', method: 'GET', path: '/today', response: deskToday }),
  matches: call({
    name: 'deskMatches',
    method: 'GET',
    path: '/matches',
    query: deskMatchQuery,
    response: deskMatches,
  }),
  match: call({
    name: 'deskMatch',
    method: 'GET',
    path: '/matches/{match_id}',
    params: deskMatchParams,
    response: deskMatch,
  }),
  exposure: call({
    name: 'deskExposure',
    method: 'GET',
    path: '/matches/{match_id}/exposure',
    params: deskMatchParams,
    response: deskExposure,
  }),
  limits: call({ name: 'deskLimits', method: 'GET', path: '/limits', response: deskLimits }),
  jackpots: call({
    name: 'deskJackpots',
    method: 'GET',
    path: '/jackpots',
    query: pageQuery,
    response: deskJackpots,
  }),
  people: call({
    name: 'deskPeople',
    method: 'GET',
    path: '/people',
    query: peopleQuery,
    response: deskPeople,
  }),
  identities: call({
    name: 'deskIdentities',
    method: 'GET',
    path: '/identities',
    query: pageQuery,
    response: deskIdentities,
  }),
  register: call({
    name: 'deskRegister',
    method: 'GET',
    path: '/register',
    query: pageQuery,
    response: deskRegister,
  }),
  games: call({ name: 'deskGames', method: 'GET', path: '/games', response: deskGames }),
  report: call({
    name: 'deskReport',
    method: 'GET',
    path: '/reports/{day}',
    params: deskReportParams,
    response: deskReport,
  }),
  month: call({
    name: 'deskMonth',
    method: 'GET',
    path: '/reports/months/{month}',
    params: deskMonthParams,
    response: deskMonth,
  }),
  waiting: call({ name: 'deskWaiting', method: 'GET', path: '/waiting', response: deskWaiting }),
  customers: call({
    name: 'deskCustomers',
    method: 'GET',
    path: '/customers',
    query: deskFind,
    response: deskFound,
  }),
  customer: call({
    name: 'deskCustomer',
    method: 'GET',
    path: '/customers/{profile_id}',
    params: deskCustomerParams,
    response: deskCustomer,
  }),
  betsOfCustomer: call({
    name: 'deskBetsOfCustomer',
    method: 'GET',
    path: '/customers/{profile_id}/bets',
    params: deskCustomerParams,
    query: pageQuery,
    response: deskBets,
  }),
  paymentsOfCustomer: call({
    name: 'deskPaymentsOfCustomer',
    method: 'GET',
    path: '/customers/{profile_id}/payments',
    params: deskCustomerParams,
    query: pageQuery,
    response: deskPayments,
  }),
  /** Payouts that mobile money has not ended: under way, unknown, or held. The oldest first. */
  openPayments: call({
    name: 'deskOpenPayments',
    method: 'GET',
    path: '/payments',
    query: pageQuery,
    response: deskPayments,
  }),
  suspense: call({
    name: 'deskSuspense',
    method: 'GET',
    path: '/suspense',
    query: pageQuery,
    response: deskSuspense,
  }),
  statement: call({ name: 'deskStatement', method: 'GET', path: '/statement', response: deskStatement }),
  importStatement: call({
    name: 'deskImportStatement',
    method: 'POST',
    path: '/statement',
    request: statementToImport,
    response: deskDone,
  }),
  approvals: call({
    name: 'deskApprovals',
    method: 'GET',
    path: '/approvals',
    query: pageQuery,
    response: deskApprovals,
  }),
  approve: call({
    name: 'deskApprove',
    method: 'POST',
    path: '/approvals/{approval_id}',
    params: approvalParams,
    request: approvalRequest,
    response: actAnswer,
  }),
  journal: call({
    name: 'deskJournal',
    method: 'GET',
    path: '/journal',
    query: journalQuery,
    response: deskJournal,
  }),
  operators: call({ name: 'deskOperators', method: 'GET', path: '/operators', response: deskOperators }),
};
