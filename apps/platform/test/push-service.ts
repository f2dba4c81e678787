import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A private VAPID key for the houses of the tests. */
export const TEST_PUSH_KEY = 'UGmKLhlrLHyaQjBzQ8eW7eYEMtWFJMmZAGxFBXxJBhE';

/** A received message, as the browser of its subscription reads it. */
export interface PushedMessage {
  readonly path: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly ttl: string | undefined;
  /** Audience and subject claims of the token that the house signs. */
  readonly audience: unknown;
  readonly subject: unknown;
}

/** Subscription of a browser. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Answer to the next request: a status, or a connection that breaks after the message has arrived. */
export type PushMood = number | 'loses its answer';

/** A push service and its browsers, which decrypt messages (RFC 8188, 8291) and verify the sender (RFC 8292). */
export interface PushService {
  readonly origin: string;
  readonly received: PushedMessage[];
  readonly moods: PushMood[];
  /** Number of requests received. */
  requests(): number;
  /** Subscribes a browser with the public key of the house. */
  subscribe(publicKey: string): BrowserSubscription;
  stop(): Promise<void>;
}

interface Browser {
  readonly pair: ECDH;
  readonly auth: Buffer;
  readonly publicKey: string;
}

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
const text = (words: string): Buffer => Buffer.from(`${words}\0`);

/** Decrypts one record of aes128gcm: salt, length, the sender's key, the text and its end. */
const decrypted = (body: Buffer, { pair, auth }: Browser): string => {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([text('WebPush: info'), pair.getPublicKey(), sender]);
  const secret = derived(pair.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, text('Content-Encoding: aes128gcm'), 16);
  const nonce = derived(secret, salt, text('Content-Encoding: nonce'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([opener.update(body.subarray(keyEnd, -16)), opener.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};

/** Claims of the house, once its signature is verified with the key that the browser subscribed with. */
const claimsIn = (authorization: string, { publicKey }: Browser) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('another key than the one that was subscribed with');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    'aud' | 'sub' | 'exp',
    unknown
  >;
  if (!isSigned || Number(read.exp) * 1_000 < Date.now()) throw new Error('not signed, or no longer');
  return read;
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

export const startPushService = async (): Promise<PushService> => {
  const browsers = new Map<string, Browser>();
  const received: PushedMessage[] = [];
  const moods: PushMood[] = [];
  let requests = 0;

  const server = createServer((request, reply) => {
    requests += 1;
    const take = async (): Promise<void> => {
      const body = await bodyOf(request);
      const mood = moods.shift() ?? 201;
      if (typeof mood === 'number' && mood !== 201) return void reply.writeHead(mood).end('{}');
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser === undefined) return void reply.writeHead(404).end();
      const { aud, sub } = claimsIn(request.headers.authorization ?? '', browser);
      const payload = JSON.parse(decrypted(body, browser)) as PushedMessage['payload'];
      const ttl = request.headers['ttl'];
      received.push({ path, payload, ttl: String(ttl), audience: aud, subject: sub });
      if (mood === 'loses its answer') return void request.socket.destroy();
      reply.writeHead(201).end();
    };
    take().catch((error: unknown) => reply.writeHead(400).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    moods,
    requests: () => requests,
    subscribe: (publicKey) => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const path = `/send/${browsers.size + 1}`;
      const auth = randomBytes(16);
      browsers.set(path, { pair, auth, publicKey });
      return {
        endpoint: origin + path,
        p256dh: pair.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
