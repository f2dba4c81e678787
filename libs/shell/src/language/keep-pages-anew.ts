import { isSavingData } from '@kipenga/ui';

/**
 * Lets the phone forget the pages that it kept, which speak the language of before, and keep this one in the language of now (decision 0090).
 * A phone that saves data keeps the next page that it fetches.
 */
export async function keepPagesAnew(): Promise<void> {
  const { caches } = globalThis as Partial<typeof globalThis>; // only a page that came safely has them
  if (!(await caches?.delete('pages')) || isSavingData()) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
  navigator.serviceWorker.controller?.postMessage([location.href]);
}
