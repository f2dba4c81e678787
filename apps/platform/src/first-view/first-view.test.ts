import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firstView } from './index.ts';

let app: FastifyInstance;
let counted: string[] = [];
let address = '';
const folder = mkdtempSync(path.join(tmpdir(), 'kipenga-build-'));
beforeAll(async () => {
  for (const part of ['web/assets', 'server']) mkdirSync(path.join(folder, part), { recursive: true });
  writeFileSync(
    path.join(folder, 'web/sportsbook.html'),
    '<html lang="en"><title>-</title><!--app-html--><!--app-slip-bar--><!--app-state-->',
  );
  writeFileSync(path.join(folder, 'web/casino.html'), '<html lang="en"><head></head>casino');
  writeFileSync(
    path.join(folder, 'server/sportsbook.js'),
    'export const render = async ({ url }) => ({ html: new URL(url, "http://page").pathname, state: "", slipBar: "|bar", status: 200, title: "a page" });',
  );
  app = Fastify();
  await firstView(app, {
    buildFolder: folder,
    dataVersion: () => '1',
    contentSecurityPolicy: () => "default-src 'self'",
    gameOrigins: ['https://games.example'],
    countRead: (caller) => void counted.push(caller),
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  counted = [];
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('a page is drawn for its address, in the language of the cookie', async () => {
  const page = await app.inject({ url: '/sports?tab=Today', headers: { cookie: 'lang=sw' } });
  expect([page.statusCode, page.body]).toEqual([200, '<html lang="sw"><title>a page</title>/sports|bar']);
});

test.each(['//[', '//evil.example/casino', '/%5B//x'])(
  'an address nobody links to is a page like others: %s',
  async (url) => {
    expect((await fetch(address + url)).status).toBe(200);
  },
);

test('only the casino names the providers it may frame (D30)', async () => {
  const named = '<meta name="game-origins" content="https://games.example">';
  expect((await app.inject('/casino')).body).toContain(named);
  expect((await app.inject('/sports')).body).not.toContain('game-origins');
});

test('a page counts as a read of whoever asks: drawing one is work', async () => {
  await app.inject({ url: '/', remoteAddress: '203.0.113.9' });
  await app.inject({ url: '/casino', remoteAddress: '203.0.113.9' });
  expect(counted).toEqual(['203.0.113.9', '203.0.113.9']);
});
