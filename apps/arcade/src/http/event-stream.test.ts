import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArcadeFloor } from '../play/arcade-floor.ts';
import { stakeLimits } from '../games/limits.ts';
import { ballsTable } from '../games/balls/ball-rounds.ts';
import { tell } from '../play/play.ts';
import { player, slowTime } from '../testing/at-a-table.ts';
import { serveEvents } from './event-stream.ts';

let app: FastifyInstance;
const { play } = player('fastballs');
const table = ballsTable({
  gameId: 'fastballs',
  limits: stakeLimits(10),
  random: () => new Uint8Array(32),
  time: slowTime(),
  newRound: () => 'r1',
  together: (work) => work(),
});
const push = {
  kind: 'table',
  view: { played: 0, hash: 'a'.repeat(100_000) },
} as const;
const floor: Pick<ArcadeFloor, 'find' | 'listen'> = {
  find: () => ({ play, table }),
  listen: (_, listener) => {
    play.listeners.add(listener);
    listener(push);
    return () => void play.listeners.delete(listener);
  },
};
beforeEach(() => {
  play.listeners.clear();
  app = Fastify({ forceCloseConnections: true });
  serveEvents(app, floor);
});
afterEach(() => app.close());

test('a page that hears nothing of what it is told is let go of, and nothing more is kept for it', async () => {
  const port = Number(new URL(await app.listen({ port: 0 })).port);
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  socket.write('GET /api/events?play=one HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'readable');
  expect(play.listeners.size).toBe(1);
  // The reader stops: bytes beyond the system's buffers would be kept here for ever.
  await expect
    .poll(
      () => {
        tell(play, push);
        return play.listeners.size;
      },
      { interval: 1 },
    )
    .toBe(0);
  socket.destroy();
});
