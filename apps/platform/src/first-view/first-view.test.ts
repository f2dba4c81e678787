import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBuild } from '../../test/fake-build.ts';
import { asksForLess } from './data-saver.ts';
import { firstView } from './index.ts';

let app: FastifyInstance;
let counted: string[] = [];
let address = '';
let version = '1';
const folder = fakeBuild();
/** A script of this release, and the same script in the last one. */
const [script, formerScript] = ['const now = 2;', 'const now = 1;'].map(
  (end) => `${'house();'.repeat(400)}${end}`,
);
beforeAll(async () => {
  mkdirSync(path.join(folder, 'web/former/1'), { recursive: true });
  writeFileSync(path.join(folder, 'web/former/1/house-Aaaaaa1.js'), formerScript!);
  for (const file of ['house-Bbbbbb2.js', 'wire-Bbbbbb2.js'])
    writeFileSync(path.join(folder, 'web/assets', file), script!);
  app = Fastify();
  await firstView(app, {
    buildFolder: folder,
    dataVersion: () => version,
    isOffered: async ({ match }) => Number(match) < 1_000,
    contentSecurityPolicy: () => "default-src 'self'",
    gameOrigins: ['https://games.example'],
    isSandbox: true,
    countRead: ({ ip }) => void counted.push(ip),
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  counted = [];
  globalThis.drawnPages = [];
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('a page is drawn for its address, in the language of the cookie', async () => {
  const page = await app.inject({ url: '/sports?tab=Today', headers: { cookie: 'lang=sw' } });
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringMatching(/^<html lang="sw"><head><title>a page<\/title>.*<\/head>\/sports\|bar$/),
  ]);
});

test.each([
  [{ 'accept-language': 'sw-KE,sw;q=0.9,en-US;q=0.8' }, 'sw'],
  [{ 'accept-language': 'en;q=0.8, sw' }, 'sw'],
  [{ 'accept-language': 'fr,en-GB;q=0.9,sw;q=0.5' }, 'en'],
  [{ 'accept-language': 'sw', cookie: 'lang=en' }, 'en'],
  [{}, 'en'],
])('a phone that sends %j is answered in %s, from its first page on', async (headers, language) => {
  const { body, headers: answer } = await app.inject({ url: '/sports?tab=Today', headers });
  expect(body).toContain(`<html lang="${language}">`);
  expect(answer['vary']).toMatch(/\baccept-language\b/);
});

test('the styles of a screen come after those of the house, whose sheet settles the order of the layers', async () => {
  const { body } = await app.inject('/sports');
  expect(body.match(/(?<=<style>).*?(?=<\/style>)/g)).toEqual(['/* house */', '/* sports */']);
});

test.each(['//[', '//evil.example/casino', '/%5B//x'])(
  'an address nobody links to is not found: %s',
  async (url) => {
    expect((await fetch(address + url)).status).toBe(404);
  },
);

test.each([
  ['/casino/', '/casino'],
  ['/sports//?tab=Today', '/sports?tab=Today'],
  ['//evil.example/', '/evil.example'],
])('a slash at the end leads to the page itself: %s', async (url, page) => {
  const { status, headers } = await fetch(address + url, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, page]);
});

test('a slash at the end of a call is not a page with a slash too many (D23)', async () => {
  expect((await app.inject('/api/bets/1/')).statusCode).toBe(404);
});

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

describe('what addresses cost', () => {
  const bodyOf = async (url: string): Promise<string> => (await app.inject(url)).body;

  test('all that mean one page are drawn once, and so is every unknown one', async () => {
    version = 'addresses';
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => [bodyOf(`/?x=${at}`), bodyOf(`/no/${at}?tab=${at}`)]).flat(),
    );
    expect(globalThis.drawnPages.toSorted()).toEqual(['/', '/not-found']);
    expect(new Set(answers).size).toBe(2);
  });

  test('a search, and what the house does not offer, are drawn by the browser', async () => {
    for (const url of ['/sports?q=gor', '/sports?match=5000', '/sports?match=words'])
      expect(await bodyOf(url)).toContain('shell of /sports|bar');
    expect(globalThis.drawnPages).toEqual([]);
  });

  test('pages of the offer are drawn one at a time; a flood of them gets the rest without a first view, and the others are drawn', async () => {
    version = 'flood';
    const gate = Promise.withResolvers<undefined>();
    globalThis.mayDraw = gate.promise;
    const isShell = (body: string): boolean => body.includes('shell of');
    const shells: string[] = [];
    const asked = Array.from({ length: 50 }, async (_, at) => {
      const body = await bodyOf(`/markets?match=${at}`);
      if (isShell(body)) shells.push(body);
      return body;
    });
    await vi.waitFor(() => expect(shells).toHaveLength(45));
    expect(globalThis.drawnPages).toHaveLength(1);
    const home = bodyOf('/');
    gate.resolve(undefined);
    expect(await home).toContain('/|bar');
    expect((await Promise.all(asked)).filter((body) => !isShell(body))).toHaveLength(5);
    // A page that was turned away is not cached: the next request renders it.
    await vi.waitFor(async () => expect(await bodyOf('/markets?match=49')).not.toContain('shell'));
  });
});

describe('a browser that keeps dictionaries (RFC 9842)', () => {
  const holding = (held: string) => ({
    'accept-encoding': 'br, dcb, dcz',
    'available-dictionary': `:${createHash('sha256').update(held).digest('base64')}:`,
  });
  /** The answer, unpacked as by such a browser; null if it is not packed with the dictionary. */
  const unpacked = async (url: string, held: string): Promise<string | null> => {
    const { rawPayload, headers } = await app.inject({ url, headers: holding(held) });
    if (headers['content-encoding'] !== 'dcz') return null;
    expect(headers['vary']).toContain('available-dictionary');
    expect(rawPayload.subarray(8, 40)).toEqual(createHash('sha256').update(held).digest());
    expect(rawPayload.length).toBeLessThan(200);
    return zstdDecompressSync(rawPayload.subarray(40), { dictionary: Buffer.from(held) }).toString();
  };

  test('gets of a page what no page had before, and of the next release what is new in it', async () => {
    const { body } = await app.inject({ url: '/sports', headers: { cookie: 'lang=sw' } });
    const [, named = ''] = /<link data-late="compression-dictionary" href="([^"]+)">/.exec(body) ?? [];
    const dictionary = await app.inject(named);
    expect(dictionary.headers['use-as-dictionary']).toBe('match="/*", match-dest=("document")');
    expect(dictionary.body).toContain('<html lang="sw">');
    const english = (await app.inject('/sports')).body;
    expect(await unpacked('/sports', dictionary.body)).toBe(english);
    expect(await unpacked('/casino', dictionary.body)).toContain('casino');
    expect(await unpacked('/sports', 'the page of another release')).toBeNull();

    const offered = await app.inject('/assets/house-Bbbbbb2.js');
    expect(offered.headers['use-as-dictionary']).toBe('match="/assets/house-*.js"');
    expect(offered.headers['vary']).toContain('available-dictionary');
    expect(await unpacked('/assets/house-Bbbbbb2.js', formerScript!)).toBe(script);
  });

  test('is sent the whole where it holds something else, and no file that is not there', async () => {
    expect(await unpacked('/assets/wire-Bbbbbb2.js', formerScript!)).toBeNull();
    expect(await unpacked('/assets/house-Bbbbbb2.js', 'a script of long ago')).toBeNull();
    const gone = await app.inject({ url: '/assets/house-Cccccc3.js', headers: holding(formerScript!) });
    expect(gone.statusCode).toBe(404);
  });
});

describe('a visitor who asks for less data (Save-Data: on)', () => {
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const { body, headers: answer } = await app.inject({ url, headers });
    return { body, vary: answer['vary'], etag: String(answer['etag']), answer };
  };
  const saver = { 'save-data': 'on' };

  test.each(['/sports', '/casino'])('%s says so at its root, and differs in nothing else', async (url) => {
    const [asked, plain] = [await ask(url, saver), await ask(url)];
    expect(asked.body).toMatch(/^<html data-saver="on" lang="en"/);
    expect(asked.body.replace(' data-saver="on"', '')).toBe(plain.body);
    expect(plain.body).not.toContain('data-saver');
    expect(asked.answer['content-security-policy']).toBe(plain.answer['content-security-policy']);
  });

  test('a cache between keeps the two apart', async () => {
    const [asked, plain] = [await ask('/sports', saver), await ask('/sports')];
    for (const { vary } of [asked, plain]) expect(vary).toMatch(/\bsave-data\b/);
    expect(asked.etag).not.toBe(plain.etag);
    const again = (headers: Record<string, string>) =>
      app.inject({ url: '/sports', headers: { ...headers, 'if-none-match': plain.etag } });
    expect((await again({})).statusCode).toBe(304);
    expect((await again(saver)).statusCode).toBe(200);
  });

  test("the packed page is the saver's own too", async () => {
    const { rawPayload } = await app.inject({
      url: '/sports',
      headers: { ...saver, 'accept-encoding': 'br' },
    });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<html data-saver="on"');
  });

  test('the page is drawn once for both', async () => {
    version = 'savers';
    const url = '/sports?tab=Tomorrow';
    await Promise.all([ask(url, saver), ask(url)]);
    expect(globalThis.drawnPages).toEqual([url]);
  });

  test.each([
    ['on', true],
    ['On', true],
    ['off', false],
    ['one', false],
    ['', false],
    [undefined, false],
  ])('Save-Data: %s', (header, isAsked) => expect(asksForLess(header)).toBe(isAsked));
});
