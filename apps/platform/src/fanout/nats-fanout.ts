import { setTimeout as pause } from 'node:timers/promises';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { connectedFanout } from './connected-fanout.ts';

/** Before the topic, in the subjects of a server that others may share. */
const PREFIX = 'kipenga.fanout.';

/** The client checks the certificate of an IP address as if for `localhost`: this names the right host. */
const onlyOf = (hostname: string): object => {
  const name = hostname.replace(/^\[|\]$/g, '');
  return { checkServerIdentity: (_: string, shown: PeerCertificate) => checkServerIdentity(name, shown) };
};

/** The client reads no account from an address. */
const serverOf = (url: string): ConnectionOptions => {
  const { protocol, host, hostname, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: host,
    ...(pass === '' ? user !== '' && { token: user } : { user, pass }),
    ...(protocol === 'tls:' && { tls: onlyOf(hostname) }),
  };
};

/** Says which server it was, and not by which account. */
const notConnected = (url: string, cause: unknown): Error =>
  new Error(`NATS at ${new URL(url).host}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });

/** Ends like an answer that never comes. */
const silence = async (ms: number): Promise<never> => {
  await pause(ms, undefined, { ref: false });
  throw new Error('NATS does not answer');
};

/** Listens to errors of the server: otherwise a refused message would be lost silently. */
const hearRefusals = async (connection: NatsConnection, end: (why: unknown) => void): Promise<void> => {
  for await (const status of connection.status()) if (status.type === 'error') end(status.error);
};

/**
 * Sends messages through a NATS server. The client's own reconnecting is off: it gives up for good when a password is refused
 * twice, and leaves a dead peer only after its output buffer has drained.
 */
export const natsFanout = connectedFanout(async (url, hear, silenceMs) => {
  const connection = await connect({
    ...serverOf(url),
    name: `kipenga words ${process.pid}`,
    noEcho: true,
    reconnect: false,
    timeout: silenceMs,
  }).catch((error: unknown) => {
    throw notConnected(url, error);
  });
  let why: unknown;
  const end = (reason?: unknown): void => {
    why ??= reason;
    void connection.close();
  };
  connection.subscribe(`${PREFIX}*`, {
    callback: (refusal, word) => {
      if (refusal === null) hear(word.subject.slice(PREFIX.length), word.string());
    },
  });
  void hearRefusals(connection, end);
  return {
    publish: (topic, payload) => {
      if (!connection.isClosed()) connection.publish(PREFIX + topic, payload);
    },
    ask: () => Promise.race([connection.flush(), silence(silenceMs)]),
    end,
    lost: connection.closed().then((error) => why ?? error ?? undefined),
  };
});
