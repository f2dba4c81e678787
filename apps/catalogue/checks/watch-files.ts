import type { Page, Request } from '@playwright/test';

/** A call to the faked platform: a story waits for those itself. */
const CALL = /^\/(?:host|ws|sandbox)\b/;

/** A file that takes longer will not come. */
const LONGEST_WAIT_MS = 15_000 * Number(process.env['TEST_SLOWNESS'] ?? 1);

export interface FileWatch {
  /** Waits until no file of the catalogue is on its way. @throws naming those that do not come. */
  readonly allCome: () => Promise<void>;
}

/** Watches open requests of a page: parts of a screen load late, as for a customer. */
export function watchFiles(page: Page): FileWatch {
  const files = new Set<Request>();
  let tell: (() => void) | undefined;
  page.on('request', (request) => {
    if (!CALL.test(new URL(request.url()).pathname)) files.add(request);
  });
  const came = (request: Request): void => {
    files.delete(request);
    if (files.size === 0) tell?.();
  };
  page.on('requestfinished', came);
  page.on('requestfailed', came);
  return {
    allCome: () =>
      new Promise((done, refuse) => {
        const giveUp = setTimeout(() => {
          refuse(new Error(`Did not come: ${[...files].map((request) => request.url()).join(', ')}`));
          files.clear();
        }, LONGEST_WAIT_MS);
        tell = () => {
          clearTimeout(giveUp);
          done();
        };
        if (files.size === 0) tell();
      }),
  };
}
