import { encodeWire, reasonOnTheWire, type Reason } from '@kipenga/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/index.ts';
import { HttpRefusal, notFound } from './refusal.ts';

const GENERIC = 'Oops! Looks like something went wrong. Please try again.';
/** Said while the database is away. The request may have taken effect, so the text does not say. */
const AWAY = 'We cannot answer at this moment. Please try again in a little while.';
const AWAY_SECONDS = 2;

/** True if a repeated request may get another answer: something failed here, or is busy. */
const mayPass = (status: number): boolean => status >= 500 && status !== 501;

/**
 * An error answer in words; every refusal has this body. A `res` is final: no client repeats a request after one (D27). So a
 * temporary refusal has none.
 */
const inWords = (
  reply: FastifyReply,
  status: number,
  description: string,
  reason: Reason | null = null,
): FastifyReply =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        ...(!mayPass(status) && { res: status }),
        description,
        ...(reason !== null && { reason: encodeWire(reasonOnTheWire, reason) }),
      }),
    );

/** An address that cannot be decoded reaches no route and no error handler. */
export const refuseBadAddress = (error: FastifyError, _: FastifyRequest, reply: FastifyReply): void => {
  void inWords(reply, error.statusCode ?? 400, 'The address holds characters that are none.');
};

/** Answers every error in words. An unexpected error is logged in full and shown to nobody. */
export const answerErrorsInWords = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError | HttpRefusal | Error, request, reply) => {
    if (error instanceof HttpRefusal) {
      if (error.retryAfter !== null) void reply.header('retry-after', Math.ceil(error.retryAfter));
      return inWords(reply, error.status, error.message, error.reason);
    }
    if (error instanceof DatabaseUnavailable) {
      request.log.warn({ reason: error.message }, 'answered without a database');
      return inWords(reply.header('retry-after', AWAY_SECONDS), 503, AWAY);
    }
    // Fastify's own refusals: a body too large or of an unknown type, a malformed path.
    const status = 'statusCode' in error ? error.statusCode : undefined;
    if (status !== undefined && status >= 400 && status < 500) return inWords(reply, status, error.message);
    request.log.error({ err: error }, 'unforeseen');
    return inWords(reply, 500, GENERIC);
  });
  app.setNotFoundHandler((_, reply) => inWords(reply, 404, 'Not found.'));
};

/** An unknown address below the calls' own paths is an error in words, never one of the apps' pages. */
export const refuseUnknownCalls = (app: FastifyInstance): void => {
  for (const path of ['/host/*', '/sandbox/*']) {
    app.all(path, async () => {
      throw notFound();
    });
  }
};
