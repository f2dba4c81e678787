import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A carrier's reaction to a request. */
export type CarrierMood =
  /** Sends, and says so; the default. */
  | { readonly kind: 'sends' }
  /** Sends, and its answer is lost on the way. */
  | { readonly kind: 'loses its answer' }
  /** Sends, and never answers; calls `onTaken`. */
  | { readonly kind: 'is slow'; readonly onTaken: () => void }
  /** Answers the request with this, and sends nothing. */
  | {
      readonly kind: 'answers';
      readonly status: number;
      readonly body: string;
      readonly location?: string;
    }
  /** Refuses the number with this, and sends nothing. */
  | { readonly kind: 'refuses'; readonly statusCode: number; readonly status: string };

/** A sent SMS. */
export interface SentSms {
  readonly carrierId: string;
  readonly to: string;
  readonly from: string;
  readonly message: string;
  /** Id of the message it answers. */
  readonly linkId: string | null;
}

/** A server with the API of Africa's Talking (D74). */
export interface CarrierServer {
  readonly origin: string;
  /** All sent SMS, oldest first. */
  readonly sent: SentSms[];
  /** Number of requests received. */
  requests(): number;
  /** Reactions to the next requests, in order. */
  readonly moods: CarrierMood[];
  stop(): Promise<void>;
}

interface Account {
  readonly username: string;
  readonly apiKey: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/** A carrier's answer about one number. */
export const answerOf = (number: string, statusCode: number, status: string, messageId: string): string =>
  JSON.stringify({
    SMSMessageData: {
      Message: 'Sent to 1/1 Total Cost: KES 0.8000',
      Recipients: [{ statusCode, number, status, cost: 'KES 0.8000', messageId, messageParts: 1 }],
    },
  });

export const startCarrier = async ({ username, apiKey }: Account): Promise<CarrierServer> => {
  const sent: SentSms[] = [];
  const moods: CarrierMood[] = [];
  let requests = 0;

  const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    requests += 1;
    const end = (status: number, body: string, headers = {}) =>
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    const form = new URLSearchParams(await bodyOf(request));
    const field = (name: string): string => form.get(name) ?? '';
    if (request.method !== 'POST' || request.url !== '/version1/messaging') return void end(404, 'Not found');
    if (request.headers['apikey'] !== apiKey || field('username') !== username)
      return void end(401, 'The supplied authentication is invalid');
    const [to, from, message] = [field('to'), field('from'), field('message')];
    if (!/^\+254\d{9}$/.test(to) || from === '' || message === '') return void end(400, 'A field is wrong');
    const mood = moods.shift() ?? { kind: 'sends' };
    if (mood.kind === 'answers')
      return void end(mood.status, mood.body, mood.location === undefined ? {} : { location: mood.location });
    if (mood.kind === 'refuses') return void end(201, answerOf(to, mood.statusCode, mood.status, 'None'));
    const carrierId = `ATXid_${sent.length + 1}`;
    sent.push({ carrierId, to, from, message, linkId: form.get('linkId') });
    if (mood.kind === 'loses its answer') return void request.socket.destroy();
    if (mood.kind === 'is slow') return mood.onTaken();
    end(201, answerOf(to, 101, 'Success', carrierId));
  };

  const server = createServer((request, reply) => void take(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    moods,
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
