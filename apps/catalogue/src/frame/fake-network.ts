import { setupWorker, type SetupWorker } from 'msw/browser';
import type { MswApi } from 'msw-storybook-addon/types';

/** True of a call a screen makes to the platform; anything else on this origin is the catalogue's own files. */
const isCallToPlatform = (call: unknown): boolean =>
  typeof call === 'object' &&
  call !== null &&
  'request' in call &&
  call.request instanceof Request &&
  /^\/(host|ws|sandbox)\b/.test(new URL(call.request.url).pathname);

/** Beside the page's own files, wherever they are served: under `/catalogue/` too. */
const workerUrl = (): string =>
  new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).pathname;

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl() },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (isCallToPlatform(frame.data)) defaults.error();
    },
  });
  return worker;
}

let started: Promise<MswApi> | undefined;

interface StoryNeedingNetwork {
  readonly parameters: { readonly network?: unknown };
  msw: MswApi;
}

/**
 * The network of a story with `parameters.network` set to `fake`: its `beforeEach({ msw })` gives the answers by
 * `msw.use(...)`, and a call nobody answers fails. Other stories have no worker to wait for.
 */
export async function withFakeNetwork(story: StoryNeedingNetwork): Promise<(() => void) | undefined> {
  if (story.parameters['network'] !== 'fake') return undefined;
  started ??= startWorker();
  const network = await started;
  story.msw = network;
  return () => network.resetHandlers();
}
