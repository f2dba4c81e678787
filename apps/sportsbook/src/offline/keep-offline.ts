import { isSavingData } from '@kipenga/ui';

/** Content kept by a phone that does not save data: lists of matches, and the limits for the slip. */
const LISTS = ['/host/sports/api/', '/host/betting/util/limits'];

/**
 * Lets the phone keep what it has fetched, so that the app opens offline too (decision 0084). The first time, fetches
 * that bypassed the worker are handed over, now and as they arrive. Where data is saved, only files are: a page or
 * list might have to be fetched again.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  const kept = (isSavingData() ? ['/assets/'] : ['/assets/', ...LISTS]).map((path) => location.origin + path);
  let page = isSavingData() ? [] : [location.href]; // after its files, without which it is useless
  const pastWorker = new PerformanceObserver((fetched) => {
    const urls = (fetched.getEntries() as PerformanceResourceTiming[])
      .filter(({ name, workerStart }) => workerStart === 0 && kept.some((path) => name.startsWith(path)))
      .map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
    if (urls.length + page.length > 0) active?.postMessage([...urls, ...page]);
    page = [];
  });
  pastWorker.observe({ type: 'resource', buffered: true });
}
