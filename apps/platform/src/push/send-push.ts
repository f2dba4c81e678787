import { toMs, type ProfileId } from '@kipenga/betting-core';
import type { NoticeKind } from '@kipenga/contracts';
import type { NoticeToPush } from '../notices/index.ts';
import { enqueue, jobKind } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import { maySendTo } from './may-send-to.ts';
import { DAY_SECONDS, postPush, type Posted } from './post-push.ts';
import type { PushSettings } from './push-settings.ts';
import { pushPayload } from './push-words.ts';
import {
  beginMessage,
  deleteGone,
  endMessage,
  insertMessages,
  selectDevices,
  type Device,
  type MessageBegun,
  type MessageName,
} from './push.store.ts';

/** Sends one message. Its tries end by themselves: nobody has to look after a phone that cannot be reached. */
export const SEND_PUSH = jobKind<MessageName>('send-push', 'push-calls');

/** Over most of an hour, at growing intervals. */
const MOST_TRIES = 10;

/** Longer than a service takes, shorter than a job's lease. */
const TIME_LIMIT_MS = 15_000;

export interface Pushing extends Pick<Services, 'db' | 'realClock'> {
  readonly push: PushSettings;
  readonly timeLimit?: () => AbortSignal;
}

/** Notices of incoming money: the only ones sent to a customer in a break. */
const BRINGS_MONEY: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'bet-won',
  'bet-void',
  'bet-cashed-out-at-floor',
  'ticket-won',
  'ticket-void',
  'payout-released',
  'deposit-paid',
]);

/** Promises each notice to each device of its customer that has asked for it. */
export const promisePushes = async (
  { db, realClock }: Pick<Services, 'db' | 'realClock'>,
  { profileId, notices }: { readonly profileId: ProfileId; readonly notices: readonly NoticeToPush[] },
): Promise<void> => {
  const now = realClock.now();
  for (const { loginHash, topics } of await selectDevices(db, profileId, now)) {
    const asked = notices.filter(({ topic }) => topics.includes(topic));
    await db.transaction(async (sql) => {
      await insertMessages(sql, { profileId, loginHash }, asked);
      for (const { event } of asked)
        await enqueue(sql, {
          kind: SEND_PUSH,
          dedupeKey: `${event} to ${loginHash}`,
          payload: { profileId, event, loginHash },
          runAt: now,
          profileId,
        });
    });
  }
};

/** The device of a message, if it may still be notified; otherwise null. */
const deviceFor = async (
  { db, realClock, push }: Pushing,
  { profileId, loginHash }: MessageName,
  { kind, writtenAt }: MessageBegun,
): Promise<Device | null> => {
  const now = realClock.now();
  if (toMs(now) - toMs(writtenAt) >= DAY_SECONDS * 1_000) return null;
  const devices = await selectDevices(db, profileId, now);
  const device = devices.find((one) => one.loginHash === loginHash);
  if (device === undefined || !maySendTo(device.endpoint, push)) return null;
  return device.isInBreak && !BRINGS_MONEY.has(kind) ? null : device;
};

/** @throws if it is to be tried again. */
const note = async (
  { db }: Pushing,
  name: MessageName,
  { endpoint }: Device,
  tries: number,
  posted: Posted,
): Promise<void> => {
  if (posted.kind === 'gone') {
    await deleteGone(db, name, endpoint);
    return void (await endMessage(db, name, 'stopped', 'gone'));
  }
  if (posted.kind === 'sent') return void (await endMessage(db, name, 'sent'));
  const { reason } = posted;
  if (posted.kind === 'unknown') return void (await endMessage(db, name, 'unknown', reason));
  if (posted.isFinal) return void (await endMessage(db, name, 'refused', reason));
  if (tries >= MOST_TRIES) return void (await endMessage(db, name, 'given-up', reason));
  await endMessage(db, name, 'promised', reason);
  throw new Error(`a push did not leave: ${reason}`);
};

/**
 * Sends a message once, if its login works and its customer may be notified. The attempt is noted before the service is asked:
 * if the process dies in between, the message is in doubt and is not sent again.
 * @throws if it is to be tried again.
 */
export const sendPush = async (pushing: Pushing, name: MessageName): Promise<void> => {
  const { db, push, timeLimit = () => AbortSignal.timeout(TIME_LIMIT_MS) } = pushing;
  const { privateKey } = push;
  const begun = await beginMessage(db, name);
  if (begun === null) return void (await endMessage(db, name, 'unknown', 'the answer was lost'));
  const device = privateKey === null ? null : await deviceFor(pushing, name, begun);
  if (privateKey === null || device === null) return void (await endMessage(db, name, 'stopped'));
  const posted = await postPush(
    { ...push, privateKey },
    device,
    pushPayload(device.language, begun),
    timeLimit,
  );
  await note(pushing, name, device, begun.tries, posted);
};
