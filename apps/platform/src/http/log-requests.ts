import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { inRequest, requestNow } from '../requests/index.ts';

/** The loggable part of an error. A database names the refused row in other fields, and rows contain phone numbers. */
const tellable = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
};

/** Standard output, written once per turn of the event loop: one write per line would cost a tenth of a list's answer. */
const standardOutput = ((): DestinationStream => {
  const output = pino.destination(1);
  let lines = '';
  const flush = (): void => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
})();

/** The platform's log: JSON lines on standard output, or elsewhere. Each has the id of the call that it belongs to, if it belongs to one. */
export const platformLogger = (level: string, destination: DestinationStream = standardOutput): Logger => {
  const mixin = (): object => {
    const request = requestNow();
    return request === null ? {} : { request };
  };
  return pino({ level, base: null, serializers: { err: tellable }, mixin }, destination);
};

/** A request that was answered. It has the route, never the address, which can contain phone numbers and tokens. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Duration of the answer in milliseconds. */
  readonly ms: number;
}

/** Called for each request once it is answered. */
export type OnAnswered = (answered: AnsweredRequest) => void;

/** Logs one line per request with its id, and reports it to `onAnswered`. What a route does is done in its request. */
export const logRequests = (app: FastifyInstance, onAnswered?: OnAnswered): void => {
  // After the body was read: its bytes come in no request.
  app.addHook('preValidation', (request, _, done) => inRequest(request.id, done));
  app.addHook('onResponse', async ({ id, method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    const answered = { method, route: routeOptions.url ?? 'none', status: statusCode, ms };
    log.info({ ...answered, request: id }, 'request');
    onAnswered?.(answered);
  });
};
