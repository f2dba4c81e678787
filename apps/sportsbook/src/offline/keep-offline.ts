import { isSavingData } from '@kipenga/ui';

/**
 * Lets the phone keep what it has fetched, so that the app opens without a network too (decision 0084). The first time, what this page
 * has fetched already is handed over; a phone that saves data hands over files alone: a page or a list might have to be fetched again.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const of = (path: string) => fetched.filter((name) => name.startsWith(location.origin + path));
  const files = of('/assets/');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  active?.postMessage(isSavingData() ? files : [...files, ...of('/host/sports/api/'), location.href]);
}
