import {
  endpoints,
  HOST_BASE_PATHS,
  printReply,
  readRequest,
  type Endpoint,
  type EndpointName,
  type RequestOf,
  type ResponseOf,
  type TextFields,
} from '@kipenga/contracts';
import { samples } from '@kipenga/contracts/samples';
import { hangs, type Fault } from './faults.ts';

/** Answer of a fake call: a decoded value, or a whole `Response` for faults only a server can have. */
export type FakeAnswer<N extends EndpointName> = ResponseOf<N> | Response;

/** Answers in place of the contract's samples: values, or functions of the request. */
export type FakeAnswers = {
  readonly [N in EndpointName]?:
    | FakeAnswer<N>
    | ((request: RequestOf<N>, init: RequestInit) => FakeAnswer<N> | Promise<FakeAnswer<N>>);
};

/** A call the fake platform received. */
export interface FakeCall {
  readonly name: EndpointName;
  readonly request: unknown;
  readonly headers: Headers;
}

/** A function like `fetch` that answers every call of the contract and records the calls. */
export interface FakePlatform {
  (url: string, init?: RequestInit): Promise<Response>;
  readonly calls: FakeCall[];
  /** Number of calls that will never be answered (`hangs`). */
  readonly hanging: () => number;
  /** Changes the answers from now on: a price moves, a payment arrives, the network is back. */
  readonly change: (answers: FakeAnswers) => void;
}

/**
 * A platform without a server, for stories and screen tests. It decodes requests and encodes answers by the contract, so a screen
 * that works here fits the real one. Pass it as a transport's `fetch`.
 */
export function fakePlatform(first: FakeAnswers = {}): FakePlatform {
  const calls: FakeCall[] = [];
  let hanging = 0;
  let answers = first;
  const hang: Fault = async (request, init) => {
    hanging += 1;
    try {
      return await hangs(request, init);
    } finally {
      hanging -= 1;
    }
  };
  const answer = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const found = route(init.method ?? 'GET', url);
    if (!found) return new Response(`{"description":"no such call: ${url}"}`, { status: 404 });
    const { name, endpoint, params, query } = found;
    const body: unknown =
      endpoint.requestFormat === 'json'
        ? JSON.parse(typeof init.body === 'string' ? init.body : '')
        : init.body;
    const read = readRequest(endpoint, { params, query, body });
    if (!read.ok) return Response.json({ description: read.reason }, { status: 400 });
    const request = {
      ...(read.value.params as object),
      ...(read.value.query as object),
      ...(read.value.body as object),
    };
    calls.push({ name, request, headers: new Headers(init.headers) });

    const chosen: unknown = answers[name] === hangs ? hang : answers[name];
    const given: unknown = typeof chosen === 'function' ? await chosen(request, init) : chosen;
    if (given instanceof Response) return given;
    const sample = samples[name].response;
    const text =
      given === undefined
        ? typeof sample === 'string'
          ? sample
          : JSON.stringify(sample)
        : printReply(endpoint, given);
    return new Response(text, {
      headers: { 'content-type': endpoint.responseFormat === 'json' ? 'application/json' : 'text/plain' },
    });
  };
  const change = (more: FakeAnswers): void => {
    answers = { ...answers, ...more };
  };
  return Object.assign(answer, { calls, change, hanging: () => hanging });
}

interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly params: TextFields;
  readonly query: TextFields;
}

/** Paths with fewer parameters first, so that `/jackpot/offered` does not match a jackpot's id. */
const byFewestParameters = (Object.entries(endpoints) as [EndpointName, Endpoint][]).sort(
  ([, a], [, b]) => a.path.split('{').length - b.path.split('{').length,
);

function route(method: string, url: string): Route | null {
  const { pathname, searchParams } = new URL(url, 'http://fake');
  for (const [name, endpoint] of byFewestParameters) {
    if (endpoint.method !== method) continue;
    const pattern = (HOST_BASE_PATHS[endpoint.host] + endpoint.path).replace(/\{(\w+)\}/g, '(?<$1>[^/]*)');
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([parameter, text]) => [parameter, decodeURIComponent(text)]),
    );
    return { name, endpoint, params, query: Object.fromEntries(searchParams) };
  }
  return null;
}
