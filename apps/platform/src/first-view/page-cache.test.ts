import { describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { boundedQueue } from './bounded-queue.ts';
import { withHouseFacts } from './house-facts.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { inlineStyles, withoutCasinoTheme, withoutOtherThemes } from './inline-styles.ts';
import { cachedPage, PageCache, type CachedPage } from './page-cache.ts';
import { pageOwner } from './page-owner.ts';
import { paintWithMatches } from './paint-with-matches.ts';
import { scriptsLast } from './scripts-last.ts';

const tightening = boundedQueue({ waiting: 8, patienceMs: 60_000 });
const page = (text: string): Promise<CachedPage> => cachedPage(200, text, tightening);

describe('pages of the first view', () => {
  test('two visitors at once wait for one rendering', async () => {
    const cache = new PageCache(2);
    let made = 0;
    const make = (): Promise<CachedPage> => page(`page ${++made}`);
    const [one, two] = await Promise.all([cache.get('/', '1', make), cache.get('/', '1', make)]);
    expect(made).toBe(1);
    expect(one).toBe(two);
    expect(one && brotliDecompressSync(one.brotli).toString()).toBe('page 1');
  });

  const rows = Array.from(
    { length: 200 },
    (_, at) =>
      `<article id="m${at}"><h3>Team ${(at * 37) % 91} v Team ${(at * 53) % 89}</h3><button>${(at * 7919) % 1_000}</button></article>`,
  );
  const text = `<style>${readFileSync(import.meta.filename, 'utf8')}</style>${rows.join('')}`;

  test('a page is compressed tighter after its first visitor, and says the same', async () => {
    const made = await page(text);
    const quick = made.brotli;
    await vi.waitFor(() => expect(made.brotli.length).toBeLessThan(quick.length));
    expect(brotliDecompressSync(made.brotli).toString()).toBe(text);
  });

  test('where too many wait to be made tighter, a page keeps its quick body', async () => {
    const run = vi.fn(async () => null);
    const made = await cachedPage(200, text, { run });
    expect(run).toHaveBeenCalledOnce();
    expect(brotliDecompressSync(made.brotli).toString()).toBe(text);
  });

  test('a page that failed, or was not made, is made again', async () => {
    const cache = new PageCache(2);
    await expect(cache.get('/', '1', () => Promise.reject(new Error('no lists')))).rejects.toThrow(
      'no lists',
    );
    expect(await cache.get('/', '1', () => Promise.resolve(null))).toBeNull();
    await expect(cache.get('/', '1', () => page('well'))).resolves.toMatchObject({ status: 200 });
  });

  test('a new version takes the place of the old one', async () => {
    const cache = new PageCache(2);
    for (const version of ['1', '2', '3']) await cache.get('/', version, () => page(version));
    expect([cache.size, cache.find('/', '2')]).toEqual([1, undefined]);
  });

  test('of too many pages the one nobody asked for longest goes', async () => {
    const cache = new PageCache(2);
    for (const name of ['home', 'a', 'home', 'b', 'home', 'c']) await cache.get(name, '1', () => page(name));
    expect(cache.size).toBe(2);
    expect(['home', 'a', 'b', 'c'].map((name) => cache.find(name, '1') !== undefined)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('only inline scripts that run are named in the policy', () => {
    const html =
      '<script>go()</script><script src="/a.js"></script><script type="application/json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
  });

  test('a page carries its own styles, and never fetches them again', () => {
    const page = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>';
    expect(inlineStyles(page, (href) => `/* $& of ${href} */`)).toBe(
      '<head><style>/* $& of /assets/a.css */</style><link rel="stylesheet" href="/assets/a.css" media="not all" disabled></head>',
    );
  });

  test('a page of the sportsbook leaves out the theme of the casino, and one of the casino those of the sportsbook', () => {
    const casino = ':root[data-theme=casino]{--page:#140919;--line:#3a1d46}';
    const others =
      '@media (prefers-color-scheme:dark){:root:not([data-theme]){--page:#000}}:root[data-theme=dark]{--page:#000}' +
      ':root[data-contrast=more]:not([data-theme=dark],[data-theme=casino]){--line:#000}';
    const both = `<style>:root{}${others}${casino}b{}</style>`;
    expect(withoutCasinoTheme(both)).toBe(`<style>:root{}${others}b{}</style>`);
    expect(withoutOtherThemes(both)).toBe(`<style>:root{}${casino}b{}</style>`);
  });

  test('scripts are asked for after the matches, side by side, and run in turn with the app last', () => {
    const page =
      '<head><script type="module" src="/a.js"></script>\n<link rel="modulepreload" href="/b.js"></head><body>matches</body>';
    expect(scriptsLast(page)).toMatch(
      /^<head><\/head><body>matches<script type="module">const a=\["\/b.js","\/a.js"\];await [^;]*requestAnimationFrame.*modulepreload/,
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
    const gameOrigins = ['https://a.example', 'http://localhost:4201'];
    expect(withHouseFacts('<head></head>', { gameOrigins, isSandbox: false })).toBe(
      '<head><meta name="game-origins" content="https://a.example http://localhost:4201"><meta name="house-mode" content="live"></head>',
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
