import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { connect } from '@nats-io/transport-node';

/** Folder of Debian's package, which is not on every PATH. */
const SYSTEM_FOLDER = '/usr/sbin';

const BINARY = [...(process.env['PATH'] ?? '').split(delimiter), SYSTEM_FOLDER]
  .map((folder) => join(folder, 'nats-server'))
  .find((file) => existsSync(file));

/** The reason tests with NATS cannot run, or null if they can. */
export const natsMissing = (): string | null =>
  BINARY === undefined ? 'nats-server is not installed' : null;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const PASSWORD = 'karibu';

const ACCOUNT = ['--user', 'house', '--pass', PASSWORD];

const start = async (port: number, settings = ACCOUNT): Promise<ChildProcess> => {
  const child = spawn(BINARY ?? '', ['-a', '127.0.0.1', '-p', String(port), ...settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  // Keeps reading the pipe: a server that logs into a closed one ends.
  for await (const part of child.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(part);
    if (said.includes('Server is ready')) break;
  }
  if (!said.includes('Server is ready')) throw new Error(`nats-server ended before it was ready: ${said}`);
  child.stderr?.resume();
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** A NATS server for one test, with a password. */
export const startNats = async () => {
  const port = await freePort();
  let child = await start(port);
  return {
    url: `nats://house:${PASSWORD}@127.0.0.1:${port}`,
    /** Publishes under a subject, as a foreign client. */
    shout: async (subject: string, text: string): Promise<void> => {
      const client = await connect({ servers: `127.0.0.1:${port}`, user: 'house', pass: PASSWORD });
      client.publish(subject, text);
      await client.drain();
    },
    /** Kills it as a power cut does, and starts it again. */
    restart: async (): Promise<void> => {
      await kill(child);
      child = await start(port);
    },
    stop: () => kill(child),
  };
};

/** A NATS server that requires a token. */
export const startNatsWithToken = async (token: string) => {
  const port = await freePort();
  const child = await start(port, ['--auth', token]);
  return { host: `127.0.0.1:${port}`, stop: () => kill(child) };
};
