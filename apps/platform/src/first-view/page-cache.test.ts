import { describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { withGameOrigins } from './game-origins.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { inlineStyles } from './inline-styles.ts';
import { cachedPage, PageCache } from './page-cache.ts';
import { pageOwner } from './page-owner.ts';
import { paintWithMatches } from './paint-with-matches.ts';
import { scriptsLast } from './scripts-last.ts';

describe('pages of the first view', () => {
  test('two visitors at once wait for one rendering', async () => {
    const cache = new PageCache(2);
    let made = 0;
    const make = (): ReturnType<typeof cachedPage> => cachedPage(200, `page ${++made}`);
    const [one, two] = await Promise.all([cache.get('/', make), cache.get('/', make)]);
    expect(made).toBe(1);
    expect(one).toBe(two);
    expect(brotliDecompressSync(one.brotli).toString()).toBe('page 1');
  });

  test('a page is compressed tighter after its first visitor, and says the same', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, at) =>
        `<article id="m${at}"><h3>Team ${(at * 37) % 91} v Team ${(at * 53) % 89}</h3><button>${(at * 7919) % 1_000}</button></article>`,
    );
    const text = `<style>${readFileSync(import.meta.filename, 'utf8')}</style>${rows.join('')}`;
    const page = await cachedPage(200, text);
    const quick = page.brotli;
    await vi.waitFor(() => expect(page.brotli.length).toBeLessThan(quick.length));
    expect(brotliDecompressSync(page.brotli).toString()).toBe(text);
  });

  test('a page that failed is made again', async () => {
    const cache = new PageCache(2);
    await expect(cache.get('/', () => Promise.reject(new Error('no lists')))).rejects.toThrow('no lists');
    await expect(cache.get('/', () => cachedPage(200, 'well'))).resolves.toMatchObject({ status: 200 });
  });

  test('the oldest page goes first', async () => {
    const cache = new PageCache(1);
    await cache.get('a', () => cachedPage(200, 'a'));
    await cache.get('b', () => cachedPage(200, 'b'));
    expect((await cache.get('a', () => cachedPage(200, 'a again'))).html.toString()).toBe('a again');
  });

  test('only inline scripts that run are named in the policy', () => {
    const html =
      '<script>go()</script><script src="/a.js"></script><script type="application/json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
  });

  test('a page carries its own styles, and never fetches them again', () => {
    const page = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>';
    expect(inlineStyles(page, (href) => `/* $& of ${href} */`)).toBe(
      '<head><style>/* $& of /assets/a.css */</style><link rel="stylesheet" href="/assets/a.css" disabled></head>',
    );
  });

  test('scripts are asked for after the matches, side by side, and run in turn with the app last', () => {
    const page =
      '<head><script type="module" src="/a.js"></script>\n<link rel="modulepreload" href="/b.js"></head><body>matches</body>';
    expect(scriptsLast(page)).toMatch(
      /^<head><\/head><body>matches<link rel="modulepreload" href="\/b.js"><link rel="modulepreload" href="\/a.js"><script type="module">.*\["\/b.js","\/a.js"\]/,
    );
    expect(scriptsLast('<body>no script</body>')).toBe('<body>no script</body>');
  });

  test('the first frame waits for the matches on screen, where there are any', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'].map(
      (id) => `<article class="x" aria-labelledby="${id}"></article>`,
    );
    expect(paintWithMatches(cards.join(''))).toBe('<link rel="expect" blocking="render" href="#d">');
    expect(paintWithMatches(cards[0] ?? '')).toContain('#a');
    expect(paintWithMatches('<h1>No matches</h1>')).toBe('');
  });

  test('the casino is told which providers it may frame (D30)', () => {
    expect(withGameOrigins('<head></head>', ['https://a.example', 'http://localhost:4201'])).toBe(
      '<head><meta name="game-origins" content="https://a.example http://localhost:4201"></head>',
    );
  });

  test('each address belongs to one app (D50)', () => {
    expect(['/', '/sports', '/nowhere', '/casino', '/virtual-game'].map(pageOwner)).toEqual([
      'sportsbook',
      'sportsbook',
      'sportsbook',
      'casino',
      'casino',
    ]);
  });
});
