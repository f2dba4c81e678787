import type { Page, Request } from '@playwright/test';

/** Calls to the faked platform: some of them hang on purpose. */
const CALL = /^\/(?:host|ws|sandbox)\b/;

const LONGEST_WAIT_MS = 15_000;

export interface FileWatch {
  /** Is a file of the catalogue on its way? */
  readonly isWaiting: () => boolean;
  /** Waits until none is. One that does not come is named and waited for no longer. */
  readonly allCome: () => Promise<void>;
}

/** Watches the catalogue's own files on their way to a page: parts of a screen come late, as they do to a customer. */
export function watchFiles(page: Page): FileWatch {
  const coming = new Set<Request>();
  let tell: (() => void) | undefined;
  page.on('request', (request) => {
    if (!CALL.test(new URL(request.url()).pathname)) coming.add(request);
  });
  const came = (request: Request): void => {
    coming.delete(request);
    if (coming.size === 0) tell?.();
  };
  page.on('requestfinished', came);
  page.on('requestfailed', came);
  return {
    isWaiting: () => coming.size > 0,
    allCome: () =>
      new Promise((done) => {
        const giveUp = setTimeout(() => {
          console.log(`Did not come: ${[...coming].map((request) => request.url()).join(', ')}`);
          coming.clear();
          done();
        }, LONGEST_WAIT_MS);
        tell = () => {
          clearTimeout(giveUp);
          done();
        };
        if (coming.size === 0) tell();
      }),
  };
}
