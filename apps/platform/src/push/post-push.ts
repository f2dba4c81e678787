import webPush from 'web-push';
import { unansweredBy } from '../gateways/index.ts';
import type { PushSettings } from './push-settings.ts';
import type { Device } from './push.store.ts';
import { publicKeyOf } from './vapid.ts';

/** The outcome of a request to a push service. */
export type Posted =
  | { readonly kind: 'sent' }
  /** The browser has ended the subscription. */
  | { readonly kind: 'gone' }
  /** Certainly not accepted; `isFinal` if it never will be. */
  | { readonly kind: 'refused'; readonly reason: string; readonly isFinal: boolean }
  /** It may have been accepted. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** Time that a service keeps a message for a phone that is off, in seconds: older news is useless. */
export const DAY_SECONDS = 86_400;

const GONE = new Set([404, 410]);
/** The message itself is at fault (too long, or of an unknown form), or the subscription was made with another key. */
const FINAL = new Set([400, 401, 403, 413]);

const postedBy = ({ ok, status }: Response): Posted => {
  if (ok) return { kind: 'sent' };
  if (GONE.has(status)) return { kind: 'gone' };
  return { kind: 'refused', reason: `status ${status}`, isFinal: FINAL.has(status) };
};

/** Encrypts a message for a device and hands it to the push service of its browser (RFC 8291 and 8292). Never throws. */
export const postPush = async (
  { subject, privateKey }: PushSettings & { readonly privateKey: string },
  { endpoint, p256dh, auth }: Pick<Device, 'endpoint' | 'p256dh' | 'auth'>,
  payload: string,
  timeLimit: () => AbortSignal,
): Promise<Posted> => {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails: { subject, publicKey: publicKeyOf(privateKey), privateKey }, TTL: DAY_SECONDS },
    );
    const reply = await fetch(endpoint, {
      method,
      headers,
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: timeLimit(),
    });
    await reply.body?.cancel();
    return postedBy(reply);
  } catch (error) {
    const { neverLeft, why } = unansweredBy(error);
    return neverLeft ? { kind: 'refused', reason: why, isFinal: false } : { kind: 'unknown', reason: why };
  }
};
