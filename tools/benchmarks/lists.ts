/**
 * Measures the cached lists a second that one process of the platform answers, beside a bare Node server that sends the same bytes. The same connections ask both
 * in turn, and the ratios are of one run.
 * Usage: npm run bench:lists [rounds] [connections] [seconds]
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../run-command.ts';
import { spreadOf } from './spread.ts';

/** An answer as it came: what the bare server sends again. */
interface Answer {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

/** By the addresses our pages ask for: others take the longer way. */
const LISTS = {
  'Home, packed': { path: '/host/sports/api/v1/matches/top/0/12', encoding: 'br' },
  'a tab, packed': { path: '/host/sports/api/v1/matches/1/today/0/50?is_esport=0', encoding: 'br' },
} as const;

/** Runs as a separate process and sends everybody the same answer. */
function serveBare(): void {
  let answer: { readonly headers: readonly string[]; readonly body: Buffer } | null = null;
  const server = createServer((_, response) => {
    response.writeHead(200, [...(answer?.headers ?? [])]).end(answer?.body);
  });
  process.on('message', ({ headers, body }: Answer) => {
    answer = { headers: headers.flat(), body: Buffer.from(body, 'base64') };
    process.send?.('ready');
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function compare(rounds: number): Promise<void> {
  const [, connections = 32, seconds = 2] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(path.join(tmpdir(), 'kipenga-lists-'));
  const platform = startPlatform(folder);
  const bare = fork(import.meta.filename, ['bare']);
  try {
    const [[barePort], port] = await Promise.all([once(bare, 'message'), readyPort(platform)]);
    const rates = Object.entries(LISTS).map(([name, list]) => ({
      name,
      list,
      ours: [] as number[],
      floor: [] as number[],
    }));
    // In turn, since a house that has just begun has more to do.
    for (let round = 0; round <= rounds; round += 1)
      for (const { list, ours, floor } of rates) {
        const isReady = once(bare, 'message');
        bare.send(await fetchAnswer(port, list));
        await isReady;
        const [bareRate, ourRate] = [
          await rateOf(Number(barePort), list, { connections, seconds }),
          await rateOf(port, list, { connections, seconds }),
        ];
        if (round === 0) continue; // warm
        floor.push(bareRate);
        ours.push(ourRate);
      }
    for (const { name, ours, floor } of rates) {
      const [own, least] = [spreadOf(ours, 'a second'), spreadOf(floor, 'a second')];
      const ratio = (own.median / least.median).toFixed(2);
      console.log(`${name.padEnd(16)} bare ${least.text}, ours ${own.text}: ${ratio}`);
    }
  } finally {
    bare.kill();
    platform.kill();
    await once(platform, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

function startPlatform(folder: string): ChildProcess {
  const main = path.join(repositoryRoot, 'apps/platform/src/main.ts');
  return spawn(process.execPath, ['--conditions=@kipenga/source', main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      KIPENGA_DATA: path.join(folder, 'data'),
      KIPENGA_BUILD: path.join(folder, 'no-build'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Port from the platform's ready message. Its later log is read and dropped. */
function readyPort(platform: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    platform.stdout?.on('data', (text: Buffer) => {
      if (said.length < 10_000) said += String(text);
      const [, port] = /Kipenga is ready at \S+:(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    platform.once('exit', () => reject(new Error(`The platform ended: ${said.slice(-500)}`)));
  });
}

interface List {
  readonly path: string;
  readonly encoding: string;
}

/** Node writes these itself, for both. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const requestOf = (port: number, { path: url, encoding }: List): string =>
  `GET ${url} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: application/json\r\naccept-encoding: ${encoding}\r\n\r\n`;

/** The platform's answer, byte for byte. */
async function fetchAnswer(port: number, list: List): Promise<Answer> {
  const bytes = await answerBytes(port, list);
  const end = bytes.indexOf('\r\n\r\n');
  const [status = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  if (!status.includes(' 200 ')) throw new Error(`${list.path}: ${status}`);
  const headers = lines
    .map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 2),
    ])
    .filter(([name]) => !OF_NODE.has(name));
  return { headers, body: bytes.subarray(end + 4).toString('base64') };
}

/** One whole answer. */
async function answerBytes(port: number, list: List): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(requestOf(port, list));
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk]);
    const end = bytes.indexOf('\r\n\r\n');
    const [, length] =
      /content-length: (\d+)/i.exec(bytes.subarray(0, Math.max(0, end)).toString('latin1')) ?? [];
    if (length !== undefined && bytes.length >= end + 4 + Number(length)) break;
  }
  socket.destroy();
  return bytes;
}

/** Answers a second, each connection asking again as soon as it has been answered. Every answer is as long as the first. */
async function rateOf(
  port: number,
  list: List,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const { length } = await answerBytes(port, list);
  const asked = Buffer.from(requestOf(port, list));
  let answers = 0;
  const sockets = Array.from({ length: connections }, (): Socket => {
    const socket = connect(port, '127.0.0.1');
    let heard = 0;
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.length;
      if (heard < length) return;
      heard -= length;
      answers += 1;
      socket.write(asked);
    });
    socket.setNoDelay(true);
    socket.write(asked);
    return socket;
  });
  await pause((seconds * 1_000) / 4);
  const [from, before] = [performance.now(), answers];
  await pause(seconds * 1_000);
  const rate = ((answers - before) * 1_000) / (performance.now() - from);
  for (const socket of sockets) socket.destroy();
  return rate;
}

const [first = '5'] = process.argv.slice(2);
if (first === 'bare') serveBare();
else await compare(Number(first));
