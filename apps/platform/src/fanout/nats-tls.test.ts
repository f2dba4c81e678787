import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { inspect } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { AUTHORITY, startSmallNats } from '../../test/small-nats.ts';
import { natsFanout, type Fanout } from './index.ts';

const TOKEN = 'karibu/nyumbani';

const known = getCACertificates('default');
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of undo.splice(0).toReversed()) await end();
  setDefaultCACertificates(known);
});

/** As `NODE_EXTRA_CA_CERTS` has Node do when it starts. */
const trustAuthority = (): void => setDefaultCACertificates([...known, AUTHORITY]);

const aServer = async ({ hasTls = true } = {}) => {
  const server = await startSmallNats({ token: TOKEN, hasTls });
  undo.push(server.stop);
  return server;
};

const join = (url: string) => {
  const failures: unknown[] = [];
  const fanout = natsFanout({ url, onFailure: (error) => failures.push(error) });
  undo.push(() => fanout.stop());
  return { fanout, failures };
};

const addressOf = (port: number, { scheme = 'tls', token = TOKEN, host = 'localhost' } = {}): string =>
  `${scheme}://${encodeURIComponent(token)}@${host}:${port}`;

/** Says a word until the other has heard it. */
const reaches = async (from: Fanout, to: Fanout): Promise<void> => {
  let heard = '';
  to.subscribe('news', (word) => (heard = word));
  await expect
    .poll(
      () => {
        from.publish('news', 'habari ya jioni');
        return heard;
      },
      { interval: 5 },
    )
    .toBe('habari ya jioni');
};

const firstFailure = async (failures: readonly unknown[]): Promise<string> => {
  await expect.poll(() => failures.length, { interval: 5 }).toBeGreaterThan(0);
  expect(inspect(failures, { depth: Infinity }), 'the account is in no log').not.toMatch(/karibu|nadhani/);
  return String(failures[0]);
};

test.each(['tls', 'nats'])(
  '%s:// takes TLS where the server has it, and tells the token within it',
  async (scheme) => {
    trustAuthority();
    const { port, connects } = await aServer();
    const [near, far] = [join(addressOf(port, { scheme })), join(addressOf(port, { scheme }))];
    await reaches(near.fanout, far.fanout);
    expect([near.failures, far.failures]).toEqual([[], []]);
    const inTls = { token: TOKEN, isEncrypted: true };
    expect(connects).toEqual([inTls, inTls]);
  },
);

test('an authority that is not trusted is told of, and the server hears no token', async () => {
  const { port, connects } = await aServer();
  const { failures } = join(addressOf(port));
  expect(await firstFailure(failures)).toContain(
    `NATS at localhost:${port}: unable to verify the first certificate`,
  );
  expect(connects).toEqual([]);
});

test('a certificate for another name is not taken', async () => {
  trustAuthority();
  const { port, connects } = await aServer();
  const { failures } = join(addressOf(port, { host: '127.0.0.1' }));
  expect(await firstFailure(failures)).toContain("IP: 127.0.0.1 is not in the cert's list");
  expect(connects).toEqual([]);
});

test('tls:// tells no token to a server without TLS', async () => {
  const { port, connects } = await aServer({ hasTls: false });
  const { failures } = join(addressOf(port));
  expect(await firstFailure(failures)).toContain(`NATS at localhost:${port}: `);
  expect(connects).toEqual([]);
});

test('a wrong token is told of, with the server', async () => {
  trustAuthority();
  const { port } = await aServer();
  const { failures } = join(addressOf(port, { token: 'nadhani' }));
  expect(await firstFailure(failures)).toBe(`Error: NATS at localhost:${port}: Authorization Violation`);
});
