import { randomUUID } from 'node:crypto';
import { printRequest, readReply, XSRF_COOKIE, XSRF_HEADER, type Endpoint } from '@kipenga/contracts';
import {
  DESK_BASE_PATH,
  DESK_COOKIE,
  deskActs,
  deskCalls,
  type ActAnswer,
  type ActArgs,
} from '@kipenga/contracts/desk';
import type { ActName, Role } from '@kipenga/desk-rules';
import type { FastifyInstance } from 'fastify';
import { sandboxOperators } from '../src/desk/index.ts';
import type { Database } from '../src/database/index.ts';
import { testServices } from './test-services.ts';

type AnyCall = Endpoint<unknown, unknown, unknown, unknown, string>;
type AnswerOf<C> = C extends Endpoint<infer R, infer _P, infer _Q, infer _B, 'desk'> ? R : never;
type AskedOf<C> = C extends Endpoint<infer _R, infer P, infer Q, infer B, 'desk'> ? P & Q & B : never;

/** Options of a request to the desk; by default they are those of the desk's own page. */
export interface Sent {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly xsrf?: string | null;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operator at the desk, as their browser calls. */
export interface DeskHand {
  readonly send: (call: AnyCall, asked: object, sent?: Sent) => Promise<{ status: number; text: string }>;
  readonly call: <N extends keyof typeof deskCalls>(
    name: N,
    asked: AskedOf<(typeof deskCalls)[N]>,
  ) => Promise<AnswerOf<(typeof deskCalls)[N]>>;
  /** Previews an act, or does it. */
  readonly act: <N extends ActName>(
    act: N,
    args: ActArgs[N],
    asked?: { dryRun?: boolean; version?: string | null; why?: string; key?: string },
  ) => Promise<ActAnswer>;
  /** Does the act that was just previewed. */
  readonly seen: <N extends ActName>(act: N, args: ActArgs[N]) => Promise<ActAnswer>;
}

const readOrThrow = <A>(
  call: Endpoint<A, never, never, never, string>,
  { status, text }: { status: number; text: string },
): A => {
  if (status !== 200) throw new Error(`${call.name} answered ${status}: ${text}`);
  const read = readReply(call as never, text);
  if (!read.ok) throw new Error(`${call.name} broke its contract: ${read.reason}`);
  return read.value as A;
};

/** A hand with a session, or without one. */
export const deskHand = (app: FastifyInstance, session: string | null): DeskHand => {
  const xsrf = 'a-mark';
  const own = session === null ? {} : { [DESK_COOKIE]: session, [XSRF_COOKIE]: xsrf };
  const send: DeskHand['send'] = async (call, asked, sent = {}) => {
    const { path, body, contentType } = printRequest(call, asked);
    const mark = sent.xsrf === undefined ? xsrf : sent.xsrf;
    const reply = await app.inject({
      method: call.method,
      url: DESK_BASE_PATH + path,
      cookies: sent.cookies ?? own,
      headers: {
        ...(contentType === null ? {} : { 'content-type': contentType }),
        ...(mark === null ? {} : { [XSRF_HEADER]: mark }),
        ...(sent.key === undefined ? {} : { 'Idempotency-Key': sent.key }),
        ...sent.headers,
      },
      ...(body === null ? {} : { payload: body }),
    });
    return { status: reply.statusCode, text: reply.body };
  };
  const act: DeskHand['act'] = async (name, args, asked = {}) => {
    const { dryRun = false, version = null, why = 'a test', key = randomUUID() } = asked;
    const call = deskActs[name] as AnyCall;
    return readOrThrow(call as never, await send(call, { args, why, dryRun, version }, { key }));
  };
  return {
    send,
    act,
    call: async (name, asked) => {
      const call = deskCalls[name] as AnyCall;
      return readOrThrow(call as never, await send(call, asked as object));
    },
    seen: async (name, args) => {
      const { version } = await act(name, args, { dryRun: true });
      return act(name, args, { version });
    },
  };
};

/** Logs in to the desk, and returns the browser's cookies. */
export const logIn = async (
  app: FastifyInstance,
  payload: { readonly name: string; readonly password: string; readonly code: string },
) => {
  const reply = await app.inject({ method: 'POST', url: `${DESK_BASE_PATH}/login`, payload });
  const cookie = reply.cookies.find((one) => one.name === DESK_COOKIE);
  return { answer: reply.body, cookie, session: cookie?.value ?? '' };
};

/** Logs an operator of the sandbox in, with the current code. */
export const logInToDesk = async (app: FastifyInstance, db: Database, role: Role) => {
  const shown = (await sandboxOperators(testServices(db))).find(({ name }) => name === role);
  if (!shown) throw new Error(`no ${role} is shown`);
  const { name, password, code } = shown;
  return logIn(app, { name, password, code });
};
