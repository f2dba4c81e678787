import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ArcadeFloor, Seated } from '../play/arcade-floor.ts';
import { textField } from './text-field.ts';

const STREAMS_PER_PLAY = 4;
const BEAT_MS = 15_000;
/** A page with this many unread bytes is disconnected: its pushes would pile up in memory. */
const MOST_UNREAD_BYTES = 256 * 1_024;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

type Floor = Pick<ArcadeFloor, 'find' | 'listen'>;

/** Sends a page every push until either side closes the stream. Returns the function that closes it. */
const stream = (raw: ServerResponse, floor: Floor, seated: Seated, onEnd: () => void): (() => void) => {
  raw.writeHead(200, HEADERS);
  const write = (text: string): void => {
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  const beat = setInterval(() => write(':\n\n'), BEAT_MS);
  const leave = floor.listen(seated, (push) => write(`data: ${JSON.stringify(push)}\n\n`));
  const end = (): void => {
    clearInterval(beat);
    onEnd();
    leave();
    raw.end();
  };
  raw.once('close', end);
  return end;
};

/** The event stream of a page. A page whose play is over is told so, and does not reconnect. */
export const serveEvents = (app: FastifyInstance, floor: Floor): void => {
  const endings = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of endings) end();
  });
  app.get('/api/events', async (request, reply) => {
    const seated = floor.find(textField(request.query, 'play'));
    if (seated === null) return reply.status(404).send({ code: 'play-unknown' });
    if (seated.play.listeners.size >= STREAMS_PER_PLAY) return reply.status(409).send({ code: 'too-many' });
    reply.hijack();
    const end = stream(reply.raw, floor, seated, () => endings.delete(end));
    endings.add(end);
    return reply;
  });
};
