import type { PushChoice, PushSubscription as Subscription } from '@kipenga/api';

/** Whether this browser can be told by push. */
export const isPushSupported = (): boolean =>
  (navigator as Partial<Navigator>).serviceWorker !== undefined &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

/** Whether this site may show something. Its person can give that, and take it back, in the browser's own settings. */
export const permissionNow = (): NotificationPermission => Notification.permission;

/** Tells when the permission changes, where the browser tells it. @returns how to stop. */
export function onPermissionChange(told: () => void): () => void {
  const stop = new AbortController();
  void (navigator as Partial<Navigator>).permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', told, stop))
    .catch(() => undefined);
  return () => stop.abort();
}

/** What a person answers who gives no leave: 'denied' holds until they take it back, after 'default' they are asked again. */
export type NoLeave = Exclude<NotificationPermission, 'granted'>;

/** The worker that shows what comes; it may not be there yet, for a page begins without. */
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

/** Whether the house knows this very subscription, and signs by the key it was made with. */
const isKnown = (kept: PushSubscription | null, { endpoint, publicKey }: PushChoice): boolean =>
  kept !== null && kept.endpoint === endpoint && textOf(kept.options.applicationServerKey) === publicKey;

/**
 * This browser's subscription: the one that the house knows, else a new one, so that nobody who used this phone before is told on by it. Asks for
 * leave. @returns what was answered in its place. @throws where the browser's service does not answer.
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

/** Ends it; the house has been told. */
export async function unsubscribe(): Promise<void> {
  const kept = await (await pushManager()).getSubscription();
  await kept?.unsubscribe();
}

/** Whether the browser has replaced, or lost, the subscription that the house knows, though it may still tell. */
export async function hasMoved(choice: PushChoice): Promise<boolean> {
  if (choice.endpoint === null) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration !== undefined && !isKnown(await registration.pushManager.getSubscription(), choice);
}
