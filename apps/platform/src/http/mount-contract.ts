import {
  CASINO_CLIENT_ID,
  CASINO_KEY_HEADER,
  endpoints,
  HOST_BASE_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  printReply,
  printRequest,
  readRequest,
  TOKEN_SCHEME,
  type Endpoint,
} from '@kipenga/contracts';
import { sayWhatFits } from '@kipenga/contracts/say-what-fits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BettingClock, RealClock } from '../ports/index.ts';
import type { Language } from '../wording/index.ts';
import {
  languageAskedIn,
  sendFile,
  wantedForm,
  type AnswerFile,
  type AnswerForms,
  type FileAsked,
} from './answer-forms.ts';
import { askerOf, languageChosenIn } from './asker-of.ts';
import type { CachedLists } from './cached-list.ts';
import { refuseForgedWrites, refuseOtherSites } from './check-xsrf.ts';
import type { CallContext, Customer, EndpointName, Handlers } from './handler.ts';
import { parseJson, readText } from './parse-json.ts';
import type { AddressLimiter, AddressLimits } from './rate-limits.ts';
import { badRequest, clientUnknown, orUnreadable, tokenIsDead, wrongKindOfToken } from './refusal.ts';
import { repeatWhile } from './repeat-answers.ts';
import { sendCached } from './send-cached.ts';
import { textFields } from './text-fields.ts';

/** Who a token belongs to, or why it does not work. It is told the language chosen in the browser that shows it. */
export type Authenticate = (
  token: string,
  language: Language | null,
) => Promise<Customer | 'dead' | 'wrong-kind'>;

export interface MountOptions {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  readonly bettingClock: BettingClock;
  readonly realClock: RealClock;
  /** Changes whenever a list of matches does. */
  readonly dataVersion: () => string;
  /** The public answers with a version of their own. */
  readonly versions: { readonly [N in EndpointName]?: () => Promise<string> };
  /** Answers that are also given otherwise than as JSON, as their contract says. */
  readonly forms: AnswerForms;
  readonly lists: CachedLists;
  readonly limiter: AddressLimiter;
  /** Customers reach us over https: the mark of a device must then travel by it. */
  readonly isSecure: boolean;
}

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
type AnyHandler = (input: Input, context: CallContext) => Promise<unknown>;
type AnyForm = (answer: unknown, asked: FileAsked<EndpointName>) => Promise<AnswerFile>;

/** Calls that cost a password's work or an SMS. */
const ACCOUNT_CALLS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'register',
  'logIn',
  'finishRegistration',
  'requestCode',
  'resetPassword',
]);
const LONGEST_KEY = 200;

/** Asked for each pick that is tapped, and changes nothing: it must not use up what an address may place. */
const QUESTIONS: ReadonlySet<EndpointName> = new Set<EndpointName>(['priceCombination']);

const limitOf = (name: EndpointName, { method }: Endpoint): keyof AddressLimits => {
  if (ACCOUNT_CALLS.has(name)) return 'accounts';
  return method === 'GET' || QUESTIONS.has(name) ? 'reads' : 'writes';
};

const tokenIn = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  if (header === undefined || header === '') return null;
  return header.startsWith(TOKEN_SCHEME) ? header.slice(TOKEN_SCHEME.length) : header;
};

/** Nobody in particular on a call that needs no token, whoever asks: its answer may be everybody's. */
const callerOf = async (
  request: FastifyRequest,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<Customer | null> => {
  if (!endpoint.needsToken) return null;
  const token = tokenIn(request);
  const found = token === null ? 'dead' : await authenticate(token, languageChosenIn(request));
  if (found === 'dead') throw tokenIsDead();
  if (found === 'wrong-kind') throw wrongKindOfToken();
  return found;
};

/** The key that makes a request happen once. @throws HttpRefusal 400 for one that cannot be kept. */
export const idempotencyKeyIn = (request: FastifyRequest): string | null => {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > LONGEST_KEY)
    throw badRequest(`${IDEMPOTENCY_KEY_HEADER} is one text of at most ${LONGEST_KEY} characters.`);
  // Under such names the house itself places what waited for a deposit, and keeps what came without a key.
  if (/^deposit:|(?:^| )body /.test(key))
    throw badRequest(`${IDEMPOTENCY_KEY_HEADER} does not begin with "deposit:", and has no word "body".`);
  return key;
};

/** Provider 1 is asked with the client id of the house's own pages (R7-10, D28). */
const refuseOtherClients = ({ headers }: FastifyRequest): void => {
  if (headers[CASINO_KEY_HEADER.toLowerCase()] !== CASINO_CLIENT_ID) throw clientUnknown();
};

/** Bodies arrive as bytes. The call's contract says what they must be, whatever type the client named. */
const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** A body of bytes as the JSON it holds. */
export const jsonBodyOf = (request: FastifyRequest): unknown => orUnreadable(parseJson(bytesOf(request)));

const bodyOf = ({ requestFormat }: Endpoint, request: FastifyRequest): unknown => {
  if (requestFormat === 'none') return null;
  return requestFormat === 'json' ? jsonBodyOf(request) : orUnreadable(readText(bytesOf(request)));
};

const contentTypeOf = ({ responseFormat }: Endpoint): string =>
  `${responseFormat === 'text' ? 'text/plain' : 'application/json'}; charset=utf-8`;

/** Who asks for what is the same for everybody. */
const NOBODY = { customer: null, idempotencyKey: null, asker: null } as const;

const FRESH_MS = 1_000;

const everySecond = (clock: RealClock): string => String(Math.floor(clock.nowMs() / FRESH_MS));

/** Lists of matches are as new as the season says; what has no version at all is made again each second. */
const versionOf = (
  name: EndpointName,
  { host }: Endpoint,
  { dataVersion, versions, realClock }: MountOptions,
): (() => string | Promise<string>) =>
  versions[name] ?? (host === 'sports' ? dataVersion : () => everySecond(realClock));

/** The address by which our own pages ask for this. */
const addressOf = (endpoint: Endpoint, { params, query, body }: Input): string =>
  HOST_BASE_PATHS[endpoint.host] + printRequest(endpoint, Object.assign({}, params, query, body)).path;

const mountOne = (
  app: FastifyInstance,
  name: EndpointName,
  endpoint: Endpoint,
  handler: AnyHandler,
  options: MountOptions,
): void => {
  const { authenticate, bettingClock, limiter, lists } = options;
  const version = versionOf(name, endpoint, options);

  const inputOf = (request: FastifyRequest): Input => {
    const read = readRequest(endpoint, {
      params: textFields(request.params),
      query: textFields(request.query),
      body: bodyOf(endpoint, request),
    });
    if (!read.ok) throw badRequest(read.reason);
    return read.value;
  };
  const served = (input: Input, who: Omit<CallContext, 'now'>): Promise<unknown> =>
    handler(input, { ...who, now: bettingClock.now() });
  const forms = (options.forms[name] ?? {}) as Readonly<Record<string, AnyForm>>;

  app.route({
    method: endpoint.method,
    url: HOST_BASE_PATHS[endpoint.host] + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      limiter.count(request, limitOf(name, endpoint));
      refuseForgedWrites(request);
      if (name === 'requestCode') refuseOtherSites(request);
      if (endpoint.host === 'casino-1') refuseOtherClients(request);
      if (endpoint.cached === 'public') {
        const input = inputOf(request);
        // The answer is named by what was understood of the address, so that words without a meaning make no
        // new one.
        const asked = version();
        const made = await asked;
        const list = await lists.get(`${name} ${JSON.stringify(input)}`, made, async () =>
          printReply(endpoint, await served(input, NOBODY)),
        );
        // Not where the version has to be asked for first, or who asks is looked at.
        if (typeof asked === 'string' && endpoint.host !== 'casino-1')
          repeatWhile(reply, {
            answer: list,
            address: addressOf(endpoint, input),
            isCurrent: () => version() === made,
          });
        return sendCached(request, reply, list, contentTypeOf(endpoint));
      }
      const customer = await callerOf(request, endpoint, authenticate);
      const input = inputOf(request);
      const answer = await served(input, {
        customer,
        idempotencyKey: idempotencyKeyIn(request),
        asker: ACCOUNT_CALLS.has(name) ? askerOf(request, reply, options) : null,
      });
      if (endpoint.alsoAs) void reply.header('vary', 'accept');
      const mediaType = wantedForm(request.headers.accept, endpoint.alsoAs ?? []);
      const form = mediaType === null ? undefined : forms[mediaType];
      if (mediaType !== null && form) {
        const params = input.params as FileAsked<EndpointName>['params'];
        return sendFile(
          reply,
          mediaType,
          await form(answer, { params, customer, language: languageAskedIn(request) }),
        );
      }
      return reply
        .header('content-type', contentTypeOf(endpoint))
        .header('cache-control', 'no-store')
        .send(printReply(endpoint, answer));
    },
  });
};

/**
 * Mounts every endpoint on its host's base path (D20). Each passes, in order: limits, forged writes, token,
 * contract, handler, contract. A trailing slash counts (D23).
 */
export const mountContract = async (app: FastifyInstance, options: MountOptions): Promise<void> => {
  sayWhatFits();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      mountOne(scope, name, endpoints[name], options.handlers[name] as AnyHandler, options);
    }
  });
};
