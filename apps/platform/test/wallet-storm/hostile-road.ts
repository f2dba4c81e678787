import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeededDice } from '../jackpots/seeded-dice.ts';

/** Mishaps of a wallet call on its way from the arcade to the platform. */
const MISHAPS = [
  'lost-before',
  'lost-after',
  'twice',
  'late-twice',
  'bad-gateway',
  'held',
  'forged',
] as const;
type Mishap = (typeof MISHAPS)[number];

/** Share of calls that arrive as they should. */
const SAFE = 0.5;
/** Share of debits with a mishap that are held until their rollback has passed. */
const HELD = 0.03;

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** The road between arcade and wallet, and the mishaps on it. */
export interface HostileRoad {
  readonly url: string;
  /** The wallet's current address. */
  wallet: string;
  /** True once every call arrives. */
  isCalm: boolean;
  /** Calls that reached the wallet, by mishap. */
  readonly met: Record<Mishap | 'safe', number>;
  /** Forged calls that the wallet did not refuse. */
  readonly forgedAndDone: string[];
  readonly close: () => Promise<void>;
}

const fieldOf = (body: string, name: string): string =>
  new RegExp(`"${name}":"([^"]+)"`).exec(body)?.[1] ?? '';

/** Forgeries by somebody who has seen this call and has no secret. */
const forgeriesOf = ({ path, headers, body }: Call): readonly Call[] => [
  { path, headers, body: body.replace(/"amount":\d+/, '"amount":50000000').replace(/}$/, ' }') },
  { path: path === '/wallet/debit' ? '/wallet/credit' : '/wallet/debit', headers, body },
  { path, headers: { ...headers, 'x-timestamp': String(Date.now() + 1) }, body },
  { path, headers: { ...headers, 'x-provider': 'another' }, body },
];

const HEADERS = ['content-type', 'x-provider', 'x-timestamp', 'x-signature'];

const textOf = async (parts: AsyncIterable<unknown>): Promise<string> => {
  let text = '';
  for await (const part of parts) text += String(part);
  return text;
};

/** Opens the road. The dice decide every mishap: nothing depends on the machine. */
export const hostileRoad = async (dice: SeededDice): Promise<HostileRoad> => {
  const met: HostileRoad['met'] = {
    safe: 0,
    'lost-before': 0,
    'lost-after': 0,
    twice: 0,
    'late-twice': 0,
    'bad-gateway': 0,
    held: 0,
    forged: 0,
  };
  /** Debits that wait for their rollback, by name. */
  const held = new Map<string, () => void>();
  /** Calls that will arrive once more, some calls later. */
  const later: Call[] = [];

  const pass = async ({ path, headers, body }: Call): Promise<Reply | null> => {
    const sent = Object.fromEntries(HEADERS.map((name) => [name, String(headers[name] ?? '')]));
    try {
      const reply = await fetch(road.wallet + path, { method: 'POST', headers: sent, body });
      return { status: reply.status, body: await reply.text() };
    } catch {
      return null; // the platform was killed
    } finally {
      held.get(fieldOf(body, 'of'))?.();
    }
  };

  const forge = async (call: Call): Promise<void> => {
    for (const forged of forgeriesOf(call)) {
      const reply = await pass(forged);
      if (reply !== null && reply.status !== 401) road.forgedAndDone.push(`${forged.path} ${reply.status}`);
    }
  };

  const mishapOf = ({ path }: Call): Mishap | 'safe' => {
    if (road.isCalm || dice.chance(SAFE)) return 'safe';
    if (path === '/wallet/debit' && dice.chance(HELD)) return 'held';
    return dice.oneOf(MISHAPS.filter((one) => one !== 'held'));
  };

  const travel = async (call: Call, mishap: Mishap | 'safe'): Promise<Reply | null> => {
    if (mishap === 'lost-before') return null;
    if (mishap === 'held')
      await new Promise<void>((resolve) => held.set(fieldOf(call.body, 'transaction'), resolve));
    if (mishap === 'forged') await forge(call);
    if (mishap === 'late-twice') later.push(call);
    const [reply] = await Promise.all([pass(call), mishap === 'twice' ? pass(call) : null]);
    if (later.length > 0 && dice.chance(0.2)) await pass(later.shift()!);
    if (mishap === 'bad-gateway') return { status: 502, body: '{"code":"insufficient-funds"}' };
    return mishap === 'lost-after' ? null : reply;
  };

  const answer = async (call: Call, response: ServerResponse): Promise<void> => {
    const mishap = mishapOf(call);
    met[mishap] += 1;
    const reply = await travel(call, mishap);
    if (reply === null) response.socket?.destroy();
    else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  };

  const server = createServer((request, response) => {
    void textOf(request).then((body) =>
      answer({ path: request.url ?? '', headers: request.headers, body }, response),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const road: HostileRoad = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet`,
    wallet: '',
    isCalm: false,
    met,
    forgedAndDone: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return road;
};
