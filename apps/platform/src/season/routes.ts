import { feedMatchId } from '@kipenga/betting-core';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { refuseOtherSites } from '../http/index.ts';
import type { Season } from './start-season.ts';

const MOST_MINUTES = 31 * 24 * 60;
const wholeNumber = (most: number) => z.coerce.number().int().min(0).max(most);

const advanceBody = z.object({ minutes: z.coerce.number().positive().max(MOST_MINUTES) });

const goals = wholeNumber(999);
const resultBody = z
  .object({
    parent_match_id: z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^\d{1,15}$/)),
    home: goals.optional(),
    away: goals.optional(),
    half_home: goals.optional(),
    half_away: goals.optional(),
    status: z.enum(['void', 'finished']).optional(),
  })
  .refine(
    (body) => body.status === 'void' || (body.home !== undefined && body.away !== undefined),
    'home and away are wanted unless status is void',
  )
  .refine(
    (body) => (body.half_home ?? 0) <= (body.home ?? 0) && (body.half_away ?? 0) <= (body.away ?? 0),
    'more goals at half time than at the end',
  );

/**
 * The operator's hand on the season, in the sandbox only (D61): `POST /sandbox/season/advance` moves the clock,
 * `POST /sandbox/season/result` settles one match now or corrects it. Mount it nowhere else.
 */
export const seasonRoutes =
  (season: Season): FastifyPluginAsync =>
  async (server) => {
    server.addHook('onRequest', async (request) => refuseOtherSites(request));
    server.post('/sandbox/season/advance', async (request, reply) => {
      const body = advanceBody.safeParse(request.body);
      if (!body.success)
        return reply
          .code(400)
          .send({ res: 1, description: `minutes is a number above 0, at most ${MOST_MINUTES}` });
      return { res: 0, now: await season.advance(body.data.minutes) };
    });

    server.post('/sandbox/season/result', async (request, reply) => {
      const body = resultBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ res: 1, description: z.prettifyError(body.error) });
      const {
        parent_match_id: feedId,
        home = 0,
        away = 0,
        half_home: halfHome = null,
        half_away: halfAway = null,
        status,
      } = body.data;
      const isKnown = await season.setResult(
        feedMatchId(feedId),
        status === 'void' ? 'void' : { home, away, halfHome, halfAway },
      );
      if (!isKnown) return reply.code(404).send({ res: 1, description: `No match has the number ${feedId}` });
      return { res: 0, description: 'The match is settled' };
    });
  };
