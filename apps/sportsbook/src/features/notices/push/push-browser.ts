import type { PushChoice, PushSubscription as Subscription } from '@kipenga/api';

/** True if this browser supports push. */
export const isPushSupported = (): boolean =>
  (navigator as Partial<Navigator>).serviceWorker !== undefined &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

/** Permission of this site to show notifications, which the user can give and revoke in the browser's settings. */
export const permissionNow = (): NotificationPermission => Notification.permission;

/**
 * Reports changes of the permission, in browsers that support it.
 * @returns the function that stops it.
 */
export function onPermissionChange(told: () => void): () => void {
  const stop = new AbortController();
  void (navigator as Partial<Navigator>).permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', told, stop))
    .catch(() => undefined);
  return () => stop.abort();
}

/**
 * The answer of a user who gives no permission: 'denied' holds until revoked, after 'default' the browser asks again.
 */
export type NoLeave = Exclude<NotificationPermission, 'granted'>;

/** Registers the worker that shows notifications, since a page starts without one. */
async function pushManager(): Promise<PushManager> {
  await navigator.serviceWorker.register('/sw.js');
  return (await navigator.serviceWorker.ready).pushManager;
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** True if the subscription is the one that the house knows, with the house's present key. */
const isKnown = (kept: PushSubscription | null, { endpoint, publicKey }: PushChoice): boolean =>
  kept !== null && kept.endpoint === endpoint && textOf(kept.options.applicationServerKey) === publicKey;

/**
 * Returns this browser's subscription: the one that the house knows, else a new one, so that an earlier user's
 * subscription is never reused. Asks for permission.
 * @returns the permission instead, if it was not granted.
 * @throws if the browser's push service does not answer.
 */
export async function subscribe(choice: PushChoice): Promise<Omit<Subscription, 'topics'> | NoLeave> {
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') return leave;
  const manager = await pushManager();
  const kept = await manager.getSubscription();
  const isOurs = isKnown(kept, choice);
  if (!isOurs) await kept?.unsubscribe();
  const applicationServerKey = bytesOf(choice.publicKey ?? '');
  const subscription =
    kept !== null && isOurs ? kept : await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return {
    endpoint: subscription.endpoint,
    p256dh: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
  };
}

/** Ends the subscription; the house has been told before. */
export async function unsubscribe(): Promise<void> {
  const kept = await (await pushManager()).getSubscription();
  await kept?.unsubscribe();
}

/** True if the browser has replaced or lost the subscription that the house knows. */
export async function hasMoved(choice: PushChoice): Promise<boolean> {
  if (choice.endpoint === null) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration !== undefined && !isKnown(await registration.pushManager.getSubscription(), choice);
}
