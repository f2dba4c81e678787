// What stands between a phone without a network and the house. It keeps the pages, files and lists that this phone has fetched anyway, and
// answers with them where the house does not; each with its age. It never touches a call about money, nor anything of the desk (decision 0084).
// A file of its own at `/sw.js`: it shares no code with the app.
import { NOT_A_PAGE } from './not-a-page.ts';
import { forgetPushes, handlePushes } from './push-handlers.ts';
import { workerBytes } from './worker-bytes.ts';

/** What is used of a service worker's world; the compiler knows the page's. */
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
  /** The page that tells. */
  readonly source: { postMessage(message: unknown): void } | null;
}
interface Fetching extends Lasting {
  readonly request: Request;
  /** What the browser asked of the house for a page while this worker was still waking up. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;

/** What is kept, and how many of each: the oldest goes. */
const MOST = { pages: 12, files: 200, lists: 40 } as const;
type Shelf = keyof typeof MOST;

/** A page that the house has not begun to send after this long comes from the phone, if it is there. */
const PATIENCE_MS = 4_000;

/** What the house says to everybody: matches, prices, and the limits that a slip is reckoned with. */
const LIST = /^\/host\/(?:sports\/|betting\/util\/limits$)/;

/** Where something is kept; null for what is not. */
function shelfOf({ method, mode, url, headers }: Request): Shelf | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return null;
  if (mode === 'navigate') return NOT_A_PAGE.test(pathname) ? null : 'pages';
  if (pathname.startsWith('/assets/')) return 'files';
  return LIST.test(pathname) && headers.get('accept') !== 'text/event-stream' ? 'lists' : null;
}

/** What a browser is told about encodings says nothing about what it was told before. */
const ANY = { ignoreVary: true };

async function keep(shelf: Shelf, request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.delete(request, ANY); // what is newest stands last
  await cache.put(request, answer);
  const kept = await cache.keys();
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST[shelf]))) await cache.delete(oldest, ANY);
}

/** What is kept of it. Where the phone's storage fails, nothing is: the house is asked as if there were no worker. */
const keptOf = (shelf: Shelf, request: Request): Promise<Response | undefined> =>
  caches
    .open(shelf)
    .then((cache) => cache.match(request, ANY))
    .catch(() => undefined);

/** A page from the phone says from when it is, on its root element. */
async function aged(page: Response): Promise<Response> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const marked = html.replace('<html', `<html data-kept-at="${page.headers.get('date') ?? ''}"`);
  return new Response(marked, { status: page.status, headers });
}

/** From the house, and kept. What failed is not. */
async function fromHouse(shelf: Shelf, event: Fetching): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  if (answer.status === 200 && answer.type === 'basic')
    event.waitUntil(keep(shelf, event.request, answer.clone()).catch(() => undefined)); // a full phone keeps nothing
  return answer;
}

/** A file has its content in its name: the one that is here is the one. */
const file = async (event: Fetching): Promise<Response> =>
  (await keptOf('files', event.request)) ?? fromHouse('files', event);

/** From the house. If it cannot be reached, or is slow to begin, from the phone. */
async function page(event: Fetching): Promise<Response> {
  const coming = fromHouse('pages', event);
  const kept = await keptOf('pages', event.request);
  if (kept === undefined) return coming;
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const first = await Promise.race([coming, patience]).catch(() => null);
  if (first !== null) return first;
  coming.catch(() => undefined);
  return aged(kept);
}

/** From the house, or else from the phone; the page hears which of them. */
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

/** What a page had fetched before there was a worker: the browser still has it, so that nothing is fetched twice. */
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
