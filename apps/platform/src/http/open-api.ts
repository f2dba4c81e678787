import {
  CASINO_CLIENT_ID,
  CASINO_KEY_HEADER,
  endpoints,
  HOST_BASE_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  priceEventsOnTheWire,
  reasonOnTheWire,
  watchPrices,
  type Endpoint,
} from '@kipenga/contracts';
import { DESK_BASE_PATH, DESK_COOKIE, deskActs, deskCalls, watchDesk } from '@kipenga/contracts/desk';
import { endpointSchemas, wireSchemaOf, type JsonSchema } from '@kipenga/contracts/openapi';
import type { FastifyInstance } from 'fastify';

interface Field {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
}

const pathFields = (path: string): readonly Field[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name ?? '',
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryFields = ({ properties = {}, required = [] }: JsonSchema): readonly Field[] =>
  Object.entries(properties as object).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as readonly string[]).includes(name),
    schema,
  }));

const KEY_FIELD: Field = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 200 },
};

const CLIENT_FIELD: Field = {
  name: CASINO_KEY_HEADER,
  in: 'header',
  required: true,
  schema: { type: 'string', const: CASINO_CLIENT_ID },
};

/** The other forms of an answer are files, described by their media type. */
const otherForms = ({ alsoAs = [] }: Pick<Endpoint, 'alsoAs'>): object =>
  Object.fromEntries(alsoAs.map((mediaType) => [mediaType, {}]));

type AnyCall = Endpoint<unknown, unknown, unknown, unknown, string>;

const operationOf = (endpoint: AnyCall) => {
  const { query, request, response } = endpointSchemas(endpoint);
  const answerType = endpoint.responseFormat === 'text' ? 'text/plain' : 'application/json';
  const bodyType = endpoint.requestFormat === 'text' ? 'text/plain' : 'application/json';
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  });
  return {
    operationId: endpoint.name,
    tags: [endpoint.host],
    parameters: [
      ...pathFields(endpoint.path),
      ...queryFields(query),
      ...(endpoint.needsIdempotencyKey ? [KEY_FIELD] : []),
      ...(endpoint.host === 'casino-1' ? [CLIENT_FIELD] : []),
    ],
    ...(request && { requestBody: { required: true, content: { [bodyType]: { schema: request } } } }),
    responses: {
      200: {
        description: 'The answer, also of a business refusal.',
        content: { [answerType]: { schema: response }, ...otherForms(endpoint) },
      },
      400: refusal('The request does not fit its contract.'),
      ...(endpoint.needsToken
        ? { 401: refusal('The token is missing or dead.'), 403: refusal('The token is of another kind.') }
        : {}),
      429: refusal('Asked too often.'),
    },
    ...(endpoint.needsToken ? { security: [{ token: [] }] } : {}),
  };
};

/** A stream is no call of the table: its answer is events, each with the data of its name. */
const answeredByEvents = (events: object) => ({
  description: 'Events until either side ends it; the data of each is what stands here under its name.',
  content: { 'text/event-stream': { schema: { type: 'object', properties: events } } },
});

const streamOperation = (): object => {
  const { parameters, responses, ...operation } = operationOf(watchPrices);
  const events = Object.fromEntries(
    Object.entries(priceEventsOnTheWire).map(([name, event]) => [name, wireSchemaOf(event)]),
  );
  return {
    ...operation,
    parameters: [
      ...parameters,
      { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
    ],
    responses: { ...responses, 200: answeredByEvents(events) },
  };
};

/** The calls of the operators' desk: an operator's session travels as a cookie. */
const deskOperations = (): readonly (readonly [string, string, object])[] =>
  [...Object.values(deskCalls), ...Object.values(deskActs), watchDesk].map((call) => {
    const { responses: all, ...operation } = operationOf(call);
    const responses =
      call === watchDesk
        ? { ...all, 200: answeredByEvents({ news: wireSchemaOf(watchDesk.response) }) }
        : all;
    const refusals = {
      401: { ...responses[400], description: 'Nobody is logged in, or no longer.' },
      403: { ...responses[400], description: 'The role may not.' },
    };
    return [
      DESK_BASE_PATH + call.path,
      call.method.toLowerCase(),
      call === deskCalls.logIn
        ? { ...operation, responses }
        : { ...operation, security: [{ operator: [] }], responses: { ...responses, ...refusals } },
    ];
  });

/** The contract as OpenAPI 3.1, made from the same table the server is mounted from. */
const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of Object.values(endpoints) as readonly Endpoint[]) {
    const path = HOST_BASE_PATHS[endpoint.host] + endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  paths[HOST_BASE_PATHS[watchPrices.host] + watchPrices.path] = { get: streamOperation() };
  for (const [path, method, operation] of deskOperations())
    paths[path] = { ...paths[path], [method]: operation };
  return {
    openapi: '3.1.0',
    info: { title: 'Kipenga', version: '1', description: 'The calls of the product, one base path a host.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        operator: { type: 'apiKey', in: 'cookie', name: DESK_COOKIE },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['res', 'description'],
          properties: {
            res: { type: 'integer' },
            description: { type: 'string' },
            reason: wireSchemaOf(reasonOnTheWire),
          },
        },
      },
    },
  };
};

/** Serves it at /openapi.json (D21). */
export const serveOpenApi = (app: FastifyInstance): void => {
  const description = openApi();
  app.get('/openapi.json', (_, reply) => reply.header('cache-control', 'no-cache').send(description));
};
