/**
 * Measures the cost of many onlookers at live tables to one process of the house: share of one processor, memory, and the delay of a change. The onlookers are
 * bare sockets of this process, so that they cost little.
 * Usage: npm run bench:live-tables [onlookers] [tables] [seconds]
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../run-command.ts';

const [onlookers = 2_000, tables = 100, seconds = 15] = process.argv.slice(2).map(Number);
/** As many as one connection may have. */
const SUBSCRIPTIONS = 50;
const MASK = Buffer.alloc(4);
/** Said unasked, in place of an answer to each ping. */
const PONG = Buffer.of(0x8a, 0x80, 0, 0, 0, 0);
const PONG_EVERY_MS = 10_000;
const AT_ONCE = 100;
const SAMPLED = 20;
const DAY_OF_MARKS = 10 ** 8;

interface Cost {
  readonly cpu: { readonly user: number; readonly system: number };
  readonly rss: number;
}

const frame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.of(0x81, 0x80 | payload.length), MASK, payload]);
};

const answerOf = async <Answer>(house: ChildProcess): Promise<Answer> => {
  const [answer] = (await once(house, 'message')) as [Answer];
  return answer;
};

const costOf = async (house: ChildProcess): Promise<Cost> => {
  const answer = answerOf<Cost>(house);
  house.send('cost');
  return answer;
};

const enter = async (port: number, from: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'a'.repeat(22)}==\r\n\r\n`,
  );
  await once(socket, 'data');
  const keys = Array.from({ length: Math.min(SUBSCRIPTIONS, tables) }, (_, at) => `t${(from + at) % tables}`);
  for (const key of keys)
    socket.write(frame(JSON.stringify({ type: 'subscribe', key, casinoId: 'kipenga', currency: 'KES' })));
  return socket;
};

const delays: number[] = [];
let bytes = 0;
const listen = (socket: Socket, isSampled: boolean): void => {
  socket.on('data', (data: Buffer) => {
    bytes += data.length;
    if (!isSampled) return;
    const now = Date.now() % DAY_OF_MARKS;
    for (const [, told] of data.toString('latin1').matchAll(/"recentResults":\["(\d+)"/g))
      delays.push(now - Number(told));
  });
};

const percentile = (share: number): number =>
  delays.toSorted((left, right) => left - right)[Math.floor((delays.length - 1) * share)] ?? 0;

const house = fork(path.join(repositoryRoot, 'apps/platform/test/live-gallery.ts'), [String(tables)], {
  execArgv: ['--conditions=@kipenga/source'],
});
const { port } = await answerOf<{ readonly port: number }>(house);
const alone = await costOf(house);
const sockets: Socket[] = [];
while (sockets.length < onlookers) {
  const count = Math.min(AT_ONCE, onlookers - sockets.length);
  const entering = Array.from({ length: count }, (_, at) => enter(port, (at % 4) * (SUBSCRIPTIONS / 2)));
  sockets.push(...(await Promise.all(entering)));
}
const pongs = setInterval(() => {
  for (const socket of sockets) socket.write(PONG);
}, PONG_EVERY_MS);
await pause(2_000);
sockets.forEach((socket, at) => listen(socket, at % SAMPLED === 0));
const before = await costOf(house);
await pause(seconds * 1_000);
const after = await costOf(house);
const used = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
const megabytes = (count: number): string => `${Math.round(count / 1_048_576)} MB`;
console.log(
  [
    `${onlookers} onlookers, ${tables} tables, each told of once a second, for ${seconds} s`,
    `processor   ${Math.round(used / (seconds * 10_000))} % of one`,
    `memory      ${megabytes(after.rss)}, ${megabytes(alone.rss)} without onlookers`,
    `sent        ${megabytes(bytes / seconds)} a second`,
    `delay       median ${percentile(0.5)} ms, 99 of 100 within ${percentile(0.99)} ms`,
  ].join('\n'),
);
clearInterval(pongs);
if (sockets.some(({ destroyed, readyState }) => destroyed || readyState !== 'open'))
  throw new Error('The house let go of some: the figures are of fewer.');
for (const socket of sockets) socket.destroy();
house.disconnect();
