import { bytesOfStream } from '@kipenga/api';
import { isSavingData } from '@kipenga/ui';

/** Fetches within this time are added together. */
const REST_MS = 1_000;
const STREAM = '/host/sports/stream';

/**
 * Bytes of a fetch of this page over the network. An answer from the worker has no protocol here and counts as 0: the
 * worker counts it.
 */
export const bytesOf = ({
  name,
  nextHopProtocol,
  transferSize,
}: Pick<PerformanceResourceTiming, 'name' | 'nextHopProtocol' | 'transferSize'>): number =>
  nextHopProtocol === '' || name.includes(STREAM) ? 0 : transferSize;

/**
 * Reports the bytes that this page has fetched since it was opened, and further ones: from Resource Timing, from the
 * worker, and from the text of the price stream, which browsers measure only at its end.
 * @returns the function that stops it.
 */
export function measureData(add: (bytes: number) => void): () => void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  let waiting = 0;
  let streamed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting > 0) add(waiting);
    waiting = 0;
  };
  const soon = () => {
    timer ??= setTimeout(() => void settle(), REST_MS);
  };
  const settle = async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin, its own
    serviceWorker?.controller?.postMessage('bytes?');
    const heard = isSavingData() ? streamed : await bytesOfStream().catch(() => streamed);
    waiting += heard - streamed;
    streamed = heard;
    flush();
  };
  const hear = ({ data }: MessageEvent<{ readonly bytes?: unknown } | null>) => {
    const bytes = data?.bytes;
    if (typeof bytes !== 'number' || bytes === 0) return;
    waiting += bytes;
    flush();
  };
  const entries = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) waiting += bytesOf(entry as PerformanceResourceTiming);
    soon();
  });
  for (const type of ['navigation', 'resource']) entries.observe({ type, buffered: true });
  serviceWorker?.addEventListener('message', hear);
  addEventListener('pagehide', flush);
  const stream = setInterval(soon, 20 * REST_MS);
  return () => {
    entries.disconnect();
    serviceWorker?.removeEventListener('message', hear);
    removeEventListener('pagehide', flush);
    clearInterval(stream);
    flush();
  };
}
