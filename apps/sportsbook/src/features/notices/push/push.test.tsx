import { sampleAnswer } from '@kipenga/api/testing/platform';
import { aProfile } from '@kipenga/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountPage } from '../../../pages/AccountPage.tsx';
import { renderInSportsbook } from '../../../test-sportsbook.tsx';

const profile = aProfile();
const { publicKey } = sampleAnswer('getPush');
const OFF = { publicKey, endpoint: null, topics: [] };
const BYTES = 65;
const AUTH_BYTES = 16;

/** The browser, as far as it knows push. */
const browser = {
  permission: 'default' as NotificationPermission,
  status: new EventTarget(),
  answer: 'granted' as NotificationPermission,
  endpoint: null as string | null,
  made: 0,
  ended: 0,
};
const subscriptionOf = (endpoint: string) => ({
  endpoint,
  options: {
    applicationServerKey: Uint8Array.from(
      atob((publicKey ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (one) => one.charCodeAt(0),
    ).buffer,
  },
  getKey: (name: string) => new Uint8Array(name === 'auth' ? AUTH_BYTES : BYTES).fill(4).buffer,
  unsubscribe: async () => {
    browser.ended += 1;
    browser.endpoint = null;
    return true;
  },
});
const pushManager = {
  getSubscription: async () => (browser.endpoint === null ? null : subscriptionOf(browser.endpoint)),
  subscribe: async () => subscriptionOf((browser.endpoint = `https://push.example/${(browser.made += 1)}`)),
};
const registration = { pushManager };

beforeEach(() => {
  Object.assign(browser, { permission: 'default', answer: 'granted', endpoint: null, made: 0, ended: 0 });
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => (browser.permission = browser.answer),
  });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as object, {
      permissions: { query: async () => browser.status },
      serviceWorker: {
        register: async () => registration,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    }),
  );
  return () => void vi.unstubAllGlobals();
});

const show = async (answers: Parameters<typeof renderInSportsbook>[1] = {}) => {
  const { platform } = await renderInSportsbook(<AccountPage />, {
    path: '/account?view=notices',
    profile,
    ...answers,
  });
  const group = await screen.findByRole('group', { name: 'On this device too' });
  const asked = (name: string) =>
    platform.calls.filter((call) => call.name === name).map(({ request }) => request);
  return { platform, group, asked, boxes: within(group).getAllByRole('checkbox') };
};

test('nothing is on, and nobody asked for leave, until a topic is chosen; the last that goes ends it', async () => {
  const { boxes, asked, group } = await show({ answers: { getPush: OFF } });
  expect(group).toHaveAccessibleDescription(/A locked screen shows this to everybody/);
  for (const box of boxes) expect(box).not.toBeChecked();
  expect(browser.permission).toBe('default');
  await userEvent.click(boxes[1]!);
  await expect
    .poll(() => asked('setPush'))
    .toEqual([
      {
        endpoint: 'https://push.example/1',
        p256dh: expect.stringMatching(/^[\w-]{87}$/) as unknown,
        auth: expect.stringMatching(/^[\w-]{22}$/) as unknown,
        topics: ['deposits'],
      },
    ]);
  expect(boxes[1]).toBeChecked();
  await userEvent.click(boxes[1]!);
  await expect.poll(() => [asked('endPush').length, browser.ended]).toEqual([1, 1]);
  expect(boxes[1]).not.toBeChecked();
});

test('a phone that somebody else was told on is subscribed anew', async () => {
  browser.endpoint = 'https://push.example/of-another';
  const { boxes, asked } = await show({ answers: { getPush: OFF } });
  await userEvent.click(boxes[0]!);
  await expect.poll(() => asked('setPush')).toMatchObject([{ endpoint: 'https://push.example/1' }]);
  expect(browser.ended).toBe(1);
});

test('a subscription that the browser replaced is told to the house, with what was chosen', async () => {
  browser.permission = 'granted';
  browser.endpoint = 'https://push.example/newer';
  const { asked, boxes } = await show({
    answers: { getPush: { publicKey, endpoint: 'https://push.example/old', topics: ['bets'] } },
  });
  await expect.poll(() => asked('setPush')).toMatchObject([{ topics: ['bets'] }]);
  expect(boxes[0]).toBeChecked();
});

test('a refusal of the browser is said where the choice is, and nothing is on', async () => {
  browser.answer = 'default';
  const { boxes, asked, group } = await show({ answers: { getPush: OFF } });
  await userEvent.click(boxes[0]!);
  expect(await screen.findByText(/^Nothing is switched on: /)).toBeInTheDocument();
  expect(boxes[0]).not.toBeChecked();
  browser.answer = 'denied';
  await userEvent.click(boxes[0]!);
  expect(
    await screen.findByText(/^Notifications of Kipenga are blocked in this browser\./),
  ).toBeInTheDocument();
  for (const box of within(group).getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(asked('setPush')).toEqual([]);
});

test('a permission that is given back in the browser opens the choice, and what was on comes back', async () => {
  browser.permission = 'denied';
  const { boxes, asked } = await show({
    answers: { getPush: { publicKey, endpoint: 'https://push.example/old', topics: ['bets'] } },
  });
  for (const box of boxes) expect(box).toBeDisabled();
  expect(boxes[0]).not.toBeChecked();
  browser.permission = 'granted';
  act(() => void browser.status.dispatchEvent(new Event('change')));
  for (const box of boxes) expect(box).toBeEnabled();
  expect(boxes[0]).toBeChecked();
  await expect
    .poll(() => asked('setPush'))
    .toMatchObject([{ topics: ['bets'], endpoint: 'https://push.example/1' }]);
});

test('a second choice goes by the subscription of the first, though the house has not told of it yet', async () => {
  const { boxes, asked } = await show({ answers: { getPush: OFF } });
  for (const box of boxes.slice(1)) await userEvent.click(box);
  await expect.poll(() => asked('setPush').at(-1)).toMatchObject({ topics: ['deposits', 'jackpots'] });
  expect(new Set(asked('setPush').map((it) => (it as { endpoint: string }).endpoint)).size).toBe(1);
  expect(browser).toMatchObject({ made: 1, ended: 0 });
});

test('topics that are chosen one quickly after the other are all kept', async () => {
  const { boxes, asked } = await show({ answers: { getPush: OFF } });
  for (const box of boxes) fireEvent.click(box);
  await expect
    .poll(() => asked('setPush').at(-1))
    .toMatchObject({ topics: ['bets', 'deposits', 'jackpots'] });
  for (const box of boxes) expect(box).toBeChecked();
});

test('one that the house refuses, or that could not be kept, is off again', async () => {
  const { platform, boxes } = await show({
    answers: {
      getPush: OFF,
      setPush: {
        kind: 'refused',
        code: 1,
        description: 'five',
        reason: { code: 'push-too-many', values: { maximum: 5 } },
      },
    },
  });
  await userEvent.click(boxes[0]!);
  await waitFor(() => expect(boxes[0]).not.toBeChecked());
  platform.change({ setPush: () => new Response('', { status: 500 }) });
  await userEvent.click(boxes[2]!);
  expect(await screen.findByText(/^Your choice was not saved\./)).toBeInTheDocument();
  await waitFor(() => expect(boxes[2]).not.toBeChecked());
});

test('a browser that cannot says so; a house without push says nothing', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  const { unmount } = await renderInSportsbook(<AccountPage />, { path: '/account?view=notices', profile });
  expect(await screen.findByText(/^This browser cannot show notifications\./)).toBeInTheDocument();
  unmount();
  const answers = { getPush: { publicKey: null, endpoint: null, topics: [] } };
  const { platform } = await renderInSportsbook(<AccountPage />, {
    path: '/account?view=notices',
    profile,
    answers,
  });
  await expect.poll(() => platform.calls.some(({ name }) => name === 'getPush')).toBe(true);
  await waitFor(() => expect(screen.queryByText(/cannot show notifications/)).toBeNull());
});
