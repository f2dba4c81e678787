import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildServer, platformLogger } from '../../http/index.ts';
import { catalogueRoutes } from './index.ts';

let folder = '';
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'kipenga-catalogue-')), 'built');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

async function ask(url: string, headers: Record<string, string> = {}) {
  const app = await buildServer({
    logger: platformLogger('silent'),
    isSecure: false,
    trustProxy: false,
    hosts: { names: [], isSandbox: true },
  });
  await app.register(catalogueRoutes(folder, (library) => path.join(folder, '..', library)));
  app.get('/elsewhere', () => 'a page');
  const answer = await app.inject({ url, headers });
  await app.close();
  return answer;
}

function build(): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<title>the catalogue</title>');
  writeFileSync(path.join(folder, 'assets/page-a1.js'), 'export {};');
  mkdirSync(path.join(folder, 'pictures'));
  writeFileSync(path.join(folder, 'pictures/a-part--states-dark.png'), '');
  writeFileSync(path.join(folder, '../secret.json'), '{}');
}

describe('the catalogue at /catalogue', () => {
  test('says how to build it while it is not there', async () => {
    const { statusCode, body } = await ask('/catalogue/');
    expect(statusCode).toBe(404);
    expect(body).toContain('npm run nx -- run @kipenga/catalogue:build-storybook');
  });

  test('is served once it is built, its hashed files for good', async () => {
    build();
    expect((await ask('/catalogue')).headers.location).toBe('/catalogue/');
    expect((await ask('/catalogue/')).body).toContain('the catalogue');
    const script = await ask('/catalogue/assets/page-a1.js');
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'max-age=31536000, immutable',
    });
  });

  test('travels packed, to whoever reads that', async () => {
    build();
    writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('<title>packed</title>'));
    const packed = await ask('/catalogue/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('packed');
    const plain = await ask('/catalogue/', { 'accept-encoding': 'gzip' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([
      undefined,
      '<title>the catalogue</title>',
    ]);
    expect((await ask('/catalogue/index.html.br')).statusCode).toBe(404);
  });

  test('has the approved pictures, for a page to point at', async () => {
    build();
    const { statusCode, headers } = await ask('/catalogue/pictures/a-part--states-dark.png');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('has the reference of a library, whether or not it is built itself', async () => {
    expect((await ask('/catalogue/reference/pricing/')).body).toContain('nx -- run-many -t reference');
    const pages = path.join(folder, '../pricing');
    mkdirSync(path.join(pages, 'functions'), { recursive: true });
    writeFileSync(path.join(pages, 'index.html'), '<title>pricing</title>');
    writeFileSync(path.join(pages, 'functions/chanceOf.html'), '<title>chanceOf</title>');
    expect((await ask('/catalogue/reference/pricing/')).body).toContain('<title>pricing</title>');
    expect((await ask('/catalogue/reference/pricing/functions/chanceOf.html')).body).toContain('chanceOf');
    writeFileSync(path.join(folder, '../secret.json'), '{}');
    for (const up of ['..%2f', '%2e%2e%2f', '%2e%2e/'])
      expect((await ask(`/catalogue/reference/pricing/${up}secret.json`)).statusCode, up).toBe(404);
    expect((await ask('/catalogue/')).statusCode).toBe(404);
  });

  test.each([
    '/catalogue/../secret.json',
    '/catalogue/%2e%2e/secret.json',
    '/catalogue/..%2fsecret.json',
    '/catalogue/assets',
  ])('%s is not found', async (url) => {
    build();
    expect((await ask(url)).statusCode).toBe(404);
  });

  test('may frame itself and run inline scripts; no other page may', async () => {
    build();
    const catalogue = await ask('/catalogue/');
    expect(catalogue.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
    expect(catalogue.headers['x-frame-options']).toBe('SAMEORIGIN');
    const elsewhere = await ask('/elsewhere');
    expect(elsewhere.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(elsewhere.headers['x-frame-options']).toBe('DENY');
  });
});
