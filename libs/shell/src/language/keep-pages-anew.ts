import { isSavingData } from '@kipenga/ui';

/**
 * Deletes the pages stored on the device, which are in the previous language, and stores this one in the new language (decision
 * 0090). In data saving the next page that is loaded is stored instead.
 */
export async function keepPagesAnew(): Promise<void> {
  const { caches } = globalThis as Partial<typeof globalThis>; // only a page that came safely has them
  if (!(await caches?.delete('pages')) || isSavingData()) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  navigator.serviceWorker.controller?.postMessage([location.href]);
}
