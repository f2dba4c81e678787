import type { Page, Request } from '@playwright/test';

/** A call to the faked platform. */
const CALL = /^\/(?:host|ws|sandbox)\b/;

/** A file that takes longer will not come. */
const LONGEST_WAIT_MS = 15_000;
/** A call that takes longer hangs on purpose. */
const LONGEST_CALL_MS = 1_000;

export interface FileWatch {
  /** Is a file of the catalogue on its way? */
  readonly isWaiting: () => boolean;
  /** Waits until nothing is. A file that does not come is named and waited for no longer. */
  readonly allCome: () => Promise<void>;
}

/** Watches what is on its way to a page, the catalogue's own files and calls: parts of a screen come late, as they do to a customer. */
export function watchFiles(page: Page): FileWatch {
  const files = new Set<Request>();
  const calls = new Set<Request>();
  let tell: (() => void) | undefined;
  const isCall = (request: Request): boolean => CALL.test(new URL(request.url()).pathname);
  page.on('request', (request) => (isCall(request) ? calls : files).add(request));
  const came = (request: Request): void => {
    files.delete(request);
    calls.delete(request);
    if (files.size + calls.size === 0) tell?.();
  };
  page.on('requestfinished', came);
  page.on('requestfailed', came);
  return {
    isWaiting: () => files.size > 0,
    allCome: () =>
      new Promise((done) => {
        const letCallsHang = setTimeout(() => {
          calls.clear();
          if (files.size === 0) tell?.();
        }, LONGEST_CALL_MS);
        const giveUp = setTimeout(() => {
          console.log(`Did not come: ${[...files].map((request) => request.url()).join(', ')}`);
          files.clear();
          tell?.();
        }, LONGEST_WAIT_MS);
        tell = () => {
          clearTimeout(letCallsHang);
          clearTimeout(giveUp);
          done();
        };
        if (files.size + calls.size === 0) tell();
      }),
  };
}
