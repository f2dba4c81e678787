import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ArcadeGame } from '../catalogue.ts';
import { stakeLimits } from '../games/limits.ts';
import type { ArcadeFloor, Seated } from '../play/arcade-floor.ts';
import type { Asked, TableAnswer } from '../play/table.ts';
import type { OpenedGame, RefusalCode } from '../protocol.ts';
import { textField } from './text-field.ts';

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  unreadable: 400,
  'bad-stake': 422,
  'play-unknown': 404,
  'token-refused': 401,
  'wallet-silent': 503,
};
const REFUSED = 409;

const send = (reply: FastifyReply, answer: TableAnswer<unknown>): FastifyReply =>
  answer.ok
    ? reply.send(answer.value)
    : reply.status(STATUS[answer.reason] ?? REFUSED).send({ code: answer.reason });

const asked = (body: unknown): Asked => (typeof body === 'object' && body !== null ? (body as Asked) : {});
interface Parts {
  readonly floor: ArcadeFloor;
  readonly games: ReadonlyMap<string, ArcadeGame>;
}

/** What pages ask for: opening a game, staking, cashing out. Nothing here knows a customer: a page shows its play's id. */
export const servePlay = (app: FastifyInstance, { floor, games }: Parts): void => {
  const withSeat = (
    body: Asked,
    then: (seated: Seated) => FastifyReply | Promise<FastifyReply>,
    reply: FastifyReply,
  ) => {
    const seated = floor.find(textField(body, 'play'));
    return seated === null ? send(reply, { ok: false, reason: 'play-unknown' }) : then(seated);
  };

  app.post('/api/open', async (request, reply) => {
    const body = asked(request.body);
    const gameId = textField(body, 'gameId');
    const game = games.get(gameId);
    const opened = await floor.open(gameId, textField(body, 'token'));
    if (!opened.ok || game === undefined) return send(reply, opened);
    const { id, mode, balance } = opened.value.play;
    const answer: OpenedGame = {
      play: id,
      mode,
      balance,
      limits: stakeLimits(game.largestStake),
      returnPercent: game.returnPercent,
    };
    return reply.send(answer);
  });

  app.post('/api/stake', async (request, reply) => {
    const body = asked(request.body);
    return withSeat(body, async ({ play, table }) => send(reply, await table.stake(play, body)), reply);
  });

  app.post('/api/cash-out', async (request, reply) => {
    const body = asked(request.body);
    return withSeat(body, ({ play, table }) => send(reply, table.cashOut(play, body)), reply);
  });
};
