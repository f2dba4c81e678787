import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import type { Endpoint, TextFields } from './endpoint.ts';
import type { Codec } from './pieces/codec-of.ts';

/** A request ready to send: `path` is filled in and percent-encoded, with its query. */
export interface PrintedRequest {
  readonly path: string;
  /** Text of the body, or null without one. */
  readonly body: string | null;
  readonly contentType: string | null;
}

/** A request as the server received it, not decoded yet. */
export interface RawRequest {
  readonly params: TextFields;
  readonly query: TextFields;
  /** Parsed JSON, or the text of a text body; any value if the call has no body. */
  readonly body: unknown;
}

/** Reads one value from the wire. A refusal says what was wrong and where. */
export function decodeWire<Domain>(codec: Codec<Domain>, wire: unknown): Result<Domain, string> {
  beQuiet();
  const read = z.safeDecode(codec, wire);
  return read.success ? ok(read.data) : refuse(inWords(read.error));
}

/** Writes one value for the wire. Throws if it does not fit the contract, which is a bug of ours. */
export function encodeWire<Domain>(codec: Codec<Domain>, domain: Domain): unknown {
  beQuiet();
  return z.encode(codec, domain);
}

/** Encodes a request on the client by the contract. */
export function printRequest<P, Q, B>(
  endpoint: Endpoint<unknown, P, Q, B, string>,
  request: P & Q & B,
): PrintedRequest {
  const params = encodeWire(endpoint.params, request) as TextFields;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(encodeWire(endpoint.query, request) as TextFields)) {
    if (value !== undefined) query.set(name, value);
  }
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const asked = query.toString(); // not query.size, which phones of 2022 do not have
  const path = asked === '' ? filled : `${filled}?${asked}`;
  if (endpoint.requestFormat === 'none') return { path, body: null, contentType: null };
  const body = encodeWire(endpoint.request, request);
  return endpoint.requestFormat === 'text'
    ? { path, body: String(body), contentType: 'text/plain;charset=UTF-8' }
    : { path, body: JSON.stringify(body), contentType: 'application/json' };
}

/** Decodes a request on the server with the client's codecs. */
export function readRequest<P, Q, B>(
  endpoint: Endpoint<unknown, P, Q, B, string>,
  raw: RawRequest,
): Result<{ readonly params: P; readonly query: Q; readonly body: B }, string> {
  const params = decodeWire(endpoint.params, raw.params);
  if (!params.ok) return refuse(`path: ${params.reason}`);
  const given = Object.fromEntries(Object.entries(raw.query).filter(([, value]) => value !== ''));
  const query = decodeWire(endpoint.query, given);
  if (!query.ok) return refuse(`query: ${query.reason}`);
  const body = decodeWire(endpoint.request, endpoint.requestFormat === 'none' ? {} : raw.body);
  if (!body.ok) return refuse(`body: ${body.reason}`);
  return ok({ params: params.value, query: query.value, body: body.value });
}

/** Encodes an answer on the server: the text of its body. */
export function printReply<A>(endpoint: Endpoint<A, unknown, unknown, unknown, string>, answer: A): string {
  const wire = encodeWire(endpoint.response, answer);
  return endpoint.responseFormat === 'text' ? String(wire) : JSON.stringify(wire);
}

/** Decodes the text of an answer's body on the client. Text that is not JSON is refused. */
export function readReply<A>(
  endpoint: Endpoint<A, unknown, unknown, unknown, string>,
  text: string,
): Result<A, string> {
  if (endpoint.responseFormat === 'text') return decodeWire(endpoint.response, text);
  try {
    return decodeWire(endpoint.response, JSON.parse(text));
  } catch {
    return refuse('the body is not JSON');
  }
}

/** In a browser zod would try eval, which the content policy forbids and reports. On a server it may compile. */
function beQuiet(): void {
  if ('document' in globalThis) z.config({ jitless: true });
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Names of fields unknown to a strict entity. */
  readonly keys?: readonly string[];
}
interface Problem {
  readonly issues: readonly Issue[];
}

function inWords(error: Problem): string {
  return error.issues
    .slice(0, 3)
    .map((issue) =>
      issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ${messageOf(issue)}` : messageOf(issue),
    )
    .join('; ');
}

const MOST_NAMED = 3;
const LONGEST_NAME = 40;

function messageOf({ keys, message }: Issue): string {
  if (keys === undefined) return message;
  return `unknown field ${keys
    .slice(0, MOST_NAMED)
    .map((key) => JSON.stringify(key.slice(0, LONGEST_NAME)))
    .join(', ')}`;
}
