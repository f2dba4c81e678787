import { parseMsisdn } from '@kipenga/betting-core';
import { printReply, readRequest, XSRF_COOKIE, type Endpoint } from '@kipenga/contracts';
import {
  DESK_BASE_PATH,
  DESK_COOKIE,
  deskActs,
  deskCalls,
  watchDesk,
  type OperatorAtDesk,
} from '@kipenga/contracts/desk';
import { mayDo, mayRead, type ActName } from '@kipenga/desk-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gameFigures } from '../casino/index.ts';
import type { Fanout } from '../fanout/index.ts';
import { accountByMsisdn, tokenHashOf } from '../customers/index.ts';
import {
  badRequest,
  giveXsrfTo,
  HttpRefusal,
  idempotencyKeyIn,
  jsonBodyOf,
  networkOf,
  eventStreams,
  refuseForgedWrites,
  refuseUnmarkedWrites,
  textFields,
  type AddressLimiter,
} from '../http/index.ts';
import { jackpotHistory, jackpotsOfHouse } from '../jackpots/index.ts';
import { dayReport, dayReportCsv, monthReport, monthReportCsv } from '../ledger/index.ts';
import { regulatorDays, sealedDay } from '../sealed-books/index.ts';
import { decideOn, listApprovals, openLookAtApprovals } from './approvals.ts';
import { ActRefused, cursorIn, PAGE, paged, type Desk } from './desk.ts';
import {
  betShown,
  betsShown,
  findCustomers,
  gamesShown,
  ledgerShown,
  loginsShown,
  openPaymentsShown,
  paymentsShown,
  showCustomer,
  suspenseShown,
} from './customers.ts';
import { deskHub } from './desk-hub.ts';
import { showExposure } from './exposure.ts';
import { checkJournal } from './journal.ts';
import { linesBefore } from './journal.store.ts';
import { showBooster, showLimits, showRules, SPORT_NAMES } from './limits.ts';
import { openPriceLimits } from './limits.store.ts';
import { logIn, operatorOf, SHIFT_SECONDS } from './log-in.ts';
import { findMatches, movesShown, showMatch } from './matches.ts';
import { withNames } from './names.store.ts';
import { endSession, listOperators, type OperatorAtWork } from './operators.store.ts';
import { identitiesShown, peopleShown, registerShown } from './people.ts';
import { runAct } from './run-act.ts';
import { importStatement, showStatement } from './statement.ts';
import { showTaxes } from './tax-payments.ts';
import { openToday, showWaiting } from './today.ts';

type AnyCall = Endpoint<unknown, unknown, unknown, unknown, string>;
type Calls = typeof deskCalls;

/** The caller of a desk endpoint. */
interface Caller {
  readonly operator: OperatorAtWork;
  readonly tokenHash: string;
  readonly reply: FastifyReply;
}

type HandlerOf<Call> =
  Call extends Endpoint<infer R, infer P, infer Q, infer B, 'desk'>
    ? (input: { readonly params: P; readonly query: Q; readonly body: B }, caller: Caller) => Promise<R>
    : never;
type DeskHandlers = { readonly [N in Exclude<keyof Calls, 'logIn'>]: HandlerOf<Calls[N]> };
type AnyHandler = (input: object, caller: Caller) => Promise<unknown>;

export interface DeskRoutes {
  readonly desk: Desk;
  readonly fanout: Pick<Fanout, 'subscribe'>;
  readonly onFailure: (error: unknown) => void;
  readonly limiter: AddressLimiter;
  readonly isSecure: boolean;
  readonly isSandbox: boolean;
}

const inputOf = (call: AnyCall, request: FastifyRequest) => {
  const read = readRequest(call, {
    params: textFields(request.params),
    query: textFields(request.query),
    body: call.requestFormat === 'none' ? null : jsonBodyOf(request),
  });
  if (!read.ok) throw badRequest(read.reason);
  return read.value;
};

const answerWith = (reply: FastifyReply, call: AnyCall, answer: unknown): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(printReply(call, answer));

const loggedOut = (): HttpRefusal => new HttpRefusal(401, 'Please log in to the desk.');

/** Finds the caller. @throws HttpRefusal 401 without a live session, and 400 for a write that another page may have sent. */
const callerOf = async (desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
  refuseForgedWrites(request);
  const token = request.cookies[DESK_COOKIE];
  const operator = token === undefined ? null : await operatorOf(desk, token);
  if (token === undefined || operator === null) throw loggedOut();
  refuseUnmarkedWrites(request);
  return { operator, tokenHash: tokenHashOf(token), reply };
};

const handlersOf = ({ desk, isSandbox }: DeskRoutes): DeskHandlers => {
  const { db, bettingClock, realClock } = desk;
  /** Refuses roles that may not read personal data. @throws HttpRefusal 403 */
  const ofPeople = ({ operator: { role } }: Caller): void => {
    if (!mayRead(role, 'compliance')) throw new HttpRefusal(403, `A ${role} does not read this.`);
  };
  const today = openToday(desk);
  const lookAtApprovals = openLookAtApprovals(desk);
  const verified = async () => {
    const { lines, wrong } = await checkJournal(db);
    return { lines, wrong };
  };
  return {
    logOut: async (_, { tokenHash, reply }) => {
      await endSession(db, tokenHash, realClock.now());
      void reply.clearCookie(DESK_COOKIE, { path: DESK_BASE_PATH });
      return { res: 0, description: 'You are logged out.' };
    },
    me: async (_, { operator }) => ({ ...operator, isSandbox }),
    today: () => today(),
    matches: ({ query }) => findMatches(db, query, bettingClock.now()),
    match: ({ params }) => showMatch(db, params.matchId),
    moves: ({ params, query }) => movesShown(db, params.matchId, query),
    exposure: ({ params }) => showExposure(desk, params.matchId),
    limits: async () => ({
      booster: await showBooster(db),
      rows: await showLimits(desk),
      priceLimits: await openPriceLimits(db),
      sports: SPORT_NAMES,
      ...(await showRules(desk)),
    }),
    jackpots: async ({ query }) =>
      paged(
        await jackpotsOfHouse(db, cursorIn(query.after, 'number')?.[0] ?? null, PAGE + 1),
        PAGE,
        ({ jackpotId }) => [jackpotId],
      ),
    jackpotHistory: async ({ params: { jackpotId } }) => ({
      rows: /^[1-9]\d{0,14}$/.test(jackpotId) ? await jackpotHistory(db, jackpotId) : [],
    }),
    regulatorDays: async ({ query }) =>
      paged(await regulatorDays(db, cursorIn(query.after, 'day')?.[0] ?? null, PAGE + 1), PAGE, ({ day }) => [
        day,
      ]),
    people: async ({ query: { sign = 'losers', after } }, caller) => {
      ofPeople(caller);
      return peopleShown(db, sign, after);
    },
    identities: async ({ query }, caller) => {
      ofPeople(caller);
      return identitiesShown(db, query.after);
    },
    register: async ({ query }, caller) => {
      ofPeople(caller);
      return registerShown(db, query.after);
    },
    month: async ({ params: { month } }) => {
      const report = await monthReport(db, month);
      return { ...report, csv: monthReportCsv(report) };
    },
    games: async () => ({ rows: await gameFigures(db, desk) }),
    report: async ({ params: { day } }) => {
      const report = await dayReport(db, day);
      const sealed = await sealedDay(db, day);
      return { report, csv: report && dayReportCsv(report), seal: sealed?.sealedAt ? sealed : null };
    },
    taxes: () => showTaxes(desk),
    waiting: () => showWaiting(desk),
    customers: async ({ query }) => ({ rows: await findCustomers(db, query.find) }),
    customer: ({ params }) => showCustomer(desk, params.profileId),
    betsOfCustomer: ({ params, query }) => betsShown(db, params.profileId, query.after),
    betOfCustomer: ({ params }) => betShown(db, params.profileId, params.betId),
    ledgerOfCustomer: ({ params, query }) => ledgerShown(db, params.profileId, query.after),
    gamesOfCustomer: ({ params, query }) => gamesShown(db, params.profileId, query.after),
    loginsOfCustomer: async ({ params }) => ({ rows: await loginsShown(desk, params.profileId) }),
    paymentsOfCustomer: ({ params, query }) => paymentsShown(db, params.profileId, query.after),
    openPayments: ({ query }) => openPaymentsShown(db, query.after),
    suspense: ({ query }) => suspenseShown(db, query.after),
    statement: ({ query }) => showStatement(desk, query.after),
    importStatement: async ({ body: { csv } }, { operator }) => {
      if (!mayDo(operator.role, 'book-line'))
        throw new HttpRefusal(403, 'Only who may book it takes a statement.');
      try {
        return { res: 0, description: await importStatement(desk, csv, operator) };
      } catch (error) {
        if (error instanceof ActRefused) return { res: 1, description: error.message };
        throw error;
      }
    },
    approvalsNow: async () => ({ rows: await lookAtApprovals() }),
    approvals: ({ query }) => listApprovals(desk, query.after),
    approve: ({ params, body }, { operator }) => decideOn(desk, params.approvalId, body, operator),
    journal: async ({ query: { after, verify } }) => {
      const before = Number(cursorIn(after, 'number')?.[0]);
      const lines = await withNames(
        db,
        await linesBefore(db, Number.isSafeInteger(before) ? before : null, PAGE + 1),
      );
      const page = paged(lines, PAGE, ({ number }) => [number]);
      return { ...page, verified: verify === 'yes' ? await verified() : null };
    },
    operators: async () => ({ rows: await listOperators(db) }),
  };
};

const NOT_LET_IN = {
  wrong: { res: 1, description: 'Wrong name, password or code. A code works once.' },
  'too-often': { res: 2, description: 'Too many tries. Please try again in a quarter of an hour.' },
  'no-key': {
    res: 3,
    description:
      'The house has not the key that the secret of your codes is sealed by, so no code can be checked. Call who runs it: the manual says what helps.',
  },
} as const;

const mountLogIn = (app: FastifyInstance, { desk, limiter, isSecure, isSandbox }: DeskRoutes): void => {
  const call = deskCalls.logIn;
  app.post(DESK_BASE_PATH + call.path, async (request, reply) => {
    limiter.count(request, 'accounts');
    refuseForgedWrites(request);
    const read = readRequest(call, { params: {}, query: {}, body: jsonBodyOf(request) });
    if (!read.ok) throw badRequest(read.reason);
    const answer = await logIn(desk, read.value.body, networkOf(request.ip));
    if (typeof answer === 'string') {
      return answerWith(reply, call, { ...NOT_LET_IN[answer], operator: null });
    }
    void reply.setCookie(DESK_COOKIE, answer.token, {
      path: DESK_BASE_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
      maxAge: SHIFT_SECONDS,
    });
    if (request.cookies[XSRF_COOKIE] === undefined) giveXsrfTo(reply, { isSecure });
    const operator: OperatorAtDesk = { ...answer.operator, isSandbox };
    return answerWith(reply, call, { res: 0, description: 'Welcome.', operator });
  });
};

const mountActs = (app: FastifyInstance, { desk, limiter }: DeskRoutes): void => {
  for (const act of Object.keys(deskActs) as ActName[]) {
    const call = deskActs[act];
    app.post(DESK_BASE_PATH + call.path, async (request, reply) => {
      limiter.count(request, 'writes');
      const { operator } = await callerOf(desk, request, reply);
      if (!mayDo(operator.role, act)) throw new HttpRefusal(403, `A ${operator.role} may not ${act}.`);
      const { body } = inputOf(call, request) as { body: Parameters<typeof runAct>[1] };
      const key = idempotencyKeyIn(request);
      if (key === null && !body.dryRun) throw badRequest('An act comes with an Idempotency-Key.');
      const { why, dryRun, version } = body;
      const args = await withIdOf(desk.db, body.args);
      return answerWith(
        reply,
        call,
        await runAct(desk, { act, args, why, dryRun, version, by: operator, key }),
      );
    });
  }
};

/** Puts the id of a customer in the place of the phone by which an act may name one: the journal has no phones. */
const withIdOf = async <Args extends object>(db: Desk['db'], args: Args): Promise<Args> => {
  const named =
    'profileId' in args && typeof args.profileId === 'string' ? parseMsisdn(args.profileId) : null;
  const account = named?.ok ? await accountByMsisdn(db, named.value) : null;
  return account === null ? args : { ...args, profileId: account.profileId };
};

/** An operator has few pages open. */
const STREAM_LIMITS = { perAddress: 100, inAll: 500 };

/** Streams news of the desk, as long as the session lives. */
const mountStream = (app: FastifyInstance, { desk, fanout, limiter, onFailure }: DeskRoutes): void => {
  const hub = deskHub({ ...desk, fanout, onFailure });
  const streams = eventStreams(app, STREAM_LIMITS);
  app.addHook('onClose', async () => hub.stop());
  app.get(DESK_BASE_PATH + watchDesk.path, { exposeHeadRoute: false }, async (request, reply) => {
    limiter.count(request, 'reads');
    const { tokenHash } = await callerOf(desk, request, reply);
    const stream = streams.open(request, reply);
    stream.onEnd(hub.listen({ tokenHash, send: stream.send, end: stream.end }));
    return reply;
  });
};

/** Mounts the endpoints of the desk (D98). Tokens of customers open none of them. */
export const mountDesk = async (app: FastifyInstance, options: DeskRoutes): Promise<void> => {
  const handlers = handlersOf(options);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    mountLogIn(scope, options);
    mountActs(scope, options);
    mountStream(scope, options);
    for (const [name, handler] of Object.entries(handlers)) {
      const call = deskCalls[name as keyof DeskHandlers] as AnyCall;
      scope.route({
        method: call.method,
        url: DESK_BASE_PATH + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          options.limiter.count(request, call.method === 'GET' ? 'reads' : 'writes');
          const caller = await callerOf(options.desk, request, reply);
          return answerWith(reply, call, await (handler as AnyHandler)(inputOf(call, request), caller));
        },
      });
    }
  });
};
