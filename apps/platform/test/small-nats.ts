import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

const file = (name: string): string => readFileSync(join(import.meta.dirname, 'nats-tls', name), 'utf8');

/** Authority of the server's certificate. Its key was thrown away: it vouches for nothing else. */
export const AUTHORITY = file('authority.pem');

interface Asked {
  /** The token required of clients; null admits everybody. */
  readonly token: string | null;
  /** False for a server that speaks only clear text. */
  readonly hasTls: boolean;
}

/** The token in a client's CONNECT. */
const tokenIn = (said: string): string | undefined => /"auth_token":"([^"]*)"/.exec(said)?.[1];

const INFO = { server_id: 'small', version: '2.10.0', proto: 1, max_payload: 65_536 };

/** Splits a stream into lines, each with the payload that follows it. */
const linesOf = (hear: (line: string, payload: string) => void) => {
  let rest = '';
  return (part: Buffer): void => {
    rest += part.toString('latin1');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      const bytes = line.startsWith('PUB ') ? Number(line.split(' ').at(-1)) + 2 : 0;
      if (rest.length < end + 2 + bytes) return;
      const payload = rest.slice(end + 2, end + bytes);
      rest = rest.slice(end + 2 + bytes);
      hear(line, payload);
    }
  };
};

/**
 * A minimal NATS server with TLS and a token, for machines without the real one: it announces itself in clear text, switches to
 * TLS, checks the account, and passes messages on. Its certificate is for `localhost`.
 */
export const startSmallNats = async ({ token, hasTls }: Asked) => {
  const sockets = new Set<Socket>();
  const subscribers = new Map<Socket, string>();
  const connects: { readonly token: string | undefined; readonly isEncrypted: boolean }[] = [];

  const serve = (socket: Socket): void => {
    const refuse = (): void => void socket.end("-ERR 'Authorization Violation'\r\n");
    const hear = (line: string, payload: string): void => {
      const [word = '', subject = '', sid = ''] = line.split(' ');
      if (word === 'CONNECT') {
        const said = tokenIn(line);
        connects.push({ token: said, isEncrypted: socket instanceof TLSSocket });
        if (token !== null && said !== token) refuse();
      } else if (word === 'PING') socket.write('PONG\r\n');
      else if (word === 'SUB') subscribers.set(socket, sid);
      else if (word === 'PUB')
        for (const [other, id] of subscribers)
          if (other !== socket)
            other.write(`MSG ${subject} ${id} ${payload.length}\r\n${payload}\r\n`, 'latin1');
    };
    socket.on('data', linesOf(hear));
    socket.on('error', () => undefined);
    socket.on('close', () => subscribers.delete(socket));
  };

  const server = createServer((plain) => {
    sockets.add(plain);
    plain.on('error', () => undefined);
    plain.on('close', () => sockets.delete(plain));
    plain.write(
      `INFO ${JSON.stringify({ ...INFO, auth_required: token !== null, tls_required: hasTls })}\r\n`,
    );
    serve(
      hasTls
        ? new TLSSocket(plain, { isServer: true, key: file('server.key'), cert: file('server.pem') })
        : plain,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Every CONNECT received. */
    connects,
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
