import { isSavingData } from '@kipenga/ui';

/** What a phone keeps that does not save data: lists of matches, and the limits that a slip is reckoned with. */
const LISTS = ['/host/sports/api/', '/host/betting/util/limits'];

/**
 * Lets the phone keep what it has fetched, so that the app opens without a network too (decision 0084). The first time, what this page
 * fetches past the worker is handed over, now and as it arrives; a phone that saves data hands over files alone: a page or a list might have to be
 * fetched again.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  const kept = (isSavingData() ? ['/assets/'] : ['/assets/', ...LISTS]).map((path) => location.origin + path);
  let page = isSavingData() ? [] : [location.href]; // after its files: without them it is no use
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
