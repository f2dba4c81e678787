import { NOTICE_KINDS, type Notice } from '@kipenga/api';
import { breaksDown, hangs, sampleAnswer } from '@kipenga/api/testing/platform';
import { cents, kes } from '@kipenga/betting-core';
import { aVisitor, sees } from '../../scenes/index.ts';
import { expect } from 'storybook/test';
import { scene } from './scene.tsx';

/** Notification permission of the visitor's browser, whatever the browser of the catalogue has. */
type Browser = NotificationPermission | 'cannot';

function beforeEach({ parameters }: { readonly parameters: { readonly browser?: Browser } }): () => void {
  const { browser = 'granted' } = parameters;
  const permission = Object.getOwnPropertyDescriptor(Notification, 'permission')!;
  const push = Object.getOwnPropertyDescriptor(globalThis, 'PushManager');
  Object.defineProperty(Notification, 'permission', { ...permission, get: () => browser });
  if (browser === 'cannot') Reflect.deleteProperty(globalThis, 'PushManager');
  return () => {
    Object.defineProperty(Notification, 'permission', permission);
    if (push !== undefined) Object.defineProperty(globalThis, 'PushManager', push);
  };
}

/** The same in a browser that says this. */
const inBrowser = (browser: Browser, story: ReturnType<typeof scene>) => ({
  ...story,
  parameters: { ...story.parameters, browser },
});

export default { title: 'Screens/Notices', beforeEach };

const profile = aVisitor();
const at = '/account?view=notices';
const page = sampleAnswer('getNotices');
const [first] = page.notices;
/** One notice only, so that the settings below are in view. */
const oneNotice = { notices: page.notices.slice(0, 1), unseen: 0, hasMore: false };
const pushOff = { ...sampleAnswer('getPush'), endpoint: null, topics: [] };

const LIMITS: Readonly<Record<string, string>> = { 'limit-raised': 'week', 'limit-removed': 'day' };
const everyKind = NOTICE_KINDS.map((kind, nth): Notice => ({
  ...first!,
  kind,
  number: 900 - nth,
  reference: LIMITS[kind] ?? (kind.startsWith('match') ? 'Gor Mahia 2:1 AFC Leopards' : first!.reference),
  isCorrection: kind === 'bet-reopened',
  isSeen: nth > 2,
}));

/** Notices, newest first; new ones are marked in words and colour. Below: SMS topics with their price, and notifications on this device. */
export const Ideal = scene({ at, profile }, async ({ canvas }) => {
  await sees(canvas, 'Bet KP7Q2M won KES 73.18, after KES 7.82 of tax.');
  await expect(await canvas.findByRole('checkbox', { name: /^Bets and jackpot tickets/ })).toBeChecked();
  await expect(await canvas.findByRole('checkbox', { name: /^My bets, when/ })).toBeChecked();
});

/** Each kind of notice in its words, one of them after a correction. */
export const EveryKind = scene(
  { at, profile, answers: { getNotices: { notices: everyKind, unseen: 3, hasMore: true } } },
  async ({ canvas }) => {
    await sees(
      canvas,
      'The result was corrected. Bet KP7Q2M is open again: we took back the KES 73.18 it had brought before.',
    );
    await expect(canvas.getByRole('button', { name: 'Earlier notices' })).toBeEnabled();
  },
);

/** A corrected result took back what was spent: the debt, and the win that pays part of it. */
export const OwingAfterACorrection = scene(
  {
    at,
    profile,
    answers: {
      getNotices: {
        ...page,
        notices: [
          { ...first!, amount: kes(72), repaid: kes(72), owes: kes(23), number: 902 },
          {
            ...first!,
            kind: 'bet-lost',
            amount: kes(45),
            takenBack: kes(104),
            owes: kes(95),
            isCorrection: true,
            number: 901,
          },
        ],
      },
    },
  },
  async ({ canvas }) => {
    await sees(canvas, /We took back the KES 104\.00 it had brought before\. You owe us KES 95\.00\./);
    await sees(canvas, /KES 72\.00 paid what you owed us\. KES 0\.00 went to your balance\./);
  },
);

/** The price of an SMS is shown before the choice. Nothing is on by default, on this device neither. */
export const SmsWithAPrice = scene(
  { at, profile, answers: { getNoticeSms: { topics: [], price: kes(1) }, getPush: pushOff } },
  async ({ canvas }) => {
    await sees(canvas, /^Each SMS costs you KES 1\.00\./);
    await sees(canvas, /^Also while the app is closed\./);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
);

/** Figures and references as long as they get: they wrap, and are never cut. */
export const VeryMuchMoney = scene(
  {
    at,
    profile,
    answers: {
      getNotices: {
        ...page,
        notices: page.notices.map((notice) => ({
          ...notice,
          amount: cents(1_234_567_890),
          reference: 'Borussia Mönchengladbach 10:0 Wolverhampton Wanderers',
        })),
      },
    },
  },
  async ({ canvas }) => {
    await sees(canvas, /KES 12,345,678\.90, after KES 7\.82 of tax/);
  },
);

export const Empty = scene(
  { at, profile, answers: { getNotices: { notices: [], unseen: 0, hasMore: false } } },
  async ({ canvas }) => {
    await sees(canvas, 'Nothing has happened yet.');
  },
);

export const Loading = scene(
  { at, profile, answers: { getNotices: hangs, getNoticeSms: hangs, getPush: hangs } },
  async ({ canvas }) => {
    await expect(await canvas.findAllByTestId('shimmer')).not.toHaveLength(0);
  },
);

export const Failed = scene(
  { at, profile, answers: { getNotices: breaksDown, getNoticeSms: breaksDown, getPush: breaksDown } },
  async ({ canvas }) => {
    await sees(canvas, 'Your notices did not load.');
    await sees(canvas, 'Your SMS choices did not load.');
    await sees(canvas, 'What this device is told did not load.');
  },
);

/** The browser blocks notifications of this site: only its user can change that. */
export const PushRefused = inBrowser(
  'denied',
  scene({ at, profile, answers: { getNotices: oneNotice, getPush: pushOff } }, async ({ canvas }) => {
    await sees(canvas, /^Notifications of Kipenga are blocked in this browser\./);
    await expect(canvas.getByRole('checkbox', { name: /^My bets, when/ })).toBeDisabled();
  }),
);

/** A browser without push says so, and what helps on an iPhone. */
export const PushUnsupported = inBrowser(
  'cannot',
  scene({ at, profile, answers: { getNotices: oneNotice, getPush: pushOff } }, async ({ canvas }) => {
    await sees(canvas, /^This browser cannot show notifications\./);
  }),
);

export const Swahili = scene({ at, profile, language: 'sw' }, async ({ canvas }) => {
  await sees(canvas, 'Beti KP7Q2M imeshinda KES 73.18, baada ya kodi ya KES 7.82.');
  await sees(canvas, 'Kwenye kifaa hiki pia');
});
