import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LIVE_ENVIRONMENT } from '../live-environment.ts';

/** A live house in a process of its own. */
export interface House {
  /** Posts lines to its feed. */
  readonly push: (lines: string) => Promise<void>;
  /** Opens its stream of prices for these matches, and says of each piece that comes. */
  readonly watch: (matchIds: readonly string[], hear: (text: string) => void) => void;
  readonly kill: () => Promise<void>;
}

const HOST = { host: 'kipenga.example' };

const answerOf = (
  url: string,
  options: { readonly method: string; readonly headers?: Record<string, string>; readonly body?: string },
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { method: options.method, headers: { ...HOST, ...options.headers } }, resolve)
      .on('error', reject)
      .end(options.body);
  });

const textOf = async (reply: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of reply) text += String(piece);
  return text;
};

/** Starts a house on a database and waits until it listens. */
export const startHouse = async (databaseUrl: string): Promise<House> => {
  const child: ChildProcess = fork(join(import.meta.dirname, 'house-process.ts'), [databaseUrl], {
    execArgv: ['--conditions=@kipenga/source'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [address] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the house ended before it listened'))),
  ])) as [string];
  return {
    push: async (body) => {
      const reply = await answerOf(`${address}/gateway/feed/${LIVE_ENVIRONMENT['FEED_SECRET']}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body,
      });
      const text = await textOf(reply);
      if (reply.statusCode !== 200 || !text.includes('"aside":[]')) throw new Error(text);
    },
    watch: (matchIds, hear) => {
      void answerOf(`${address}/host/sports/stream?cards=${matchIds.join('%2C')}`, { method: 'GET' }).then(
        (reply) => reply.on('data', (piece: Buffer) => hear(piece.toString())).on('error', () => undefined),
      );
    },
    kill: async () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await ended;
    },
  };
};
