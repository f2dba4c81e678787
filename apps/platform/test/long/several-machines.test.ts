import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { kes } from '@kipenga/betting-core';
import { endpoints, printReply } from '@kipenga/contracts';
import { afterEach, expect, inject, test } from 'vitest';
import { connect } from '../../src/database/index.ts';
import { checkBooks } from '../../src/ledger/index.ts';
import { databaseUrl } from '../database-server.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { approvePrompts, PAID_IN } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { surviveKillsOf } from '../survive-database-kills.ts';
import { withDatabase } from '../with-database.ts';
import { askThroughKills, cashOver } from './ask-through-kills.ts';

const PLATFORM_KILLS = Number(process.env['TRIAL_KILLS'] ?? 10);
const MACHINE_KILLS = 3;
const LONGEST_MS = 20 * 60_000;
const [STAKE, IN, OUT] = [kes(20), kes(100), kes(60)];

const { url, isSpread } = inject('testServer');
if (!isSpread) console.log('TEST_CITUS_URL names no Citus: no machine of it is killed');

const clearing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

/** Kills the PostgreSQL of the last machine, which must run on this one, and starts it again. */
const killMachine = async (): Promise<void> => {
  const admin = connect(url, { connections: 1 });
  const [machine] = await admin.query<{ host: string; port: number }>(
    'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE isactive ORDER BY groupid DESC LIMIT 1',
  );
  await admin.close();
  const own = Object.assign(new URL(url), { hostname: machine?.host, port: String(machine?.port) }).href;
  const db = connect(databaseUrl(own, 'postgres'), { connections: 1 });
  const [server] = await db.query<{ pid: number; data: string; programs: string }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int AS pid, current_setting('data_directory') AS data,
       (SELECT setting FROM pg_config WHERE name = 'BINDIR') AS programs`,
  );
  await db.close();
  if (server === undefined) throw new Error('a server always says where its data is');
  const { pid, data, programs } = server;
  const { uid, gid } = statSync(data);
  process.kill(pid, 'SIGKILL');
  // Its connections end a moment later; until then another server is refused.
  const start = (): boolean =>
    spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-l', join(data, 'log'), '-w', 'start'], {
      uid,
      gid,
      stdio: 'ignore',
    }).status === 0;
  while (!start()) await pause(100);
};

test.skipIf(!isSpread)(
  `on several machines a platform killed ${PLATFORM_KILLS} times loses no bet, deposit or withdrawal that was acknowledged, and does none twice (needs TEST_CITUS_URL)`,
  { timeout: LONGEST_MS },
  async () => {
    const { db, baseUrl, customers, done } = await askThroughKills({
      kills: PLATFORM_KILLS,
      clearing,
      prepare: async (at) => {
        const limits = await callOver(at, 'getLimits', {});
        const [match] = await callOver(at, 'getTopMatches', { offset: 10, limit: 1 });
        if (!match) throw new Error('there are no matches');
        return async (to, customer, key) => {
          const { phone, token } = customer;
          const slip = honestBet({ customer, selections: [homeWinOf(match)], stake: STAKE, limits });
          const placed = await callOver(to, 'placeBet', slip, { token, key });
          if (placed.kind !== 'placed') throw new Error(`a bet was answered ${placed.kind}`);
          const paidIn = await callOver(to, 'deposit', { phone, amount: IN }, { token, key: `in ${key}` });
          await approvePrompts(to, phone);
          const paidOut = await callOver(
            to,
            'withdraw',
            { phone, amount: OUT },
            { token, key: `out ${key}` },
          );
          if (paidIn.kind === 'refused' || paidOut.kind === 'refused') throw new Error('money was refused');
          return printReply(endpoints.placeBet, placed) + JSON.stringify([paidIn, paidOut]);
        };
      },
    });
    for (const customer of customers)
      await expect
        .poll(
          async () => {
            await approvePrompts(baseUrl, customer.phone);
            return cashOver(baseUrl, customer);
          },
          { timeout: 60_000 },
        )
        .toBe(PAID_IN + (IN - OUT - STAKE) * done(customer));
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);

test.skipIf(!isSpread)(
  `${MACHINE_KILLS} kills of a machine of a Citus lose nothing that was acknowledged, and the platform lives (needs TEST_CITUS_URL)`,
  { timeout: LONGEST_MS },
  async () => {
    const base = await withDatabase();
    clearing.push(() => base.dispose());
    const record = await surviveKillsOf({
      options: { databaseUrl: base.url, ownerUrl: base.ownerUrl },
      kills: Array.from({ length: MACHINE_KILLS }, () => killMachine),
      open: async () => ({ db: base.db, close: async () => undefined }),
    });
    console.log(record, 'nothing lost, nothing twice, books at zero');
    expect(record.away).toBeGreaterThan(0);
  },
);
