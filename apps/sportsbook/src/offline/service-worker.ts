// The service worker between the phone and the house. It keeps the pages, files and lists that this phone has
// fetched, and answers with them, marked with their age, if the house does not. It never touches a call about money
// or anything of the desk (decision 0084). It is a separate file at `/sw.js` and shares no code with the app.
import { NOT_A_PAGE } from './not-a-page.ts';
import { forgetPushes, handlePushes } from './push-handlers.ts';
import { workerBytes } from './worker-bytes.ts';

/** The parts of a service worker's global scope used here; TypeScript only knows the page's. */
interface Worker {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
  /** The page that sent it. */
  readonly source: { postMessage(message: unknown): void } | null;
}
interface Fetching extends Lasting {
  readonly request: Request;
  /** The browser's own request for a page, made while this worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;

/** The kinds of kept content, and the most entries of each; the oldest is dropped. */
const MOST = { pages: 12, files: 200, lists: 40 } as const;
type Shelf = keyof typeof MOST;

/** A page that the house has not begun to send after this time comes from the phone, if kept. */
const PATIENCE_MS = 4_000;

/** Public content: matches, prices, and the limits for the slip. */
const LIST = /^\/host\/(?:sports\/|betting\/util\/limits$)/;

/** The cache for a request; null for content that is not kept. */
function shelfOf({ method, mode, url, headers }: Request): Shelf | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return null;
  if (mode === 'navigate') return NOT_A_PAGE.test(pathname) ? null : 'pages';
  if (pathname.startsWith('/assets/')) return 'files';
  return LIST.test(pathname) && headers.get('accept') !== 'text/event-stream' ? 'lists' : null;
}

/** Vary is ignored: a browser's encodings differ between requests for the same content. */
const ANY = { ignoreVary: true };

async function keep(shelf: Shelf, request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.delete(request, ANY); // the newest entry is last
  await cache.put(request, answer);
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST[shelf]))) await cache.delete(oldest, ANY);
}

/** The kept answer. If the phone's storage fails there is none, and the house is asked as without a worker. */
const keptOf = (shelf: Shelf, request: Request): Promise<Response | undefined> =>
  caches
    .open(shelf)
    .then((cache) => cache.match(request, ANY))
    .catch(() => undefined);

/** Marks a page from the phone with its time, on the root element. */
async function aged(page: Response): Promise<Response> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const marked = html.replace('<html', `<html data-kept-at="${page.headers.get('date') ?? ''}"`);
  return new Response(marked, { status: page.status, headers });
}

/** Fetches from the house, and keeps successful answers. */
async function fromHouse(shelf: Shelf, event: Fetching): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (answer.status === 200 && answer.type === 'basic')
    event.waitUntil(keep(shelf, event.request, answer.clone()).catch(() => undefined)); // a full phone keeps nothing
  return answer;
}

/** A file's name contains its hash: a kept file is always current. */
const file = async (event: Fetching): Promise<Response> =>
  (await keptOf('files', event.request)) ?? fromHouse('files', event);

/** The path at which the other app of this origin begins. */
const CASINO = /^\/casino(?:\/|$)/;

/** The app as a page draws it: all between this element's tags. */
const DRAWN = /(<div id="app">).*(<\/div>\s*<template id="early-slip-bar")/s;

/**
 * For an address that was never opened: the newest kept page of its app, with nothing drawn, so that the app draws that address itself. The casino without a
 * kept page leads to Home; undefined if there is none.
 */
async function undrawn({ url: address }: Request): Promise<Response | undefined> {
  const isCasino = (url: string) => CASINO.test(new URL(url).pathname);
  const cache = await caches.open('pages');
  const kept = await cache.keys();
  const like = kept.findLast(({ url }) => isCasino(url) === isCasino(address));
  const page = like && (await cache.match(like, ANY));
  if (page) return aged(new Response((await page.text()).replace(DRAWN, '$1$2'), page));
  return kept.length > 0 && isCasino(address) ? Response.redirect('/') : undefined;
}

/** Fetches from the house; takes the phone's copy if the house is unreachable or slow. */
async function page(event: Fetching): Promise<Response> {
  const coming = fromHouse('pages', event);
  const kept = await keptOf('pages', event.request);
  if (kept === undefined)
    return coming.catch(async (unreachable: unknown) => {
      const start = await undrawn(event.request).catch(() => undefined);
      if (start === undefined) throw unreachable;
      return start;
    });
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const first = await Promise.race([coming, patience]).catch(() => null);
  if (first !== null) return first;
  coming.catch(() => undefined);
  return aged(kept);
}

/** Fetches from the house, or takes the phone's copy, and tells the page which of them. */
async function list(event: Fetching): Promise<Response> {
  const tell = async (keptAt: string | null): Promise<void> =>
    (await worker.clients.get(event.clientId))?.postMessage({ keptAt });
  try {
    const answer = await fromHouse('lists', event);
    event.waitUntil(tell(null));
    return answer;
  } catch (unreachable) {
    const kept = await keptOf('lists', event.request);
    if (kept === undefined) throw unreachable;
    event.waitUntil(tell(kept.headers.get('date')));
    return kept;
  }
}

const ANSWERS = { pages: page, files: file, lists: list } as const;

/** Keeps what a page fetched before there was a worker, from the browser's cache, so that nothing is fetched twice. */
async function keepAll(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const { pathname } = new URL(url);
    const shelf: Shelf = pathname.startsWith('/assets/') ? 'files' : LIST.test(pathname) ? 'lists' : 'pages';
    if ((await (await caches.open(shelf)).match(url, ANY)) !== undefined) continue;
    const answer = await fetch(url, { cache: 'force-cache', credentials: 'same-origin' });
    if (answer.status === 200) await keep(shelf, url, answer);
  }
}

const isListOfTexts = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((one) => typeof one === 'string');

const fetched = workerBytes();

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);
worker.addEventListener('message', (event) => {
  if (isListOfTexts(event.data)) event.waitUntil(keepAll(event.data).catch(() => undefined));
  if (event.data === 'logged out') event.waitUntil(forgetPushes().catch(() => undefined));
  if (event.data === 'bytes?') event.source?.postMessage({ bytes: fetched.take() });
});
worker.addEventListener('fetch', (event) => {
  const shelf = shelfOf(event.request);
  if (shelf !== null) event.respondWith(ANSWERS[shelf](event));
});
handlePushes();
