import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * What may be logged of an error. A database names the refused row in other fields, and rows hold phone
 * numbers.
 */
const tellable = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
};

/** Standard output, written once a turn of the event loop, whatever was logged in it: a write of its own for each line costs a tenth of a list's answer. */
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

/** The platform's log: JSON lines on standard output, or elsewhere. */
export const platformLogger = (level: string, destination: DestinationStream = standardOutput): Logger =>
  pino({ level, base: null, serializers: { err: tellable } }, destination);

/** A request that was answered. It names the route, never the address, which can hold phone numbers and tokens. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Milliseconds that its answer took. */
  readonly ms: number;
}

/** Hears of each request once it is answered. */
export type OnAnswered = (answered: AnsweredRequest) => void;

/** Writes one line per request, and tells of it. */
export const logRequests = (app: FastifyInstance, onAnswered?: OnAnswered): void => {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    const answered = { method, route: routeOptions.url ?? 'none', status: statusCode, ms };
    log.info(answered, 'request');
    onAnswered?.(answered);
  });
};
