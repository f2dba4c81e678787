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

/** Finds the owner of a token, or the reason it does not work. Also receives the language chosen in the browser. */
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
  /** Versions of public answers that have their own. */
  readonly versions: { readonly [N in EndpointName]?: () => Promise<string> };
  /** Answers that are also given in other forms than JSON, as their contract says. */
  readonly forms: AnswerForms;
  readonly lists: CachedLists;
  readonly limiter: AddressLimiter;
  /** True if customers reach us over https: device cookies then need it. */
  readonly isSecure: boolean;
}

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
type AnyHandler = (input: Input, context: CallContext) => Promise<unknown>;
type AnyForm = (answer: unknown, asked: FileAsked<EndpointName>) => Promise<AnswerFile>;

/** Calls that cost a password hash or an SMS. */
const ACCOUNT_CALLS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'register',
  'logIn',
  'finishRegistration',
  'requestCode',
  'resetPassword',
]);
const LONGEST_KEY = 200;

/** Asked for each pick that is tapped, and changes nothing: it must not use up an address's limit of bets. */
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

/** Identifies the caller. On a call that needs no token nobody is identified, since its answer may be shared. */
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

/** The idempotency key of a request. @throws HttpRefusal 400 if it cannot be stored. */
export const idempotencyKeyIn = (request: FastifyRequest): string | null => {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > LONGEST_KEY)
    throw badRequest(`${IDEMPOTENCY_KEY_HEADER} is one text of at most ${LONGEST_KEY} characters.`);
  // The house itself uses such keys to place stakes that waited for a deposit, and to store requests without a key.
  if (/^deposit:|(?:^| )body /.test(key))
    throw badRequest(`${IDEMPOTENCY_KEY_HEADER} does not begin with "deposit:", and has no word "body".`);
  return key;
};

/** Casino 1 requires the client id of the house's own pages (R7-10, D28). */
const refuseOtherClients = ({ headers }: FastifyRequest): void => {
  if (headers[CASINO_KEY_HEADER.toLowerCase()] !== CASINO_CLIENT_ID) throw clientUnknown();
};

/** Bodies arrive as bytes. The call's contract says what they must be, whatever type the client named. */
const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Parses a body as JSON. */
export const jsonBodyOf = (request: FastifyRequest): unknown => orUnreadable(parseJson(bytesOf(request)));

const bodyOf = ({ requestFormat }: Endpoint, request: FastifyRequest): unknown => {
  if (requestFormat === 'none') return null;
  return requestFormat === 'json' ? jsonBodyOf(request) : orUnreadable(readText(bytesOf(request)));
};

const contentTypeOf = ({ responseFormat }: Endpoint): string =>
  `${responseFormat === 'text' ? 'text/plain' : 'application/json'}; charset=utf-8`;

/** Context of public calls. */
const NOBODY = { customer: null, idempotencyKey: null, asker: null } as const;

const FRESH_MS = 1_000;

const everySecond = (clock: RealClock): string => String(Math.floor(clock.nowMs() / FRESH_MS));

/** The version of an answer. Lists of matches have the season's version; answers without any are made again each second. */
const versionOf = (
  name: EndpointName,
  { host }: Endpoint,
  { dataVersion, versions, realClock }: MountOptions,
): (() => string | Promise<string>) =>
  versions[name] ?? (host === 'sports' ? dataVersion : () => everySecond(realClock));

/** The address that our own pages use for a call. */
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
        // The answer's key uses only the understood parts of the address, so that meaningless parameters make no new entry.
        const asked = version();
        const made = await asked;
        const list = await lists.get(`${name} ${JSON.stringify(input)}`, made, async () =>
          printReply(endpoint, await served(input, NOBODY)),
        );
        // Not if the version is asynchronous, or the caller is checked.
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
 * Mounts every endpoint on its host's base path (D20). Each request passes, in order: limits, forged writes, token, contract,
 * handler, contract. A trailing slash counts (D23).
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
