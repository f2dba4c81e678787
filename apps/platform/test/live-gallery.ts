/**
 * A process with live tables alone, for the benchmark: it tells of each table once a second, one after another, and says what that
 * costs when it is asked.
 */
import type { AddressInfo } from 'node:net';
import { cents } from '@kipenga/betting-core';
import { pino } from 'pino';
import { inProcessFanout } from '../src/fanout/index.ts';
import { addressLimits, buildServer, DEFAULT_ADDRESS_LIMITS } from '../src/http/index.ts';
import { openLiveTables, serveLive } from '../src/casino/index.ts';

const TABLES = Number(process.argv[2] ?? '100');
const ROUND_MS = 1_000;

const nowMs = (): number => Date.now();
const tables = openLiveTables({
  fanout: inProcessFanout(console.error),
  nowMs,
  offered: (id) => ({ name: `Table ${id}`, imageUrl: `/images/${id}.svg` }),
});
const app = await buildServer({
  logger: pino({ level: 'silent' }),
  isSecure: false,
  trustProxy: false,
  hosts: { names: ['127.0.0.1'], isSandbox: true },
});
serveLive(app, { tables, limiter: addressLimits(DEFAULT_ADDRESS_LIMITS, { nowMs, isSandbox: true }) });

let next = 0;
const tellOne = (): void => {
  const table = {
    game: `t${next}`,
    phase: 'betting',
    round: 'r1',
    ms: 12_000,
    seated: 3,
    seats: 50,
    minBet: cents(1_000),
    maxBet: cents(500_000),
    // The first result is when it was told: the benchmark reads the delay from it.
    recent: [String(nowMs() % 10 ** 8), ...Array.from({ length: 19 }, (_, at) => String(at))],
  } as const;
  tables.tell([{ ...table, recent: [...table.recent] }]);
  next = (next + 1) % TABLES;
};
for (let at = 0; at < TABLES; at += 1) tellOne();
const startedMs = performance.now();
let told = 0;
// By the clock: a busy machine comes late, and then tells of all that are due.
setInterval(() => {
  const due = Math.floor(((performance.now() - startedMs) * TABLES) / ROUND_MS);
  for (; told < due; told += 1) tellOne();
}, ROUND_MS / TABLES);

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit(0));
