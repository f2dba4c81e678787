import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kes, type Msisdn } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '../src/build-platform.ts';
import { openPlatform } from './open-platform.ts';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { manualBlock } from './manual-lines.ts';
import { spawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';
import { ownOpenedHouse } from './with-opened-house.ts';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../operations');
const read = (file: string): string => readFileSync(path.join(OPERATIONS, file), 'utf8');

const base = await ownOpenedHouse();
let platform: Platform;
let origin: string;

beforeAll(async () => {
  platform = await openPlatform({ METRICS_PORT: '0', SEASON_SPEED: '0.000001' }, base.db);
  origin = await platform.app.listen({ port: 0 });
});
afterAll(async () => {
  await platform.close();
});

test('the Android package opens what the web app opens, under its names and colours', () => {
  const twa = JSON.parse(read('android/twa-manifest.json')) as Record<string, unknown>;
  const web = JSON.parse(read('../apps/sportsbook/manifest.webmanifest')) as Record<string, unknown>;
  const theme = web['theme_color'];
  expect(twa).toMatchObject({
    name: web['name'],
    launcherName: web['short_name'],
    startUrl: web['start_url'],
    display: web['display'],
    backgroundColor: web['background_color'],
    themeColor: theme,
    navigationColor: theme,
    shareTarget: web['share_target'],
    shortcuts: (web['shortcuts'] as readonly { name: string; url: string }[]).map(({ name, url }) => ({
      name,
      url,
    })),
  });
});

const scrape = async (): Promise<string> => {
  const reply = await fetch(`http://localhost:${platform.metricsPort}/metrics`);
  expect(reply.status).toBe(200);
  return reply.text();
};

test('calls are counted by route, and what moves money by what became of it', async () => {
  const { profileId, phone, token } = await spawnedCustomer(origin, '254711000001' as Msisdn);
  const [match] = await callOver(origin, 'getTopMatches', { offset: 0, limit: 1 });
  if (match === undefined) throw new Error('the season has no match');
  const limits = await callOver(origin, 'getLimits', {});
  const bet = { customer: { profileId, phone }, selections: [homeWinOf(match)], limits };
  await callOver(origin, 'placeBet', honestBet({ ...bet, stake: kes(1) }), { token, key: 'little' });
  await callOver(origin, 'placeBet', honestBet({ ...bet, stake: kes(100) }), { token, key: 'enough' });
  const figures = await scrape();
  expect(figures).toContain('kipenga_answers_total{call="deposit",said="prompt-sent"} 1');
  expect(figures).toContain('kipenga_answers_total{call="placeBet",said="stake-too-low"} 1');
  expect(figures).toContain('kipenga_answers_total{call="placeBet",said="placed"} 1');
  expect(figures).toContain(
    'kipenga_request_seconds_count{method="POST",route="/host/betting/api/bet/placebet",status="200"} 2',
  );
});

test('what stands still in the house is told: a silent feed, a late lane, books that differ', async () => {
  const { owner } = base;
  await owner.query(
    `INSERT INTO feed_source (source, next_seq, heard_at) VALUES ('acme', 1, now() - interval '90 seconds')`,
  );
  await owner.query(
    `INSERT INTO job (profile_id, kind, dedupe_key, payload, run_at, leased_until)
     VALUES ('', 'check-books', 'late', '{}', now() - interval '10 minutes', now() + interval '1 hour')`,
  );
  // Newer than any night's, which may end meanwhile, or not have come yet.
  await owner.query(
    `INSERT INTO books_check (day, begun_at, ended_at, differing) VALUES ('2099-01-01', now(), now(), 2)`,
  );
  const figures = await scrape();
  const told = (name: string): number =>
    Number(
      figures
        .split('\n')
        .find((line) => line.startsWith(`kipenga_${name} `))
        ?.split(' ')[1],
    );
  expect(told('feed_silence_seconds{source="acme"}')).toBeGreaterThanOrEqual(90);
  expect(told('jobs_late_seconds{lane="tidy"}')).toBeGreaterThanOrEqual(600);
  expect(told('jobs_late_seconds{lane="money"}')).toBeLessThan(600);
  expect(told('books_differing')).toBe(2);
});

/** The names of figures that a file asks for, without what a histogram adds to its own. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\b(?:kipenga|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  );

test('alerts and dashboard ask for what there is, and each alert leads to its heading in the manual', async () => {
  const figures = await scrape();
  for (const file of ['prometheus/alerts.yml', 'grafana/kipenga.json'])
    for (const name of namesIn(read(file)))
      expect(figures, `${file} asks for ${name}`).toContain(`# TYPE ${name} `);
  const headings = read('../docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('### '))
    .map((line) => line.slice(4).toLowerCase().replaceAll(' ', '-'));
  const led = [...read('prometheus/alerts.yml').matchAll(/see: ([a-z-]+)/g)].map(([, to]) => to ?? '');
  expect(new Set(headings)).toEqual(new Set(led));
});

const isHere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
/** Debian's Prometheus and HAProxy, where they are installed. */
const here = { promtool: isHere('promtool'), prometheus: isHere('prometheus'), haproxy: isHere('haproxy') };
for (const [program, isInstalled] of Object.entries(here))
  if (!isInstalled) console.log(`${program} is not installed: what only it can read is not tried`);

test.skipIf(!here.promtool)('Prometheus reads the alerts, and they tell what they should', () => {
  const folder = path.join(OPERATIONS, 'prometheus');
  for (const asked of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync('promtool', asked, { cwd: folder, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  }
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}
/** Every question that the dashboard asks of Prometheus. */
const dashboardQuestions = (): readonly string[] =>
  (JSON.parse(read('grafana/kipenga.json')) as Dashboard).panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr),
  );

test.skipIf(!here.prometheus)(
  'a Prometheus that is started as the manual says has the figures, answers the dashboard and tells what is wrong',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kipenga-prometheus-'));
    const config = path.join(folder, 'prometheus.yml');
    writeFileSync(
      config,
      read('prometheus/prometheus.yml')
        .replace(/targets: .*/, `targets: ['localhost:${platform.metricsPort}']`)
        .replaceAll(/(scrape|evaluation)_interval: .*/g, '$1_interval: 1s')
        .replace('alerts.yml', path.join(OPERATIONS, 'prometheus/alerts.yml')),
    );
    const at = `127.0.0.1:${await freePort()}`;
    const own = `--web.listen-address=${at} --storage.tsdb.path=${path.join(folder, 'figures')}`;
    const lines = manualBlock('prometheus --config', {
      'localhost:9464': `localhost:${platform.metricsPort}`,
      'operations/prometheus/prometheus.yml': `${config} ${own}`,
    });
    const shell = spawn('sh', ['-c', lines], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
    const gone = once(shell, 'exit');
    let written = '';
    shell.stdout.on('data', (text) => (written += String(text)));
    const ask = async <A>(address: string): Promise<A | undefined> => {
      const reply = await fetch(`http://${at}/api/v1/${address}`).catch(() => undefined);
      return reply && (((await reply.json()) as { data?: A }).data ?? undefined);
    };
    const query = async (text: string) =>
      (await ask<{ result: readonly unknown[] }>(`query?query=${encodeURIComponent(text)}`))?.result;
    try {
      await expect.poll(() => query('up{job="kipenga"} == 1')).toHaveLength(1);
      expect(written).toContain('kipenga_answers_total');
      const questions = dashboardQuestions();
      expect(questions.length).toBeGreaterThan(5);
      for (const text of questions) expect(await query(text), text).toBeDefined();
      // The books that differ, as the figures above have them.
      await expect
        .poll(async () => (await ask<{ alerts: readonly { labels: object }[] }>('alerts'))?.alerts)
        .toContainEqual(
          expect.objectContaining({ labels: expect.objectContaining({ alertname: 'BooksWrong' }) }),
        );
      interface Rules {
        readonly groups: readonly {
          readonly rules: readonly { readonly name: string; readonly health: string }[];
        }[];
      }
      // Each is looked at in its turn: one that has not been is not known yet.
      await expect
        .poll(async () =>
          (await ask<Rules>('rules'))?.groups[0]?.rules.filter(({ health }) => health !== 'ok'),
        )
        .toEqual([]);
    } finally {
      process.kill(-shell.pid!, 'SIGKILL');
      await gone;
      rmSync(folder, { recursive: true });
    }
  },
);

test.skipIf(!here.haproxy)(
  'HAProxy passes customers on to the process that serves, and nobody to the desk from outside',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kipenga-proxy-'));
    const tls = path.join(import.meta.dirname, 'nats-tls');
    const certificate = path.join(folder, 'site.pem');
    writeFileSync(
      certificate,
      ['server.pem', 'server.key'].map((file) => readFileSync(path.join(tls, file))).join('\n'),
    );
    const port = await freePort();
    const proxy = spawn('haproxy', ['-f', path.join(OPERATIONS, 'haproxy/haproxy.cfg')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        BIND_PLAIN: `127.0.0.1:${await freePort()}`,
        BIND_TLS: `127.0.0.1:${port}`,
        CERTIFICATE: certificate,
        PLATFORM_1: `127.0.0.1:${new URL(origin).port}`,
        PLATFORM_2: `127.0.0.1:${await freePort()}`,
        HOUSE_NAME: 'localhost',
        OFFICE: '192.0.2.0/24',
      },
    });
    const said: string[] = [];
    proxy.stderr.on('data', (text) => said.push(String(text)));
    const gone = once(proxy, 'exit').then(() => Promise.reject(new Error(said.join(''))));
    const ask = (address: string): Promise<number | string> =>
      new Promise((done) => {
        request({ port, path: address, rejectUnauthorized: false, agent: false }, (reply) => {
          reply.resume();
          done(reply.statusCode ?? 0);
        })
          .on('error', ({ message }) => done(message))
          .end();
      });
    try {
      for (let status: unknown = null; status !== 200;) status = await Promise.race([gone, ask('/readyz')]);
      // The process that is gone is left out.
      for (let all: readonly unknown[] = []; all.length === 0 || all.some((status) => status !== 200);)
        all = await Promise.all(Array.from({ length: 6 }, () => ask('/readyz')));
      expect(await Promise.all(['/desk', '/host/desk/me', '/%64esk'].map(ask))).toEqual([404, 404, 404]);
    } finally {
      gone.catch(() => undefined);
      proxy.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    }
  },
);
