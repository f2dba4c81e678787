import { decodeWire, type Endpoint } from '@kipenga/contracts';
import { refuse, type Result } from '@kipenga/betting-core';
import type { ApiFailure } from '../failure.ts';
import type { ReasonRead } from './read-reason.ts';
import type { Reply } from './send.ts';

/** Result of one attempt. */
export type Outcome =
  | { readonly data: unknown; readonly unreadableRows: number }
  | {
      readonly error: Exclude<ApiFailure, { kind: 'answer-lost' | 'unsent' }>;
      readonly hasRes: boolean;
      readonly retryAfterMs: number | null;
    };

/** Decodes a reply by the contract. */
export async function outcomeOf(endpoint: Endpoint, reply: Reply): Promise<Outcome> {
  if (reply.kind !== 'answer') return { error: { kind: reply.kind }, hasRes: false, retryAfterMs: null };
  const { status, text, isHtml, retryAfterMs } = reply;
  const body = isHtml ? undefined : jsonOf(text);
  const hasRes = typeof body === 'object' && body !== null && 'res' in body;
  if (status < 200 || status >= 300) {
    return {
      error: {
        kind: 'http',
        status,
        description: isHtml ? '' : descriptionOf(body, text),
        ...(await reasonIn(body)),
      },
      hasRes,
      retryAfterMs,
    };
  }
  const read = isHtml ? refuse('a page of HTML') : readBody(endpoint, text, body);
  if (read.ok)
    return {
      data: read.value,
      unreadableRows: Array.isArray(body) && Array.isArray(read.value) ? body.length - read.value.length : 0,
    };
  return {
    error: { kind: 'contract-mismatch', endpoint: endpoint.name, problem: read.reason },
    hasRes,
    retryAfterMs: null,
  };
}

/**
 * True if the call may be tried again: without an answer, or if the server is busy or broken; never if the answer has a `res`
 * (D27).
 */
export function isWorthRetrying(endpoint: Endpoint, outcome: Outcome): boolean {
  if ('data' in outcome || outcome.hasRes) return false;
  const { error } = outcome;
  if (error.kind === 'http') return error.status === 429 || (error.status >= 500 && error.status !== 501);
  // A proxy's page is not an answer. A write may be repeated with its key; a read would get the same page.
  if (error.kind === 'contract-mismatch') return endpoint.needsIdempotencyKey;
  return true;
}

/** True if the call may have succeeded although no answer says so. */
export function mayHaveHappened(outcome: Outcome): boolean {
  if ('data' in outcome) return false;
  return outcome.error.kind !== 'http' || outcome.error.status >= 500 || outcome.error.status < 400;
}

function readBody(endpoint: Endpoint, text: string, json: unknown): Result<unknown, string> {
  if (endpoint.responseFormat === 'text') return decodeWire(endpoint.response, text);
  return json === undefined ? refuse('the body is not JSON') : decodeWire(endpoint.response, json);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Most visits get no refusal, so the code that reads reasons is loaded by the first one. If it cannot be loaded, the platform's
 * words are shown.
 */
async function reasonIn(body: unknown): Promise<ReasonRead> {
  if (typeof body !== 'object' || body === null || !('reason' in body)) return {};
  const { reason } = body;
  return import('./read-reason.ts').then(
    ({ readReason }) => readReason(reason),
    () => ({}),
  );
}

const WORDS = ['description', 'responseDescription', 'message', 'data', 'error'];

function descriptionOf(body: unknown, text: string): string {
  if (body === undefined) return text.trim().slice(0, 500);
  if (typeof body === 'string') return body.slice(0, 500);
  if (typeof body !== 'object' || body === null) return '';
  const named = new Map(Object.entries(body));
  const best = WORDS.map((name) => named.get(name)).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return String(best ?? '').slice(0, 500);
}
