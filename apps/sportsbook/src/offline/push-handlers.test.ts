import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearBadge } from './clear-badge.ts';
import { forgetPushes, handlePushes } from './push-handlers.ts';

const settled = {
  title: 'Kipenga',
  body: 'Your bet AB12-CD34 is settled.',
  lang: 'en',
  path: '/betdetail?bet=7',
  tag: '7',
  settles: true,
};

/** A browser, as far as a worker shows something in it. */
const pages = { open: [] as object[], opened: [] as string[], went: [] as string[] };
interface Shown {
  readonly title: string;
  readonly tag?: string;
  readonly data: unknown;
  readonly close?: () => void;
}
let shown: Shown[] = [];
let isSubscribed = false;
let badge: number | null;
const shelves = new Map<string, Response>();

vi.stubGlobal('registration', {
  showNotification: async (title: string, options: NotificationOptions) => {
    shown = shown.filter(({ tag }) => tag !== options.tag);
    const one: Shown = {
      title,
      data: null,
      ...options,
      close: () => (shown = shown.filter((other) => other !== one)),
    };
    shown.push(one);
  },
  getNotifications: async ({ tag }: { tag?: string } = {}) =>
    shown.filter((one) => tag === undefined || one.tag === tag),
  pushManager: {
    getSubscription: async () => (isSubscribed ? { unsubscribe: async () => (isSubscribed = false) } : null),
  },
});
vi.stubGlobal('clients', {
  matchAll: async () => pages.open,
  openWindow: async (url: string) => void pages.opened.push(url),
});
vi.stubGlobal('caches', {
  open: async (name: string) => ({
    match: async () => shelves.get(name)?.clone(),
    put: async (_: string, answer: Response) => void shelves.set(name, answer),
  }),
  delete: async (name: string) => shelves.delete(name),
});
vi.stubGlobal(
  'navigator',
  Object.assign(Object.create(navigator) as object, {
    setAppBadge: async (count: number) => void (badge = count),
    clearAppBadge: async () => void (badge = 0),
  }),
);

/** Ends once the worker has done what it asked to be left alive for. */
async function happens(kind: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  dispatchEvent(
    Object.assign(new Event(kind), { ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) }),
  );
  await work;
}
const comes = (payload: object) => happens('push', { data: { json: () => payload } });
const isTapped = (one: Pick<Shown, 'data' | 'close'>) =>
  happens('notificationclick', { notification: { close: () => undefined, ...one } });

afterAll(() => void vi.unstubAllGlobals());
beforeAll(handlePushes);
beforeEach(() => {
  Object.assign(pages, { open: [], opened: [], went: [] });
  shown = [];
  shelves.clear();
  badge = null;
});

test('settled bets are counted on the icon, others are not; a tap takes its own off, My Bets all', async () => {
  await Promise.all([comes(settled), comes({ ...settled, tag: '8' })]);
  await comes({ ...settled, settles: false, tag: 'a deposit' });
  expect(shown).toHaveLength(3);
  expect(badge).toBe(2);
  await comes(settled);
  expect(badge).toBe(2); // it has replaced the first
  await isTapped(shown.find(({ tag }) => tag === '7')!);
  expect(badge).toBe(1);
  await clearBadge();
  expect(badge).toBe(0);
  await comes(settled);
  expect(badge).toBe(1);
});

test('a tap leads to the bet, in a page that is open or in a new one, and never to another house', async () => {
  const desk = {
    url: `${location.origin}/desk/matches`,
    focus: () => Promise.reject(new Error('the desk')),
    navigate: async () => undefined,
  };
  const page = {
    url: `${location.origin}/sports`,
    focus: async () => undefined,
    navigate: async (url: string) => void pages.went.push(url),
  };
  await comes(settled);
  const [bet] = shown;
  pages.open = [desk];
  await isTapped(bet!);
  expect(pages.opened).toEqual([`${location.origin}/betdetail?bet=7`]);
  pages.open = [desk, page];
  await isTapped(bet!);
  expect(pages.went).toEqual([`${location.origin}/betdetail?bet=7`]);
  await isTapped({ data: { path: 'https://other.example/', settles: false } });
  expect([...pages.opened, ...pages.went]).toHaveLength(2);
});

test('a message that cannot be read is shown by the name of the house, and leads to the notices', async () => {
  await happens('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  });
  expect(shown).toMatchObject([
    { title: 'Kipenga', data: { path: '/account?view=notices', settles: false } },
  ]);
});

test('once nobody is logged in, the browser takes no more messages, and nothing shown of theirs stays', async () => {
  isSubscribed = true;
  await comes(settled);
  await forgetPushes();
  expect([isSubscribed, shown, badge]).toEqual([false, [], 0]);
});
