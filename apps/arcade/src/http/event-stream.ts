import type { FastifyInstance } from 'fastify';
import type { ArcadeFloor } from '../play/arcade-floor.ts';
import { textField } from './text-field.ts';

const STREAMS_PER_PLAY = 4;
const BEAT_MS = 15_000;
/** A page this far behind does not read: what it is told would be kept for it without end. */
const MOST_UNREAD_BYTES = 256 * 1_024;

/** The stream of changes a page listens to. A page whose play is over is told so and does not come back by itself. */
export const serveEvents = (app: FastifyInstance, floor: Pick<ArcadeFloor, 'find' | 'listen'>): void => {
  const endings = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of endings) end();
  });
  app.get('/api/events', async (request, reply) => {
    const seated = floor.find(textField(request.query, 'play'));
    if (seated === null) return reply.status(404).send({ code: 'play-unknown' });
    if (seated.play.listeners.size >= STREAMS_PER_PLAY) return reply.status(409).send({ code: 'too-many' });
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const write = (text: string): void => {
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
      else raw.write(text);
    };
    const beat = setInterval(() => write(':\n\n'), BEAT_MS);
    const leave = floor.listen(seated, (push) => write(`data: ${JSON.stringify(push)}\n\n`));
    const end = (): void => {
      clearInterval(beat);
      endings.delete(end);
      leave();
      raw.end();
    };
    endings.add(end);
    raw.once('close', end);
    return reply;
  });
};
