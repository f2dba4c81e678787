import { decodeWire } from '@kipenga/contracts';
import {
  clockMoveOnTheWire,
  goalMadeOnTheWire,
  operatorResultOnTheWire,
  postponementOnTheWire,
  type OperatorResult,
} from '@kipenga/contracts/sandbox';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { MatchScore } from '@kipenga/betting-core';
import { refuseOtherSites } from '../http/index.ts';
import type { SeasonOperator } from './operate-season.ts';

const scoreOf = ({ status, home = 0, away = 0, halfHome, halfAway }: OperatorResult): MatchScore | 'void' =>
  status === 'void' ? 'void' : { home, away, halfHome: halfHome ?? null, halfAway: halfAway ?? null };

const refused = (reply: FastifyReply, status: 400 | 404, description: string): FastifyReply =>
  reply.code(status).send({ res: 1, description });

/**
 * The season moves one step after the other, and a day of it takes seconds: with this many steps waiting another request is
 * refused at once.
 */
const MOST_WAITING = 4;
const BUSY = {
  description: 'The season is busy with what was asked before. Please try again in a little while.',
};

/**
 * The operator's hand on the season, in the sandbox only (D61): `POST /sandbox/season/advance` moves the clock,
 * `POST /sandbox/season/result` settles one match now or corrects it, `POST /sandbox/season/postpone` tells another start of one, or that
 * none is known, `POST /sandbox/season/goal` makes a goal happen in a match in play. Mount it nowhere else.
 */
export const seasonRoutes =
  (season: SeasonOperator): FastifyPluginAsync =>
  async (server) => {
    let waiting = 0;
    server.addHook('onRequest', async (request) => refuseOtherSites(request));
    server.post('/sandbox/season/advance', async ({ body }, reply) => {
      const move = decodeWire(clockMoveOnTheWire, body);
      if (!move.ok) return refused(reply, 400, move.reason);
      if (waiting >= MOST_WAITING) return reply.code(503).send(BUSY);
      waiting += 1;
      try {
        return { res: 0, now: await season.advance(move.value.minutes) };
      } finally {
        waiting -= 1;
      }
    });

    server.post('/sandbox/season/result', async ({ body }, reply) => {
      const result = decodeWire(operatorResultOnTheWire, body);
      if (!result.ok) return refused(reply, 400, result.reason);
      const { feedMatchId } = result.value;
      const isKnown = await season.setResult(feedMatchId, scoreOf(result.value));
      if (!isKnown) return refused(reply, 404, `No match has the number ${feedMatchId}`);
      return { res: 0, description: 'The match is settled' };
    });

    server.post('/sandbox/season/goal', async ({ body }, reply) => {
      const goal = decodeWire(goalMadeOnTheWire, body);
      if (!goal.ok) return refused(reply, 400, goal.reason);
      const { feedMatchId, side } = goal.value;
      if (!(await season.makeGoal(feedMatchId, side)))
        return refused(reply, 404, `No match in play has the number ${feedMatchId}`);
      return { res: 0, description: 'The goal is told' };
    });

    server.post('/sandbox/season/postpone', async ({ body }, reply) => {
      const told = decodeWire(postponementOnTheWire, body);
      if (!told.ok) return refused(reply, 400, told.reason);
      const { feedMatchId, startsAt } = told.value;
      const isNews = await season.postpone(feedMatchId, startsAt);
      if (!isNews)
        return refused(
          reply,
          404,
          `No match that is not over has the number ${feedMatchId} and another start`,
        );
      return { res: 0, description: startsAt === null ? 'The match is postponed' : 'The match is moved' };
    });
  };
