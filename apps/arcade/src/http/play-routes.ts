import { refuse } from '@kipenga/betting-core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ArcadeGame } from '../games/game.ts';
import { stakeLimits } from '../games/limits.ts';
import { JACKPOT_RETURN_PERCENT } from '../jackpot/draw-tier.ts';
import type { JackpotDesk } from '../jackpot/jackpot-desk.ts';
import type { ArcadeFloor, Seated } from '../play/arcade-floor.ts';
import type { Play } from '../play/play.ts';
import type { Asked, TableAnswer } from '../play/table.ts';
import type { OpenedGame, RefusalCode } from '../protocol.ts';
import type { OpenLimiter } from './open-limiter.ts';
import { textField } from './text-field.ts';

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  unreadable: 400,
  'bad-stake': 422,
  'play-unknown': 404,
  'token-refused': 401,
  'wallet-silent': 503,
  'too-often': 429,
};
const REFUSED = 409;

const send = (reply: FastifyReply, answer: TableAnswer<unknown>): FastifyReply =>
  answer.ok
    ? reply.send(answer.value)
    : reply.status(STATUS[answer.reason] ?? REFUSED).send({ code: answer.reason });

const asked = (body: unknown): Asked => (typeof body === 'object' && body !== null ? (body as Asked) : {});

interface Parts {
  readonly floor: Pick<ArcadeFloor, 'open' | 'find'>;
  readonly games: ReadonlyMap<string, ArcadeGame>;
  readonly jackpot: JackpotDesk;
  readonly opens: OpenLimiter;
}

const openedBy = (
  { id, mode, balance }: Play,
  { largestStake, returnPercent, feedsJackpot = false }: ArcadeGame,
): OpenedGame => ({
  play: id,
  mode,
  balance,
  limits: stakeLimits(largestStake),
  returnPercent,
  jackpotPercent: feedsJackpot ? JACKPOT_RETURN_PERCENT : null,
});

const serveOpening = (app: FastifyInstance, { floor, games, opens }: Parts): void => {
  app.post('/api/open', async (request, reply) => {
    const seconds = opens.secondsToWait(request.ip);
    if (seconds > 0) return send(reply.header('retry-after', seconds), refuse('too-often'));
    const body = asked(request.body);
    const gameId = textField(body, 'gameId');
    const game = games.get(gameId);
    const opened = await floor.open(gameId, textField(body, 'token'));
    if (!opened.ok && opened.reason === 'token-refused') opens.refused(request.ip);
    return opened.ok && game !== undefined
      ? reply.send(openedBy(opened.value.play, game))
      : send(reply, opened);
  });
};

/**
 * Routes of the game pages: open, stake, cash out, decide. A page identifies itself by the id of its play, never by a
 * customer.
 */
export const servePlay = (app: FastifyInstance, parts: Parts): void => {
  const { floor, jackpot } = parts;
  const atTable = (
    path: string,
    answer: (seated: Seated, body: Asked) => TableAnswer<unknown> | Promise<TableAnswer<unknown>>,
  ): void => {
    app.post(path, async (request, reply) => {
      const body = asked(request.body);
      const seated = floor.find(textField(body, 'play'));
      return send(reply, seated === null ? refuse('play-unknown') : await answer(seated, body));
    });
  };

  serveOpening(app, parts);
  app.get('/api/jackpot', async (_, reply) => send(reply, await jackpot()));
  atTable('/api/stake', ({ play, table }, body) => table.stake(play, body));
  atTable('/api/cash-out', ({ play, table }, body) => table.cashOut(play, body));
  atTable('/api/decide', ({ play, table }, body) => table.decide?.(play, body) ?? refuse('too-early'));
};
