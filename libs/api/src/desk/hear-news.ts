import { readReply } from '@kipenga/contracts';
import { DESK_BASE_PATH, watchDesk, type DeskNews } from '@kipenga/contracts/desk';

/** Address of the desk's stream. */
export const NEWS_ADDRESS = DESK_BASE_PATH + watchDesk.path;

/** The part of an EventSource used here. */
export interface NewsSource {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: { readonly data?: string }) => void): void;
  close(): void;
}

interface NewsParts {
  readonly open: () => NewsSource;
  readonly onNews: (news: DeskNews) => void;
  /** Called with true when the stream is connected, with false when it is lost. */
  readonly onLive: (isLive: boolean) => void;
}

const CLOSED = 2;
/** Milliseconds until a refused stream is opened again. The browser itself reconnects one that broke. */
const AGAIN_MS = 30_000;

/**
 * Listens to the desk's stream until stopped. Changes during an interruption are reported as one change.
 * @returns a function that stops it.
 */
export function hearNews({ open, onNews, onLive }: NewsParts): () => void {
  let source: NewsSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHeard = false;
  const begin = (): void => {
    source = open();
    source.addEventListener('open', () => {
      onLive(true);
      if (wasHeard) onNews({ hasChanged: true, hasMoneyMoved: true, betsOn: [] });
      wasHeard = true;
    });
    source.addEventListener('news', ({ data = '' }) => {
      const read = readReply(watchDesk, data);
      if (read.ok) onNews(read.value);
    });
    source.addEventListener('error', () => {
      onLive(false);
      if (source.readyState === CLOSED) timer = setTimeout(begin, AGAIN_MS);
    });
  };
  begin();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
