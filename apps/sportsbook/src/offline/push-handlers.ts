// The service worker's handling of push messages (decision 0091). It has no words: the house sends the text in the
// customer's language.

import { BRAND } from '@kipenga/brand';
import { clearBadge } from './clear-badge.ts';
import { NOT_A_PAGE } from './not-a-page.ts';

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
/** The parts of a service worker's global scope used here; TypeScript only knows the page's. */
interface Worker {
  addEventListener(
    kind: 'push',
    listener: (event: Lasting & { readonly data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    kind: 'notificationclick',
    listener: (event: Lasting & { readonly notification: Shown }) => void,
  ): void;
  addEventListener(
    kind: 'pushsubscriptionchange',
    listener: (event: Lasting & { readonly oldSubscription?: PushSubscription | null }) => void,
  ): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/** A message as `apps/platform/src/push/push-words.ts` writes it. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly path: string;
  readonly tag: string;
  /** True for a settled bet or ticket. */
  readonly settles: boolean;
}

/** One of our own notifications. */
interface Shown {
  readonly data: Pick<Pushed, 'path' | 'settles'>;
  close(): void;
}

const worker = self as unknown as Worker;

/** The icon's address on the platform; the build gives the file another name. */
const ICON = '/apple-touch-icon.png';

/** Shown for an unreadable message: browsers require that something is shown. */
const UNREADABLE: Pushed = {
  title: BRAND.name,
  body: '',
  lang: 'en',
  path: '/account?view=notices',
  tag: '',
  settles: false,
};

function readPushed(data: { json(): unknown } | null): Pushed {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<Pushed>) };
  } catch {
    return UNREADABLE;
  }
}

/**
 * The cache in which the worker counts settled bets since My Bets was opened, without those whose notification was
 * tapped. `clear-badge.ts` clears it.
 */
const BADGE = 'badge';

async function countOn(by: 1 | -1): Promise<void> {
  const badge = navigator as Partial<Navigator>;
  if (badge.setAppBadge === undefined) return;
  const cache = await caches.open(BADGE);
  const before = Number((await (await cache.match('/'))?.text()) ?? 0);
  const count = Math.max(0, before + by);
  await cache.put('/', new Response(String(count)));
  await badge.setAppBadge(count); // 0 removes the badge
}

/** One after another, so that two messages at once count as two. */
let counting: Promise<unknown> = Promise.resolve();
const count = (by: 1 | -1): Promise<unknown> =>
  (counting = counting.then(() => countOn(by)).catch(() => undefined));

async function show({ title, body, lang, path, tag, settles }: Pushed): Promise<void> {
  // A message that replaces another is counted already.
  const isNew = (await worker.registration.getNotifications({ tag })).length === 0;
  const counted = settles && isNew && count(1);
  await worker.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: ICON,
    data: { path, settles },
  });
  await counted;
}

/** Opens the path in an open page of ours, or else in a new one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => !NOT_A_PAGE.test(new URL(one.url).pathname));
  try {
    if (page === undefined) throw new Error('no page is open');
    await page.focus();
    await page.navigate(url.href);
  } catch {
    await worker.clients.openWindow(url.href);
  }
}

/** Ends the subscription and closes the notifications after logout. The house learns of it by its next message. */
export async function forgetPushes(): Promise<void> {
  const { registration } = worker;
  const subscription = await (
    registration as Partial<ServiceWorkerRegistration>
  ).pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const one of await registration.getNotifications()) one.close();
  await clearBadge();
}

/** Shows push messages, and opens their page at a tap. */
export function handlePushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(readPushed(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    const { path, settles } = event.notification.data;
    event.notification.close();
    event.waitUntil(Promise.all([open(path), settles && count(-1)]));
  });
  // The house gets the new subscription when the notices are opened next: a worker has no login.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const options = event.oldSubscription?.options;
    if (options !== undefined) event.waitUntil(worker.registration.pushManager.subscribe(options));
  });
}
