import { makeTransport, matchMarketsApi, type Transport } from '@kipenga/api';
import { ShellProviders, pageTitle, routeOf, wordsOfVisit, type Language } from '@kipenga/shell';
import { SlipBar } from '@kipenga/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { drawBanner, withBanner } from './draw-banner.tsx';
import { preloadLiveHead } from './features/match-markets/index.ts';
import { loadFirstView, matchOfPage } from './first-loads.ts';
import { NOT_FOUND, PAGE_FILES } from './page-files.ts';
import { printPageState } from './page-state.ts';
import { otherListFile, preloadPage } from './router.tsx';
import { createSportsbookStore, type SportsbookStore } from './store.ts';
import { loadWords } from './words/load-words.ts';

/** A server's request: an address, a language, and access to the platform's own lists without a socket. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly language: Language;
  readonly fetch: Transport['fetch'];
  /** False on a live house, whose pages do not mention a sandbox or link to a handset (D72). */
  readonly isSandbox?: boolean;
}

/** A page without personal content: the visitor is known only after hydration. */
export interface RenderedPage {
  /** For the root element. */
  readonly html: string;
  /** JSON that is safe inside a script element. */
  readonly state: string;
  /** The slip bar, for the template that early taps use. */
  readonly slipBar: string;
  readonly status: number;
  /** Safe inside the title element. */
  readonly title: string;
  /** Files of the app for the screen, its list or its banner, beyond those of the first load. */
  readonly files: readonly string[];
}

/**
 * The slip bar's place before the app puts it in its dock. The script that shows it knows the dock's height.
 */
const OVER_THE_PAGE = {
  position: 'fixed',
  insetInline: 0,
  zIndex: 'var(--layer-bars)',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
} as const;

const LIVE_HEAD = 'features/match-markets/LiveHead.tsx';

export { pageAddressOf } from './page-address.ts';

/** A page without its first view, which the browser draws itself. */
export async function renderShell({
  url,
  language,
  isSandbox = true,
}: Omit<RenderRequest, 'fetch'>): Promise<RenderedPage> {
  const { i18n } = await wordsOfVisit(language, loadWords);
  const path = new URL(url, 'http://page').pathname;
  return {
    html: '',
    slipBar: '',
    state: printPageState({ language, isSandbox, store: undefined }),
    status: statusOf(path),
    title: escaped(pageTitle(path, (id) => i18n._(id))),
    files: [],
  };
}

/**
 * Draws an address with the data of its first view. A list that does not answer leaves shimmers, and the browser
 * loads it.
 */
export async function render({
  url,
  language,
  fetch,
  isSandbox = true,
}: RenderRequest): Promise<RenderedPage> {
  const address = new URL(url, 'http://page');
  const path = address.pathname;
  const store = createSportsbookStore({ transport: makeTransport({ fetch, retryDelayMs: () => 0 }) });
  const words = await wordsOfVisit(language, loadWords);
  const [banner] = await Promise.all([
    routeOf(path)?.esport != null
      ? drawBanner({ words: await wordsOfVisit(language, loadWords), fetch })
      : null,
    loadFirstView(store, address),
    preloadPage(address, words, language),
  ]);
  const liveHead = hasMatchBegun(store, address) ? LIVE_HEAD : undefined;
  if (liveHead !== undefined) await preloadLiveHead();
  const html = renderToString(
    <StaticRouter location={path + address.search}>
      <ShellProviders app="sportsbook" store={store} words={words}>
        <App isSandbox={isSandbox} />
      </ShellProviders>
    </StaticRouter>,
  );
  const slipBar = renderToStaticMarkup(
    <ShellProviders app="sportsbook" store={store} words={words}>
      <div style={OVER_THE_PAGE}>
        <SlipBar count={0} totalOdds="0.00" onOpen={() => undefined} />
      </div>
    </ShellProviders>,
  );
  return {
    html: withBanner(html, banner),
    slipBar,
    state: printPageState({ language, isSandbox, store: stateForBrowser(store) }),
    status: statusOf(path),
    title: escaped(pageTitle(path, (id) => words.i18n._(id))),
    files: [
      PAGE_FILES[routeOf(path)?.path ?? NOT_FOUND],
      otherListFile(address),
      liveHead,
      ...(banner?.files ?? []),
    ].filter((file) => file !== undefined),
  };
}

/** True for the page of a match in play or over. */
function hasMatchBegun(store: SportsbookStore, address: URL): boolean {
  const match = matchOfPage(address);
  if (match === null) return false;
  const { select } = matchMarketsApi.endpoints.getMatchMarkets;
  return select({ matchId: match })(store.getState()).data?.live !== undefined;
}

/** Keeps only answers of the cache: no subscriptions, no failures, and nothing that is computed anew. */
function stateForBrowser(store: SportsbookStore): unknown {
  const { api } = store.getState();
  const queries = Object.fromEntries(
    Object.entries(api.queries).filter(([, entry]) => entry?.status === 'fulfilled'),
  );
  return { api: { queries, provided: api.provided } };
}

const statusOf = (path: string): number => (routeOf(path) === null ? 404 : 200);

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
