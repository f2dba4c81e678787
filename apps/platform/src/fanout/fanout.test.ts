import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { natsMissing, startNats, startNatsWithToken } from '../../test/nats-server.ts';
import { withDatabase } from '../../test/with-database.ts';
import type { LineOptions } from './connected-fanout.ts';
import { inProcessFanout, LONGEST_WORD, natsFanout, postgresFanout, type Fanout } from './index.ts';

/** A server that carries messages between processes. */
interface Carrier {
  readonly url: string;
  /** Ends every connection, as a power cut does, and accepts new ones. */
  readonly cut: () => Promise<unknown>;
  /** Sends this much on the topic `strange`, as anybody with the password can. */
  readonly shout: (bytes: number) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

interface Way {
  readonly open: (options: LineOptions) => Fanout;
  readonly carry: () => Promise<Carrier>;
}

const postgres: Way = {
  open: postgresFanout,
  carry: async () => {
    const { url, owner, dispose } = await withDatabase();
    const sessions = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'kipenga words%' AND datname = current_database()`;
    const shout = (bytes: number) =>
      owner.query("SELECT pg_notify('kipenga_fanout', 'stranger strange ' || repeat('a', $1::int))", [bytes]);
    return { url, cut: () => owner.query(sessions), shout, stop: dispose };
  },
};

const nats: Way = {
  open: natsFanout,
  carry: async () => {
    const { restart, shout, ...server } = await startNats();
    return { ...server, cut: restart, shout: (bytes) => shout('kipenga.fanout.strange', 'a'.repeat(bytes)) };
  },
};

/** Repeats a message until the others have received it: messages to a connection that is not open yet are lost. */
const until = async (teller: Fanout, topic: string, word: string, heard: () => unknown): Promise<void> => {
  await expect
    .poll(() => {
      teller.publish(topic, word);
      return heard();
    })
    .toBe(word);
};

/** Collects the messages on a topic from now on. */
const listen = (fanout: Fanout, topic: string): string[] => {
  const heard: string[] = [];
  fanout.subscribe(topic, (word) => heard.push(word));
  return heard;
};

/** Two processes of a house, and their failures. */
interface House {
  readonly near: Fanout;
  readonly far: Fanout;
  readonly failures: readonly unknown[];
}

/** Tests that apply to any fan-out. */
const keepsItsPromises = (house: () => House): void => {
  test('what one process tells all hear, itself once and at once; other topics nobody, nor who stopped listening', async () => {
    const { near, far } = house();
    const [own, others, strays] = [listen(near, 'news'), listen(far, 'news'), listen(far, 'other')];
    far.subscribe('news', (word) => strays.push(word))();
    await until(near, 'news', 'are you there?', () => others.at(-1));
    own.length = 0;
    near.publish('news', 'jioni njema: {"a b": 1}');
    expect(own).toEqual(['jioni njema: {"a b": 1}']);
    await expect.poll(() => others.at(-1)).toBe('jioni njema: {"a b": 1}');
    expect([own.length, strays]).toEqual([1, []]);
  });

  test('what a listener throws is told of, and neither who tells nor another listener meets it', async () => {
    const { near, far, failures } = house();
    far.subscribe('broken', () => {
      throw new Error('this word cannot be read');
    });
    const heard = listen(far, 'broken');
    for (const word of ['first', 'second']) await until(near, 'broken', word, () => heard.at(-1));
    expect(failures.map(String)).toContain('Error: this word cannot be read');
  });

  test('what is too long for one of the ways is refused on all of them, and heard by nobody', () => {
    const { near } = house();
    const heard = listen(near, 'long');
    near.publish('long', 'a'.repeat(LONGEST_WORD - 4));
    expect(() => near.publish('long', 'é'.repeat(LONGEST_WORD / 2))).toThrow(RangeError);
    expect(heard).toEqual(['a'.repeat(LONGEST_WORD - 4)]);
  });
};

describe('words within one process', () => {
  const failures: unknown[] = [];
  const fanout = inProcessFanout((error) => failures.push(error));
  keepsItsPromises(() => ({ near: fanout, far: fanout, failures }));
});

/** More tests, for a fan-out over a connection. */
const overALine = ({ open, carry }: Way): void => {
  let carrier: Carrier;
  let house: House;
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  beforeAll(async () => {
    carrier = await carry();
    const { url } = carrier;
    house = { near: open({ url, onFailure }), far: open({ url, onFailure }), failures };
  });
  afterAll(async () => {
    await Promise.all([house.near.stop(), house.far.stop()]);
    await carrier.stop();
  });

  keepsItsPromises(() => house);

  test('what a stranger says is heard, or told of where it is too long, and ends nothing', async () => {
    const heard = listen(house.far, 'strange');
    await until(house.near, 'strange', 'before', () => heard.at(-1));
    for (const bytes of [LONGEST_WORD + 500, 5]) await carrier.shout(bytes);
    await expect.poll(() => heard).toContain('aaaaa');
    expect(failures.map(String)).toContain('RangeError: Too long to be told to every process: strange');
  });

  test('a connection that is lost is opened again; meanwhile a process hears itself', async () => {
    const { near, far } = house;
    const [own, others] = [listen(near, 'lost'), listen(far, 'lost')];
    await until(near, 'lost', 'before', () => others.at(-1));
    const cut = carrier.cut();
    near.publish('lost', 'to myself');
    expect(own.at(-1)).toBe('to myself');
    await cut;
    await until(near, 'lost', 'after', () => others.at(-1));
  });

  test('a connection that falls silent is found out and opened again, and a stop waits for none', async () => {
    const way = await wayTo(carrier.url);
    const fanout = open({ url: way.url, onFailure, patience: { beatMs: 20, silenceMs: 200 } });
    const heard = listen(fanout, 'silence');
    await until(house.near, 'silence', 'before', () => heard.at(-1));
    way.fallSilent();
    await until(house.near, 'silence', 'after', () => heard.at(-1));
    way.fallSilent();
    await expect(fanout.stop()).resolves.toBeUndefined();
    way.close();
  });
};

describe('words by notifications of PostgreSQL', () => {
  overALine(postgres);
});
describe.skipIf(natsMissing())(
  `words by NATS (skipped where nats-server is absent: ${natsMissing() ?? 'it is here'})`,
  () => {
    overALine(nats);

    test('a token lets words through; a wrong one is told of each time, with the server and without the token', async () => {
      const server = await startNatsWithToken('karibu');
      const failures: unknown[] = [];
      const join = (token: string) =>
        natsFanout({ url: `nats://${token}@${server.host}`, onFailure: (error) => failures.push(error) });
      const [near, far] = [join('karibu'), join('karibu')];
      const heard = listen(far, 'token');
      await until(near, 'token', 'in', () => heard.at(-1));
      expect(failures).toEqual([]);
      const stranger = join('nadhani');
      await expect.poll(() => failures.length).toBeGreaterThan(1);
      expect(new Set(failures.map(String))).toEqual(
        new Set([`Error: NATS at ${server.host}: Authorization Violation`]),
      );
      expect(inspect(failures, { depth: Infinity })).not.toContain('nadhani');
      await Promise.all([near, far, stranger].map((fanout) => fanout.stop()));
      await server.stop();
    });
  },
);

/** A proxy to a server whose connections can be cut silently: neither side notices. */
const wayTo = async (url: string) => {
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const { hostname, port } = new URL(url);
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.pipe(far).pipe(near);
    pairs.add([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    fallSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    close: () => {
      for (const end of [...pairs].flat()) end.destroy();
      server.close();
    },
  };
};
