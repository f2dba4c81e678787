import { readReply } from '@kipenga/contracts';
import { DESK_BASE_PATH, watchDesk, type DeskNews } from '@kipenga/contracts/desk';

/** Where the desk's stream is. */
export const NEWS_ADDRESS = DESK_BASE_PATH + watchDesk.path;

/** What is used of an EventSource. */
export interface NewsSource {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: { readonly data?: string }) => void): void;
  close(): void;
}

interface NewsParts {
  readonly open: () => NewsSource;
  readonly onNews: (news: DeskNews) => void;
  /** It is heard, or no longer. */
  readonly onLive: (isLive: boolean) => void;
}

const CLOSED = 2;
/** After how long a stream that was refused is asked for again; one that broke the browser opens anew by itself. */
const AGAIN_MS = 30_000;

/** Hears the desk's stream until it is called off. What was told while it was not heard is told as one change. @returns how to call it off. */
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
